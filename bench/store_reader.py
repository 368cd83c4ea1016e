"""What lies on a table, read from the site's own store and followed here by the rules.

So a player knows every move there is without asking the site, which is what is being measured, and without reading how
its pages are made. Nobody plays better for it: moves are drawn by lot.
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from perfidie.engine import Entry, Glimpse, Playthrough
from perfidie.engine.action import Words
from perfidie.games import find
from perfidie.store import LATE, SAID

ARRANGED = "SELECT arrangement FROM tables WHERE code = ?"
LINES = "SELECT kind, seat, words FROM lines WHERE code = ? AND number >= ? ORDER BY number"


class Book:
    """The store of a site, opened for reading: SQLite, or PostgreSQL."""

    def __init__(self, database: str) -> None:
        if database.startswith("sqlite"):
            file = database.partition(":///")[2]
            self._line: Any = sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None, timeout=30)
            self._mark = "?"
        else:
            import psycopg

            self._line = psycopg.connect(database.replace("+psycopg", ""), autocommit=True)
            self._mark = "%s"

    def ask(self, statement: str, *values: object) -> list[Any]:
        return list(self._line.execute(statement.replace("?", self._mark), values).fetchall())

    def close(self) -> None:
        self._line.close()


class Followed:
    """One table of the book, as far as it has been read."""

    def __init__(self, book: Book, code: str) -> None:
        self._book, self._code = book, code
        ((kept,),) = book.ask(ARRANGED, code)
        agreed = json.loads(bytes(kept))
        game = find(agreed["game"])
        self._play = Playthrough(game, game.setup(len(agreed["chairs"]), agreed["options"]))

    def choices(self, seat: int) -> list[Words]:
        """What this seat may do now."""
        self._read_on()
        return self._play.legal(seat)

    def heard(self, seat: int) -> list[Glimpse]:
        """What this seat was told so far."""
        self._read_on()
        return self._play.glimpses(seat)

    def _read_on(self) -> None:
        for kind, by, words in self._book.ask(LINES, self._code, len(self._play.entries)):
            self._play.follow(Entry(by, tuple(json.loads(words)), said=kind == SAID, late=kind == LATE))
