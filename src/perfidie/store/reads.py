"""What is read: plain queries, each on a connection of its own, in a thread beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, case, func, select, tuple_

from perfidie.store import GATHERING, PLAYING, SAID, Arrangement, Line, Listed, Person, Pledge, Said, Table
from perfidie.store.schema import holders, lines, people, pledges, sessions, tables, talk
from perfidie.store.times import STOPPED, Times

_arrangement = msgspec.json.Decoder(Arrangement)
_words = msgspec.json.Decoder(tuple[str, ...])
_seats = msgspec.json.Decoder(tuple[int, ...])
_asked = msgspec.json.Decoder(tuple[int, tuple[int, ...]])
_times = msgspec.json.Decoder(Times)
UNFINISHED = (GATHERING, PLAYING)
"""Named one by one: an index finds what something is, and not what it is not."""


def who(connection: Connection, session: str) -> Person | None:
    """Whose session this is."""
    query = select(people.c.id, people.c.name, people.c.lang).join(sessions).where(sessions.c.digest == session)
    row = connection.execute(query).first()
    return Person(*row) if row else None


def table(connection: Connection, code: str) -> Table | None:
    """The table's row comes first. Lines are never changed, so those below its version are those of that moment."""
    columns = tables.c.code, tables.c.version, tables.c.stamp, tables.c.created, tables.c.arrangement
    pledged = pledges.c.label, pledges.c.turn, pledges.c.root, pledges.c.commitment
    whole = select(*columns, tables.c.clocks, *pledged).join(pledges, pledges.c.code == tables.c.code, isouter=True)
    row = connection.execute(whole.where(tables.c.code == code)).first()
    if row is None:
        return None
    done = _done(connection, code, row.version)
    said = select(talk.c.seat, talk.c.name, talk.c.text, talk.c.at, talk.c.team).where(talk.c.code == code)
    return Table(
        row.code,
        row.version,
        row.stamp,
        row.created,
        as_arrangement(row.arrangement),
        tuple([as_line(line) for line in done]),
        tuple(as_said(line) for line in connection.execute(said.order_by(talk.c.number))),
        tuple(line.at for line in done if line.kind == SAID),
        tuple(line.at for line in done),
        as_times(row.clocks),
        Pledge(row.label, row.turn, row.root, row.commitment) if row.root is not None else None,
    )


def as_arrangement(kept: bytes) -> Arrangement:
    """What was agreed on, as it is kept."""
    return _arrangement.decode(kept)


def as_times(kept: str | None) -> Times:
    """What the clocks of a table show, as it is kept."""
    return STOPPED if kept is None else _times.decode(kept)


def as_words(kept: str) -> tuple[str, ...]:
    """The words of a line, as they are kept."""
    return _words.decode(kept)


def as_line(row: Any) -> Line:
    """Something that was done, as it is kept."""
    return Line(row.kind, row.seat, _words.decode(row.words), row.note or "")


def as_said(row: Any) -> Said:
    """A line of chat, as it is kept."""
    return Said(row.seat, row.name, row.text, row.at, _seats.decode(row.team))


def _done(connection: Connection, code: str, version: int) -> Sequence[Row[Any, Any, Any, Any, Any]]:
    query = select(lines.c.kind, lines.c.seat, lines.c.words, lines.c.at, lines.c.note)
    wanted = query.where(lines.c.code == code, lines.c.number < version)
    return connection.execute(wanted.order_by(lines.c.number)).all()


def seats_of(connection: Connection, person: str) -> dict[str, int]:
    """Where this person sits: the seat at each table."""
    held = select(holders.c.code, holders.c.seat).where(holders.c.person == person)
    return {code: seat for code, seat in connection.execute(held)}


def public_tables(connection: Connection, limit: int) -> list[Listed]:
    """Tables anybody may join or watch, most recently touched first."""
    return _list(connection, _listed().where(tables.c.public, tables.c.phase.in_(UNFINISHED)), limit)


def tables_of(connection: Connection, person: str, limit: int, unfinished: bool) -> list[Listed]:
    """The tables this person sits at, most recently touched first."""
    held = _listed().join(holders).where(holders.c.person == person)
    return _list(connection, held.where(tables.c.phase.in_(UNFINISHED)) if unfinished else held, limit)


def _listed() -> Select[Any]:
    columns = tables.c.code, tables.c.version, tables.c.created, tables.c.touched, tables.c.arrangement
    return select(*columns, tables.c.asked, tables.c.clocks)


def _list(connection: Connection, query: Select[Any], limit: int) -> list[Listed]:
    latest = query.order_by(tables.c.touched.desc(), tables.c.code).limit(limit)
    return [listed for row in connection.execute(latest) if (listed := _as_listed(row)) is not None]


def _as_listed(row: Row[Any]) -> Listed | None:
    """A table of a list; one whose arrangement makes no sense is left out, so that the list can be read."""
    try:
        agreed, asked = as_arrangement(row.arrangement), as_asked(row.asked, row.version)
        return Listed(row.code, row.version, row.created, row.touched, agreed, asked, as_times(row.clocks))
    except msgspec.MsgspecError:
        return None


def as_asked(kept: str | None, version: int) -> tuple[int, ...] | None:
    """The seats that have to decide; None where it was never said, or said of a version that is past."""
    known, asked = _asked.decode(kept) if kept is not None else (-1, ())
    return asked if known == version else None


def last_done() -> ColumnElement[float]:
    """When a table was touched last, or when its last line was written, where not everybody may know of that one."""
    at = select(lines.c.at).where(lines.c.code == tables.c.code, lines.c.number == tables.c.version - 1)
    written = func.coalesce(at.scalar_subquery(), tables.c.touched)
    return case((written > tables.c.touched, written), else_=tables.c.touched)


def overdue(connection: Connection, now: float, last: tuple[float, str], limit: int) -> list[tuple[float, str]]:
    """Tables with a clock that is up, and since when, in this order; those after the last one that was given."""
    place = tuple_(tables.c.due, tables.c.code)
    ready = select(tables.c.due, tables.c.code).where(tables.c.due <= now, place > last, tables.c.phase == PLAYING)
    return [(row.due, row.code) for row in connection.execute(ready.order_by(tables.c.due, tables.c.code).limit(limit))]
