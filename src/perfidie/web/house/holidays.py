"""Holidays: somebody is away for days, and at tables that last days none of their clocks runs meanwhile."""

from __future__ import annotations

from contextlib import suppress
from datetime import date

from perfidie.engine import Refusal
from perfidie.store import PLAYING, Person, Store
from perfidie.store.people import holidays as kept
from perfidie.web.house.clock import Clock
from perfidie.web.house.ledger import Ledger, settled
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables
from perfidie.web.house.tidings.tidings import Tidings

MOST_TABLES = 500


class Holidays:
    """Plans them and calls them off; the clocks of all tables where the person plays are set by that at once."""

    def __init__(self, store: Store, tables: Tables, ledger: Ledger, clock: Clock, tidings: Tidings) -> None:
        self._tidings = tidings
        self._store = store
        self._tables = tables
        self._ledger = ledger
        self._clock = clock

    async def plan(self, person: Person, first: date, last: date) -> None:
        """From the first of these days to the end of the last one."""
        await self._store.keep(kept.plan, person.id, first, last, self._clock.date())
        await self._set_clocks(person)

    async def call_off(self, person: Person, begins: float) -> None:
        """The holiday that begins at this moment, or the rest of it."""
        await self._store.keep(kept.call_off, person.id, begins, self._clock.date())
        await self._set_clocks(person)

    async def _set_clocks(self, person: Person) -> None:
        for listed in await self._store.tables_of(person.id, MOST_TABLES, unfinished=True):
            if listed.arrangement.pace.slow and listed.arrangement.phase == PLAYING:
                with suppress(Refusal):  # what cannot be opened has no clocks that run
                    table = await self._tables.find(listed.code)
                    if await self._set(table):
                        self._tidings.clocks_changed(table, person.id)

    @settled
    async def _set(self, table: LiveTable) -> bool:
        async with table.lock:
            return table.phase == PLAYING and await self._ledger.set_clocks(table)
