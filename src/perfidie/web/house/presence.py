"""Presence: who is at his table, who has not been heard of for a while, and in whose place a bot might play.

A bot is never put there by the house: it is offered to the others once they have waited long enough.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from perfidie.store import PERSON
from perfidie.web.settings import Settings

if TYPE_CHECKING:
    from perfidie.web.house.table import LiveTable

SURELY = 0.5
"""Seconds after the moment when somebody counts as gone at which the table is looked at again."""


@dataclass(slots=True)
class Presence:
    """What a table remembers of who was heard of when; times are those of the event loop."""

    since: float = 0.0
    """When the table was laid or loaded: nobody is waited for from before that."""
    seen: dict[int, float] = field(default_factory=dict)
    """By seat: when something last came from it."""
    absent: tuple[int, tuple[int, ...]] = (-1, ())
    """Who is away, and in which tick that was found."""
    watch: asyncio.TimerHandle | None = None
    """When the table is looked at again because somebody may count as gone by then."""


class Presences:
    """Keeps an eye on who is there."""

    settings: Settings

    def away(self, table: LiveTable, seat: int) -> bool:
        """Whether nothing has been heard from the person on this seat for a while, or since the table was loaded."""
        if _listens(table, seat):
            return False
        heard = table.presence.seen.get(seat)
        return heard is None or asyncio.get_running_loop().time() - heard > self.settings.away_after

    def absent(self, table: LiveTable) -> tuple[int, ...]:
        """The seats of people who are away, asked once for each tick: whoever comes or goes makes one."""
        tick, seats = table.presence.absent
        if tick != table.tick:
            seats = tuple(seat for seat in _people(table) if self.away(table, seat))
            table.presence.absent = (table.tick, seats)
        return seats

    def missed(self, table: LiveTable) -> tuple[int, ...]:
        """The seats of people who have been away for so long that a bot may be offered in their place."""
        before = asyncio.get_running_loop().time() - self.settings.stand_in_after
        return tuple(seat for seat in self.absent(table) if _heard(table, seat) < before)

    def set_out(self, table: LiveTable) -> None:
        """The table has just come into memory."""
        table.presence.since = asyncio.get_running_loop().time()
        self._watch(table)

    def left(self, table: LiveTable, seat: int | None) -> None:
        """A stream has ended: if nothing more comes from that seat, it will be shown as away."""
        if seat is not None:
            table.presence.seen[seat] = asyncio.get_running_loop().time()
            self._watch(table)

    def heard_of(self, table: LiveTable, seat: int | None) -> None:
        """Somebody on this seat has just asked for something."""
        if seat is not None:
            was_away = self.away(table, seat)
            table.presence.seen[seat] = asyncio.get_running_loop().time()
            if was_away:
                table.changed()
            self._watch(table)

    def _watch(self, table: LiveTable) -> None:
        """Looks at the table again when the next of its people may count as away, or be missed."""
        if table.presence.watch is not None:
            return
        loop, settings = asyncio.get_running_loop(), self.settings
        moments = [
            _heard(table, seat) + after
            for seat in _people(table)
            if not _listens(table, seat)
            for after in (settings.away_after, settings.stand_in_after)
        ]
        if coming := [moment for moment in moments if moment > loop.time()]:
            table.presence.watch = loop.call_at(min(coming) + SURELY, self._look, table)

    def _look(self, table: LiveTable) -> None:
        table.presence.watch = None
        table.changed()
        self._watch(table)


def _people(table: LiveTable) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]


def _listens(table: LiveTable, seat: int) -> bool:
    return any(listener.seat == seat for listener in table.listeners)


def _heard(table: LiveTable, seat: int) -> float:
    """When something last came from this seat; before that counts from when the table came into memory."""
    return table.presence.seen.get(seat, table.presence.since)
