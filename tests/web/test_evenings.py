"""Evenings that change: called off, moved, left, and what those who meant to come are told of it."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from icalendar import Calendar

from perfidie.store.people import circles, gatherings
from perfidie.store.people.evenings import MOST_AHEAD, MOST_OF_ONE
from perfidie.store.people.gatherings import Gathered
from perfidie.web.house.people.manners import handle
from web.browserless import Site, Visitor, a_site, live
from web.reading import Page
from web.test_circles import NAMES, a_circle, finish_all, planned, stamp
from web.test_friends import befriended, called
from web.test_keeper import keeper
from web.test_meetings import a_cup, everybody_comes

NOTICES = "/me/notices"


async def told(person: Visitor) -> str:
    """What waits for somebody, as their own page says it."""
    return (await person.get(NOTICES)).text


async def called_off(person: Visitor, evening: str) -> None:
    await person.post(evening, {"what": "off", "stamp": stamp((await person.get(evening)).text)})


def test_those_who_meant_to_come_are_told_that_an_evening_is_called_off_and_nobody_is_awaited(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo", "Dan", "Eve")
            evening = await planned(path, people[0], site, "verre standard")
            for person, word in zip(people[1:4], ("yes", "maybe", "no"), strict=True):
                await person.post(evening, {"what": "answer", "word": word})
            assert all(["Une soirée vous attend" in await told(person) for person in people[1:]])
            await called_off(people[0], evening)
            pages = [await told(person) for person in people]
            assert not any("Une soirée vous attend" in page for page in pages)
            assert ["La soirée n’a pas lieu" in page for page in pages] == [False, True, True, False, False]
            assert 'href="' + evening in pages[1]

    live(story())


def test_a_calendar_that_has_an_evening_strikes_it_out_when_it_is_called_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _) = await a_circle(site, "Ana", "Bo")
            evening = await planned(path, ana, site, "verre standard")
            files = [(await ana.client.get(f"{evening}.ics")).content]
            await called_off(ana, evening)
            files.append((await ana.client.get(f"{evening}.ics")).content)
            before, after = [Calendar.from_ical(each).walk("VEVENT")[0] for each in files]
            assert (before.get("status"), str(after["status"])) == (None, "CANCELLED")
            assert before["uid"] == after["uid"]
            assert before["sequence"] < after["sequence"]

    live(story())


def test_whoever_is_no_longer_in_a_circle_is_told_nothing_more_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo, cleo, dan) = await a_circle(site, "Ana", "Bo", "Cléo", "Dan")
            await planned(path, ana, site, "verre standard")
            await ana.post(await a_cup(site, path, ana), {"what": "round", "number": "1"})
            there = await site.house.store.look_up(circles.circle, path.split("/")[2])
            assert all([path in await told(person) for person in (bo, cleo, dan)])
            await bo.post(f"{path}/leave")
            await ana.post(f"{path}/keep", {"what": "remove", "who": there.fellows[2].person})
            assert [path in await told(person) for person in (bo, cleo, dan)] == [False, False, True]
            await ana.post(f"{path}/keep", {"what": "close", "sure": "1"})
            assert path not in await told(dan)

    live(story())


def test_a_tournament_that_is_over_waits_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo, _) = await a_circle(site, "Ana", "Bo", "Cléo")
            cup = await a_cup(site, path, ana, "tables", 1)
            await ana.post(cup, {"what": "round", "number": "1"})
            assert "Une ronde est ouverte" in await told(bo)
            await finish_all(site, path.split("/")[2])
            await ana.post(cup, {"what": "finish", "stamp": stamp((await ana.get(cup)).text)})
            assert "Une ronde est ouverte" not in await told(bo)

    live(story())


def test_an_invitation_passed_over_or_blocked_and_a_question_answered_wait_no_longer(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            ana, bo, cy = people
            await befriended(site, path, people, 0, 1)
            await befriended(site, path, people, 0, 2)
            room = await ana.open(3)
            code = room.removeprefix("/t/")
            await ana.get("/friends")
            for other in (1, 2):
                await ana.post("/friends/invite", {**called(site, path, 0, other), "code": code})
            await bo.post("/friends/ask", called(site, path, 1, 2))
            await site.house.manners.close()
            assert "vous invite à sa table" in await told(bo)
            assert "vous invite à sa table" in await told(cy)
            assert "Bo aimerait être votre ami" in await told(cy)
            await bo.post("/friends/pass", {"code": code})
            assert "vous invite à sa table" not in await told(bo)
            await cy.post(f"{path}/shun", {**called(site, path, 2, 0), "kind": "block"})
            assert "vous invite à sa table" not in await told(cy)
            await cy.post("/friends/answer", {**called(site, path, 2, 1), "word": "no"})
            assert "Bo aimerait être votre ami" not in await told(cy)

    live(story())


def test_a_notice_says_when_an_evening_is_as_its_page_does_with_the_zone_named(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            day = f"{datetime.fromtimestamp(site.house.clock.date() + 9 * 86_400, UTC):%Y-%m-%d}"
            fields = {"at": f"{day}T21:05", "zone": "America/New_York", "game1": "verre standard"}
            evening = await ana.post(f"{path}/evenings", fields)
            for lang, said in (("fr", "21\u202fh\u202f05 (New York)"), ("en", "21:05 (New York)")):
                shown = [(await bo.get(f"{page}?lang={lang}")).text for page in (evening, NOTICES, "/")]
                assert [said in page for page in shown] == [True, True, True], lang

    live(story())


# People who would rather not meet, and people under a ban


async def tables_of(site: Site, path: str, number: int) -> list[Gathered]:
    found = await site.house.store.look_up(gatherings.gathered, path.split("/")[2])
    return [each for each in found if each.round == number]


async def block_after_a_game(site: Site, path: str, evening: str, people: list[Visitor]) -> tuple[str, str]:
    """The first game is played, and Ana blocks somebody who sits at her table; their ids."""
    await everybody_comes(evening, people)
    await people[0].post(evening, {"what": "next", "number": "1"})
    there = await site.house.store.look_up(circles.circle, path.split("/")[2])
    ana = there.fellows[0].person
    mine = next(each for each in await tables_of(site, path, 1) if ana in each.seated)
    other = next(each for each in mine.seated if each != ana)
    await people[0].get(f"/t/{mine.code}/people")
    await people[0].post(f"/t/{mine.code}/shun", {"who": handle(ana, other), "kind": "block"})
    await finish_all(site, path.split("/")[2])
    return ana, other


def test_somebody_blocked_sits_at_another_table_in_every_game_that_follows(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, *NAMES)
            evening = await planned(path, people[0], site, *["verona quick"] * 5)
            ana, other = await block_after_a_game(site, path, evening, people)
            for number in range(2, 6):
                await people[0].post(evening, {"what": "next", "number": str(number)})
                assert not any({ana, other} <= {*each.seated} for each in await tables_of(site, path, number))
                await finish_all(site, path.split("/")[2])

    live(story())


def test_where_two_are_alone_whoever_blocks_the_other_does_not_host_their_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo")
            evening = await planned(path, people[0], site, *["verona quick"] * 3)
            _, other = await block_after_a_game(site, path, evening, people)
            first = []
            for number in (2, 3):
                await people[0].post(evening, {"what": "next", "number": str(number)})
                ((table,),) = [await tables_of(site, path, number)]
                agreed = (await site.house.tables.find(table.code)).arrangement
                assert agreed.host == other
                first.append(agreed.chairs[0].person)
                await finish_all(site, path.split("/")[2])
            assert len({*first}) == 2, "places go in turns all the same"

    live(story())


def test_nobody_under_a_ban_is_seated_though_they_said_that_they_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo", "Dan")
            evening = await planned(path, people[0], site, "verona quick")
            await everybody_comes(evening, people)
            cup = await a_cup(site, path, people[0], "tables", 1)
            await keeper(tmp_path, site, "ban", "Dan", "--for-ever", "--yes")
            await people[0].post(evening, {"what": "next", "number": "1"})
            await people[0].post(cup, {"what": "round", "number": "1"})
            tables = await tables_of(site, path, 1)
            assert [sorted(each.names) for each in tables] == [["Ana", "Bo", "Cléo"]] * 2

    live(story())


# Planning


def test_where_a_game_played_so_is_not_for_so_many_as_it_is_otherwise_they_sit_at_more_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, *NAMES)
            evening = await planned(path, people[0], site, "mousquetaires cooperative")
            await everybody_comes(evening, people)
            await people[0].post(evening, {"what": "next", "number": "1"})
            tables = await tables_of(site, path, 1)
            assert sorted(name for each in tables for name in each.names) == sorted(NAMES), "each of them, and no bot"

    live(story())


def test_no_one_alone_can_plan_so_many_evenings_that_nobody_else_can_and_called_off_ones_do_not_count(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            mine = [await planned(path, ana, site, "verre standard") for _ in range(MOST_OF_ONE)]
            fields = {"at": "", "zone": "UTC", "game1": "verre standard"}
            fields["at"] = f"{datetime.fromtimestamp(site.house.clock.date() + 7200, UTC):%Y-%m-%dT%H:%M}"
            assert "annulez-en une d’abord" in await ana.post(f"{path}/evenings", fields, 409)
            await planned(path, bo, site, "verre standard")
            await called_off(ana, mine[0])
            await planned(path, ana, site, "verre standard")
            for _ in range(MOST_AHEAD):
                await called_off(ana, await planned(path, bo, site, "verre standard"))

    live(story())


def moved(page: Page, **fields: str) -> dict[str, str]:
    """The form of a change as its page has it, but for these fields."""
    shown = {each["name"]: each.get("value", "") for each in page.all("input") if "name" in each}
    return {"what": "change", "zone": "UTC", **{name: shown[name] for name in ("stamp", "at", "words")}, **fields}


def test_an_evening_is_moved_by_who_leads_it_everybody_is_told_and_answers_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo, cleo) = await a_circle(site, "Ana", "Bo", "Cléo")
            evening = await planned(path, bo, site, "verre standard", "verona quick")
            await cleo.post(evening, {"what": "answer", "word": "maybe"})
            form = await bo.get(f"{evening}/change")
            assert 'value="verona quick" selected' in form.text
            day = f"{datetime.fromtimestamp(site.house.clock.date() + 9 * 86_400, UTC):%Y-%m-%d}"
            fields = moved(form, at=f"{day}T21:05", words="Chez Bo", game1="verona quick")
            await cleo.get(f"{evening}/change", 403)
            await cleo.post(evening, fields, 403)
            await bo.post(evening, {**fields, "at": "1999-01-01T10:00"}, 422)
            await bo.post(evening, fields)
            await ana.post(evening, fields, 409)
            pages = [await told(person) for person in (ana, bo, cleo)]
            assert ["Une soirée a changé" in page for page in pages] == [True, False, True]
            assert not any("Une soirée vous attend" in page for page in pages)
            text = (await ana.get(evening)).text
            assert all(said in text for said in ("21\u202fh\u202f05 (UTC)", "Chez Bo", "Peut-être là"))
            (games,) = re.findall(r'<ol class="circle-games">.*?</ol>', text, re.DOTALL)
            assert games.count("<li") == 1
            await called_off(ana, evening)
            assert "Une soirée a changé" not in await told(cleo)
            await bo.get(f"{evening}/change", 409)

    live(story())


def test_games_that_were_opened_stay_and_those_to_come_may_be_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            evening = await planned(path, ana, site, "verona quick", "verre standard")
            await everybody_comes(evening, [ana, bo])
            await ana.post(evening, {"what": "next", "number": "1"})
            await finish_all(site, path.split("/")[2])
            form = await ana.get(f"{evening}/change")
            assert not form.all("select", name="game1")
            await ana.post(evening, moved(form, game2="charlatans short"))
            await ana.post(evening, {"what": "next", "number": "2"})
            opened = [await tables_of(site, path, number) for number in (1, 2)]
            tables = [await site.house.tables.find(each.code) for (each,) in opened]
            assert [table.game.id for table in tables] == ["verona", "charlatans"]

    live(story())


def test_titles_and_words_are_kept_from_running_over_other_lines_as_names_are(tmp_path: Path) -> None:
    piled = "e" + "\u0301\u0302\u0303\u0304\u0305" * 3

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _) = await a_circle(site, "Ana", "Bo")
            await ana.post(f"{path}/keep", {"what": "rename", "title": piled}, 422)
            evening = await planned(path, ana, site, "verona quick")
            form = await ana.get(f"{evening}/change")
            await ana.post(evening, moved(form, words=piled, game1="verona quick"), 422)
            await ana.post(evening, moved(form, words="Léa", game1="verona quick"))

    live(story())
