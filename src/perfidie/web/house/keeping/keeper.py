"""The keeper's part of a running house: it hears of what was changed from outside, and forgets what is too old.

`perfidie admin`, and every other process on the same database, leave notices there. Each process reads the new ones
every few seconds and does what they ask for: a table that was changed is loaded anew, one that was deleted sends
everybody home, people who were changed are looked up again, what is announced is shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from perfidie.store import Store
from perfidie.store.keeping import ANNOUNCEMENT, PERSON, SANCTIONS, TABLE, Notice, notices, retention
from perfidie.store.keeping.retention import Ages
from perfidie.web.house.clock import Clock
from perfidie.web.house.keeping.sanctions import Sanctions
from perfidie.web.house.tables import Tables, Told

log = structlog.get_logger()
ROUND = 2.0
"""Seconds between two looks at the notices."""
SWEEP = 3600.0
"""Seconds between two sweeps; one of the processes does it."""


class Announcement(msgspec.Struct, frozen=True):
    """What is said to everybody in the house, in each language, and until when."""

    words: dict[str, str]
    until: float


class Keeper:
    """Hears of notices. `go_on` is told of tables that were loaded anew, `struck_off` of those that are no more."""

    def __init__(self, store: Store, tables: Tables, clock: Clock, ages: Ages, go_on: Told, struck_off: Told) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._ages = ages
        self._go_on = go_on
        self._struck_off = struck_off
        self._read = 0
        self._looking = asyncio.Lock()
        self._announced: Announcement | None = None
        self._forget: list[Callable[[str], None]] = []
        self.sanctions = Sanctions(clock)

    def when_changed(self, tell: Callable[[str], None]) -> None:
        """Tells of every person, by id, who was changed from outside: what was remembered of them may be wrong."""
        self._forget.append(tell)

    @property
    def announcement(self) -> Announcement | None:
        """What is announced now."""
        said = self._announced
        return said if said is not None and self._clock.date() < said.until else None

    def announced(self, lang: str) -> str:
        """The same as one sentence; empty where there is none."""
        said = self.announcement
        return said.words.get(lang, "") if said is not None else ""

    # Hearing

    async def arrive(self) -> None:
        """The house opens: whatever was changed before is read as it is, and what was announced may still hold."""
        self._read = await self._store.look_up(notices.newest)
        self.sanctions.put(await self._store.look_up(notices.all_sanctions))
        said = await self._store.look_up(notices.announced)
        if said is not None:
            self._announce(said)

    async def look(self) -> None:
        """One round: does what the new notices ask for."""
        async with self._looking:
            await self._hear()

    async def _hear(self) -> None:
        if self._announced is not None and self.announcement is None:
            self._announced = None
            self._tell_everybody()
        heard = await self._store.look_up(notices.since, self._read)
        if not heard:
            return
        self._read = heard[-1].number
        for code in dict.fromkeys([each.subject for each in heard if each.kind == TABLE]):
            await self._look_at(code)
        for notice in heard:
            if notice.kind == PERSON:
                for forget in self._forget:
                    forget(notice.subject)
        if any(each.kind == SANCTIONS for each in heard):
            self.sanctions.put(await self._store.look_up(notices.all_sanctions))
        said = [each for each in heard if each.kind == ANNOUNCEMENT]
        if said:
            self._announce(said[-1])
            self._tell_everybody()

    async def _look_at(self, code: str) -> None:
        """A table as the store has it now; where it has none, nothing happens there any more."""
        table = self._tables.get(code)
        if table is None:
            return
        async with table.lock:
            kept = await self._store.table(code)
            if kept is None:
                self._struck_off(table)
            else:
                table.restore(kept)
                table.redraw()
                self._go_on(table)

    def _announce(self, said: Notice) -> None:
        self._announced = Announcement(msgspec.json.decode(said.text), said.until) if said.text else None

    def _tell_everybody(self) -> None:
        for table in self._tables:
            table.audience.changed()

    # Forgetting

    async def sweep(self) -> retention.Swept | None:
        """Forgets what is too old, a little at a time; nothing where another process has done so within the hour."""
        now = self._clock.date()
        if not await self._store.keep(retention.take_turn, now, SWEEP):
            return None
        return await swept(self._store, self._ages, now)

    async def keep_looking(self) -> None:
        """Looks again and again, and sweeps now and then; a database that does not answer is asked again later."""
        next_sweep = self._clock.now() + ROUND
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look()
                if self._clock.now() >= next_sweep:
                    next_sweep += SWEEP
                    await self.sweep()
            except Exception as error:
                log.warning("keeper_failed", why=type(error).__name__)


async def swept(store: Store, ages: Ages, now: float) -> retention.Swept:
    """Forgets what is too old by these ages, in small transactions, and lets others write between them."""
    counts: dict[str, int] = {}
    for name, forget, values in retention.steps(ages, now):
        while gone := await store.keep(forget, *values):
            counts[name] = counts.get(name, 0) + gone
    rest = await store.keep(retention.sweep_rest, now)
    return retention.Swept(**counts, notices=rest)
