"""From the address of a database to a way into it, without a word of its password in anything that is said."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import URL, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError

from perfidie.store import Unreadable

Synchronous = Literal["NORMAL", "FULL"]

READERS = 4
"""How many read at once where reading means waiting for another machine."""
LIVELY = {
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "perfidie",
}
"""How soon a PostgreSQL that has fallen silent is given up, unless the address says otherwise."""


def read_address(address: str) -> URL:
    """The address, with the driver we know where it names none."""
    try:
        url = make_url(address)
        if url.drivername in ("postgres", "postgresql"):
            url = url.set(drivername="postgresql+psycopg")
        url.get_dialect()
    except (ArgumentError, ValueError):  # what they say may quote a part of the password
        raise Unreadable(
            "the address of the database cannot be read; it is of the kind sqlite:////srv/perfidie.db "
            "or postgresql://user:password@host/name"
        ) from None
    return url


def name_of(url: URL) -> str:
    """What the database is called in a sentence: a file, or a name and a machine."""
    if url.get_backend_name() == "sqlite":
        return url.database or "the database in memory"
    port = f":{url.port}" if url.port else ""
    return f"{url.database or 'the database'} at {url.host or 'this machine'}{port}"


def sqlite_engine(url: URL, synchronous: Synchronous, patience: float) -> Engine:
    """SQLite: writers wait for each other as long as patience lasts."""
    patient = {"timeout": patience, "isolation_level": "IMMEDIATE", "check_same_thread": False}
    engine = create_engine(url, connect_args=patient)

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        """Settings that SQLite forgets with each connection; none of them touches the file."""
        cursor = connection.cursor()
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.close()

    return engine


def server_engine(url: URL) -> Engine:
    """Another database than SQLite, one connection at a time."""
    return _made(url, poolclass=NullPool)


def reading_engine(url: URL) -> Engine:
    """PostgreSQL for those who read: connections wait for the next one, and each query stands for itself."""
    return _made(url, pool_size=READERS, pool_reset_on_return=None, isolation_level="AUTOCOMMIT")


def writing_engine(url: URL, patience: float) -> Engine:
    """PostgreSQL for the one who writes: each connection is a new one, and neither waits nor is waited for for ever."""
    engine = _made(url, poolclass=NullPool)
    limit = f"{max(patience, 0.1):.1f}s"

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        """A process that stands still in the middle of a group must not hold its tables against all others."""
        cursor = connection.cursor()
        cursor.execute(f"SET lock_timeout = '{limit}'")
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{limit}'")
        cursor.close()
        connection.commit()

    return engine


def _made(url: URL, **how: Any) -> Engine:
    is_postgres = url.get_driver_name() == "psycopg"
    lively = {name: value for name, value in LIVELY.items() if name not in url.query} if is_postgres else {}
    try:
        return create_engine(url, paramstyle="format", connect_args=lively, **how)
    except ModuleNotFoundError as error:
        extra = ": pip install 'perfidie[postgres]'" if is_postgres else ""
        raise Unreadable(f"{name_of(url)} needs {error.name}, which is not installed{extra}") from error
