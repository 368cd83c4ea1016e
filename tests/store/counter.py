"""What the tests of the store need: an open store, a table to write to, and programs that write and are killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import launch
from perfidie.store import MOVE, PERSON, Arrangement, Chair, Change, Line, Person, Table
from perfidie.store.sql import SqlStore, Synchronous

T = TypeVar("T")

ANNE, BLAISE = Person("p-anne", "Anne", "fr"), Person("p-blaise", "Blaise", "en")
CHAIRS = (Chair(PERSON, "Anne", ANNE.id, key="digest of a link"), Chair(PERSON, "Blaise", BLAISE.id), Chair())
ARRANGEMENT = Arrangement("verre", 1, {"rounds": 3, "spy": True, "wesley": "random"}, CHAIRS, ANNE.id)


def run(story: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(story)


def address(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@asynccontextmanager
async def opened(folder: Path, synchronous: Synchronous = "NORMAL", patience: float = 10.0) -> AsyncIterator[SqlStore]:
    store = SqlStore(address(folder), synchronous, patience)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def furnished(folder: Path, synchronous: Synchronous = "NORMAL") -> AsyncIterator[SqlStore]:
    """An open store with Anne and Blaise, and the table ABCDE where they sit."""
    async with opened(folder, synchronous) as store:
        await store.welcome(ANNE, "session of anne")
        await store.welcome(BLAISE, "session of blaise")
        await store.lay("ABCDE", ARRANGEMENT, ((ANNE.id, 0), (BLAISE.id, 1)))
        yield store


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
