"""Reviews: a game that is over is looked at again beside the site, one game at a time, and what comes of it is kept.

The process gets the record and nothing else. Whoever asks sees how far it has come, on any process of the house; where
one stops in the middle, another takes it up again from the beginning when somebody asks.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import structlog

from perfidie.engine import Record, Refusal
from perfidie.review.report import Review
from perfidie.review.worker import LENGTH
from perfidie.store import OVER, Store
from perfidie.store.people import reviews
from perfidie.store.people.reviews import Kept
from perfidie.web.errands import end
from perfidie.web.house.clock import Clock
from perfidie.web.house.table import LiveTable

log = structlog.get_logger()
WORKER = (sys.executable, "-P", "-m", "perfidie.review.worker")
MOST_WAITING = 20
"""So many games may wait to be looked at; who comes later is asked to come again."""
LARGEST = 1 << 24
LONGEST = 1800.0
"""Seconds after which a process that says nothing new is taken for lost."""


class Reviewers:
    """Looks at games that are over, one after the other."""

    def __init__(self, store: Store, clock: Clock, command: Sequence[str] = WORKER) -> None:
        self._store, self._clock, self._command = store, clock, command
        self._turn = asyncio.Semaphore(1)
        self._errands: dict[str, asyncio.Task[None]] = {}

    async def look(self, table: LiveTable) -> Review | Kept | None:
        """The review of this game; how far it has come; or nothing, where nobody has asked for it."""
        if table.phase != OVER:
            raise Refusal("not-over")
        kept = await self._store.look_up(reviews.look, table.code)
        if kept is None or not kept.data:
            lost = kept is not None and self._clock.date() > kept.at + reviews.FORGOTTEN
            return None if lost and table.code not in self._errands else kept
        try:
            return msgspec.msgpack.decode(kept.data, type=Review)
        except msgspec.MsgspecError:  # of another version of the program: it is made anew
            await self._store.keep(reviews.forget_table, table.code)
            return None

    async def ask(self, table: LiveTable) -> None:
        """Has the game looked at, unless it was already or somebody is at it."""
        if table.phase != OVER:
            raise Refusal("not-over")
        if len(self._errands) >= MOST_WAITING:
            raise Refusal("review-many-waiting")
        if table.code in self._errands or not await self._store.keep(reviews.begin, table.code, self._clock.date()):
            return
        record = table.game_on.record()
        errand = self._errands[table.code] = asyncio.create_task(self._review(table.code, record))
        errand.add_done_callback(lambda done: self._errands.pop(table.code, None))

    async def finished(self, code: str) -> None:
        """Comes back when nobody here is at the review of this game any more."""
        if code in self._errands:
            await asyncio.wait([self._errands[code]])

    async def close(self) -> None:
        """Whatever is under way is left; another process, or the next start, may take it up."""
        await end(*self._errands.values())

    async def _review(self, code: str, record: Record) -> None:
        waiting = asyncio.create_task(self._in_line(code))
        try:
            async with self._turn:
                await end(waiting)
                data = await self._worked_out(code, record)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            log.warning("cannot_review", why=type(error).__name__)
            data = b""
        finally:
            await end(waiting)
        if data:
            await self._store.keep(reviews.finish, code, data, self._clock.date())
        else:
            await self._store.keep(reviews.forget_table, code)

    async def _in_line(self, code: str) -> None:
        """Says from time to time that this game still waits for its turn."""
        while True:
            await asyncio.sleep(reviews.FORGOTTEN / 4)
            await self._store.keep(reviews.go_on, code, 0.0, self._clock.date())

    async def _worked_out(self, code: str, record: Record) -> bytes:
        """What the process says; nothing where there can be no review."""
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        try:
            assert process.stdin is not None
            process.stdin.write(record.to_compact())
            await process.stdin.drain()
            process.stdin.close()
            while True:
                async with asyncio.timeout(LONGEST):
                    data = await _message(process)
                said = msgspec.msgpack.decode(data)
                if not isinstance(said, float):
                    return data if said else b""
                await self._store.keep(reviews.go_on, code, said, self._clock.date())
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _message(process: Process) -> bytes:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    if size > LARGEST:
        raise ValueError(f"a message of {size} bytes")
    return await process.stdout.readexactly(size)
