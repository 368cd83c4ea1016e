"""Writing in groups: all that waits at the moment goes into one transaction.

There are two hands. The quick hand writes in the thread of the event loop: SQLite needs less time for a move than two
threads need to wake each other. It never waits: where the database is busy, or it is time to move the write-ahead log
into the file, the group goes to the patient hand, a thread of its own, and so does all that comes until it is done.

A caller waits on a future that is resolved after the transaction has been committed. The caller may be cancelled
meanwhile: the work is in the queue and is written whole, or refused whole, all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import PoolProxiedConnection

from perfidie.store import CodeTaken, Stale, Unreadable

T = TypeVar("T")
Errors = tuple[type[Exception], ...]

QUICK_GROUPS = 256
"""How many groups the quick hand writes before the patient one has its turn and tidies the log."""
LARGEST_GROUP = 256
"""How much the patient hand writes at once: who is first in a long queue is not answered with the last."""


class Work(NamedTuple):
    """Something to be done with a cursor, and where its result is awaited."""

    future: asyncio.Future[Any]
    do: Callable[..., Any]
    values: tuple[Any, ...]


Outcome = tuple[asyncio.Future[Any], Any, Exception | None]
Done = list[Outcome]


class Patient(Protocol):
    """Writes groups and may take its time."""

    def write(self, group: list[Work]) -> Done:
        """The whole group in one transaction; nothing of it if the database objects to any of it."""

    def close(self) -> None:
        """Lets go of the database."""


def outcome(work: Work, do: Callable[..., Any], *values: Any) -> Outcome:
    """What came of a piece of work. One that was refused has written nothing: the others go on."""
    try:
        return work.future, do(*values), None
    except (Stale, CodeTaken) as refusal:
        return work.future, None, refusal


class Hand:
    """Writes groups on a connection of its own."""

    def __init__(self, connection: PoolProxiedConnection) -> None:
        self._connection = connection
        self.cursor = connection.cursor()

    def write(self, group: list[Work]) -> Done:
        """The whole group in one transaction; nothing of it if the database objects to any of it."""
        try:
            done = [outcome(work, work.do, self.cursor, *work.values) for work in group]
            self._connection.commit()
        except Exception:
            self._connection.rollback()
            raise
        return done

    def close(self) -> None:
        """Lets go of the connection."""
        self.cursor.close()
        self._connection.close()


class Writer:
    """All writing of one store, in the order in which it was asked for. Lives in one event loop."""

    def __init__(self, name: str, patient: Patient, quick: Hand | None, unable: Errors) -> None:
        """`unable` is what the driver raises when the database is locked, full or broken.

        Trying piece by piece what could not be done in one go is no help then.
        """
        self._name = name
        self._unable = unable
        self._patient = patient
        self._quick = quick
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Work] = []
        self._handed_over = 0
        self._quick_groups = 0
        self._closed = False
        self._queue: SimpleQueue[list[Work]] = SimpleQueue()
        self._thread = Thread(target=self._run, name="perfidie-store-writer", daemon=True)
        self._thread.start()

    def submit(self, do: Callable[..., T], *values: Any) -> asyncio.Future[T]:
        """Queues `do(cursor, *values)`; the future has its result once it is committed."""
        if self._closed:
            raise Unreadable(f"{self._name} is closed")
        if asyncio.get_running_loop() is not self._loop:
            raise RuntimeError("a store is used in the event loop that opened it")
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(Work(future, do, values))
        return future

    async def close(self) -> None:
        """Writes all that is queued, then ends the thread."""
        if not self._closed:
            self._closed = True
            self._flush()
            self._queue.put([])
        await self._loop.run_in_executor(None, self._thread.join)

    # In the event loop

    def _flush(self) -> None:
        group, self._waiting = self._waiting, []
        if not group:
            return
        self._quick_groups += 1
        if self._quick is None or self._handed_over or self._quick_groups > QUICK_GROUPS:
            self._hand_over(group)
            return
        try:
            done = self._quick.write(group)
        except Exception:  # nothing was written: the patient hand waits, or finds out which piece is at fault
            self._hand_over(group)
        else:
            _resolve(done)

    def _hand_over(self, group: list[Work]) -> None:
        self._quick_groups = 0
        self._handed_over += len(group)
        self._queue.put(group)

    def _take_back(self, done: Done) -> None:
        self._handed_over -= len(done)
        _resolve(done)

    # In the thread

    def _run(self) -> None:
        going = True
        while going:
            group: list[Work] = []
            while going and (not group or not self._queue.empty()):
                more = self._queue.get()
                going = bool(more)
                group += more
            for first in range(0, len(group), LARGEST_GROUP):
                self._announce(self._write_patiently(group[first : first + LARGEST_GROUP]))
        self._patient.close()
        if self._quick is not None:
            self._quick.close()

    def _write_patiently(self, group: list[Work]) -> Done:
        """One transaction; where the database objects to a piece, each piece has its own."""
        try:
            return self._patient.write(group)
        except Exception as error:
            if isinstance(error, self._unable) or len(group) == 1:
                return [(work.future, None, self._told(error)) for work in group]
        return [each for work in group for each in self._write_patiently([work])]

    def _told(self, error: Exception) -> Exception:
        if not isinstance(error, self._unable):
            return error
        failed = Unreadable(f"{self._name} cannot be written: {in_one_line(error)}")
        failed.__cause__ = error
        return failed

    def _announce(self, done: Done) -> None:
        try:
            self._loop.call_soon_threadsafe(self._take_back, done)
        except RuntimeError:  # the loop is closed: what is written is written, and nobody waits any more
            return


def in_one_line(error: object) -> str:
    """What a driver says, without the lines it breaks it into, and without the values that PostgreSQL adds to it."""
    told = getattr(getattr(error, "diag", None), "message_primary", None)
    return " ".join(str(told or error).split())


def _resolve(done: Done) -> None:
    for future, result, error in done:
        if future.done():  # the caller was cancelled
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
