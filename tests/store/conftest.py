"""The databases the store is tried on: SQLite, in the event loop and in the writing thread, and a real PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.store.schema import metadata
from perfidie.store.sql import SqlStore
from services import Postgres
from store.counter import Place, address, run

POSTGRESQL = "PostgreSQL"


@pytest.fixture(scope="session")
def laid_out(one_postgres: Postgres) -> str:
    """The address of one database for all: laying out a new one for each test would take longer than the test."""

    async def lay_out(url: str) -> None:
        store = SqlStore(url)
        await store.open()
        await store.close()

    url = one_postgres.database()
    run(lay_out(url))
    return url


@pytest.fixture
def house(postgres: Postgres, laid_out: str) -> Place:
    """A PostgreSQL with nothing in it."""
    postgres.tell(f"TRUNCATE {', '.join(metadata.tables)}", laid_out.rsplit("/", 1)[1])
    return Place(laid_out)


def made(kind: str, folder: Path, request: pytest.FixtureRequest) -> Place:
    if kind != POSTGRESQL:
        return Place(address(folder), "FULL" if kind == "FULL" else "NORMAL")
    empty: Place = request.getfixturevalue("house")
    return empty


@pytest.fixture(params=["SQLite", POSTGRESQL])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Each kind of database in turn, empty."""
    return made(request.param, tmp_path, request)


@pytest.fixture(params=["NORMAL", "FULL", POSTGRESQL])
def hand(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Each way of writing in turn: NORMAL in the event loop where it can, FULL always in the writing thread."""
    return made(request.param, tmp_path, request)
