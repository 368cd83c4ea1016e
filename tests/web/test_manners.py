"""Manners: muted people are not read, blocked ones do not sit down, and neither can tell."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from perfidie.store import PERSON
from perfidie.store.people import manners
from perfidie.web.house.people.manners import handle
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live

FRENCH = SiteTexts("fr")
SPOKEN = "coucou tout le monde"


def id_of(site: Site, path: str, seat: int) -> str:
    return site.table(path).chairs[seat].person


def called(site: Site, path: str, me: int, other: int) -> str:
    """By what the forms of one seat call the person on another one."""
    return handle(id_of(site, path, me), id_of(site, path, other))


async def shun(site: Site, path: str, people: list[Visitor], me: int, other: int, kind: str) -> None:
    await people[me].get(path)
    await people[me].post(f"{path}/shun", {"who": called(site, path, me, other), "kind": kind})


def test_what_a_muted_person_says_is_read_by_all_but_whoever_muted_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            ana, bo, cy = people
            await bo.post(f"{path}/say", {"text": "avant"})
            await shun(site, path, people, 0, 1, "mute")
            await bo.post(f"{path}/say", {"text": SPOKEN})
            await cy.post(f"{path}/say", {"text": "et moi aussi"})
            mine, theirs = (await ana.get(path)).text, (await cy.get(path)).text
            assert SPOKEN not in mine
            assert "avant" not in mine
            assert "et moi aussi" in mine
            assert SPOKEN in theirs
            assert "avant" in theirs
            assert SPOKEN in (await bo.get(path)).text
            await shun(site, path, people, 0, 1, "")
            assert SPOKEN in (await ana.get(path)).text

    live(story())


def test_a_stream_follows_as_soon_as_somebody_is_muted_and_heard_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            _, bo, cy = people
            async with people[0].listen(path) as mine, cy.listen(path) as theirs:
                await bo.post(f"{path}/say", {"text": "avant"})
                assert b"avant" in b"".join(await mine.news())
                await theirs.news()
                await shun(site, path, people, 0, 1, "mute")
                emptied = await mine.next()
                assert b'id="r-talk" hx-swap="innerMorph"></hx-partial>' in emptied
                assert await theirs.news() == []
                await bo.post(f"{path}/say", {"text": SPOKEN})
                assert SPOKEN.encode() in b"".join(await theirs.news())
                assert SPOKEN.encode() not in b"".join(await mine.news())
                await shun(site, path, people, 0, 1, "")
                filled = await mine.next()
                assert SPOKEN.encode() in filled
                assert b"avant" in filled
                assert await theirs.news() == []

    live(story())


def test_who_watches_and_has_muted_somebody_is_drawn_apart_from_the_others_who_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            dan = site.visitor("Dan")
            room = await dan.open(2)
            await dan.get(path)
            who = handle(id_of(site, room, 0), id_of(site, path, 1))
            await dan.post(f"{path}/shun", {"who": who, "kind": "mute"})
            await people[1].post(f"{path}/say", {"text": SPOKEN})
            async with dan.listen(path) as mine, site.visitor().listen(path) as theirs:
                assert SPOKEN.encode() not in mine.got[0]
                assert SPOKEN.encode() in theirs.got[0]
                await people[1].post(f"{path}/say", {"text": "encore"})
                assert b"encore" in b"".join(await theirs.news())
                assert b"encore" not in b"".join(await mine.news())
            assert SPOKEN not in (await dan.get(path)).text
            assert SPOKEN in (await site.visitor().get(path)).text

    live(story())


async def muted_in_the_gallery(site: Site) -> tuple[list[Visitor], list[Visitor], str]:
    """Ana does not hear Bo; both watch the table of two others."""
    path, people = await site.begun("Ana", "Bo")
    await shun(site, path, people, 0, 1, "mute")
    others = [site.visitor("Cy"), site.visitor("Di")]
    room = await others[0].open(2)
    await others[1].sit(room)
    await others[0].post(f"{room}/start", {"how": "all"})
    return people, others, room


def test_whoever_is_muted_is_not_heard_in_the_gallery_under_any_name_they_take(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            people, others, room = await muted_in_the_gallery(site)
            for person in (*people, *others):
                await person.get(room)
            async with people[0].listen(room) as mine, site.visitor().listen(room) as theirs:
                for name in ("Bob", "Zed"):
                    await people[1].post(
                        f"{room}/say", {"text": f"{name} {SPOKEN}", "channel": "gallery", "name": name}
                    )
                    assert f"{name} {SPOKEN}".encode() in b"".join(await theirs.news())
                assert SPOKEN.encode() not in b"".join(mine.got)
            assert SPOKEN not in (await people[0].get(room)).text
            assert SPOKEN in (await site.visitor().get(room)).text
            await site.house.manners.close()
        async with a_site(tmp_path) as site:
            again = site.visitor("Ana", cookies=dict(people[0].client.cookies.items()))
            assert SPOKEN not in (await again.get(room)).text, "nor after a night"

    live(story())


def test_a_page_that_opens_before_a_new_name_is_kept_does_not_hear_it_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            people, _others, room = await muted_in_the_gallery(site)
            await people[1].get(room)
            keep, told = site.house.store.keep, asyncio.Event()

            async def late(doing: Any, *what: Any) -> Any:
                if doing is manners.renamed:
                    await told.wait()
                return await keep(doing, *what)

            site.house.store.keep = late  # type: ignore[method-assign]
            try:
                for name in ("Bob", "Zed"):
                    said = {"text": f"{name} {SPOKEN}", "channel": "gallery", "name": name}
                    await people[1].post(f"{room}/say", said)
                assert SPOKEN in (await site.visitor().get(room)).text
                assert SPOKEN not in (await people[0].get(room)).text
            finally:
                told.set()
                await site.house.manners.close()
            assert SPOKEN not in (await people[0].get(room)).text

    live(story())


def test_what_a_muted_person_states_as_part_of_the_game_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy", "Dan", "Eve", game="idus_martii")
            await shun(site, path, people, 0, 3, "block")
            await people[3].post(f"{path}/say", {"words": "accuse 1 traitor"})
            assert [each.seat for each in site.table(path).game_on.claims] == [3]
            assert re.search(r'<li class="is-claim', (await people[0].get(path)).text)

    live(story())


def test_in_the_room_a_muted_person_is_not_read_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bo", "Cy")
            async with people[0].listen(path, more="&room=1") as mine:
                await shun(site, path, people, 0, 1, "mute")
                await mine.news()
                await people[1].post(f"{path}/say", {"text": SPOKEN})
                assert SPOKEN.encode() not in b"".join(await mine.news())
            assert SPOKEN not in (await people[0].get(path)).text
            assert SPOKEN in (await people[2].get(path)).text

    live(story())


def test_a_muted_or_blocked_person_sees_the_same_bytes_as_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            before = (await people[1].get(path)).text
            listed = (await people[1].get(f"{path}/people")).text
            friends = (await people[1].get("/friends")).text
            async with people[1].listen(path) as theirs:
                await theirs.news()
                for kind in ("mute", "block"):
                    await shun(site, path, people, 0, 1, kind)
                    assert await theirs.news() == []
                    assert (await people[1].get(path)).text == before
                    assert (await people[1].get(f"{path}/people")).text == listed
                    assert (await people[1].get("/friends")).text == friends

    live(story())


def test_a_blocked_person_finds_no_place_where_the_host_is_who_blocked_them_and_is_told_what_anybody_is(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            await shun(site, path, people, 0, 1, "block")
            room = await people[0].open(3)
            page = (await people[1].get(room)).text
            stranger = site.visitor("Bo")
            assert strip(page) == strip((await stranger.get(room)).text).replace('value=""', 'value="Bo"', 1)
            told = await people[1].send(f"{room}/sit", {"name": "Bo"})
            assert FRENCH.say("refusal-not-welcome") in told.text
            assert told.status_code == 403
            for _ in range(2):  # sent away for good: the same words
                await people[2].sit(room)
                await people[0].post(f"{room}/remove", {"seat": "1"})
            also = await people[2].send(f"{room}/sit", {"name": "Cy"})
            assert also.status_code == 403
            assert strip(also.text) == strip(told.text)
            other = await people[2].open(3)
            await people[1].sit(other)
            assert site.table(other).chairs[1].kind == PERSON

    live(story())


def strip(page: str) -> str:
    """A page without what is each visitor's own anyway: the word of their forms, and their name."""
    plain = re.sub(r'(name="csrf" value=")[0-9a-f]*', r"\1", page)
    return plain.replace(">Bo<", "><").replace(">Cy<", "><")


def test_a_blocked_person_does_not_come_late_to_the_table_of_who_blocked_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            await shun(site, path, people, 0, 1, "block")
            room = await people[0].open(3)
            await people[0].get(room)
            await people[0].post(f"{room}/start", {"how": "bots"})
            await people[1].get(room)
            told = await people[1].post(f"{room}/ask", {"seat": "1", "name": "Bo"}, 403)
            assert FRENCH.say("refusal-not-welcome") in told
            assert site.table(room).company.asks == ()
            await people[2].get(room)
            await people[2].post(f"{room}/ask", {"seat": "1", "name": "Cy"})

    live(story())


def test_before_sitting_down_beside_somebody_blocked_one_is_warned(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            await shun(site, path, people, 0, 1, "block")
            room = await people[2].open(3)
            warning = FRENCH.t("people-blocked-here", name="Bo")
            assert warning not in (await people[0].get(room)).text
            await people[1].sit(room)
            assert warning in (await people[0].get(room)).text
            assert warning not in (await people[2].get(room)).text
            await people[0].sit(room)
            assert site.table(room).seat_of(id_of(site, path, 0)) == 2

    live(story())


def test_bad_words_about_whom_one_shuns_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            me = id_of(site, path, 0)
            await people[0].get(path)
            await people[0].post(f"{path}/shun", {"who": handle(me, me), "kind": "block"}, 409)
            await people[0].post(f"{path}/shun", {"who": called(site, path, 1, 0), "kind": "block"}, 403)
            await people[0].post(f"{path}/shun", {"who": called(site, path, 0, 1), "kind": "kick"}, 400)
            await people[0].post(f"{path}/shun", {"kind": "block"}, 403)
            await site.visitor("Max").post(f"{path}/shun", {"who": called(site, path, 0, 1), "kind": "mute"}, 403)
            assert (await site.house.manners.ears(me)).shunned == {}

    live(story())


def test_whom_one_shuns_is_listed_and_heard_again_from_the_page_of_friends(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            await shun(site, path, people, 0, 1, "block")
            page = await people[0].get("/friends")
            assert FRENCH.say("people-is-blocked") in page.text
            await people[0].post("/friends/hear", {"who": called(site, path, 0, 1)})
            assert FRENCH.say("people-is-blocked") not in (await people[0].get("/friends")).text
            await people[0].post("/friends/hear", {"who": called(site, path, 0, 1)}, 403)

    live(story())


# Reports


def test_somebody_is_reported_with_the_lines_that_were_read_once_and_in_few_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            await people[1].post(f"{path}/say", {"text": SPOKEN})
            who = called(site, path, 0, 1)
            page = await people[0].get(f"{path}/report?who={who}")
            assert FRENCH.t("report-title", name="Bo") in page.text
            fields = {"who": who, "reason": "insults", "words": "vraiment"}
            await people[0].post(f"{path}/report", {**fields, "reason": "envie"}, 422)
            await people[0].post(f"{path}/report", {**fields, "words": "x" * 501}, 422)
            await people[0].post(f"{path}/report", {**fields, "who": "0"}, 403)
            done = await people[0].post(f"{path}/report", fields)
            assert FRENCH.say("report-done") in (await people[0].get(done)).text
            await people[0].post(f"{path}/report", fields, 409)
            (kept,) = await site.house.store.look_up(manners.found)
            assert (kept.about, kept.reason, kept.words) == (id_of(site, path, 1), "insults", "vraiment")
            assert [(line.name, line.text, line.person) for line in kept.context] == [("Bo", SPOKEN, kept.about)]
            mine = await site.house.store.look_up(manners.export, id_of(site, path, 0))
            assert mine["reports"][0]["words"] == "vraiment"
            theirs = await site.house.store.look_up(manners.export, id_of(site, path, 1))
            assert theirs == {"shunned": [], "reports": []}

    live(story())


def test_reports_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            await people[0].get(path)
            fields = {"who": called(site, path, 0, 1), "reason": "insults"}
            answers = [(await people[0].send(f"{path}/report", fields)).status_code for _ in range(8)]
            assert answers == [303, *[409] * 5, 429, 429]

    live(story())


def test_a_stranger_has_no_page_of_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, _ = await site.begun("Ana", "Bo")
            await site.visitor().get(f"{path}/people", 403)
            await site.visitor().get(f"{path}/report?who=1", 403)

    live(story())
