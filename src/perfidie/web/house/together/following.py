"""Following: a table in memory is kept in step with what other processes write to it.

Whoever writes says how far the table has come, and whoever has it in memory reads what is new. Since words may be lost,
the store is asked besides: every time somebody comes with a request, and every few moments for all tables somebody
looks at; more often while the others cannot be heard.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from perfidie.store import Store
from perfidie.web.commons import Commons, Word
from perfidie.web.errands import end
from perfidie.web.house.table import LiveTable

log = structlog.get_logger()
Told = Callable[[LiveTable], None]

LOOK, LOOK_OFTEN = 3.0, 0.3
"""Seconds between two looks at the store, while the others can be heard and while they cannot."""


class Following:
    """Reads what others have written. `written` is told of each table that changed, `gone` of one that is no more."""

    def __init__(self, store: Store, commons: Commons, written: Told, gone: Told) -> None:
        self._store = store
        self._commons = commons
        self._written = written
        self._gone = gone
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Those of which something came while they were read."""
        self._find: Callable[[str], LiveTable | None] = lambda code: None
        commons.hear("moved", self._moved)

    def find_by(self, find: Callable[[str], LiveTable | None]) -> None:
        """Where the tables are that are in memory."""
        self._find = find

    def tell(self, table: LiveTable) -> None:
        """Says how far a table has come that was changed here."""
        self._commons.say("moved", table.code, mark=table.mark)

    def _moved(self, word: Word) -> None:
        table = self._find(word.code)
        if table is not None and tuple(word.facts.get("mark", ())) != table.mark:
            self.read_soon(table)

    def read_soon(self, table: LiveTable) -> None:
        """Reads what is new as soon as nobody changes the table here; once more where that is under way already."""
        if table.code in self._reading:
            self._again.add(table.code)
        else:
            task = self._reading[table.code] = asyncio.create_task(self._read(table))
            task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        code = table.code
        self._reading.pop(code, None)
        again = code in self._again
        self._again.discard(code)
        if task.cancelled():
            return
        if task.exception() is not None:  # the next look finds it
            log.warning("not_caught_up", table=code, why=type(task.exception()).__name__)
        elif again:
            self.read_soon(table)

    async def fresh(self, table: LiveTable) -> None:
        """The table as the store has it, asked now."""
        if not self._commons.shared:
            return
        mark = (await self._store.marks([table.code])).get(table.code)
        if mark is None:
            self._gone(table)
        elif mark != table.mark:  # also where it is being read: that may have begun before the last change was written
            await self._read(table)

    async def _read(self, table: LiveTable) -> None:
        """Takes in what is new; waits for whoever changes the table here."""
        async with table.lock:
            news = await self._store.since(table.code, table.mark)
            if news is None:
                self._gone(table)
                return
            if (news.version, news.stamp) == (table.version, table.stamp) and not news.talk:
                return
            table.catch_up(news)
        self._written(table)

    async def look(self, tables: list[LiveTable]) -> None:
        """Asks the store how far all these have come."""
        marks = await self._store.marks([table.code for table in tables])
        for table in tables:
            if marks.get(table.code) != table.mark and not table.lock.locked():
                self.read_soon(table)

    async def keep_looking(self, tables: Callable[[], list[LiveTable]]) -> None:
        """The same, for as long as the house is open."""
        while True:
            await asyncio.sleep(LOOK if self._commons.reachable else LOOK_OFTEN)
            try:
                if here := tables():
                    await self.look(here)
            except Exception as error:
                log.warning("not_caught_up", why=type(error).__name__)
                await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Reads no more."""
        self._again.clear()
        await end(*self._reading.values())
