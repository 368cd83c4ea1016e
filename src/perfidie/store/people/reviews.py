"""Reviews of games that are over, kept with their tables: how far each has come, and then what it says."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from perfidie.store.people.schema import reviews
from perfidie.store.schema import tables

FORGOTTEN = 60.0
"""Seconds after which nobody is at a review any more that has not come any farther."""


class Kept(msgspec.Struct, frozen=True):
    """A review: how much of it is done, when that was, and all of it once it is."""

    done: float
    at: float
    data: bytes = b""


def look(connection: Connection, code: str) -> Kept | None:
    """The review of the game at this table, if anybody has asked for it."""
    row = connection.execute(select(reviews.c.done, reviews.c.at, reviews.c.data).where(reviews.c.code == code)).first()
    return Kept(row.done, row.at, row.data) if row is not None else None


def begin(connection: Connection, code: str, now: float) -> bool:
    """Takes the review on; False where it is there, or where somebody is at it."""
    kept = look(connection, code)
    if kept is not None:
        if kept.data or now < kept.at + FORGOTTEN:
            return False
        same = (reviews.c.code == code) & (reviews.c.at == kept.at)
        return connection.execute(update(reviews).where(same).values(done=0.0, at=now)).rowcount == 1
    if connection.execute(select(tables.c.code).where(tables.c.code == code)).first() is None:
        return False
    connection.execute(insert(reviews).values(code=code, done=0.0, at=now, data=b""))
    return True


def go_on(connection: Connection, code: str, done: float, now: float) -> None:
    """So much is done."""
    connection.execute(update(reviews).where(reviews.c.code == code).values(done=done, at=now))


def finish(connection: Connection, code: str, data: bytes, now: float) -> None:
    """It is there. Where the table has gone meanwhile nothing is kept."""
    connection.execute(update(reviews).where(reviews.c.code == code).values(done=1.0, at=now, data=data))


def forget_table(connection: Connection, code: str) -> None:
    """The table is deleted, or there can be no review."""
    connection.execute(delete(reviews).where(reviews.c.code == code))
