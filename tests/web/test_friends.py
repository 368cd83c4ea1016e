"""Friends: people one played with and both agreed; a no is never read, and nobody learns that they are blocked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from perfidie.web.house.people.manners import handle
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live

FRENCH = SiteTexts("fr")
Told = tuple[tuple[str, ...], str, str, dict[str, str]]


def id_of(site: Site, path: str, seat: int) -> str:
    return site.table(path).chairs[seat].person


def called(site: Site, path: str, me: int, other: int) -> dict[str, str]:
    return {"who": handle(id_of(site, path, me), id_of(site, path, other))}


def told_in(site: Site) -> list[Told]:
    """What people are told of from now on."""
    heard: list[Told] = []

    async def tell(people: Sequence[str], kind: str, subject: str, link: str, **facts: Any) -> None:
        heard.append((tuple(people), kind, link, facts))

    site.house.manners.tell = tell
    return heard


async def befriended(site: Site, path: str, people: list[Visitor], one: int, other: int) -> None:
    await people[one].get("/friends")
    await people[one].post("/friends/ask", called(site, path, one, other))
    await people[other].get("/friends")
    await people[other].post("/friends/answer", {**called(site, path, other, one), "word": "yes"})


def section(page: str, title: str) -> str:
    """One list of the page of friends; empty where it is not there."""
    found = re.search(rf'<section[^>]*aria-labelledby="{title}-t">.*?</section>', page, re.DOTALL)
    return found[0] if found else ""


def strip(page: str) -> str:
    """A page without what is each visitor's own: the words of their forms."""
    return re.sub(r'(name="(?:csrf|who)" value=")[0-9a-f]*', r"\1", page)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_two_who_played_together_are_friends_once_both_have_said_so(tmp_path: Path, lang: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            heard = told_in(site)
            path, people = await site.begun("Ana", "Bo", lang=lang)
            assert "Bo" in section((await people[0].get("/friends")).text, "recent")
            assert await people[0].post("/friends/ask", called(site, path, 0, 1)) == "/friends"
            page = (await people[0].get("/friends")).text
            assert "Bo" in section(page, "asked")
            assert "Bo" not in section(page, "friends")
            assert "Ana" in section((await people[1].get("/friends")).text, "asking")
            await people[1].post("/friends/answer", {**called(site, path, 1, 0), "word": "yes"})
            for each, other in ((0, "Bo"), (1, "Ana")):
                assert other in section((await people[each].get("/friends")).text, "friends")
            await site.house.manners.close()  # whoever is to be told has been told
            assert [(people, kind) for people, kind, _, _ in heard] == [
                ((id_of(site, path, 1),), "friend"),
                ((id_of(site, path, 0),), "friend"),
            ]

    live(story())


def test_two_who_ask_each_other_have_agreed(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for me, other in ((0, 1), (1, 0)):
                await people[me].get("/friends")
                await people[me].post("/friends/ask", called(site, path, me, other))
            assert "Ana" in section((await people[1].get("/friends")).text, "friends")
            told = await people[0].post("/friends/ask", called(site, path, 0, 1), 409)
            assert FRENCH.say("refusal-friend-already") in told

    live(story())


def test_a_no_reads_like_a_request_that_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            await people[0].get("/friends")
            await people[0].post("/friends/ask", called(site, path, 0, 1))
            waiting = (await people[0].get("/friends")).text
            again = await people[0].post("/friends/ask", called(site, path, 0, 1), 409)
            await people[1].get("/friends")
            await people[1].post("/friends/answer", {**called(site, path, 1, 0), "word": "no"})
            assert not section((await people[1].get("/friends")).text, "asking")
            assert (await people[0].get("/friends")).text == waiting
            assert await people[0].post("/friends/ask", called(site, path, 0, 1), 409) == again
            await people[1].post("/friends/answer", {**called(site, path, 1, 0), "word": "no"}, 403)
            await people[1].post("/friends/ask", called(site, path, 1, 0))
            assert "Ana" in section((await people[1].get("/friends")).text, "friends")

    live(story())


def test_a_blocked_person_who_asks_reads_the_same_as_one_who_waits_and_nobody_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            heard = told_in(site)
            path, people = await site.begun("Ana", "Bo")
            other, both = await site.begun("Ana", "Bo")
            await people[0].get(path)
            await people[0].post(f"{path}/shun", {**called(site, path, 0, 1), "kind": "block"})
            for asker, at in ((people[1], path), (both[1], other)):
                await asker.get("/friends")
                await asker.post("/friends/ask", called(site, at, 1, 0))
            assert strip((await people[1].get("/friends")).text) == strip((await both[1].get("/friends")).text)
            answers = [
                strip(await asker.post("/friends/ask", called(site, at, 1, 0), 409))
                for asker, at in ((people[1], path), (both[1], other))
            ]
            assert answers[0] == answers[1]
            assert not section((await people[0].get("/friends")).text, "asking")
            assert section((await both[0].get("/friends")).text, "asking")
            await site.house.manners.close()  # whoever is to be told has been told
            assert [people for people, *_ in heard] == [(id_of(site, other, 0),)]
            refusal = await people[0].post("/friends/ask", called(site, path, 0, 1), 409)
            assert FRENCH.say("refusal-friend-blocked") in refusal

    live(story())


def test_blocking_a_friend_ends_the_friendship_as_parting_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            pages = []
            for way in ("block", "part"):
                path, people = await site.begun("Ana", "Bo")
                await befriended(site, path, people, 0, 1)
                who = called(site, path, 0, 1)
                if way == "block":
                    await people[0].post(f"{path}/shun", {**who, "kind": "block"})
                else:
                    await people[0].post("/friends/part", who)
                pages.append(strip((await people[1].get("/friends")).text))
            assert pages[0] == pages[1]
            assert "Ana" not in section(pages[0], "friends")

    live(story())


def test_only_people_one_played_with_are_asked_and_never_oneself(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            room, others = await site.gathered("Cy", "Dan")
            me = id_of(site, path, 0)
            await people[0].get("/friends")
            await people[0].post("/friends/ask", {"who": handle(me, id_of(site, room, 0))}, 403)
            await people[0].post("/friends/ask", {"who": handle(me, me)}, 409)
            await people[0].post("/friends/ask", {}, 403)
            await others[0].get("/friends")
            await others[0].post("/friends/ask", called(site, room, 0, 1), 403)  # they have not played yet
            stranger = site.visitor("Max")
            assert FRENCH.say("friends-none") in (await stranger.get("/friends")).text
            await stranger.post("/friends/ask", called(site, path, 0, 1), 403)

    live(story())


def test_a_friend_is_invited_to_a_table_that_one_hosts_and_finds_the_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            await befriended(site, path, people, 0, 1)
            heard = told_in(site)
            room = await people[0].open(3)
            code = room.removeprefix("/t/")
            fields = {**called(site, path, 0, 1), "code": code}
            assert code in (await people[0].get("/friends")).text
            await people[0].post("/friends/invite", {**called(site, path, 0, 2), "code": code}, 403)
            await people[0].post("/friends/invite", {**fields, "code": "ROSE-000"}, 404)
            await people[0].post("/friends/invite", fields)
            await site.house.manners.close()  # whoever is to be told has been told
            assert [(kind, link) for _, kind, link, _ in heard] == [("invited", room)]
            await people[0].post("/friends/invite", fields, 409)
            await people[1].post("/friends/invite", {**called(site, path, 1, 0), "code": code}, 403)  # no host there
            assert f'href="{room}"' in section((await people[1].get("/friends")).text, "invited")
            assert not section((await people[2].get("/friends")).text, "invited")
            await people[1].sit(room)
            assert not section((await people[1].get("/friends")).text, "invited")
            await people[0].post("/friends/invite", fields, 409)

    live(story())


def test_an_invitation_can_be_passed_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            await befriended(site, path, people, 0, 1)
            room = await people[0].open(3)
            code = room.removeprefix("/t/")
            await people[0].get("/friends")
            await people[0].post("/friends/invite", {**called(site, path, 0, 1), "code": code})
            await people[1].get("/friends")
            await people[1].post("/friends/pass", {"code": code})
            assert not section((await people[1].get("/friends")).text, "invited")
            await people[1].post("/friends/pass", {"code": code}, 409)

    live(story())


def test_requests_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            await people[0].get("/friends")
            answers = [(await people[0].send("/friends/ask", called(site, path, 0, 1))).status_code for _ in range(32)]
            assert answers == [303, *[409] * 29, 429, 429]

    live(story())


def test_from_the_page_of_a_table_somebody_is_asked_once_the_game_has_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bo")
            assert FRENCH.say("friends-ask") not in (await people[0].get(f"{path}/people")).text
            await people[0].post(f"{path}/start", {"how": "all"})
            assert FRENCH.say("friends-ask") in (await people[0].get(f"{path}/people")).text
            await people[0].post("/friends/ask", called(site, path, 0, 1))
            page = (await people[0].get(f"{path}/people")).text
            assert FRENCH.say("friends-ask") not in page
            assert FRENCH.say("friends-waits") in page

    live(story())
