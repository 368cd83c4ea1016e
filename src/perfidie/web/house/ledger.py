"""The ledger: every change at a table is written to the store first and announced afterwards."""

from __future__ import annotations

import asyncio

from perfidie.engine import Refusal
from perfidie.store import Change, CodeTaken, Said, Stale, Store
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables, Told


class Ledger:
    """Writes changes. `written` is told of each table that has changed, after its viewers."""

    def __init__(self, store: Store, tables: Tables, written: Told) -> None:
        self._store = store
        self._tables = tables
        self._written = written

    async def write(self, table: LiveTable, change: Change) -> None:
        """Store first, then tell. If the store says no, the table is as the store has it."""
        try:
            await self._store.commit(change)
        except asyncio.CancelledError:
            self._tables.let_go(table)  # nobody knows what was written: the next one to ask loads it
            table.audience.send_home()
            raise
        except CodeTaken:  # nothing was written, and nothing is as it should not be: another code will do
            raise
        except Exception as error:
            kept = await self._store.table(table.code)
            if kept is not None:
                table.restore(kept)
                table.redraw()
            if isinstance(error, Stale):
                raise Refusal("stale-move", version=table.version_for(None)) from error
            raise
        table.accept(change)
        self._written(table)

    async def chat(self, table: LiveTable, said: Said) -> None:
        """The same for a line of chat, which no record keeps."""
        await self._store.talk(table.code, said)
        table.chatted(said)
