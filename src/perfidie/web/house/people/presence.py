"""Presence: who is at their table, who has not been heard of for a while, and in whose place a bot might play.

A bot is never put there by the house: it is offered to the others once they have waited long enough.

Where several processes serve one table they tell each other who is there. While they cannot, nobody counts as gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from perfidie.store import PERSON, PLAYING
from perfidie.web.commons import Alone, Commons, Word
from perfidie.web.house.table import LiveTable

SURELY = 0.5
"""Seconds after the moment when somebody counts as gone at which the table is looked at again."""
TELL = 5.0
"""Seconds after which the other processes are told again who is here."""
WATCHED = 3 * TELL
"""Seconds for which a word of another process that somebody watches there holds."""


@dataclass(slots=True)
class _Heard:
    """Who was heard of when at one table; times are those of the event loop."""

    since: float = 0.0
    """When the table was laid or loaded: nobody is waited for from before that."""
    seen: dict[int, float] = field(default_factory=dict)
    """By seat: when something last came from it."""
    knew: dict[int, int] = field(default_factory=dict)
    """By seat: how many lines of the table everybody knew of by then."""
    absent: tuple[int, tuple[int, ...]] = (-1, ())
    """Who is away, and in which tick that was found."""
    watch: asyncio.TimerHandle | None = None
    """When the table is looked at again because somebody may count as gone by then."""
    told: float = 0.0
    """When the other processes were last told who is here."""
    elsewhere: float = 0.0
    """When another process last said that somebody watches there."""

    def last(self, seat: int) -> float:
        """When something last came from this seat; before that counts from when the table came into memory."""
        return self.seen.get(seat, self.since)


class Presence:
    """Keeps an eye on who is there: away, or missed, after so many seconds without a word."""

    def __init__(self, away_after: float, missed_after: float, commons: Commons | None = None) -> None:
        self._away_after = away_after
        self._missed_after = missed_after
        self._commons = commons or Alone()
        self._tables: WeakKeyDictionary[LiveTable, _Heard] = WeakKeyDictionary()
        self._find: Callable[[str], LiveTable | None] = lambda code: None
        self._commons.hear("here", self._heard_elsewhere)
        self._commons.hear("who", self._asked)

    def find_by(self, find: Callable[[str], LiveTable | None]) -> None:
        """Where the tables are that are in memory."""
        self._find = find

    def _at(self, table: LiveTable) -> _Heard:
        found = self._tables.get(table)
        if found is None:
            found = self._tables[table] = _Heard()
        return found

    # Looking

    def away(self, table: LiveTable, seat: int) -> bool:
        """Whether nothing has been heard from the person on this seat for a while, or since the table was loaded."""
        if table.audience.hears(seat) or not self._commons.reachable:
            return False
        heard = self._at(table).seen.get(seat)
        return heard is None or _now() - heard > self._away_after

    def gone(self, table: LiveTable, seat: int) -> bool:
        """Whether others may decide about this seat: its person is away, and has had the time to come back.

        After a restart nobody has been heard of yet; that alone takes nothing from anybody. At a table that lasts days
        nobody is expected to sit and wait: there they are gone once all have seen their time run out.
        """
        if not self.away(table, seat):
            return False
        if _lasts_days(table):
            return self._at(table).knew.get(seat, -1) < table.match.by_lot.get(seat, -1)
        return _now() - self._at(table).last(seat) > self._away_after

    def absent(self, table: LiveTable) -> tuple[int, ...]:
        """The seats of people who are away, asked once for each tick: whoever comes or goes makes one.

        At a table that lasts days nobody is called away for being elsewhere; only whoever is gone.
        """
        heard = self._at(table)
        tick, seats = heard.absent
        if tick != table.audience.tick:
            is_absent = self.gone if _lasts_days(table) else self.away
            seats = tuple(seat for seat in _people(table) if is_absent(table, seat))
            heard.absent = (table.audience.tick, seats)
        return seats

    def missed(self, table: LiveTable) -> tuple[int, ...]:
        """The seats of people who have been away for so long that a bot may be offered in their place."""
        heard, before = self._at(table), _now() - self._missed_after
        if _lasts_days(table):
            return self.absent(table)
        return tuple(seat for seat in self.absent(table) if heard.last(seat) < before)

    def watched(self, table: LiveTable, within: float) -> bool:
        """Whether anybody looks at this table, here or elsewhere, or was heard of within so many seconds."""
        if table.audience or not self._commons.reachable:
            return True
        heard, now = self._at(table), _now()
        last = max([heard.since, *heard.seen.values()])
        return now - last < within or now - heard.elsewhere < WATCHED

    # Told

    def set_out(self, table: LiveTable) -> None:
        """The table has just come into memory."""
        self._at(table).since = _now()
        self._commons.say("who", table.code)
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
            if was_away or _now() - self._at(table).told > TELL:
                self.tell(table, seat)
            self._watch(table)

    def come(self, table: LiveTable, seat: int) -> None:
        """Somebody who has just been watching has this seat now."""
        self.note(table, seat, _now())
        self._watch(table)

    def note(self, table: LiveTable, seat: int, at: float) -> None:
        """Something last came from this seat at that moment."""
        self._at(table).seen[seat] = at
        self._at(table).knew[seat] = table.version_for(None)

    # Other processes

    def tell(self, table: LiveTable, *seats: int) -> None:
        """Tells the other processes who listens here, and who was heard of just now."""
        here = {*seats, *[listener.seat for listener in table.audience if listener.seat is not None]}
        if here or table.audience:
            self._at(table).told = _now()
            self._commons.say("here", table.code, seats=sorted(here), watched=bool(table.audience))

    def _asked(self, word: Word) -> None:
        table = self._find(word.code)
        if table is not None:
            self.tell(table)

    def _heard_elsewhere(self, word: Word) -> None:
        table = self._find(word.code)
        if table is None:
            return
        heard = self._at(table)
        if word.facts.get("watched"):
            was_watched = _now() - heard.elsewhere < WATCHED
            heard.elsewhere = _now()
            if not was_watched:
                table.audience.stir()
        for seat in word.facts.get("seats", ()):
            if 0 <= seat < len(table.chairs):
                was_away = self.away(table, seat)
                self.note(table, seat, _now())
                if was_away:
                    table.audience.changed()
        self._watch(table)

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


def _lasts_days(table: LiveTable) -> bool:
    return table.pace.slow and table.phase == PLAYING


def _people(table: LiveTable) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
