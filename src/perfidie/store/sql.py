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
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from perfidie.store import (
    Arrangement,
    Change,
    Garbled,
    Laid,
    Line,
    Listed,
    News,
    Person,
    Pledge,
    Said,
    Table,
    Unreadable,
    migrations,
    postgres,
    reads,
    schema,
    shared,
)
from perfidie.store.engines import (
    READERS,
    Synchronous,
    name_of,
    read_address,
    reading_engine,
    server_engine,
    sqlite_engine,
    writing_engine,
)
from perfidie.store.keeping import in_one_go
from perfidie.store.members import Lease, Mark, Member, Roll
from perfidie.store.people.schema import accounts
from perfidie.store.statements import Statements
from perfidie.store.writer import Errors, Hand, Patient, Writer, in_one_line

T = TypeVar("T")

assert accounts.metadata is schema.metadata, "one schema holds all tables"
PATIENCE = 10.0
"""Seconds to wait while another process writes, or while the database is away."""


class SqlStore:
    """A `Store` in the database of this address, for instance `sqlite:////srv/perfidie.db`."""

    def __init__(self, url: str, synchronous: Synchronous = "NORMAL", patience: float = PATIENCE) -> None:
        self._url = read_address(url)
        self._name = name_of(self._url)
        self._is_sqlite = self._url.get_backend_name() == "sqlite"
        self._is_postgres = self._url.get_driver_name() == "psycopg"
        self._synchronous = synchronous
        self._patience = patience
        self._away = False
        self._engine: Engine | None = None
        self._keeping: Engine | None = None
        self._writer: Writer | None = None
        self._patient: Patient | None = None
        self._quick: Hand | None = None
        self._unable: Errors = (Exception,)
        self._reader: ThreadPoolExecutor | None = None

    # Opening and closing

    async def open(self) -> None:
        """Opens the database and brings it up to date; raises Unreadable and leaves it as it was if that cannot be."""
        self._reader = ThreadPoolExecutor(READERS if self._is_postgres else 1, "perfidie-store-reader")
        try:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._bring_up)
            assert self._patient is not None
            self._writer = Writer(self._name, self._patient, self._quick, self._unable)
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
            self._make_hands(engine)
        except (SQLAlchemyError, engine.dialect.loaded_dbapi.Error) as error:
            raise _unreadable(self._name, error) from error

    def _make_engine(self) -> Engine:
        if self._is_sqlite:
            return sqlite_engine(self._url, self._synchronous, self._patience)
        return server_engine(self._url)

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

    def _make_hands(self, engine: Engine) -> None:
        driver = engine.dialect.loaded_dbapi
        self._unable = (driver.OperationalError,)
        if self._is_postgres:
            self._unable = (driver.OperationalError, driver.InternalError)
            writing = writing_engine(self._url, self._patience)
            self._patient = postgres.PostgresHand(writing, self._statements, self._patience)
            self._engine = reading_engine(self._url)
            self._keeping = writing_engine(self._url, self._patience)
            return
        self._keeping = engine
        self._patient = Hand(engine.raw_connection())
        if self._is_sqlite and self._synchronous == "NORMAL":
            self._quick = Hand(engine.raw_connection())
            self._quick.cursor.execute("PRAGMA busy_timeout=0")
            self._quick.cursor.execute("PRAGMA wal_autocheckpoint=0")

    async def close(self) -> None:
        """Writes what is still queued, then lets go of the database."""
        reader, self._reader = self._reader, None
        if reader is not None:
            await asyncio.shield(asyncio.create_task(self._close(reader)))

    async def _close(self, reader: ThreadPoolExecutor) -> None:
        self._quick = None
        if self._writer is not None:
            await self._writer.close()
        elif self._patient is not None:
            self._patient.close()
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
        """One reading; where the database is away it is waited for, once: who comes after that is told at once."""
        give_up = monotonic() + (0.0 if self._away else self._patience)
        while True:
            try:
                answer = self._query_once(query, values)
            except msgspec.MsgspecError as error:
                raise Garbled(f"{self._name} holds something that makes no sense") from error
            except SQLAlchemyError as error:
                may_pass = self._is_postgres and isinstance(error, DBAPIError) and postgres.passes(error.orig)
                if not may_pass or monotonic() >= give_up:
                    self._away = may_pass
                    raise _unreadable(self._name, error) from error
                sleep(postgres.PAUSE)
            else:
                self._away = False
                return answer

    def _query_once(self, query: Callable[..., T], values: tuple[Any, ...]) -> T:
        assert self._engine is not None
        with self._engine.connect() as connection:
            return query(connection, *values)

    async def ping(self) -> None:
        """Writes a trifle: that it is written is the whole answer."""
        await self._write(self._statements.ping)

    # People

    async def welcome(self, person: Person, session: str, label: str = "") -> None:
        """Keeps a new person together with the session that is theirs."""
        await self._write(self._statements.welcome, person, session, label)

    async def who(self, session: str) -> Person | None:
        """Asked at every request, and therefore answered at once where that can be."""
        if self._quick is not None:
            with suppress(*self._unable):
                return self._statements.who(self._quick.cursor, session)
        return await self._read(reads.who, session)

    async def end_session(self, session: str) -> None:
        """Ends one session."""
        await self._write(self._statements.end_session, session)

    async def end_sessions(self, person: str, but: str) -> None:
        """Ends the sessions of a person, but for one."""
        await self._write(self._statements.end_sessions, person, but)

    async def change_person(self, person: Person) -> None:
        """Changes the name or the language of a person."""
        await self._write(self._statements.change_person, person)

    # Tables

    async def lay(
        self,
        code: str,
        arrangement: Arrangement,
        held: tuple[tuple[str, int], ...] = (),
        lines: tuple[Line, ...] = (),
        asked: tuple[int, ...] | None = None,
        pledge: Pledge | None = None,
    ) -> Table:
        """Lays a new table, with the seats that are held from the start and what has happened at it already."""
        return await self._write(self._statements.lay, Laid(code, arrangement, held, lines, asked, pledge=pledge))

    async def table(self, code: str) -> Table | None:
        """The whole table as it was last written; None where there is none."""
        return await self._read(reads.table, code)

    async def commit(self, change: Change) -> None:
        """Writes a change, or raises `Stale` where somebody else was faster; returns only once it is safe."""
        await self._write(self._statements.commit, change)

    async def talk(self, code: str, said: Said) -> int:
        """Keeps a line of talk with the seats that may read it; gives its number."""
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

    # Keeping house

    async def look_up(self, query: Callable[..., T], *values: Any) -> T:
        """Something that the keeper of the house wants to know (`store.keeping`)."""
        return await self._read(query, *values)

    async def keep(self, do: Callable[..., T], *values: Any) -> T:
        """Something that the keeper of the house does, in a transaction of its own."""
        if self._reader is None:
            raise Unreadable(f"{self._name} is not open")
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._keep, do, values)

    def _keep(self, do: Callable[..., T], values: tuple[Any, ...]) -> T:
        """Tried again only where the database says that it wrote nothing: what was done twice would be there twice."""
        assert self._keeping is not None
        give_up = monotonic() + self._patience
        while True:
            try:
                with self._keeping.connect() as connection:
                    return in_one_go(connection, do, values)
            except msgspec.MsgspecError as error:
                raise Garbled(f"{self._name} holds something that makes no sense") from error
            except SQLAlchemyError as error:
                gave_way = self._is_postgres and isinstance(error, DBAPIError) and postgres.gave_way(error.orig)
                if not gave_way or monotonic() >= give_up:
                    raise _unreadable(self._name, error) from error

    # Lists

    async def public_tables(self, limit: int = 50) -> list[Listed]:
        """Tables anybody may join or watch."""
        return await self._read(reads.public_tables, limit)

    async def tables_of(self, person: str, limit: int = 50, *, unfinished: bool = False) -> list[Listed]:
        """The tables this person sits at."""
        return await self._read(reads.tables_of, person, limit, unfinished)


def _unreadable(name: str, error: Exception) -> Unreadable:
    """The driver's own words, without the statement and the address SQLAlchemy adds to them."""
    return Unreadable(f"{name} cannot be opened or read: {in_one_line(getattr(error, 'orig', None) or error)}")
