"""The keeper's desk: opens the database, shows what was found as a table or as JSON, and asks before it destroys."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import ip_network
from pathlib import Path
from time import time
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from perfidie.boards.ink import clean
from perfidie.cli import REFUSED
from perfidie.engine import Refusal
from perfidie.store import Unreadable
from perfidie.store.keeping import people
from perfidie.store.keeping.people import Known
from perfidie.store.sql import SqlStore
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.settings import usual_database

SQLITE = "sqlite:///"
YES = ("o", "oui", "y", "yes")
WIDE = 120
"""Columns, where there is no terminal to say how many."""
SEVERAL = 6
"""How many people of one name are told apart in a refusal."""


@dataclass(frozen=True)
class Manner:
    """What every command of the keeper may be told: which database, which language, whether a program reads."""

    database: str | None
    lang: str
    json: bool = False
    yes: bool = False


class Desk:
    """An open database, and somebody who reads what it says."""

    def __init__(self, store: SqlStore, url: str, texts: SiteTexts, manner: Manner) -> None:
        self.store = store
        self.url = url
        self.texts = texts
        self.manner = manner
        self.now = time()

    # Showing

    def show(self, columns: Sequence[str], rows: Sequence[Mapping[str, object]]) -> None:
        """Rows under these titles (ids of texts); for a program, the same by the last word of each."""
        names = [column.removeprefix("admin-") for column in columns]
        if self.manner.json:
            self.show_json([{name: row[name] for name in names} for row in rows])
            return
        grid = Grid(*[self.texts.say(column) for column in columns])
        for row in rows:
            grid.add_row(*[clean(self.cell(name, row[name])) for name in names])
        width = None if sys.stdout.isatty() else WIDE
        Console(width=width, markup=False, highlight=False, emoji=False).print(grid)

    def show_json(self, found: object) -> None:
        """For programs."""
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())

    def tell(self, message: str, /, **facts: object) -> None:
        """One sentence, and for a program the facts of it."""
        if self.manner.json:
            self.show_json(facts)
        else:
            print(clean(self.texts.say(message, facts)))

    def cell(self, name: str, value: object) -> str:
        """A fact as a keeper reads it."""
        if isinstance(value, float):
            return self.moment(value)
        if isinstance(value, bool):
            return self.texts.word(str(value).lower())
        if isinstance(value, list | tuple):
            return ", ".join(self.cell(name, each) for each in value)
        return "" if value is None else str(value)

    def moment(self, at: float) -> str:
        """A date; what has no end says so."""
        if not at:
            return self.texts.say("admin-for-ever")
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")

    # Asking

    def sure(self, message: str, /, **facts: object) -> None:
        """Asks before something is destroyed, unless that was said before; whoever says no stops everything."""
        if self.manner.yes:
            return
        print(clean(self.texts.say(message, facts)), end=" ", file=sys.stderr, flush=True)
        try:
            answer = input()
        except EOFError:
            answer = ""
            print(file=sys.stderr)
        if answer.strip().lower() not in YES:
            raise typer.Abort

    # Finding

    async def person(self, words: str) -> Known:
        """The person of this id or name; refused where there is none, or where several bear it."""
        found = await self.store.look_up(people.found, words, SEVERAL)
        if not found:
            raise Refusal("admin-nobody", words=words[:40])
        if len(found) > 1:
            raise Refusal("admin-several", words=words[:40], items=", ".join(each.id for each in found))
        return found[0]

    async def subject(self, words: str) -> tuple[str, Known | None]:
        """Whom a sanction is about: a network, or a person."""
        if network := read_network(words):
            return network, None
        person = await self.person(words)
        return person.id, person


def read_network(words: str) -> str:
    """The network of this address, as it is kept; empty where it is none."""
    try:
        return str(ip_network(words.strip(), strict=False))
    except ValueError as error:
        if "/" in words:
            raise Refusal("admin-bad-network", words=words[:40]) from error
        return ""


def write_new(file: Path, content: bytes) -> None:
    """A file that was not there before, for its owner's eyes alone."""
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as made:
            made.write(content)
    except FileExistsError as error:
        raise Refusal("save-exists", file=str(file)) from error
    except OSError as error:
        raise Refusal("unwritable-save", file=str(file)) from error


Story = Callable[..., Awaitable[None]]


def carry_out(manner: Manner, story: Story, *values: Any) -> int:
    """Opens the database, does what was asked for, and says what is wrong in one sentence; gives the exit status."""
    texts = SiteTexts(manner.lang)
    url = manner.database or os.environ.get("PERFIDIE_DATABASE") or usual_database()
    try:
        if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file():
            raise Refusal("admin-no-database", file=url.removeprefix(SQLITE))
        asyncio.run(_at_the_desk(url, texts, manner, story, values))
    except Refusal as refusal:
        print(clean(texts.refusal(refusal)), file=sys.stderr)
        return REFUSED
    except Unreadable as error:
        print(clean(str(error)), file=sys.stderr)
        return REFUSED
    return 0


async def _at_the_desk(url: str, texts: SiteTexts, manner: Manner, story: Story, values: tuple[Any, ...]) -> None:
    store = SqlStore(url)
    await store.open()
    try:
        await story(Desk(store, url, texts, manner), *values)
    finally:
        await store.close()
