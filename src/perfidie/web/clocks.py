"""Clocks: where a table has agreed on it, whoever has to decide has so many seconds; then chance decides for him.

The clock of a question starts when the question is put and stops when it is answered, whatever the choices are. It
lives in memory: after a restart, the time begins anew. Bots are timed like people.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, NamedTuple

import structlog

from perfidie.store import PLAYING

if TYPE_CHECKING:
    from perfidie.web.house import House
    from perfidie.web.table import LiveTable, Question

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
        seconds = table.game.timer(table.game_on.setup) if playing else 0
        if seconds:
            for seat, question in asked.items():
                if seat not in table.clocks:
                    table.clocks[seat] = self._start(table, seat, question, seconds)

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

    async def close(self) -> None:
        for table in self.house.tables.values():
            for seat in list(table.clocks):
                self._stop(table, seat)
        ringing = list(self._ringing)
        for task in ringing:
            task.cancel()
        await asyncio.gather(*ringing, return_exceptions=True)
