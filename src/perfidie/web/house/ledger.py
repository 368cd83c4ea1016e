"""The ledger: every change at a table is written to the store first and announced afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from msgspec.structs import replace

from perfidie.engine import Refusal
from perfidie.store import Change, CodeTaken, Fenced, Said, Stale, Store
from perfidie.store.people.holidays import holidays_of
from perfidie.store.times import STOPPED, Times
from perfidie.web.house.clock import Clock
from perfidie.web.house.pace import times_after
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables, Told
from perfidie.web.house.together.following import Following
from perfidie.web.house.together.ownership import Ownership

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 8
"""So often something is done over because another process was faster."""


class Overtaken(Refusal):
    """Another process has written to the table in the meantime: it is as the store has it, and may be asked again."""


def settled(doing: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Does it over where another process was faster: checked anew, on the table as it is by then.

    Where it is still possible nobody learns of it; where it is not, the refusal says why.
    """

    @wraps(doing)
    async def done(*args: P.args, **how: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await doing(*args, **how)
            except Overtaken:
                continue
        return await doing(*args, **how)

    return done


class Ledger:
    """Writes changes. `written` is told of each table that has changed, after its viewers."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        following: Following,
        ownership: Ownership,
        clock: Clock,
        written: Told,
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._following = following
        self._ownership = ownership
        self._written = written

    async def write(self, table: LiveTable, change: Change, *, by_itself: bool = False) -> None:
        """Store first, then tell. If the store says no, the table is as the store has it.

        What happens `by_itself` (a bot moves, time is up) is written only while this process sees to the table.
        """
        fence = self._ownership.fence(table) if by_itself else 0
        try:
            change = replace(change, fence=fence, asked=tuple(table.asked), times=await self._times(table, change))
            await self._store.commit(change)
        except asyncio.CancelledError:
            self._let_go(table)  # nobody knows what was written: the next one to ask loads it
            raise
        except CodeTaken:  # nothing was written, and nothing is as it should not be: another code will do
            raise
        except Exception as error:
            await self._take_back(table)
            if isinstance(error, Fenced):
                self._ownership.lost(table)
                raise Refusal("stale-move", version=table.version_for(None)) from error
            if isinstance(error, Stale):
                if not self._tables.holds(table):  # it was deleted: nothing is done over on what is not there
                    raise Refusal("no-such-table", table=table.code) from error
                raise Overtaken("stale-move", version=table.version_for(None)) from error
            raise
        table.accept(change)
        self._following.tell(table)
        self._written(table)

    async def set_clocks(self, table: LiveTable, *, by_itself: bool = False) -> bool:
        """Reckons the clocks of a table by the holidays of its people as they are now; whether that has set any."""
        change = table.arranged(table.arrangement)
        if await self._times(table, change) == table.times:
            return False
        await self.write(table, change, by_itself=by_itself)
        return True

    async def _times(self, table: LiveTable, change: Change) -> Times:
        """What the clocks show once this is written. Nobody else changes the table meanwhile: its lock is held."""
        agreed = change.arrangement or table.arrangement
        if not agreed.pace or not table.begun:
            return STOPPED
        people = [chair.person for chair in agreed.chairs if chair.person] if agreed.pace.slow else []
        holidays = await self._store.look_up(holidays_of, people) if people else {}
        ahead = self._clock.date() - self._clock.now()
        shown = {seat: table.audience.until_for(seat) + ahead for seat in table.times.waits}
        return times_after(agreed, table.match, table.times, self._clock.date(), holidays, shown)

    async def _take_back(self, table: LiveTable) -> None:
        """The table is as the store has it; where that cannot be asked either, whoever comes next loads it."""
        try:
            kept = await self._store.table(table.code)
            if kept is not None:
                table.restore(kept)
                table.redraw()
            else:
                self._tables.let_go(table)
                table.vanish()
        except Exception:  # the first failure is the one that is told
            self._let_go(table)

    def _let_go(self, table: LiveTable) -> None:
        self._tables.let_go(table)
        table.audience.send_home()

    async def chat(self, table: LiveTable, said: Said) -> None:
        """The same for a line of chat, which no record keeps."""
        try:
            number = await self._store.talk(table.code, said)
        except Stale as error:
            raise Refusal("no-such-table", table=table.code) from error
        if number == len(table.talk.chat):
            table.chatted(said)
            self._following.tell(table)
        else:  # others have spoken elsewhere meanwhile: all of it is read, in its order
            self._following.tell(table)
            self._following.read_soon(table)
