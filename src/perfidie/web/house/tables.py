"""The tables people look at, in memory; the store has them all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import structlog

from perfidie.engine import Refusal
from perfidie.store import Arrangement, CodeTaken, Garbled, Line, Store, Table
from perfidie.web.house.codes import new_code, read_code
from perfidie.web.house.seals import Seals
from perfidie.web.house.table import LiveTable, OtherRules
from perfidie.web.metrics import TABLES

log = structlog.get_logger()
Told = Callable[[LiveTable], None]
"""Something that is told of a table."""
SET_ASIDE, OTHER_RULES = "table-set-aside", "table-other-rules"
ASIDE_FOR = 30.0
"""Seconds after which a table that was set aside is tried again."""
Refreshed = Callable[[LiveTable], Awaitable[None]]


class Tables:
    """Finds, lays and lets go of tables. `arrived` is told of each that has come into memory, `left` of each that goes.

    `fresh` brings a table of this memory up to date with what other processes have written; `asked_for` is told of
    each that somebody asks for.
    """

    def __init__(
        self, store: Store, seals: Seals, arrived: Told, left: Told, fresh: Refreshed, asked_for: Told
    ) -> None:
        self._store = store
        self._seals = seals
        self._arrived = arrived
        self._left = left
        self._fresh = fresh
        self._asked_for = asked_for
        self._live: dict[str, LiveTable] = {}
        self._touched: dict[str, float] = {}
        """By code: when it was last asked for."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._set_aside: dict[str, str] = {}
        """By code of a table that could not be loaded: what is said of it."""
        self._aside_since: dict[str, float] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(self._live.values())

    def __getitem__(self, code: str) -> LiveTable:
        return self._live[code]

    def get(self, code: str) -> LiveTable | None:
        """The table of this code, if it is in memory."""
        return self._live.get(code)

    def holds(self, table: LiveTable) -> bool:
        """Whether this is still the table of its code: whoever asks for one that was let go has a fresh one."""
        return self._live.get(table.code) is table

    @property
    def loading(self) -> int:
        """How many are being read from the store."""
        return len(self._loading)

    async def find(self, code: str) -> LiveTable:
        """The table of this code, from memory or from the store."""
        table = self._live.get(code)
        if table is not None:
            await self._fresh(table)
            table = self._live.get(code)  # it may have been struck off elsewhere
        if table is None:
            code = read_code(code)
            try:
                async with self._loading.setdefault(code, asyncio.Lock()):
                    table = self._live.get(code) or await self._load(code)
            finally:
                self._loading.pop(code, None)
        self._touched[table.code] = asyncio.get_running_loop().time()
        self._asked_for(table)
        return table

    async def _load(self, code: str) -> LiveTable:
        if (why := self._set_aside.get(code)) is not None and self._looked_again(code):
            raise Refusal(why)
        try:
            kept = await self._store.table(code)
        except Garbled as error:
            raise self._put_aside(code, SET_ASIDE, error) from error
        if kept is None:
            raise Refusal("no-such-table", table=code)
        return self._live.get(code) or self._arrive_whole(kept)  # somebody else may have been faster

    def _arrive_whole(self, kept: Table) -> LiveTable:
        """Lays out a table as it was kept; one that cannot be is set aside, with all that it holds."""
        try:
            return self._arrive(kept)
        except OtherRules as error:
            raise self._put_aside(kept.code, OTHER_RULES, error) from error
        except Exception as error:  # what was kept may be anything: its words are repeated nowhere
            raise self._put_aside(kept.code, SET_ASIDE, error) from error

    def _put_aside(self, code: str, why: str, error: Exception) -> Refusal:
        log.warning("table_set_aside", table=code, code=why, why=type(error).__name__)
        self._set_aside[code] = why
        self._aside_since[code] = asyncio.get_running_loop().time()
        return Refusal("table-other-rules" if why == OTHER_RULES else "table-set-aside")

    def _looked_again(self, code: str) -> bool:
        """Whether it was looked at a short while ago: there is no need to read it for everybody who asks."""
        return asyncio.get_running_loop().time() - self._aside_since[code] < ASIDE_FOR

    async def lay(
        self,
        arrangement: Arrangement,
        held: tuple[tuple[str, int], ...],
        lines: tuple[Line, ...] = (),
        asked: tuple[int, ...] | None = None,
    ) -> LiveTable:
        """A new table, under a code that no other has; it may begin with what was done elsewhere."""
        while True:
            code = new_code()
            try:
                pledge = None if lines else self._seals.fresh(code)  # of what was drawn before nothing can be shown
                kept = await self._store.lay(code, arrangement, held, lines, asked, pledge)
            except CodeTaken:
                continue
            return self._arrive(kept)

    def _arrive(self, kept: Table) -> LiveTable:
        table = LiveTable(kept)
        self._live[kept.code] = table
        self._set_aside.pop(kept.code, None)
        self._touched[kept.code] = asyncio.get_running_loop().time()
        TABLES.set(len(self._live))
        self._arrived(table)
        return table

    def sweep(self, seconds: float, is_busy: Callable[[LiveTable], bool]) -> list[LiveTable]:
        """Lets go of tables nobody has looked at for so long, where nothing will happen by itself; gives them."""
        swept = []
        before = asyncio.get_running_loop().time() - seconds
        for table in list(self):
            idle = self._touched[table.code] < before
            if idle and not table.audience and not table.lock.locked() and not is_busy(table):
                self.let_go(table)
                swept.append(table)
        TABLES.set(len(self._live))
        return swept

    def let_go(self, table: LiveTable) -> None:
        """The table leaves the memory: whoever asks for it next has it as the store has it."""
        if self.holds(table):
            del self._live[table.code], self._touched[table.code]
            self._left(table)

    def let_all_go(self) -> None:
        """All of them."""
        for table in list(self):
            self.let_go(table)
