"""Retries: whatever could not be done at a table is tried again, after a pause that grows while it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import structlog

from perfidie.store import Unreadable
from perfidie.web.house.clock import Clock
from perfidie.web.house.table import LiveTable

log = structlog.get_logger()
FIRST, LONGEST = 1.0, 5.0
"""Seconds of the first pause, and of the longest; each is twice the one before."""
A_MINUTE = 60.0


@dataclass(slots=True)
class _Setback:
    """What went wrong at one table."""

    pause: float = FIRST
    """The next one."""
    bell: asyncio.TimerHandle | None = None
    told: float = float("-inf")
    """When it was last written to the log."""


class Retries:
    """Sets what happens by itself at a table to work `again`."""

    def __init__(self, clock: Clock, again: Callable[[LiveTable], None]) -> None:
        self._clock = clock
        self._again = again
        self._setbacks: WeakKeyDictionary[LiveTable, _Setback] = WeakKeyDictionary()

    def pending(self, table: LiveTable) -> bool:
        """Whether something is about to be tried again here."""
        found = self._setbacks.get(table)
        return found is not None and found.bell is not None

    def failed(self, table: LiveTable, event: str, error: BaseException) -> None:
        """Something went wrong; told once a minute at most. A store that is away is no fault of ours."""
        setback = self._setbacks.setdefault(table, _Setback())
        if self._clock.now() - setback.told >= A_MINUTE:
            setback.told = self._clock.now()
            if isinstance(error, (Unreadable, OSError)):
                log.warning(event, table=table.code, why=type(error).__name__)
            else:
                log.error(event, table=table.code, exc_info=error)
        self.later(table)

    def later(self, table: LiveTable) -> None:
        """Tries again after the next pause, once."""
        setback = self._setbacks.setdefault(table, _Setback())
        if setback.bell is None:
            setback.bell = self._clock.later(setback.pause, lambda: self._ring(table, setback))
            setback.pause = min(LONGEST, 2 * setback.pause)

    def went_well(self, table: LiveTable) -> None:
        """Something was done: the next pause is short again."""
        found = self._setbacks.get(table)
        if found is not None:
            found.pause = FIRST

    def _ring(self, table: LiveTable, setback: _Setback) -> None:
        setback.bell = None
        self._again(table)

    def close(self) -> None:
        """Nothing is tried again."""
        for setback in self._setbacks.values():
            if setback.bell is not None:
                setback.bell.cancel()
