"""The store over SQLAlchemy: one thread writes, one reads, the event loop waits for neither.

SQLite stands in WAL mode. With `synchronous=NORMAL` a commit is in the hands of the operating system when it is
acknowledged: the death of the process loses nothing, a power cut may lose the last moves (never the file). FULL
waits for the disk at each commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError

from perfidie.store import Arrangement, Change, Listed, Person, Said, Table, Unreadable, migrations, reads
from perfidie.store.writer import Writer
from perfidie.store.writes import Writes

T = TypeVar("T")
Synchronous = Literal["NORMAL", "FULL"]

PATIENCE = 10.0
"""Seconds to wait while another process writes."""


class SqlStore:
    """A `Store` in the database of this address, for instance `sqlite:////srv/perfidie.db`."""

    def __init__(self, url: str, synchronous: Synchronous = "NORMAL", patience: float = PATIENCE) -> None:
        self._url = make_url(url)
        self._name = self._url.database or "the database in memory"
        self._synchronous = synchronous
        self._patience = patience
        self._engine: Engine | None = None
        self._writer: Writer | None = None
        self._reader: ThreadPoolExecutor | None = None

    # Opening and closing

    async def open(self) -> None:
        """Opens the database and brings it up to date; raises Unreadable and leaves it as it was if that cannot be."""
        self._reader = ThreadPoolExecutor(1, "perfidie-store-reader")
        try:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._open)
        except BaseException:
            await self.close()
            raise

    def _open(self) -> None:
        sqlite = self._url.get_backend_name() == "sqlite"
        if sqlite and self._url.database in (None, "", ":memory:"):
            raise Unreadable("the store must lie in a file, not in memory")
        self._engine = engine = self._make_engine(sqlite)
        driver = engine.dialect.loaded_dbapi
        try:
            with engine.connect() as connection:
                migrations.bring_up(connection, self._name)
                if sqlite:
                    connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            self._writes = Writes(engine)
            self._writer = Writer(engine.raw_connection(), self._name, driver.Error, driver.OperationalError)
        except (SQLAlchemyError, driver.Error) as error:
            raise _unreadable(self._name, error) from error

    def _make_engine(self, sqlite: bool) -> Engine:
        if not sqlite:
            return create_engine(self._url, paramstyle="format")
        patient = {"timeout": self._patience, "isolation_level": "IMMEDIATE", "check_same_thread": False}
        engine = create_engine(self._url, connect_args=patient)
        event.listen(engine, "connect", self._prepare)
        return engine

    def _prepare(self, connection: DBAPIConnection, _: object) -> None:
        """Settings that SQLite forgets with each connection; none of them touches the file."""
        cursor = connection.cursor()
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA synchronous={self._synchronous}")
        cursor.close()

    async def close(self) -> None:
        """Writes what is still queued, then lets go of the database."""
        reader, self._reader = self._reader, None
        if reader is None:
            return
        closing = asyncio.get_running_loop().run_in_executor(reader, self._close)
        reader.shutdown(wait=False)  # takes no more work; its thread ends after what it has
        await asyncio.shield(closing)

    def _close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        if self._engine is not None:
            self._engine.dispose()

    def _write(self, do: Callable[..., T], *values: Any) -> asyncio.Future[T]:
        if self._writer is None:
            raise Unreadable(f"{self._name} is not open")
        return self._writer.submit(do, *values)

    async def _read(self, query: Callable[..., T], *values: Any) -> T:
        if self._reader is None:
            raise Unreadable(f"{self._name} is not open")
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._query, query, values)

    def _query(self, query: Callable[..., T], values: tuple[Any, ...]) -> T:
        assert self._engine is not None
        try:
            with self._engine.connect() as connection:
                return query(connection, *values)
        except (SQLAlchemyError, msgspec.MsgspecError) as error:
            raise _unreadable(self._name, error) from error

    async def ping(self) -> None:
        await self._write(self._writes.ping)

    # People

    async def welcome(self, person: Person, session: str) -> None:
        await self._write(self._writes.welcome, person, session)

    async def who(self, session: str) -> Person | None:
        return await self._read(reads.who, session)

    async def change_person(self, person: Person) -> None:
        await self._write(self._writes.change_person, person)

    # Tables

    async def lay(self, code: str, arrangement: Arrangement, held: tuple[tuple[str, int], ...] = ()) -> Table:
        return await self._write(self._writes.lay, code, arrangement, held)

    async def table(self, code: str) -> Table | None:
        return await self._read(reads.table, code)

    async def commit(self, change: Change) -> None:
        await self._write(self._writes.commit, change)

    async def talk(self, code: str, number: int, said: Said) -> None:
        await self._write(self._writes.talk, code, number, said)

    async def seats_of(self, person: str) -> dict[str, int]:
        return await self._read(reads.seats_of, person)

    async def public_tables(self, limit: int = 50) -> list[Listed]:
        return await self._read(reads.public_tables, limit)

    async def tables_of(self, person: str, limit: int = 50) -> list[Listed]:
        return await self._read(reads.tables_of, person, limit)


def _unreadable(name: str, error: Exception) -> Unreadable:
    """The driver's own words, without the statement and the address SQLAlchemy adds to them."""
    return Unreadable(f"{name} cannot be opened or read: {getattr(error, 'orig', None) or error}")
