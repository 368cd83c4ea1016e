"""Everything that the house knows of one person, in all tables that know people: to be given to them, or to go.

A table that names people needs no word here: whatever has a column `person`, `other` or `about` is found by it. What
must be kept for the sake of others, or hides a person inside a text, is seen to by a part of its own (`PARTS`).
"""

from __future__ import annotations

from typing import Any, Protocol

from sqlalchemy import Connection, Table, delete, or_, select

from perfidie.store.people import circles, evenings, friends, gatherings, manners, results, schema, tidings, tournaments
from perfidie.store.people.schema import letters
from perfidie.store.schema import sessions

NAMED = ("person", "other", "about")
"""The columns in which people stand."""
SECRET = frozenset({"digest", "public_key", "p256dh", "auth", "session"})
"""What proves something and tells nothing: it is not given out."""
OWN = ("person",)
TOLD = {"friends": ("person", "other")}
"""Whose rows are somebody's own. What others wrote about them, to whoever keeps the house or for themselves, is not."""


class Part(Protocol):
    """A module that has more to erase or to tell of somebody than rows that name them."""

    def erase(self, connection: Connection, person: str, neutral: str) -> None:
        """They go from wherever else they stand; `neutral` is shown in the place of their name."""

    def export(self, connection: Connection, person: str) -> dict[str, Any]:
        """All that is kept of them there, as plain JSON."""


PARTS: tuple[Part, ...] = (friends, manners, results, tidings, circles, evenings, gatherings, tournaments)
"""Asked before the rows go."""


def people_tables() -> list[Table]:
    """Every table that names people."""
    found = [each for each in vars(schema).values() if isinstance(each, Table)]
    return [each for each in found if any(name in each.c for name in NAMED)]


def erase(connection: Connection, person: str, neutral: str) -> None:
    """Nothing here names this person any more. Games that others played with them stay theirs, without the name."""
    for part in PARTS:
        part.erase(connection, person, neutral)
    for table in people_tables():
        named = [table.c[name] == person for name in NAMED if name in table.c]
        connection.execute(delete(table).where(or_(*named)))


def export(connection: Connection, person: str) -> dict[str, Any]:
    """All rows that are this person's own, by the name of their table."""
    found: dict[str, Any] = {"devices": _rows(connection, sessions, person)}
    for table in people_tables():
        if rows := _rows(connection, table, person):
            found[table.name] = rows
    for part in PARTS:
        found.update({name: _without_secrets(rows) for name, rows in part.export(connection, person).items()})
    return found


def _without_secrets(told: Any) -> Any:
    if not isinstance(told, list):
        return told
    return [{name: fact for name, fact in row.items() if name not in SECRET} for row in told]


def _rows(connection: Connection, table: Table, person: str) -> list[dict[str, Any]]:
    mine = [table.c[name] == person for name in TOLD.get(table.name, OWN) if name in table.c]
    hidden = SECRET | {"address"} if table is letters else SECRET  # there it says which browser asked
    shown = [column for column in table.c if column.name not in hidden]
    return [_plain(dict(row._mapping)) for row in connection.execute(select(*shown).where(or_(*mine)))]


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if not isinstance(value, bytes)}
