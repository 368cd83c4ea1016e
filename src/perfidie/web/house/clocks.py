"""Clocks: where a table has agreed on it, whoever has to decide has so many seconds; then chance decides for them.

The clock of a question starts when the question is put and those on that seat have been shown what led to it (for a
bot: everybody who watches); it stops when the question is answered, whatever the choices are. The sand-timer of a
phase runs for the whole table, whoever is asked what and whatever is being shown; when it is empty, what the game says
then is played as soon as somebody may choose it. Both live in memory: after a restart, the time begins anew. Bots are
timed like people, but for those that wait because nobody watches: their time begins when they go on.

A table that has agreed on a pace (`pace`) puts these aside: its clocks are kept with the table and go on while nobody
has it in memory (`keeping.waker`). Bots are not timed there; when somebody's time is up chance decides for them, or a
bot stands in, as was agreed.

Where several processes serve a table each of them counts, so that its pages show the time, and one of them acts
(`ownership`). A process that comes later counts from when the question was put.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import structlog
from msgspec.structs import replace

from perfidie.engine import Sand
from perfidie.engine.action import Words
from perfidie.store import BOT, PLAYING, Change
from perfidie.store.times import BY_LOT, Times
from perfidie.web.house.chairs import put
from perfidie.web.house.clock import Clock
from perfidie.web.house.ledger import Ledger
from perfidie.web.house.match import Question
from perfidie.web.house.pace import WATCHED, deadline
from perfidie.web.house.retries import Retries
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables
from perfidie.web.house.together.ownership import Ownership
from perfidie.web.logs import tell_failure
from perfidie.web.metrics import MOVES

log = structlog.get_logger()
NOT_MINE = 1.0
"""Seconds after which a process that does not see to a table looks whether it does by now."""
SOON = 60.0
"""Seconds within which a clock keeps a table in memory that has agreed on a pace."""
TOO_SHORT = 0.05
"""Seconds of a decision's time that nobody would notice."""
QUICK_GRACE, SLOW_GRACE = 30.0, 300.0
"""Seconds after the house has opened before which nothing is late that was asked before: nobody could answer."""


class _Running(NamedTuple):
    """The time that one seat has for one question."""

    asked: Question
    put: float
    """When it was put, by the clock of the house."""
    ahead: float
    """By how much calendars were ahead of that clock."""
    seconds: float
    handle: asyncio.TimerHandle
    times: Times
    """What the clocks of a table showed by then that has agreed on a pace."""


class SandTimer(NamedTuple):
    """The sand-timer on a table, as everybody sees it."""

    until: int
    """The second in which it is empty, as calendars have it."""
    empty: bool


@dataclass
class _Sand:
    """The time that the whole table has for one phase."""

    key: str
    until: int
    handle: asyncio.TimerHandle
    empty: bool = False
    spent: bool = False
    """Whether its words have been played: once for each key, whatever stays open afterwards."""


@dataclass
class _Shelf:
    """What runs at one table: a clock for each seat that has to decide, and the sand-timer."""

    seats: dict[int, _Running] = field(default_factory=dict)
    sand: _Sand | None = None


class Clocks:
    """All that run in the house."""

    def __init__(
        self,
        tables: Tables,
        ledger: Ledger,
        clock: Clock,
        rng: Random,
        ownership: Ownership,
        watched: Callable[[LiveTable], bool],
        stood_in: Callable[[LiveTable, int], None],
    ) -> None:
        self._stood_in = stood_in
        self._tables = tables
        self._ownership = ownership
        self._watched = watched
        self._ledger = ledger
        self._clock = clock
        self._rng = rng
        self._shelves: WeakKeyDictionary[LiveTable, _Shelf] = WeakKeyDictionary()
        self._ringing: set[asyncio.Task[None]] = set()
        self._retries = Retries(clock, self._try_again)
        self._opened = -inf

    def open(self) -> None:
        """The house opens: from now on people can answer."""
        self._opened = self._clock.now()

    # Looking

    def running(self, table: LiveTable) -> dict[int, int]:
        """By seat whose time is measured, the second in which it is up, as calendars have it."""
        seats = self._shelf(table).seats
        return {seat: round(self._up_at(table, seat) + running.ahead) for seat, running in seats.items()}

    def paced(self, table: LiveTable, me: int | None) -> dict[int, int]:
        """Where people have agreed on a pace: by seat of those of whom this viewer may know that they are asked."""
        shown = {seat: wait.until for seat, wait in table.times.waits.items() if not wait.bot}
        mine = deadline(table.times, me) if me is not None else None
        if me is not None and mine is not None:
            shown[me] = mine
        return {seat: round(until) for seat, until in shown.items()}

    def sand(self, table: LiveTable) -> SandTimer | None:
        """The sand-timer that stands on the table."""
        sand = self._shelf(table).sand
        return SandTimer(sand.until, sand.empty) if sand is not None else None

    def are_running(self, table: LiveTable) -> bool:
        """Whether a clock or a sand-timer will bring something about here; a table that lasts days is woken in time."""
        shelf = self._shelf(table)
        soon = self._clock.now() + SOON if table.pace else inf
        seats = any(self._up_at(table, seat) < soon for seat in shelf.seats)
        return seats or (shelf.sand is not None and not shelf.sand.empty) or self._retries.pending(table)

    def _shelf(self, table: LiveTable) -> _Shelf:
        found = self._shelves.get(table)
        if found is None:
            found = self._shelves[table] = _Shelf()
        return found

    # The time of each seat

    def wind(self, table: LiveTable) -> None:
        """A clock for every question that has none yet; those of questions that no longer stand are stopped."""
        playing = table.phase == PLAYING and table.begun
        asked, clocks = table.asked if playing else {}, self._shelf(table).seats
        for seat, running in list(clocks.items()):
            if asked.get(seat) != running.asked or running.times != table.times:
                clocks.pop(seat).handle.cancel()
        for seat, question in asked.items():
            if seat not in clocks and self._is_timed(table, seat):
                clocks[seat] = self._start(table, seat, question)
        self._turn_sand(table)

    def _is_timed(self, table: LiveTable, seat: int) -> bool:
        """Whether time runs for this seat: not for a bot that waits because nobody watches."""
        bot = table.chairs[seat].kind == BOT
        if table.pace:
            return not bot and deadline(table.times, seat) is not None
        return bool(table.game.talk.timer(table.game_on.setup)) and (not bot or self._watched(table))

    def _start(self, table: LiveTable, seat: int, asked: Question) -> _Running:
        now, date = self._clock.now(), self._clock.date()
        begun, seconds = self._span(table, seat, now, date)
        alarm = self._alarm(table, seat, asked, begun + seconds - now)
        return _Running(asked, begun, date - now, seconds, alarm, table.times)

    def _span(self, table: LiveTable, seat: int, now: float, date: float) -> tuple[float, float]:
        """When a question was put, by the clock of the house, and how many seconds there are for it."""
        until = deadline(table.times, seat) if table.pace else None
        if until is None:
            return now - self._passed(table, seat, date), float(table.game.talk.timer(table.game_on.setup))
        wait = table.times.waits.get(seat)
        since = wait.since if wait is not None else date
        return since - (date - now), until - since

    def _passed(self, table: LiveTable, seat: int, date: float) -> float:
        """How long ago a question was put that another process has been timing."""
        asked_at = table.match.put_at.get(seat)
        return max(0.0, date - asked_at) if asked_at and self._ownership.owned_elsewhere(table) else 0.0

    def _alarm(self, table: LiveTable, seat: int, asked: Question, seconds: float) -> asyncio.TimerHandle:
        return self._clock.later(seconds, lambda: self._time_is_up(table, seat, asked))

    def _up_at(self, table: LiveTable, seat: int) -> float:
        """When the time of a seat is up, by the clock of the house: it begins once everything has been shown."""
        running, audience = self._shelf(table).seats[seat], table.audience
        shown = audience.until if table.chairs[seat].kind == BOT else audience.until_for(seat)
        if not table.pace:
            return max(running.put, shown) + running.seconds
        up = max(running.put, min(shown, running.put + WATCHED)) + running.seconds
        return max(up, self._grace(table, seat, running))

    def _grace(self, table: LiveTable, seat: int, running: _Running) -> float:
        """Until when nothing is late that was asked, or hides behind what was asked, before the house opened."""
        waits = table.times.waits
        since = min([wait.since for at, wait in waits.items() if at == seat or seat not in waits], default=inf)
        grace = SLOW_GRACE if table.pace.slow else QUICK_GRACE
        return self._opened + grace if since - running.ahead < self._opened else 0.0

    def _time_is_up(self, table: LiveTable, seat: int, asked: Question) -> None:
        running = self._shelf(table).seats.get(seat)
        if running is None or running.asked != asked:
            return
        if (left := self._up_at(table, seat) - self._clock.now()) > TOO_SHORT:
            handle = self._alarm(table, seat, asked, left)
            self._shelf(table).seats[seat] = running._replace(handle=handle)
            return

        if not self._is_here(table):
            return
        if not self._ownership.owns(table):  # another process rings; should it die, this one does
            self._shelf(table).seats[seat] = running._replace(handle=self._alarm(table, seat, asked, NOT_MINE))
            return

        def anew() -> None:  # the question stands as before: its time begins anew
            if running := self._shelf(table).seats.pop(seat, None):
                running.handle.cancel()

        if not self._is_timed(table, seat):
            anew()
        else:
            self._ring(table, self._play_late(table, seat, asked), anew)

    async def _play_late(self, table: LiveTable, seat: int, asked: Question) -> None:
        """With this question still open, one of its choices is drawn, each as likely; or a bot stands in."""
        async with table.lock:
            if table.asked.get(seat) != asked:
                return
            if table.pace and await self._ledger.set_clocks(table, by_itself=True):
                return  # somebody is on holiday of whom that was not known: the clocks have been wound anew
            secret = seat not in table.times.waits  # a bot there would tell that something was asked
            if not table.pace or table.pace.then == BY_LOT or secret:
                await self._write(table, self._late(table, seat, table.match.lot(seat, self._rng)))
                return
            chairs = put(table.chairs, seat, replace(table.chairs[seat], kind=BOT, level=table.pace.then))
            change = table.arranged(replace(table.arrangement, chairs=chairs))
            await self._ledger.write(table, change, by_itself=True)
            self._stood_in(table, seat)

    # The sand-timer

    def _turn_sand(self, table: LiveTable) -> None:
        """Turned over where a new phase begins, taken away where it ends; once it is empty, somebody may be due."""
        now, shelf = _sand_now(table), self._shelf(table)
        if shelf.sand is not None and (now is None or now.key != shelf.sand.key):
            self._take_sand_away(shelf)
        if now is not None and shelf.sand is None:
            key = now.key
            passed = max([self._passed(table, seat, self._clock.date()) for seat in table.asked], default=0.0)
            seconds = max(0, round(now.seconds - passed))
            handle = self._clock.later(seconds, lambda: self._run_out(table, key))
            shelf.sand = _Sand(key, round(self._clock.date()) + seconds, handle)
        if now is not None and self._ownership.owns(table) and self._due(table) is not None:
            self._ring(table, self._play_time_up(table), lambda: self._take_sand_away(shelf))

    def _due(self, table: LiveTable) -> tuple[int, Words] | None:
        """The first seat for which the words of an empty sand-timer can be played now, and these words."""
        now, sand = _sand_now(table), self._shelf(table).sand
        if now is None or sand is None or now.key != sand.key or not sand.empty or sand.spent:
            return None
        seat = next((seat for seat in table.asked if now.words in table.game_on.legal(seat)), None)
        return None if seat is None else (seat, now.words)

    def _take_sand_away(self, shelf: _Shelf) -> None:
        if shelf.sand is not None:
            shelf.sand.handle.cancel()
            shelf.sand = None

    def _run_out(self, table: LiveTable, key: str) -> None:
        sand = self._shelf(table).sand
        if self._is_here(table) and sand is not None and sand.key == key:
            sand.empty = True
            table.audience.changed()
            self._turn_sand(table)

    async def _play_time_up(self, table: LiveTable) -> None:
        """Plays the words of an empty sand-timer for the first seat that may choose them, if any may by now."""
        async with table.lock:
            due, sand = self._due(table), self._shelf(table).sand
            if due is not None and sand is not None:
                change = self._late(table, *due)
                sand.spent = True
                await self._write(table, change)

    # Both

    def _late(self, table: LiveTable, seat: int, words: Words) -> Change:
        change = table.move(seat, words, None, self._rng, late=True)
        assert change is not None, "only a move on a version can be one that was made already"
        return change

    async def _write(self, table: LiveTable, change: Change) -> None:
        await self._ledger.write(table, change, by_itself=True)
        MOVES.inc()

    def _is_here(self, table: LiveTable) -> bool:
        """Whether anybody plays there; nothing is kept for a table that was let go."""
        if self._tables.holds(table):
            return True
        self._shelves.pop(table, None)
        return False

    def _ring(self, table: LiveTable, play: Coroutine[Any, Any, None], anew: Callable[[], None]) -> None:
        """Plays what is due; where that fails, its time begins `anew`, or where it is kept, it is tried again."""
        task = asyncio.create_task(play)
        self._ringing.add(task)
        task.add_done_callback(lambda done: self._rung(table, done, anew))

    def _rung(self, table: LiveTable, task: asyncio.Task[None], anew: Callable[[], None]) -> None:
        self._ringing.discard(task)
        if task.cancelled():
            return
        if task.exception() is None:
            self._retries.went_well(table)
        else:
            tell_failure("late_move_failed", task.exception(), table=table.code)
            anew()
            if table.pace:  # it is due as before, and would fail at once
                self._retries.later(table)
            else:
                self.wind(table)

    def _try_again(self, table: LiveTable) -> None:
        if self._is_here(table):
            self.wind(table)

    async def close(self) -> None:
        """Stops everything."""
        self._retries.close()
        for shelf in self._shelves.values():
            for running in shelf.seats.values():
                running.handle.cancel()
            self._take_sand_away(shelf)
            shelf.seats.clear()
        ringing = list(self._ringing)
        for task in ringing:
            task.cancel()
        await asyncio.gather(*ringing, return_exceptions=True)


def _sand_now(table: LiveTable) -> Sand | None:
    """The sand-timer that should run at this moment of the game; where people have agreed on a pace, none does."""
    return table.match.sand if table.begun and table.match.has_sand and not table.pace else None
