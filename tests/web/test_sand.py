"""The sand-timer of a phase: one clock for the whole table, which acts at the first question where it can."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from perfidie.engine import Refusal
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass, until
from web.reading import Page

pytestmark = pytest.mark.usefixtures("council")

NAMES = ("Milady", "Bo", "Cy")
SAND = {"game": "council", "option-turn_seconds": "60"}


async def sanded(site: Site, **options: str) -> tuple[str, list[Visitor], LiveTable, Hourglass]:
    """A table with a minute for each turn, and the clock that measures it."""
    clock = hourglass(site)
    path, people = await site.begun(*NAMES, **{**SAND, **options})
    return path, people, site.table(path), clock


def late(table: LiveTable) -> list[tuple[int, str]]:
    return [(entry.seat, entry.words[0]) for entry in table.game_on.entries if entry.late]


def turn_of(table: LiveTable) -> int:
    return int(table.game_on.view(None).table.turn)


def timers(page: Page) -> list[tuple[str, str]]:
    """Of each clock on a page: its kind, and when it is up."""
    return [(each["class"], each["data-until"]) for each in page.all("p", role="timer")]


def test_the_sand_runs_through_all_decisions_of_a_phase_and_begins_anew_with_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await sanded(site)
            clock.turn(30)
            await people[1].move(path, 0, {"action": "ask"})
            await people[2].move(path, 1, {"action": "no"})
            clock.turn(29)
            async with table.lock:
                assert late(table) == []
            clock.turn(1)
            await until(lambda: turn_of(table) == 2 and not table.lock.locked())
            clock.turn(59)
            async with table.lock:
                assert late(table) == [(1, "pass")], "the second turn has a minute of its own"
            clock.turn(1)
            await until(lambda: late(table) == 2 * [(1, "pass")])

    live(story())


def test_sand_that_runs_out_in_the_middle_of_another_decision_takes_effect_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await sanded(site)
            await people[1].move(path, 0, {"action": "ask"})
            clock.turn(60)
            async with table.lock:
                assert late(table) == [], "seat 2 cannot pass: it has its say"
            assert (await people[2].get(path)).my_turn
            for viewer in (*people, site.visitor()):
                assert SiteTexts("fr").say("sand-empty") in (await viewer.get(path)).region("decision")
            await people[2].move(path, 1, {"action": "no"})
            await until(lambda: late(table) == [(1, "pass")])
            assert turn_of(table) == 2

    live(story())


def test_sand_that_ran_out_too_late_to_act_is_forgotten_with_its_phase(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await sanded(site)
            await people[1].move(path, 0, {"action": "ask"})
            clock.turn(60)
            await people[2].move(path, 1, {"action": "yes"})
            async with table.lock:
                assert (late(table), turn_of(table)) == ([], 2)
            clock.turn(59)
            assert (await people[1].get(path)).my_turn

    live(story())


def test_everybody_sees_the_same_sand_and_talk_adds_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, _, clock = await sanded(site)
            end = str(int(clock.time) + 60)
            clock.turn(20)
            await people[1].post(f"{path}/say", {"text": "Vite !"})
            await people[1].move(path, 0, {"action": "ask"})
            for viewer in (*people, site.visitor()):
                page = await viewer.get(path)
                assert timers(page) == [("clock is-sand", end)]
                assert page.all("div", id="table")[0]["data-now"] == str(int(clock.time))
                assert SiteTexts("fr").t("sand-plain", seconds=60) in page.region("decision")

    live(story())


def test_nobody_may_end_a_phase_while_its_sand_runs_unless_nothing_else_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, _ = await sanded(site)
            assert (await people[1].get(path)).moves == [{"action": "ask"}]
            why = SiteTexts("fr").refusal(Refusal("sand-still-runs"))
            assert why in await people[1].move(path, 0, {"action": "pass"}, 422)
            for version in (0, 2):
                await people[1].move(path, version, {"action": "ask"})
                await people[2].move(path, version + 1, {"action": "no"})
            assert (await people[1].get(path)).moves == [{"action": "pass"}]
            await people[1].move(path, 4, {"action": "pass"})
            assert (turn_of(table), late(table)) == (2, [])

    live(story())


def test_sand_and_the_time_for_a_decision_run_side_by_side(tmp_path: Path) -> None:
    """What is drawn for whoever thinks too long is never what only the sand may bring."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await sanded(site, **{"option-seconds": "25"})
            kinds = [("clock is-sand", str(int(clock.time) + 60)), ("clock", str(int(clock.time) + 25))]
            assert timers(await people[1].get(path)) == kinds
            clock.turn(25)
            await until(lambda: late(table) == [(1, "ask")])
            assert timers(await site.visitor().get(path))[0] == kinds[0]
            await people[2].move(path, 1, {"action": "no"})
            clock.turn(25)
            await until(lambda: late(table) == 2 * [(1, "ask")])
            clock.turn(10)
            await people[2].move(path, 3, {"action": "no"})
            await until(lambda: late(table)[2:] == [(1, "pass")])
            assert turn_of(table) == 2

    live(story())


def test_after_a_restart_the_sand_begins_anew_and_a_closed_house_has_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, _, clock = await sanded(site)
            clock.turn(50)
            cookies = dict(people[1].client.cookies)
        assert clock.waiting == 0
        async with a_site(tmp_path, clock=Hourglass(), unload_after=-1.0) as site:
            clock = hourglass(site)
            await site.visitor(cookies=cookies).get(path)
            table = site.table(path)
            await site.house.sweep()
            assert list(site.house.tables) == [table], "a table stays in the house while its sand runs"
            clock.turn(59)
            async with table.lock:
                assert late(table) == []
            clock.turn(1)
            await until(lambda: late(table) == [(1, "pass")])

    live(story())


def test_sand_whose_move_cannot_be_written_is_turned_over_again(tmp_path: Path, logged: list[dict[str, Any]]) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            _, _, table, clock = await sanded(site)
            commit = site.house.store.commit

            async def broken(change: Any) -> None:
                raise OSError("the disk is full")

            site.house.store.commit = broken  # type: ignore[method-assign]
            clock.turn(60)
            await until(lambda: [line for line in logged if line["event"] == "late_move_failed"])
            assert late(table) == []
            site.house.store.commit = commit  # type: ignore[method-assign]
            clock.turn(60)
            await until(lambda: late(table) == [(1, "pass")])

    live(story())
    faults = [line for line in logged if line["level"] == "error"]
    assert {line["event"] for line in faults} == {"late_move_failed"}
    logged[:] = [line for line in logged if line not in faults]  # they were part of the story
