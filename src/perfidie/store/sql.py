"""The store over SQLAlchemy: written in groups (see `writer`), read in a thread of its own.

SQLite stands in WAL mode. With `synchronous=NORMAL` a commit is in the hands of the operating system when it is
acknowledged: the death of the process loses nothing, a power cut may lose the last moves (never the file). FULL
waits for the disk at each commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, sleep
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from perfidie.store import Arrangement, Change, Listed, News, Person, Said, Table, Unreadable, migrations, reads, shared
from perfidie.store.members import Lease, Mark, Member, Roll
from perfidie.store.statements import Statements
from perfidie.store.writer import Hand, Writer

T = TypeVar("T")
Synchronous = Literal["NORMAL", "FULL"]

PATIENCE = 10.0
"""Seconds to wait while another process writes."""


class SqlStore:
    """A `Store` in the database of this address, for instance `sqlite:////srv/perfidie.db`."""

    def __init__(self, url: str, synchronous: Synchronous = "NORMAL", patience: float = PATIENCE) -> None:
        self._url = make_url(url)
        self._name = self._url.database or "the database in memory"
        self._is_sqlite = self._url.get_backend_name() == "sqlite"
        self._synchronous = synchronous
        self._patience = patience
        self._engine: Engine | None = None
        self._writer: Writer | None = None
        self._quick: Hand | None = None
        self._unable: type[Exception] = Exception
        self._reader: ThreadPoolExecutor | None = None

    # Opening and closing

    async def open(self) -> None:
        """Opens the database and brings it up to date; raises Unreadable and leaves it as it was if that cannot be."""
        self._reader = ThreadPoolExecutor(1, "perfidie-store-reader")
        try:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._bring_up)
            self._start_writing()
        except BaseException:
            await self.close()
            raise

    def _bring_up(self) -> None:
        if self._is_sqlite and self._url.database in (None, "", ":memory:"):
            raise Unreadable("the store must lie in a file, not in memory")
        self._engine = engine = self._make_engine()
        try:
            with engine.connect() as connection:
                migrations.bring_up(connection, self._name)
                if self._is_sqlite:
                    self._switch_to_wal(connection)
            self._statements = Statements(engine)
        except (SQLAlchemyError, engine.dialect.loaded_dbapi.Error) as error:
            raise _unreadable(self._name, error) from error

    def _switch_to_wal(self, connection: Connection) -> None:
        """The file remembers it, so this does something once. SQLite does not wait here while others read: we do."""
        give_up = monotonic() + self._patience
        while True:
            try:
                connection.exec_driver_sql("PRAGMA journal_mode=WAL")
                return
            except OperationalError:
                if monotonic() > give_up:
                    raise
                sleep(0.01)

    def _start_writing(self) -> None:
        assert self._engine is not None
        patient = Hand(self._engine.raw_connection())
        if self._is_sqlite and self._synchronous == "NORMAL":
            self._quick = Hand(self._engine.raw_connection())
            self._quick.cursor.execute("PRAGMA busy_timeout=0")
            self._quick.cursor.execute("PRAGMA wal_autocheckpoint=0")
        self._unable = self._engine.dialect.loaded_dbapi.OperationalError
        self._writer = Writer(self._name, patient, self._quick, self._unable)

    def _make_engine(self) -> Engine:
        if not self._is_sqlite:
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
        if reader is not None:
            await asyncio.shield(asyncio.create_task(self._close(reader)))

    async def _close(self, reader: ThreadPoolExecutor) -> None:
        self._quick = None
        if self._writer is not None:
            await self._writer.close()
        if self._engine is not None:
            await asyncio.get_running_loop().run_in_executor(reader, self._engine.dispose)
        reader.shutdown()

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
        """Asks the database something trivial: that it answers is the whole answer."""
        await self._write(self._statements.ping)

    # People

    async def welcome(self, person: Person, session: str) -> None:
        """Keeps a new person together with the session that is theirs."""
        await self._write(self._statements.welcome, person, session)

    async def who(self, session: str) -> Person | None:
        """Asked at every request, and therefore answered at once where that can be."""
        if self._quick is not None:
            with suppress(self._unable):
                return self._statements.who(self._quick.cursor, session)
        return await self._read(reads.who, session)

    async def change_person(self, person: Person) -> None:
        """Changes the name or the language of a person."""
        await self._write(self._statements.change_person, person)

    # Tables

    async def lay(self, code: str, arrangement: Arrangement, held: tuple[tuple[str, int], ...] = ()) -> Table:
        """Lays a new table, with the seats that are held from the start."""
        return await self._write(self._statements.lay, code, arrangement, held)

    async def table(self, code: str) -> Table | None:
        """The whole table as it was last written; None where there is none."""
        return await self._read(reads.table, code)

    async def commit(self, change: Change) -> None:
        """Writes a change, or raises `Stale` where somebody else was faster; returns only once it is safe."""
        await self._write(self._statements.commit, change)

    async def talk(self, code: str, said: Said) -> int:
        """Keeps a line of talk with the seats that may read it."""
        return await self._write(self._statements.talk, code, said)

    async def seats_of(self, person: str) -> dict[str, int]:
        """Where this person sits: the seat at each table."""
        return await self._read(reads.seats_of, person)

    # Several processes

    async def beat(self, member: Member, gone: Sequence[str] = ()) -> Roll:
        """A sign of life of this process; gives all who are there."""
        return await self._write(self._statements.sharing.beat, member, gone)

    async def leave(self, member: str) -> None:
        """This process serves no longer: its tables wait for another owner."""
        await self._write(self._statements.sharing.leave, member)

    async def claim(self, code: str, owner: str) -> Lease:
        """Takes a table over, unless a living process sees to it; says who does."""
        return await self._write(self._statements.sharing.claim, code, owner)

    async def release(self, owner: str, codes: Sequence[str]) -> None:
        """Nobody needs to see to these tables now."""
        await self._write(self._statements.sharing.release, owner, codes)

    async def orphans(self, limit: int) -> list[str]:
        """Tables whose owner has gone."""
        return await self._read(shared.orphans, limit)

    async def marks(self, codes: Sequence[str]) -> dict[str, Mark]:
        """How far each of these tables has come; those that are no more are not among them."""
        return await self._read(shared.marks, codes)

    async def since(self, code: str, mark: Mark) -> News | None:
        """What has come at a table since then; None where there is no such table any more."""
        return await self._read(shared.since, code, mark)

    async def fact(self, name: str, usual: str) -> str:
        """A fact about the database itself, made now where there is none."""
        return await self._write(self._statements.sharing.fact, name, usual)

    # Lists

    async def public_tables(self, limit: int = 50) -> list[Listed]:
        """Tables anybody may join or watch."""
        return await self._read(reads.public_tables, limit)

    async def tables_of(self, person: str, limit: int = 50) -> list[Listed]:
        """The tables this person sits at."""
        return await self._read(reads.tables_of, person, limit)


def _unreadable(name: str, error: Exception) -> Unreadable:
    """The driver's own words, without the statement and the address SQLAlchemy adds to them."""
    return Unreadable(f"{name} cannot be opened or read: {getattr(error, 'orig', None) or error}")
