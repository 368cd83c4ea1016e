"""Chairs of a kept table, changed from outside: the arrangement is read, changed and written in one transaction."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, select, update

from perfidie.store import PERSON as SEATED
from perfidie.store import Arrangement, Chair
from perfidie.store.keeping import TABLE
from perfidie.store.keeping.notices import tell
from perfidie.store.reads import as_arrangement
from perfidie.store.schema import holders, tables

_json = msgspec.json.Encoder()


def let_go(connection: Connection, person: str, code: str) -> None:
    """The person holds no seat there any more."""
    connection.execute(delete(holders).where(holders.c.person == person, holders.c.code == code))


def next_host(agreed: Arrangement, chairs: Sequence[Chair], person: str) -> str:
    """Where the host goes, the next person is the host."""
    if agreed.host != person:
        return agreed.host
    return next((chair.person for chair in chairs if chair.kind == SEATED and chair.person), "")


def arranged(connection: Connection, code: str) -> tuple[int, Arrangement] | None:
    """The stamp and the arrangement of a table, which nobody else changes meanwhile; None if unreadable."""
    query = select(tables.c.stamp, tables.c.arrangement).where(tables.c.code == code).with_for_update()
    row = connection.execute(query).first()
    try:
        return (row.stamp, as_arrangement(row.arrangement)) if row is not None else None
    except msgspec.MsgspecError:
        return None


def rearrange(connection: Connection, code: str, stamp: int, agreed: Arrangement, now: float) -> None:
    """The stamp rises, so whatever is made up on what was before is refused; `touched` is not: nobody did anything."""
    values = {"stamp": stamp + 1, "arrangement": _json.encode(agreed)}
    connection.execute(update(tables).where(tables.c.code == code).values(**values))
    tell(connection, TABLE, code, now)
