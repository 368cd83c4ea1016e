"""The clock: whoever lets his time run out has his choice drawn by lot, which all are told; nobody else is touched."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from perfidie.engine import Glimpse, replay
from perfidie.store import LATE
from perfidie.store.sql import SqlStore
from perfidie.web.house.bots.thinkers import NOBODY
from perfidie.web.house.bots.turns import Asker
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import AtOnce, Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass, until
from web.reading import Page

FIVE = ("Ana", "Bo", "Cy", "Dé", "Eve")
TIMED = {"game": "idus_martii", "option-first_player": "0", "option-talk_pause": "0", "option-turn_timer": "30"}
AEDILES = (2, 3)
"""Who votes first where seat 0 is the first Consul."""


async def timed(site: Site, **options: str) -> tuple[str, list[Visitor], LiveTable, Hourglass]:
    """Five people at a table with half a minute for each decision, and the clock that measures it."""
    clock = hourglass(site)
    path, people = await site.begun(*FIVE, **{**TIMED, **options})
    return path, people, site.table(path), clock


async def vote(path: str, person: Visitor) -> None:
    page = await person.get(path)
    await person.move(path, page.version, page.moves[0])


def late(table: LiveTable) -> list[int]:
    """Whose choices were drawn, in order."""
    return [entry.seat for entry in table.game_on.entries if entry.late]


def test_when_the_time_is_up_a_legal_choice_is_drawn_and_everybody_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await timed(site)
            clock.turn(29.9)
            await vote(path, people[2])
            assert late(table) == []
            clock.turn(0.2)
            await until(lambda: late(table) == [3])
            for viewer, lang in ((people[3], "fr"), (people[0], "fr"), (site.visitor(lang="en"), "en")):
                texts = SiteTexts(lang, "idus_martii", FIVE).to(3 if viewer is people[3] else None)
                told = texts.event(Glimpse("time-ran-out", {"seat": 3}))
                assert told in (await viewer.get(f"{path}/log")).text
            assert not (await people[3].get(path)).can_undo
            assert table.talk.occasion() == "1.1.2", "the game goes on"

    live(story())


def test_a_move_stops_the_clock_and_the_next_question_has_its_own_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await timed(site)
            clock.turn(20)
            for aedile in AEDILES:
                await vote(path, people[aedile])
            clock.turn(29)
            async with table.lock:
                assert late(table) == []
            assert (await people[1].get(path)).my_turn, "the Praetor has a second left"
            clock.turn(2)
            await until(lambda: late(table) == [1])
            clock.turn(29)
            async with table.lock:
                assert late(table) == [1], "it rings once"

    live(story())


def test_a_move_made_in_the_last_moment_counts_and_the_question_after_it_has_all_its_time(tmp_path: Path) -> None:
    """The bell rings while the Praetor's look is on its way: it must not answer what he is asked next."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await timed(site)
            for aedile in AEDILES:
                await vote(path, people[aedile])
            page = await people[1].get(path)
            async with table.lock:
                looking = asyncio.create_task(people[1].move(path, page.version, {"action": "look 2"}))
                await until(lambda: table.lock._waiters)  # it stands before the bell in the queue
                clock.turn(30)
            await looking
            async with table.lock:
                assert late(table) == []
            assert (await people[1].get(path)).my_turn

    live(story())


def test_a_table_that_nobody_touches_is_played_to_its_end_by_lot(tmp_path: Path) -> None:
    """Each choice is one that was legal, none is always the same, and the record says that all of them were late."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            _, _, table, clock = await timed(site)
            while table.phase == "playing":
                before = table.version
                clock.turn(30)
                await until(lambda before=before: table.version > before and not table.lock.locked())
            assert clock.waiting == 0, "no clock runs where nothing is asked"
            record = table.game_on.record()
            decisions = [entry for entry in record.entries if entry.seat >= 0]
            assert len(decisions) > 25
            assert all(entry.late for entry in decisions)
            assert replay(table.game, record).events == table.game_on.events
            votes = Counter(entry.words for entry in decisions if entry.words[0] == "vote")
            assert set(votes) >= {("vote", "green"), ("vote", "red")}

    live(story())


def test_late_moves_are_kept_and_after_a_restart_the_time_begins_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await timed(site)
            clock.turn(30)
            await until(lambda: sorted(late(table)) == [2, 3])
            clock.turn(20)
            entries, cookies = list(table.game_on.entries), dict(people[1].client.cookies)
        assert not [bell for bell in clock.bells if not bell.cancelled], "a house that is closed rings no bell"
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        kept = await store.table(table.code)
        await store.close()
        assert kept is not None
        assert sorted(line.seat for line in kept.lines if line.kind == LATE) == [2, 3]
        async with a_site(tmp_path, clock=Hourglass()) as site:
            clock = hourglass(site)
            person = site.visitor(cookies=cookies)
            assert (await person.get(path)).my_turn
            table = site.table(path)
            assert table.game_on.entries == entries
            clock.turn(29)
            async with table.lock:
                assert sorted(late(table)) == [2, 3]
            clock.turn(1)
            await until(lambda: late(table)[2:] == [1])

    live(story())


class Asleep(AtOnce):
    """Bots that never come to a decision."""

    async def think(
        self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY
    ) -> tuple[str, ...]:
        await asyncio.Event().wait()
        raise AssertionError


def test_bots_are_timed_as_people_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), thinkers=Asleep()) as site:
            path, people, table, clock = await timed(site)
            await people[2].post(f"{path}/stand", {"level": "random"})
            clock.turn(30)
            await until(lambda: sorted(late(table)) == [2, 3])

    live(story())


def test_a_bot_is_never_late_because_it_is_polite(tmp_path: Path) -> None:
    """However long a pause was agreed on, its time is longer."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await timed(site, **{"option-turn_timer": "4", "option-talk_pause": "30"})
            await vote(path, people[2])
            await people[3].post(f"{path}/stand", {"level": "random"})
            await until(lambda: site.house.drivers.thinking(table) and clock.waiting > 1)
            assert table.talk.occasion() == "1.1.1"
            clock.turn(2)
            await until(lambda: table.talk.occasion() == "1.1.2")
            assert late(table) == []

    live(story())


def test_the_page_counts_down_for_whoever_is_awaited_and_tells_everybody_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, _, clock = await timed(site)
            shown = [await viewer.get(path) for viewer in (*people, site.visitor())]
            until_then = {page.all("p", role="timer")[0]["data-until"] for page in shown}
            assert until_then == {str(int(clock.time) + 30)}
            for page in shown:
                assert page.all("div", id="table")[0]["data-now"] == str(int(clock.time))
                assert SiteTexts("fr").t("clock-plain", seconds=30) in page.region("decision")
            clock.turn(10)
            await people[4].post(f"{path}/say", {"words": "faction loyal"})
            again = await people[0].get(path)
            assert {again.all("p", role="timer")[0]["data-until"]} == until_then, "talk gives nobody more time"

    live(story())


def test_a_table_without_a_clock_shows_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            path, people, table, clock = await timed(site, **{"option-turn_timer": "0"})
            page: Page = await people[2].get(path)
            assert not page.all("p", role="timer")
            assert "data-now" not in page.all("div", id="table")[0]
            assert (clock.waiting, site.house.clocks.running(table)) == (0, {})

    live(story())


def test_a_table_stays_in_the_house_while_its_clock_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), unload_after=-1.0) as site:
            _, _, table, _ = await timed(site)
            await site.house.sweep()
            assert list(site.house.tables) == [table]

    live(story())


def test_a_late_move_that_cannot_be_written_is_drawn_again_after_another_term(
    tmp_path: Path, logged: list[dict[str, Any]]
) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            _, _, table, clock = await timed(site)
            commit = site.house.store.commit

            async def broken(change: Any) -> None:
                raise OSError("the disk is full")

            site.house.store.commit = broken  # type: ignore[method-assign]
            clock.turn(30)
            await until(lambda: len([line for line in logged if line["event"] == "late_move_failed"]) == 2)
            assert late(table) == []
            site.house.store.commit = commit  # type: ignore[method-assign]
            clock.turn(30)
            await until(lambda: sorted(late(table)) == [2, 3])

    live(story())
    faults = [line for line in logged if line["level"] == "error"]
    assert {line["event"] for line in faults} == {"late_move_failed"}
    logged[:] = [line for line in logged if line not in faults]  # they were part of the story
