"""Ownership: which process sees to a table, so that bots decide and clocks run out in one place only.

A house of one process owns whatever it looks at. Where there are several, each table has a lease in the store
(`perfidie.store.shared`). A process gives a sign of life every few moments. If it cannot, it stops acting by itself
before the others may think it dead; and what it had thought up until then is refused by its fence.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple
from weakref import WeakKeyDictionary

import structlog

from perfidie.engine import Refusal
from perfidie.store import PLAYING, Store
from perfidie.store.members import LIFE, ORPHANED, Lease, Member
from perfidie.web.errands import end
from perfidie.web.house.clock import Clock
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables

log = structlog.get_logger()
BEAT = 1.5
"""Seconds between two signs of life."""
SURE = LIFE - BEAT
"""For so long after its last sign of life a process may be sure that nobody thinks it dead."""
ADOPTED = 40
"""How many orphaned tables a process takes in with each sign of life."""
ASK_SOON, ASK_LATER = 3.0, 12.0
"""Seconds after which it is asked again who sees to a table: where bots should move by now, and elsewhere."""
UNKNOWN = Lease("", 0)
Told = Callable[[LiveTable], None]


def this_process(shared: bool) -> Member:
    """This process, under a name that no other has."""
    return Member(secrets.token_urlsafe(9), socket.gethostname(), os.getpid(), shared)


class _Held(NamedTuple):
    """The lease of a table as it was last seen, and when."""

    lease: Lease
    at: float
    asking: bool = False


class Ownership:
    """Who sees to which table. `changed` is told of each table that has come into our care, or left it."""

    def __init__(self, store: Store, tables: Tables, clock: Clock, me: Member, changed: Told) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._changed = changed
        self.me = me
        self.members: tuple[Member, ...] = (me,)
        self._sure_until = 0.0
        self._leases: WeakKeyDictionary[LiveTable, _Held] = WeakKeyDictionary()
        self._claiming: set[asyncio.Task[None]] = set()
        self._closed = False

    # Looking

    def owns(self, table: LiveTable) -> bool:
        """Whether this process sees to the table."""
        if not self.me.shared:
            return True
        held = self._leases.get(table)
        return held is not None and held.lease.owner == self.me.id and self._clock.now() < self._sure_until

    def fence(self, table: LiveTable) -> int:
        """The number under which this process acts there by itself; 0 where it is the only one."""
        held = self._leases.get(table)
        return held.lease.fence if held is not None and self.me.shared else 0

    def owned_elsewhere(self, table: LiveTable) -> bool:
        """Whether another living process sees to the table, as far as is known here."""
        held = self._leases.get(table)
        return held is not None and held.lease.owner != self.me.id and self._lives(held.lease.owner)

    def _lives(self, owner: str) -> bool:
        return any(member.id == owner for member in self.members)

    # Taking over

    def want(self, table: LiveTable) -> None:
        """Asks to see to this table if nobody does: something is to happen there by itself."""
        if not self.me.shared or self._closed or table.phase != PLAYING:
            return
        held = self._leases.get(table)
        if held is not None and (held.asking or held.lease.owner == self.me.id or self._is_seen_to(table, held)):
            return
        self._leases[table] = _Held(held.lease if held else UNKNOWN, self._clock.now(), asking=True)
        task = asyncio.create_task(self._claim(table))
        self._claiming.add(task)
        task.add_done_callback(self._claiming.discard)

    def _is_seen_to(self, table: LiveTable, held: _Held) -> bool:
        """Whether another process has it, as far as is known. It may have let go of it: that is asked now and then."""
        known_for = self._clock.now() - held.at
        return self._lives(held.lease.owner) and known_for < (ASK_SOON if table.waits_for_bots() else ASK_LATER)

    async def _claim(self, table: LiveTable) -> None:
        lease = UNKNOWN
        try:
            lease = await self._store.claim(table.code, self.me.id)
        except Exception as error:  # asked again at the next sign of life
            log.warning("lease_not_claimed", table=table.code, why=type(error).__name__)
        self._leases[table] = _Held(lease, self._clock.now())
        if lease.owner == self.me.id:
            self._changed(table)

    def lost(self, table: LiveTable) -> None:
        """Another process sees to it by now."""
        self._leases.pop(table, None)
        self._changed(table)

    async def release(self, tables: list[LiveTable]) -> None:
        """These tables leave the memory, and nothing happens there by itself."""
        mine = [table for table in tables if (held := self._leases.pop(table, None)) and held.lease.owner == self.me.id]
        with suppress(Exception):  # where that cannot be written they are orphans once we are gone
            if mine:
                await self._store.release(self.me.id, [table.code for table in mine])

    # Signs of life

    async def enlist(self) -> None:
        """Joins the others; refused where one of us counts on being the only one."""
        await self._beat()
        for _ in range(round((LIFE + 2 * BEAT) / BEAT)):  # those who died just now are found out meanwhile
            others = [member for member in await self._beat() if member.id != self.me.id]
            if all(self._may_serve_beside(member) for member in others):
                return
            await asyncio.sleep(BEAT)
        await self._store.leave(self.me.id)
        raise Refusal("house-occupied")

    def _may_serve_beside(self, member: Member) -> bool:
        """Two that share may; so may two in one process, which is one that is opened again."""
        return (member.shared and self.me.shared) or (member.host, member.pid) == (self.me.host, self.me.pid)

    async def _beat(self) -> tuple[Member, ...]:
        began = self._clock.now()
        gone = tuple([member.id for member in self.members if self._is_gone(member)])
        roll = await self._store.beat(self.me, gone)
        self.members, self._sure_until = roll.members, began + SURE
        if roll.anew:  # the others thought us dead: whatever was ours is not any more
            self._leases.clear()
        return roll.members

    def _is_gone(self, member: Member) -> bool:
        """Whether a process of this very machine is no more: there is no need to wait for its silence."""
        if member.host != self.me.host or member.pid == self.me.pid:
            return False
        try:
            os.kill(member.pid, 0)
        except ProcessLookupError:
            return True
        except OSError:
            pass
        return False

    async def look(self) -> None:
        """A sign of life; then tables whose owner has gone find another one, here or elsewhere."""
        await self._beat()
        if not self.me.shared:
            return
        for table in list(self._tables):
            if self.owns(table):
                self._changed(table)
            else:
                self.want(table)
        for code in await self._store.orphans(ADOPTED):
            await self._adopt(code)

    async def _adopt(self, code: str) -> None:
        """Takes an orphaned table in; one that needs nobody to see to it, or cannot be loaded, is nobody's."""
        table = None
        with suppress(Refusal):
            table = await self._tables.find(code)
        if table is None or table.phase != PLAYING:
            await self._store.release(ORPHANED, [code])
        else:
            self.want(table)

    async def keep_beating(self) -> None:
        """All this for as long as the house is open."""
        was_away = False
        while True:
            try:
                await self.look()
                was_away = False
            except Exception as error:
                if not was_away:
                    log.warning("no_sign_of_life", why=type(error).__name__)
                was_away = True
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Leaves: others may see to our tables at once."""
        self._closed = True
        await end(*self._claiming)
        with suppress(Exception):
            await self._store.leave(self.me.id)
