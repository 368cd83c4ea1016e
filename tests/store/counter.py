"""What the tests of the store need: an open store, a table to write to, and programs that write and are killed."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import psycopg

import launch
from perfidie.store import MOVE, PERSON, Arrangement, Chair, Change, Line, Person, Table
from perfidie.store.sql import SqlStore, Synchronous

T = TypeVar("T")

ANNE, BLAISE = Person("p-anne", "Anne", "fr"), Person("p-blaise", "Blaise", "en")
CHAIRS = (Chair(PERSON, "Anne", ANNE.id, key="digest of a link"), Chair(PERSON, "Blaise", BLAISE.id), Chair())
ARRANGEMENT = Arrangement("verre", 1, {"rounds": 3, "spy": True, "wesley": "random"}, CHAIRS, ANNE.id)


def run(story: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(story)


class Place(NamedTuple):
    """Where a store is, and how it waits for the disk."""

    address: str
    synchronous: Synchronous = "NORMAL"


def address(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@asynccontextmanager
async def opened(place: Path | Place, patience: float = 10.0) -> AsyncIterator[SqlStore]:
    """An open store; a folder stands for the SQLite in it."""
    if isinstance(place, Path):
        place = Place(address(place))
    store = SqlStore(place.address, place.synchronous, patience)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def furnished(place: Path | Place) -> AsyncIterator[SqlStore]:
    """An open store with Anne and Blaise, and the table ABCDE where they sit."""
    async with opened(place) as store:
        await store.welcome(ANNE, "session of anne")
        await store.welcome(BLAISE, "session of blaise")
        await store.lay("ABCDE", ARRANGEMENT, ((ANNE.id, 0), (BLAISE.id, 1)))
        yield store


@contextmanager
def locked(place: Place) -> Iterator[None]:
    """Another program is in the middle of writing: it may be read, and nobody else may write."""
    if place.address.startswith("sqlite"):
        other = sqlite3.connect(place.address.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
        other.close()
    else:
        with psycopg.connect(place.address) as line:
            line.execute("LOCK TABLE tables, facts IN EXCLUSIVE MODE")
            yield
            line.rollback()


async def kept(store: SqlStore, code: str = "ABCDE") -> Table:
    table = await store.table(code)
    assert table is not None
    return table


def move(*words: str, seat: int = 0) -> Line:
    return Line(MOVE, seat, words)


def on(table: Table, *lines: Line, **more: Any) -> Change:
    """A change made up on this table."""
    return Change(table.code, table.version, table.stamp, lines, **more)


def program(name: str, *words: str) -> subprocess.Popen[str]:
    """Starts one of the programs beside this file."""
    command = [sys.executable, str(Path(__file__).with_name(name)), *words]
    return launch.start(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
