"""A table where much has happened costs its readers no more than one where little has; one nobody reads, nothing."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from perfidie.store import Said
from perfidie.web.page import sketch
from perfidie.web.page.sketch import LINES, RECENT, Sketch, sketch_for
from web.browserless import a_site, live
from web.endings import over


def counted(monkeypatch: pytest.MonkeyPatch, room: Any, name: str) -> list[Any]:
    """Each call of this function from now on."""
    calls: list[Any] = []
    usual = getattr(room, name)

    def noted(*given: Any) -> Any:
        calls.append(given)
        return usual(*given)

    monkeypatch.setattr(room, name, noted)
    return calls


def test_of_a_long_log_a_page_draws_the_lines_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    table = over("verona", 5, 3)
    assert len(table.game_on.events) > 5 * LINES
    drawn = counted(monkeypatch, sketch, "log_line")
    for seat in (None, 0):
        drawn.clear()
        fresh = Sketch(table, seat, "fr")
        fresh.catch_up(table)
        assert len(drawn) <= 2 * LINES, "those of the log, and those that are read aloud"
        assert fresh.log.total > 3 * LINES
        assert sum(line != fresh.divide for line in fresh.log.lines) == LINES


def test_of_a_long_talk_a_page_draws_the_lines_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    table = over("verre", 3, 1)
    for number in range(3 * RECENT):
        table.chatted(Said(0, "Ana", f"{number}.", float(number)))
    drawn = counted(monkeypatch, sketch.talk, "talk_line")
    fresh = Sketch(table, 1, "fr")
    fresh.catch_up(table)
    assert (fresh.talk.total, len(fresh.talk.lines), len(drawn)) == (3 * RECENT, RECENT, RECENT)
    table.chatted(Said(1, "Bo", "Non.", 1e6))
    fresh.catch_up(table)
    assert (fresh.talk.total, len(fresh.talk.lines), len(drawn)) == (3 * RECENT + 1, RECENT, RECENT + 1)
    assert "Non." in fresh.talk.lines[-1]


def test_a_log_that_is_read_at_once_ends_as_one_that_was_read_move_by_move() -> None:
    whole = over("mousquetaires", 4, 2)
    growing = over("mousquetaires", 4, 2)
    events, acted = growing.game_on.events, growing.match._acted
    told, when = list(events), {seat: list(moves) for seat, moves in acted.items()}
    events.clear()
    slow, fast = Sketch(growing, 0, "fr"), Sketch(whole, 0, "fr")
    for event in told:
        events.append(event)
        growing.match._acted = {
            seat: [each for each in moves if each.events <= len(events)] for seat, moves in when.items()
        }
        slow.catch_up(growing)
    fast.catch_up(whole)
    assert slow.log == fast.log
    assert slow.heard == fast.heard


@pytest.mark.usefixtures("hushed")
def test_what_was_drawn_for_a_table_goes_when_nobody_looks_at_it_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            table = site.table(path)
            async with people[0].listen(path) as mine, people[1].listen(path) as yours:
                await mine.news()
                await yours.news()
                drawn = [ref(sketch_for(table, seat, "fr")) for seat in (0, 1)]
                assert all(each() is not None for each in drawn)
            other, guests = await site.begun("Cy", "Do")
            await guests[0].get(other)  # a board keeps the last thing it has read
            gc.collect()
            assert [each() for each in drawn] == [None, None]

    live(story())
