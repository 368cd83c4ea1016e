"""A house that has been open for long: copies of a played table, written straight into its file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

COLUMNS = "code, version, stamp, created, touched, phase, public, arrangement"
TABLES_EACH = 10
"""Tables at which one person has sat."""
AT_ONCE = 5000
DAY = 86_400.0


def phase_of(number: int) -> tuple[str, bool]:
    """Of a hundred tables ninety are over, nine are played by those who know the code, one is public."""
    place = number % 100
    return ("over" if place < 90 else "playing"), place == 99


def fill(file: Path, count: int) -> None:
    """So many copies of the newest table, with people of their own, spread over the last hundred days."""
    base = sqlite3.connect(file)
    row = base.execute("SELECT code, version, stamp, arrangement FROM tables ORDER BY created DESC").fetchone()
    lines = base.execute("SELECT number, kind, seat, words, at FROM lines WHERE code = ?", row[:1]).fetchall()
    base.execute("PRAGMA synchronous=OFF")
    base.execute("PRAGMA foreign_keys=OFF")
    for first in range(0, count, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, count))
        base.executemany("INSERT OR IGNORE INTO people (id, name, lang, created) VALUES (?,?,?,?)", people(numbers))
        base.executemany(f"INSERT INTO tables ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?)", tables(numbers, row))
        base.executemany(
            "INSERT INTO lines (code, number, kind, seat, words, at) VALUES (?,?,?,?,?,?)",
            [(code_of(number), *line) for number in numbers for line in lines],
        )
        base.executemany(
            "INSERT INTO holders (person, code, seat) VALUES (?,?,?)",
            [(person_of(number, seat), code_of(number), seat) for number in numbers for seat in (0, 1)],
        )
        base.commit()
    base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    base.close()


def code_of(number: int) -> str:
    """The code of a copy, in the form of all codes."""
    return f"STORED{chr(ord('A') + number // 10_000)}-{number % 10_000:04}"


def person_of(number: int, seat: int) -> str:
    """Who sits there."""
    return f"stored-{number // TABLES_EACH}-{seat}"


def people(numbers: range) -> Iterator[tuple[Any, ...]]:
    """All who sit at these, as rows."""
    for number in numbers[::TABLES_EACH]:
        for seat in (0, 1):
            yield person_of(number, seat), f"Person {number}", "fr", time() - DAY


def tables(numbers: range, row: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The copies, as rows."""
    _, version, stamp, arrangement = row
    agreed = json.loads(arrangement)
    for number in numbers:
        phase, public = phase_of(number)
        for seat, chair in enumerate(agreed["chairs"]):
            chair["person"] = person_of(number, seat)
        agreed |= {"phase": phase, "public": public, "host": person_of(number, 0)}
        then = time() - DAY * (number % 100)
        yield code_of(number), version, stamp, then, then, phase, public, json.dumps(agreed).encode()
