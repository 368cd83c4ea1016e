"""Clocks: where a table has agreed on it, whoever has to decide has so many seconds; then chance decides for him.

The clock of a question starts when the question is put and stops when it is answered, whatever the choices are. The
sand-timer of a phase runs for the whole table, whoever is asked what; when it is empty, what the game says then is
played as soon as somebody may choose it. Both live in memory: after a restart, the time begins anew. Bots are timed
like people.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import TYPE_CHECKING, NamedTuple

import structlog

from perfidie.store import PLAYING

if TYPE_CHECKING:
    from perfidie.web.house.house import House
    from perfidie.web.house.table import LiveTable, Question

log = structlog.get_logger()


class Clock:
    """Time as the house measures it; tests have one that they turn by hand."""

    def now(self) -> float:
        """Seconds since some moment of the past."""
        return asyncio.get_running_loop().time()

    def date(self) -> float:
        """The same moment as calendars have it, for pages that count down."""
        return time()

    def later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        """Does it after so many seconds, unless the handle is cancelled."""
        return asyncio.get_running_loop().call_later(seconds, do)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Until this happens, but no longer than so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            pass


class Running(NamedTuple):
    """The time that one seat has for one question."""

    asked: Question
    until: int
    """The second in which it is up, as calendars have it."""
    handle: asyncio.TimerHandle


@dataclass
class RunningSand:
    """The time that the whole table has for one phase."""

    key: str
    until: int
    """The second in which it is up, as calendars have it."""
    handle: asyncio.TimerHandle
    up: bool = False
    spent: bool = False
    """Whether its words have been played: once for each key, whatever stays open afterwards."""


class Clocks:
    """All that run in the house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._ringing: set[asyncio.Task[None]] = set()

    def wind(self, table: LiveTable) -> None:
        """A clock for every question that has none yet; those of questions that no longer stand are stopped."""
        playing = table.play is not None and table.phase == PLAYING
        asked = table.asked if playing else {}
        for seat, running in list(table.clocks.items()):
            if asked.get(seat) != running.asked:
                self._stop(table, seat)
        seconds = table.game.talk.timer(table.game_on.setup) if playing else 0
        if seconds:
            for seat, question in asked.items():
                if seat not in table.clocks:
                    table.clocks[seat] = self._start(table, seat, question, seconds)
        self._turn_sand(table)

    def _start(self, table: LiveTable, seat: int, asked: Question, seconds: int) -> Running:
        clock = self.house.clock
        handle = clock.later(seconds, lambda: self._ring(table, seat, asked))
        return Running(asked, round(clock.date()) + seconds, handle)

    def _stop(self, table: LiveTable, seat: int) -> None:
        table.clocks.pop(seat).handle.cancel()

    def _ring(self, table: LiveTable, seat: int, asked: Question) -> None:
        """The time is up."""
        if self.house.tables.get(table.code) is not table:
            return  # nobody plays here any more: whoever asks for the table has a fresh one
        task = asyncio.create_task(self.house.play_late(table, seat, asked))
        self._ringing.add(task)
        task.add_done_callback(lambda done: self._rung(table, seat, done))

    def _rung(self, table: LiveTable, seat: int, task: asyncio.Task[None]) -> None:
        self._ringing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("late_move_failed", table=table.code, exc_info=task.exception())
            if seat in table.clocks:  # the question stands as before: its time begins anew
                self._stop(table, seat)
            self.wind(table)

    # The sand-timer

    def _turn_sand(self, table: LiveTable) -> None:
        """Turned over where a new phase begins, taken away where it ends; once it is empty, somebody may be due."""
        sand, running = table.sand_now(), table.sand
        if running is not None and (sand is None or sand.key != running.key):
            self._stop_sand(table)
        if sand is not None and table.sand is None:
            clock = self.house.clock
            handle = clock.later(sand.seconds, lambda: self._run_out(table, sand.key))
            table.sand = RunningSand(sand.key, round(clock.date()) + sand.seconds, handle)
        if self.due(table) is not None:
            task = asyncio.create_task(self.house.play_time_up(table))
            self._ringing.add(task)
            task.add_done_callback(lambda done: self._sand_rung(table, done))

    def due(self, table: LiveTable) -> int | None:
        """The first seat for which the words of an empty sand-timer can be played now."""
        sand, running = table.sand_now(), table.sand
        if sand is None or running is None or sand.key != running.key or not running.up or running.spent:
            return None
        return next((seat for seat in table.asked if sand.words in table.game_on.legal(seat)), None)

    def _stop_sand(self, table: LiveTable) -> None:
        if table.sand is not None:
            table.sand.handle.cancel()
            table.sand = None

    def _run_out(self, table: LiveTable, key: str) -> None:
        if self.house.tables.get(table.code) is table and table.sand is not None and table.sand.key == key:
            table.sand.up = True
            table.changed()
            self._turn_sand(table)

    def _sand_rung(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        self._ringing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("late_move_failed", table=table.code, exc_info=task.exception())
            self._stop_sand(table)  # the phase goes on as before: its time begins anew
            self.wind(table)

    async def close(self) -> None:
        for table in self.house.tables.values():
            for seat in list(table.clocks):
                self._stop(table, seat)
            self._stop_sand(table)
        ringing = list(self._ringing)
        for task in ringing:
            task.cancel()
        await asyncio.gather(*ringing, return_exceptions=True)
