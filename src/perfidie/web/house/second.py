"""The second deal: somebody takes a game that is over up again at one of its moments, alone among bots.

The new table counts for nobody: no rating, no history, no statistics. Only whether the try was won is noted, without a
name, so that it can be compared with the others at the same moment (`store/people/tries.py`).
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import structlog

from perfidie.bots.second import deal_again
from perfidie.engine import CHANCE as BY_CHANCE
from perfidie.engine import Entry, Refusal, State, View, taken_up
from perfidie.store import (
    BOT,
    CHANCE,
    LAID,
    LATE,
    MOVE,
    OVER,
    PERSON,
    PLAYING,
    SAID,
    Arrangement,
    Chair,
    Line,
    Person,
    Second,
    Store,
)
from perfidie.store.people import tries
from perfidie.store.people.tries import Tally, Try
from perfidie.web.errands import end
from perfidie.web.house.chairs import free_bot_names, known_level
from perfidie.web.house.clock import Clock
from perfidie.web.house.keeping.registrar import Registrar
from perfidie.web.house.match import Match
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables

log = structlog.get_logger()
FRESH = 10.0
"""Seconds for which it holds how the tries at a game went: whoever slides through a replay asks once."""
PRESSED_TWICE = 10.0
"""Seconds within which the same wish of the same person is the same table, while they have decided nothing there."""


class Wish(NamedTuple):
    """Where somebody would take a game up again, and how."""

    at: int
    seat: int
    again: bool
    level: str


Key = tuple[str, str, Wish]
"""Who wishes what, and at which table."""


class Fate(NamedTuple):
    """How those fared who took the same game up: of a second deal, at its moment and as it was dealt there."""

    before: str
    """Of a second deal: the name of whoever had the seat in the game itself; empty where that table is gone."""
    tries: int
    won: int


NOBODY_TRIED = Fate("", 0, 0)


class SecondDeals:
    """Lays tables at which games are taken up again, and knows how they went."""

    def __init__(
        self, store: Store, tables: Tables, seating: Seating, registrar: Registrar, clock: Clock, rng: Random
    ) -> None:
        self._store = store
        self._tables = tables
        self._seating = seating
        self._registrar = registrar
        self._clock = clock
        self._rng = rng
        self._under_way: dict[Key, asyncio.Task[LiveTable]] = {}
        self._laid: dict[Key, tuple[float, LiveTable]] = {}
        """When tables were laid by the last wishes, and which."""
        self._fates: WeakKeyDictionary[LiveTable, Fate] = WeakKeyDictionary()
        self._tallies: WeakKeyDictionary[LiveTable, tuple[float, list[Tally]]] = WeakKeyDictionary()
        """When it was asked how the tries at a game went, and how they did."""
        self._asked: WeakKeyDictionary[LiveTable, str] = WeakKeyDictionary()
        """By table that was asked about: the phase it was in by then."""
        self._errands: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Nothing is asked any more."""
        await end(*self._errands, *self._under_way.values())

    # Sitting down

    def check(self, table: LiveTable, wish: Wish) -> None:
        """Refuses what could not be done anyway, before somebody new is anybody."""
        if table.phase != OVER:
            raise Refusal("not-over")
        known_level(wish.level)
        if not 0 <= wish.seat < len(table.chairs):
            raise Refusal("no-such-seat", seat=str(wish.seat)[:12])

    async def take_up(
        self, table: LiveTable, person: Person, wish: Wish, lang: str, *, name: str = "", origin: str = ""
    ) -> LiveTable:
        """The table at which this person plays on. A button that is pressed twice leads to one table."""
        self.check(table, wish)
        key = person.id, table.code, wish
        if (laid := self._just_laid(key)) is not None:
            return laid
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.create_task(self._lay(table, person, wish, lang, name, origin))
            self._under_way[key] = task
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        found = await asyncio.shield(task)
        self._laid[key] = self._clock.now(), found
        return found

    def _just_laid(self, key: Key) -> LiveTable | None:
        """The table of the same wish of a moment ago, where they have decided nothing yet."""
        now = self._clock.now()
        for old in [old for old, (at, _) in self._laid.items() if at < now - PRESSED_TWICE]:
            del self._laid[old]
        _, found = self._laid.get(key, (now, None))
        is_fresh = found is not None and self._tables.holds(found) and found.phase == PLAYING
        return found if is_fresh and found is not None and key[2].seat not in found.match.decided else None

    async def _lay(self, table: LiveTable, person: Person, wish: Wish, lang: str, name: str, origin: str) -> LiveTable:
        host = await self._seating.named(person, name)
        lines, asked = await asyncio.get_running_loop().run_in_executor(None, self._lines, table, wish)
        mine = Chair(PERSON, host.name, host.id, advice=True, origin=origin)
        bots = iter(free_bot_names((mine,), lang))
        seats = range(len(table.chairs))
        chairs = [mine if seat == wish.seat else Chair(BOT, next(bots), level=wish.level) for seat in seats]
        before, ended = table.arrangement, table.game_on.view(None).outcome
        won = ended is not None and wish.seat in ended.winners
        second = Second(table.code, wish.at, wish.seat, wish.again, wish.level, won)
        agreed = Arrangement(
            before.game, table.game.version, before.options, tuple(chairs), host.id, before.preset, PLAYING,
            origin=origin, second=second,
        )  # fmt: skip
        return await self._tables.lay(agreed, ((host.id, wish.seat),), lines, asked)

    def _lines(self, table: LiveTable, wish: Wish) -> tuple[tuple[Line, ...], tuple[int, ...]]:
        """What has happened at the new table, with what chance does next, and who has to decide then."""
        play = table.game_on

        def imagined(view: View[Any]) -> State:
            return deal_again(table.game, view, self._rng)

        entries = taken_up(table.game, play.setup, play.entries, wish.at, wish.seat, imagined if wish.again else None)
        match, lines = Match(table.game, play.setup), tuple(map(_line, entries))
        match.follow(lines)
        return (*lines, *match.let_chance_act(self._rng)), tuple(match.asked)

    # How others fared

    def fate(self, table: LiveTable) -> Fate:
        """What is known by now."""
        return self._fates.get(table, NOBODY_TRIED)

    def note(self, table: LiveTable) -> None:
        """A table has come or has changed: how others fared is asked for when it comes, and when its game is over."""
        wanted = table.begun and (table.arrangement.second is not None or table.phase == OVER)
        if wanted and self._asked.get(table) != table.phase:
            self._asked[table] = table.phase
            errand = asyncio.get_running_loop().create_task(self._ask(table))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def _ask(self, table: LiveTable) -> None:
        try:
            await self.look(table)
        except Exception as error:  # how others fared is not worth anybody's page
            self._asked.pop(table, None)
            log.warning("second_not_compared", code=table.code, why=type(error).__name__)

    async def look(self, table: LiveTable) -> None:
        """Asks how others fared, and tells those who look at the table if that is news."""
        second = table.arrangement.second
        if second is None:
            told = await self._store.look_up(tries.tallies, table.code)
            self._tallies[table] = self._clock.now(), told
            found = Fate("", sum(each.tries for each in told), sum(each.won for each in told))
        else:
            if table.phase == OVER:
                await self._registrar.register(table.code)
            told = await self._store.look_up(tries.tallies, second.table, second.moment)
            same = [each for each in told if is_like(each, second)]
            before = await self._who_sat(second, table.phase == OVER)
            found = Fate(before, sum(each.tries for each in same), sum(each.won for each in same))
        if found != self.fate(table):
            self._fates[table] = found
            table.audience.changed()

    async def _who_sat(self, second: Second, is_news: bool) -> str:
        """Who had the seat in the game itself; at that table there is one more to be told of, where there is news."""
        try:
            origin = await self._tables.find(second.table)
        except Refusal:  # it is no more, or cannot be read
            return ""
        if is_news:
            await self.look(origin)
        return origin.names[second.seat]

    async def told(self, table: LiveTable, person: str | None) -> tuple[list[Tally], list[Try]]:
        """How all tries at this game went, and those of this person one by one; as it was a moment ago."""
        known = self._tallies.get(table)
        if known is None or known[0] < self._clock.now() - FRESH:
            known = self._clock.now(), await self._store.look_up(tries.tallies, table.code)
            self._tallies[table] = known
        mine = await self._store.look_up(tries.tried_by, table.code, person) if person and known[1] else []
        return known[1], mine


def is_like(tally: Tally, second: Second) -> bool:
    """Whether these tries were dealt as this one, among bots of the same level."""
    return (tally.seat, tally.again, tally.level) == (second.seat, second.again, second.level)


def _line(entry: Entry) -> Line:
    """What a record says was done, as the store keeps it."""
    if entry.lays:
        kind = LAID
    elif entry.seat == BY_CHANCE:
        kind = CHANCE
    else:
        kind = SAID if entry.said else LATE if entry.late else MOVE
    return Line(kind, entry.seat, entry.words)
