"""Keeping house: what the keeper of a site looks up and changes in its database, beside the games that are played.

Every function takes a connection first. One that changes something is run in a transaction of its own
(`SqlStore.keep`) and leaves a notice in it, so that every process that serves the database hears of it: there is never
the one without the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

T = TypeVar("T")

BAN, MUTE = "ban", "mute"
"""What is decided about a person or a network."""
FOR_EVER = 0.0
"""The end of a sanction that has none."""
TABLE, PERSON, SANCTIONS, ANNOUNCEMENT = "table", "person", "sanctions", "announcement"
"""What a notice is about: its subject is a table's code, or a person's id."""


class Sanction(msgspec.Struct, frozen=True):
    """Somebody may not act any more (`ban`), or not talk (`mute`). The subject is a person's id, or a network."""

    kind: str
    subject: str
    until: float
    created: float = 0.0
    why: str = ""

    def holds(self, now: float) -> bool:
        """Whether it has not ended yet."""
        return self.until == FOR_EVER or now < self.until


class Notice(msgspec.Struct, frozen=True):
    """Something was changed from outside, or is to be announced."""

    number: int
    kind: str
    subject: str
    text: str = ""
    at: float = 0.0
    until: float = 0.0


def in_one_go(connection: Connection, do: Callable[..., T], values: tuple[Any, ...]) -> T:
    """Does it in one transaction; nothing of it is written where it fails."""
    connection = for_writing(connection)
    if connection.dialect.name == "sqlite":  # so that nobody writes between what is read here and what is written
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        done = do(connection, *values)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return done


def for_writing(connection: Connection) -> Connection:
    """A connection on which a transaction can be begun: those of PostgreSQL's readers have none of their own."""
    if connection.dialect.name == "sqlite":
        return connection
    return connection.execution_options(isolation_level="READ COMMITTED")
