"""The waker: a table with a clock that is up is brought into memory, and what is due happens there."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from perfidie.engine import Refusal
from perfidie.store import Store
from perfidie.store.reads import overdue
from perfidie.web.house.clock import Clock
from perfidie.web.house.tables import Tables

log = structlog.get_logger()
ROUND = 5.0
"""Seconds between two looks at what is due."""
AT_ONCE = 50
"""How many tables are asked for in one go."""
START = (0.0, "")


class Waker:
    """Looks round again and again: those that stay due, since they cannot be loaded, hold up no others."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def look(self) -> None:
        """Wakes all that is due now."""
        last, now = START, self._clock.date()
        while found := await self._store.look_up(overdue, now, last, AT_ONCE):
            for _, code in found:
                if self._tables.get(code) is None:
                    with suppress(Refusal):
                        await self._tables.find(code)
            last = found[-1]

    async def keep_looking(self) -> None:
        """All this for as long as the house is open; a database that does not answer is asked again later."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look()
            except Exception as error:
                log.warning("waker_failed", why=type(error).__name__)
