"""Sessions: nobody becomes a person by a cookie that somebody else may know, and nobody loses a seat by that."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass

NAME = "perfidie"


def session(visitor: Visitor) -> str:
    return str(dict(visitor.client.cookies)[NAME])


async def arrived(site: Site) -> tuple[str, str]:
    """The cookie of somebody who has only looked around, and the word of their forms."""
    visitor = site.visitor()
    await visitor.get("/")
    return session(visitor), visitor.csrf


async def sent(site: Site, path: str, cookie: str, csrf: str, agent: str = "A", **fields: str) -> httpx.Response:
    """A form of a browser with this cookie, whatever cookies it is given meanwhile."""
    headers = {"cookie": f"{NAME}={cookie}", "user-agent": agent}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(site.app), base_url="http://localhost") as client:
        return await client.post(path, data={"csrf": csrf, **fields}, headers=headers)


TABLE = {"name": "Ana", "seats": "3", "preset": "standard", "public": "0"}


def test_a_cookie_that_somebody_else_planted_is_never_a_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            for planted in ("A" * 43, (await arrived(site))[0]):
                victim = site.visitor("Ana", cookies={NAME: planted})
                path = await victim.open(2)
                assert session(victim) != planted
                assert "Ana" in (await victim.get(path)).text
                thief = site.visitor(cookies={NAME: planted})
                await thief.get(path)
                await thief.post(f"{path}/chairs", {"seats": "3"}, 403)
                assert site.table(path).seat_of((await person_of(site, victim)).id) == 0

    live(story())


async def person_of(site: Site, visitor: Visitor) -> Any:
    return await site.app.guard.behind["visitors"].person(session(visitor))


def test_a_device_that_takes_a_seat_over_has_a_new_session(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bo")
            await people[0].get(path)
            key = await site.house.seating.new_key(site.table(path), await person_of(site, people[0]))
            phone = site.visitor()
            await phone.get(f"{path}/seat")
            before = session(phone)
            await phone.post(f"{path}/seat", {"key": key})
            assert session(phone) not in (before, session(people[0]))
            assert (await person_of(site, phone)).id == (await person_of(site, people[0])).id
            assert await person_of(site, site.visitor(cookies={NAME: before})) is None

    live(story())


def test_a_button_pressed_twice_and_two_tabs_at_once_make_one_person_who_loses_no_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            table = await site.visitor("Host").open(4)
            cookie, csrf = await arrived(site)
            twice = await asyncio.gather(
                *[sent(site, f"{table}/sit", cookie, csrf, name="Ana") for _ in range(2)],
                sent(site, "/games/verre/open", cookie, csrf, **TABLE),
            )
            assert sorted(answer.status_code for answer in twice) == [303, 303, 409]
            (new,) = {answer.cookies[NAME] for answer in twice}
            again = site.visitor(cookies={NAME: new})
            assert [chair.name for chair in site.table(table).chairs].count("Ana") == 1
            assert (await again.get(twice[2].headers["location"])).all("form", id="start"), "and both tables are theirs"
            assert (await again.get(table)).all("form", id="stand")

    live(story())


def test_what_was_exchanged_serves_the_same_browser_alone_and_only_for_a_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            cookie, csrf = await arrived(site)
            first = await sent(site, "/games/verre/open", cookie, csrf, **TABLE)
            other = await sent(site, "/games/verre/open", cookie, csrf, agent="B", **TABLE)
            same = await sent(site, "/games/verre/open", cookie, csrf, agent="B", **TABLE)
            hourglass(site).turn(11)
            late = await sent(site, "/games/verre/open", cookie, csrf, agent="B", **TABLE)
            assert other.cookies[NAME] == same.cookies[NAME]
            assert len({answer.cookies[NAME] for answer in (first, other, late)}) == 3

    live(story())


def test_an_old_page_in_another_tab_is_told_to_load_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Ana")
            await visitor.get("/")
            old = visitor.csrf
            path = await visitor.open(2)
            answer = await visitor.client.post(f"{path}/chairs", data={"csrf": old, "seats": "3"})
            assert answer.status_code == 403
            assert SiteTexts("fr").say("refusal-foreign-form") in answer.text
            await visitor.get(path)
            await visitor.post(f"{path}/chairs", {"seats": "3"})

    live(story())


def test_who_speaks_in_the_gallery_for_the_first_time_has_the_page_loaded_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, _ = await site.begun("Ana", "Bo")
            watcher = site.visitor()
            await watcher.get(path)
            line = {"channel": "gallery", "name": "Cy", "text": "Oh !"}
            script = {"hx-request": "true"}
            for wrong in ({"name": "Ana"}, {"name": ""}, {"text": ""}):
                answer = await watcher.send(f"{path}/say", {**line, **wrong}, **script)
                assert answer.status_code in (409, 422)
                assert NAME not in answer.cookies, "who has said nothing yet keeps the page they have"
            answer = await watcher.send(f"{path}/say", line, **script)
            assert (answer.status_code, answer.headers["hx-refresh"]) == (204, "true")
            await watcher.get(path)
            answer = await watcher.send(f"{path}/say", line, **script)
            assert (answer.status_code, answer.headers.get("hx-refresh")) == (204, None)

    live(story())
