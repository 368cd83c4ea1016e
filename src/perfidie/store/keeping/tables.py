"""Tables as their keeper sees them: found, looked at from outside, deleted. Nothing reads what was done at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, func, select

from perfidie.store import PLAYING, WATCHING, Arrangement, Listed, Said
from perfidie.store.keeping import TABLE
from perfidie.store.keeping.notices import tell
from perfidie.store.people import reviews, tries
from perfidie.store.people.schema import invitations
from perfidie.store.people.tidings import forget_table
from perfidie.store.reads import as_arrangement, as_said, last_done
from perfidie.store.schema import holders, leases, lines, pledges, processes, tables, talk

COLUMNS = (
    *(tables.c.code, tables.c.version, tables.c.created, tables.c.touched),
    *(tables.c.arrangement, tables.c.phase, tables.c.public),
)
UNKNOWN = "?"
"""The game of a table whose arrangement makes no sense."""


def agreed_on(row: Any) -> Arrangement:
    """The arrangement of a table; where it makes no sense, what is known beside it: it can be found and deleted."""
    try:
        return as_arrangement(row.arrangement)
    except msgspec.MsgspecError:
        return Arrangement(UNKNOWN, 0, {}, (), "", phase=row.phase, public=bool(row.public))


class Wanted(msgspec.Struct, frozen=True):
    """Which tables are asked for; what is empty does not matter."""

    phase: str = ""
    game: str = ""
    person: str = ""
    public: bool | None = None
    limit: int = 50


class Looked(msgspec.Struct, frozen=True):
    """A table seen from outside."""

    code: str
    created: float
    touched: float
    arrangement: Arrangement
    lines: int | None
    """How many lines it has; None while a game is on, since the number counts hidden steps as well."""
    talk: tuple[Said, ...]
    """What was said to the whole table; what teams and spectators said, too, once the game is over."""
    withheld: int
    """How many lines of the talk are not shown before the game is over."""


def found(connection: Connection, wanted: Wanted) -> list[Listed]:
    """Tables of this kind, most recently touched first."""
    query: Select[Any] = select(*COLUMNS).order_by(tables.c.touched.desc(), tables.c.code)
    if wanted.phase:
        query = query.where(tables.c.phase == wanted.phase)
    if wanted.public is not None:
        query = query.where(tables.c.public == wanted.public)
    if wanted.person:
        query = query.join(holders).where(holders.c.person == wanted.person)
    listed: list[Listed] = []
    for row in connection.execute(query if wanted.game else query.limit(wanted.limit)):
        agreed = agreed_on(row)
        if agreed.game == (wanted.game or agreed.game) and len(listed) < wanted.limit:
            listed.append(Listed(row.code, row.version, row.created, row.touched, agreed))
    return listed


def looked_at(connection: Connection, code: str) -> Looked | None:
    """One table; None where there is none of this code."""
    row = connection.execute(select(*COLUMNS).where(tables.c.code == code)).first()
    if row is None:
        return None
    agreed = agreed_on(row)
    said = select(talk.c.seat, talk.c.name, talk.c.text, talk.c.at, talk.c.team).where(talk.c.code == code)
    spoken = [as_said(each) for each in connection.execute(said.order_by(talk.c.number))]
    playing = agreed.phase == PLAYING
    shown = tuple([each for each in spoken if not playing or is_open(each)])
    lines_kept = None if playing else row.version
    return Looked(code, row.created, row.touched, agreed, lines_kept, shown, len(spoken) - len(shown))


def is_open(said: Said) -> bool:
    """Whether it was said to the whole table."""
    return not said.team and said.seat != WATCHING


def delete_table(connection: Connection, code: str, now: float) -> bool:
    """The table is no more, nor anything that was done or said there; whether there was one."""
    for each in (lines, talk, holders, leases, pledges):
        connection.execute(delete(each).where(each.c.code == code))
    forget_table(connection, code)
    reviews.forget_table(connection, code)
    tries.forget_table(connection, code)
    connection.execute(delete(invitations).where(invitations.c.code == code))
    if connection.execute(delete(tables).where(tables.c.code == code)).rowcount != 1:
        return False
    tell(connection, TABLE, code, now)
    return True


def _idle(phase: str, before: float) -> tuple[ColumnElement[bool], ...]:
    """At tables of this phase nothing has happened since then, hidden or not, and no clock will bring anything about.

    The index begins with `public`: either will do.
    """
    still = tables.c.touched < before, last_done() < before, func.coalesce(tables.c.due, 0.0) < before
    return (tables.c.public.in_((True, False)), tables.c.phase == phase, *still)


def due(connection: Connection, phase: str, before: float, limit: int) -> list[str]:
    """Tables of this phase at which nothing has happened since then."""
    old = select(tables.c.code).where(*_idle(phase, before))
    return list(connection.execute(old.order_by(tables.c.code).limit(limit)).scalars())


def sweep_tables(connection: Connection, phase: str, before: float, now: float, limit: int) -> int:
    """Deletes a few of those; how many."""
    return sum(delete_table(connection, code, now) for code in due(connection, phase, before, limit))


def counted(connection: Connection, phase: str, before: float) -> int:
    """How many are due."""
    old = select(func.count()).select_from(tables).where(*_idle(phase, before))
    return int(connection.execute(old).scalar_one())


class Process(msgspec.Struct, frozen=True):
    """A process that serves this database, or did so until it died."""

    id: str
    host: str
    pid: int
    shared: bool
    started: float
    beat: float
    tables: int


def serving(connection: Connection) -> Sequence[Process]:
    """Those that have enlisted, the oldest first, with how many tables each sees to."""
    owned = select(func.count()).where(leases.c.owner == processes.c.id).scalar_subquery()
    columns = processes.c.id, processes.c.host, processes.c.pid, processes.c.shared, processes.c.started
    query = select(*columns, processes.c.beat, owned).order_by(processes.c.started)
    return [Process(*row[:3], bool(row[3]), *row[4:]) for row in connection.execute(query)]
