"""Presence: who is at their table, who has not been heard of for a while, and in whose place a bot might play.

A bot is never put there by the house: it is offered to the others once they have waited long enough.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from perfidie.store import PERSON
from perfidie.web.house.table import LiveTable

SURELY = 0.5
"""Seconds after the moment when somebody counts as gone at which the table is looked at again."""


@dataclass(slots=True)
class _Heard:
    """Who was heard of when at one table; times are those of the event loop."""

    since: float = 0.0
    """When the table was laid or loaded: nobody is waited for from before that."""
    seen: dict[int, float] = field(default_factory=dict)
    """By seat: when something last came from it."""
    absent: tuple[int, tuple[int, ...]] = (-1, ())
    """Who is away, and in which tick that was found."""
    watch: asyncio.TimerHandle | None = None
    """When the table is looked at again because somebody may count as gone by then."""

    def last(self, seat: int) -> float:
        """When something last came from this seat; before that counts from when the table came into memory."""
        return self.seen.get(seat, self.since)


class Presence:
    """Keeps an eye on who is there: away, or missed, after so many seconds without a word."""

    def __init__(self, away_after: float, missed_after: float) -> None:
        self._away_after = away_after
        self._missed_after = missed_after
        self._tables: WeakKeyDictionary[LiveTable, _Heard] = WeakKeyDictionary()

    def _at(self, table: LiveTable) -> _Heard:
        found = self._tables.get(table)
        if found is None:
            found = self._tables[table] = _Heard()
        return found

    # Looking

    def away(self, table: LiveTable, seat: int) -> bool:
        """Whether nothing has been heard from the person on this seat for a while, or since the table was loaded."""
        if table.audience.hears(seat):
            return False
        heard = self._at(table).seen.get(seat)
        return heard is None or _now() - heard > self._away_after

    def absent(self, table: LiveTable) -> tuple[int, ...]:
        """The seats of people who are away, asked once for each tick: whoever comes or goes makes one."""
        heard = self._at(table)
        tick, seats = heard.absent
        if tick != table.audience.tick:
            seats = tuple(seat for seat in _people(table) if self.away(table, seat))
            heard.absent = (table.audience.tick, seats)
        return seats

    def missed(self, table: LiveTable) -> tuple[int, ...]:
        """The seats of people who have been away for so long that a bot may be offered in their place."""
        heard, before = self._at(table), _now() - self._missed_after
        return tuple(seat for seat in self.absent(table) if heard.last(seat) < before)

    # Told

    def set_out(self, table: LiveTable) -> None:
        """The table has just come into memory."""
        self._at(table).since = _now()
        self._watch(table)

    def left(self, table: LiveTable, seat: int | None) -> None:
        """A stream has ended: if nothing more comes from that seat, it will be shown as away."""
        if seat is not None:
            self.note(table, seat, _now())
            self._watch(table)

    def heard_of(self, table: LiveTable, seat: int | None) -> None:
        """Somebody on this seat has just asked for something."""
        if seat is not None:
            was_away = self.away(table, seat)
            self.note(table, seat, _now())
            if was_away:
                table.audience.changed()
            self._watch(table)

    def come(self, table: LiveTable, seat: int) -> None:
        """Somebody who has just been watching has this seat now."""
        self.note(table, seat, _now())
        self._watch(table)

    def note(self, table: LiveTable, seat: int, at: float) -> None:
        """Something last came from this seat at that moment."""
        self._at(table).seen[seat] = at

    # Watching

    def _watch(self, table: LiveTable) -> None:
        """Looks at the table again when the next of its people may count as away, or be missed."""
        heard, loop = self._at(table), asyncio.get_running_loop()
        if heard.watch is not None:
            return
        moments = [
            heard.last(seat) + after
            for seat in _people(table)
            if not table.audience.hears(seat)
            for after in (self._away_after, self._missed_after)
        ]
        if coming := [moment for moment in moments if moment > loop.time()]:
            heard.watch = loop.call_at(min(coming) + SURELY, self._look, table)

    def _look(self, table: LiveTable) -> None:
        self._at(table).watch = None
        table.audience.changed()
        self._watch(table)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _people(table: LiveTable) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
