"""Tries: how the second deals of a game went, one row for each that was played to its end.

Nobody is named here: who tried is known by the seat they hold at that table, as long as there is one. The rows go with
the table of which they are tries.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, case, delete, func, insert, select

from perfidie.store import Second
from perfidie.store.people import ladders
from perfidie.store.people.results import Ending
from perfidie.store.people.schema import tries
from perfidie.store.schema import holders, tables


class Try(msgspec.Struct, frozen=True):
    """A second deal that is over."""

    code: str
    second: Second
    won: bool
    ended: float


class Tally(msgspec.Struct, frozen=True):
    """How those went who took one game up at the same moment, on the same seat, with the same cards or others."""

    moment: int
    seat: int
    again: bool
    level: str
    tries: int
    won: int


def register(connection: Connection, ending: Ending, tried: Try | None) -> bool:
    """Notes once that the game at this table is over, without results: it counts for nobody. And how the try went."""
    if not ladders.register(connection, ending, {}):
        return False
    # a table that was deleted meanwhile has no tries any more
    if tried is not None and _is_there(connection, tried.second.table):
        second = tried.second
        connection.execute(insert(tries).values(
            code=tried.code, origin=second.table, moment=second.moment, seat=second.seat, again=second.again,
            level=second.level, won=tried.won, ended=tried.ended,
        ))  # fmt: skip
    return True


def _is_there(connection: Connection, code: str) -> bool:
    return connection.execute(select(tables.c.code).where(tables.c.code == code)).first() is not None


def tallies(connection: Connection, origin: str, moment: int | None = None) -> list[Tally]:
    """How the tries of this game went, in the order of their moments; or those of one moment."""
    same = tries.c.moment, tries.c.seat, tries.c.again, tries.c.level
    won = func.sum(case((tries.c.won, 1), else_=0))
    query = select(*same, func.count(), won).where(tries.c.origin == origin)
    if moment is not None:
        query = query.where(tries.c.moment == moment)
    rows = connection.execute(query.group_by(*same).order_by(*same)).all()
    return [Tally(at, seat, bool(again), level, count, int(won)) for at, seat, again, level, count, won in rows]


def tried_by(connection: Connection, origin: str, person: str) -> list[Try]:
    """The tries of one person at this game that are still to be seen, the newest first."""
    mine = select(tries).join(holders, holders.c.code == tries.c.code)
    rows = connection.execute(
        mine.where(tries.c.origin == origin, holders.c.person == person).order_by(tries.c.ended.desc(), tries.c.code)
    ).all()
    return [
        Try(row.code, Second(origin, row.moment, row.seat, bool(row.again), row.level, False), bool(row.won), row.ended)
        for row in rows
    ]


def forget_table(connection: Connection, code: str) -> None:
    """The table is no more, nor is it known how others fared who took its game up."""
    connection.execute(delete(tries).where(tries.c.origin == code))
