"""One thread that writes: all that waits at the moment goes into one transaction (group commit).

A caller waits on a future that is resolved after the transaction has been committed. He may be cancelled meanwhile:
his work is in the queue and is written whole, or refused whole, all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import PoolProxiedConnection

from perfidie.store import CodeTaken, Stale, Unreadable

T = TypeVar("T")

LARGEST_GROUP = 256
"""So that nobody waits for ever when work comes in as fast as it is done."""


class Work(NamedTuple):
    """Something to be done with a cursor, and where its result is awaited."""

    future: asyncio.Future[Any]
    do: Callable[..., Any]
    values: tuple[Any, ...]


Done = list[tuple[asyncio.Future[Any], Any, BaseException | None]]


class Writer:
    """The writing thread with its own connection; it ends when it is told so, after all that came before."""

    def __init__(
        self, connection: PoolProxiedConnection, name: str, errors: type[Exception], broken: type[Exception]
    ) -> None:
        """`errors` are all errors of the driver; `broken` those of them that no second try mends."""
        self._connection = connection
        self._cursor = connection.cursor()
        self._name = name
        self._errors = errors
        self._broken = broken
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="perfidie-store-writer", daemon=True)
        self._thread.start()

    def submit(self, do: Callable[..., T], *values: Any) -> asyncio.Future[T]:
        """Queues `do(cursor, *values)`; the future has its result once it is committed."""
        if self._closed:
            raise Unreadable(f"{self._name} is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(Work(future, do, values))
        return future

    def close(self) -> None:
        """Lets the thread finish all that is queued, and waits for its end."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        queue = self._queue
        going = True
        while going:
            group: list[Work] = []
            work = queue.get()
            while work is not None:
                group.append(work)
                if len(group) == LARGEST_GROUP or queue.empty():
                    break
                work = queue.get()
            going = work is not None
            if group:
                _announce(self._write(group))
        self._cursor.close()
        self._connection.close()

    def _write(self, group: list[Work]) -> Done:
        """All of the group in one transaction; each by itself if the database objects to one of them."""
        try:
            done = [self._try(work) for work in group]
            self._connection.commit()
        except Exception as error:
            self._connection.rollback()
            if len(group) == 1 or isinstance(error, self._broken):
                return [(work.future, None, self._told(error)) for work in group]
            return [done for work in group for done in self._write([work])]
        return done

    def _try(self, work: Work) -> tuple[asyncio.Future[Any], Any, BaseException | None]:
        try:
            return work.future, work.do(self._cursor, *work.values), None
        except (Stale, CodeTaken) as refusal:  # nothing was written: the others go on
            return work.future, None, refusal

    def _told(self, error: Exception) -> Exception:
        if not isinstance(error, self._errors):
            return error
        failed = Unreadable(f"{self._name} could not be written: {error}")
        failed.__cause__ = error
        return failed


def _announce(done: Done) -> None:
    """Wakes each event loop once for all its callers."""
    loops = {outcome[0].get_loop() for outcome in done}
    for loop in loops:
        its_own = done if len(loops) == 1 else [outcome for outcome in done if outcome[0].get_loop() is loop]
        try:
            loop.call_soon_threadsafe(_resolve, its_own)
        except RuntimeError:  # the loop is closed: what was written is written, and nobody waits any more
            continue


def _resolve(done: Done) -> None:
    for future, result, error in done:
        if future.done():  # the caller was cancelled
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
