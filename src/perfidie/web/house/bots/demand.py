"""Demand: how long the bots of a table will wait for a place to think, where that is long enough to be told.

It follows from how much is asked for in the whole house, and from nothing that is known at a table.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from perfidie.web.house.bots.desk import Thoughts
from perfidie.web.house.bots.turns import Asker
from perfidie.web.house.clock import Clock
from perfidie.web.house.table import LiveTable

WORTH_TELLING = 4.0
"""Seconds of waiting that nobody need be told of."""
STEP = 5
"""Seconds to which it is rounded up, and after which it is looked at again."""


@dataclass(slots=True)
class _Line:
    """The questions of one table that wait for a place."""

    waiting: int = 0
    told: int = 0
    bell: asyncio.TimerHandle | None = None


class Demand:
    """Keeps the estimates of all tables."""

    def __init__(self, thinkers: Thoughts, clock: Clock) -> None:
        self._thinkers = thinkers
        self._clock = clock
        self._lines: WeakKeyDictionary[LiveTable, _Line] = WeakKeyDictionary()

    def expected(self, table: LiveTable) -> int:
        """About how many seconds the bots of this table still wait for a place; 0 where that is not worth telling."""
        line = self._lines.get(table)
        return line.told if line is not None else 0

    def put(self, table: LiveTable, asker: Asker) -> None:
        """A question of this table is about to wait for its place."""
        line = self._lines.setdefault(table, _Line())
        line.waiting += 1
        if line.bell is None:
            self._look(table, line, asker)

    def begun(self, table: LiveTable) -> None:
        """One of them waits no longer."""
        line = self._lines.setdefault(table, _Line())
        line.waiting = max(0, line.waiting - 1)
        if not line.waiting:
            self._tell(table, line, 0)
            if line.bell is not None:
                line.bell.cancel()
                line.bell = None

    def _look(self, table: LiveTable, line: _Line, asker: Asker) -> None:
        line.bell = None
        seconds = self._thinkers.expected(asker)
        self._tell(table, line, -STEP * int(-seconds // STEP) if seconds >= WORTH_TELLING else 0)
        if seconds:
            line.bell = self._clock.later(STEP, lambda: self._look(table, line, asker))

    def _tell(self, table: LiveTable, line: _Line, seconds: int) -> None:
        if line.told != seconds:
            line.told = seconds
            table.audience.changed()

    def close(self) -> None:
        """Nothing is looked at any more."""
        for line in self._lines.values():
            if line.bell is not None:
                line.bell.cancel()
