"""Manners: whom somebody does not want to hear or to meet, and what they report to whoever keeps the house.

Nobody learns that they are muted, blocked or reported: not from their own pages, and not from what is exported to them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from perfidie.store import OVER
from perfidie.store.people import friends
from perfidie.store.people.schema import reports, shunned
from perfidie.store.people.tidings import withdraw
from perfidie.store.schema import people, tables

MUTE, BLOCK = "mute", friends.BLOCK
Apart = tuple[str, str]
"""Somebody, and whom they do not want to meet."""
MOST_NAMES = 20
"""So many names of somebody who is shunned are remembered."""
_names = msgspec.json.Decoder(tuple[str, ...])
BLANK = "…"
"""What is left of a line whose speaker was erased."""


class Shunned(msgspec.Struct, frozen=True):
    """Somebody whom another one does not hear (`mute`), or does not meet either (`block`)."""

    person: str
    name: str
    kind: str
    since: float
    names: tuple[str, ...] = ()
    """Those they have borne since then: what they say under another one is theirs all the same."""


class Line(msgspec.Struct, frozen=True):
    """A line of chat that was read by whoever reports somebody."""

    name: str
    text: str
    at: float
    person: str = ""
    """Who said it, where that is known."""
    open: bool = True
    """Whether the whole table heard it: what was said to a few is not shown before the game is over."""


class Report(msgspec.Struct, frozen=True):
    """What somebody says of another one."""

    person: str
    about: str
    code: str
    reason: str
    words: str
    at: float
    context: tuple[Line, ...] = ()
    number: int = 0
    closed: float | None = None
    verdict: str = ""
    by_name: str = ""
    """What those two are called now, and whether the game they met in is over or gone."""
    about_name: str = ""
    over: bool = True


# Not heard, not met


def shunned_by(connection: Connection, person: str) -> list[Shunned]:
    """Whom this person does not hear or meet, the latest first."""
    query = select(shunned, people.c.name).join(people, people.c.id == shunned.c.other, isouter=True)
    rows = connection.execute(query.where(shunned.c.person == person).order_by(shunned.c.since.desc())).all()
    return [Shunned(row.other, row.name or "", row.kind, row.since, _names.decode(row.names)) for row in rows]


def shun(connection: Connection, person: str, other: str, kind: str, now: float) -> None:
    """From now on they are not heard, or not met; who is not met is no friend, and is not asked for friendship."""
    connection.execute(delete(shunned).where(shunned.c.person == person, shunned.c.other == other))
    name = connection.execute(select(people.c.name).where(people.c.id == other)).scalar() or ""
    names = msgspec.json.encode((name,)).decode()
    connection.execute(insert(shunned).values(person=person, other=other, kind=kind, since=now, names=names))
    if kind == BLOCK:
        friends.part(connection, person, other)
        withdraw(connection, [(person, friends.ASKS, other)])


def is_shunned(connection: Connection, person: str) -> bool:
    """Whether anybody does not hear or meet this person."""
    return connection.execute(select(shunned.c.kind).where(shunned.c.other == person).limit(1)).first() is not None


def renamed(connection: Connection, person: str, name: str) -> None:
    """Somebody bears another name: whoever does not hear them does not hear it either."""
    rows = connection.execute(select(shunned).where(shunned.c.other == person)).all()
    for row in rows:
        before = [each for each in _names.decode(row.names) if each != name]
        names = msgspec.json.encode((*before, name)[-MOST_NAMES:]).decode()
        here = and_(shunned.c.person == row.person, shunned.c.other == person)
        connection.execute(update(shunned).where(here).values(names=names))


def hear_again(connection: Connection, person: str, other: str) -> bool:
    """Heard and met as before; whether they were not."""
    gone = connection.execute(delete(shunned).where(shunned.c.person == person, shunned.c.other == other))
    return gone.rowcount > 0


def blocks(connection: Connection, person: str, other: str) -> bool:
    """Whether this person does not want to meet the other one."""
    one = and_(shunned.c.person == person, shunned.c.other == other, shunned.c.kind == BLOCK)
    return connection.execute(select(shunned.c.kind).where(one)).first() is not None


def apart(connection: Connection, persons: Iterable[str]) -> frozenset[Apart]:
    """Who of these does not want to meet whom of them."""
    among = list(persons)
    both = and_(shunned.c.person.in_(among), shunned.c.other.in_(among), shunned.c.kind == BLOCK)
    rows = connection.execute(select(shunned.c.person, shunned.c.other).where(both)).all()
    return frozenset([(row.person, row.other) for row in rows])


# Reports


def report(connection: Connection, told: Report) -> bool:
    """Keeps a report; False where the same person has one about the same, at the same table, that is still open."""
    same = and_(reports.c.person == told.person, reports.c.about == told.about, reports.c.code == told.code)
    if connection.execute(select(reports.c.number).where(same, reports.c.closed.is_(None))).first() is not None:
        return False
    connection.execute(
        insert(reports).values(
            person=told.person,
            about=told.about,
            code=told.code,
            reason=told.reason,
            words=told.words,
            context=msgspec.json.encode(told.context).decode(),
            at=told.at,
            closed=None,
            verdict="",
        )
    )
    return True


def found(
    connection: Connection,
    *,
    number: int | None = None,
    about: str = "",
    by: str = "",
    closed: bool = False,
    limit: int = 50,
) -> list[Report]:
    """Reports that wait, or all of them, the latest first; or one of them by its number."""
    meant, speaker = people.alias("meant"), people.alias("speaker")
    query = (
        select(reports, meant.c.name.label("about_name"), speaker.c.name.label("by_name"), tables.c.phase)
        .join(meant, meant.c.id == reports.c.about, isouter=True)
        .join(speaker, speaker.c.id == reports.c.person, isouter=True)
        .join(tables, tables.c.code == reports.c.code, isouter=True)
        .order_by(reports.c.number.desc())
    )
    if number is not None:
        query = query.where(reports.c.number == number)
    elif not closed:
        query = query.where(reports.c.closed.is_(None))
    if about:
        query = query.where(reports.c.about == about)
    if by:
        query = query.where(reports.c.person == by)
    return [_report(row) for row in connection.execute(query.limit(limit))]


def _report(row: Any) -> Report:
    return Report(
        person=row.person,
        about=row.about,
        code=row.code,
        reason=row.reason,
        words=row.words,
        at=row.at,
        context=msgspec.json.decode(row.context, type=tuple[Line, ...]),
        number=row.number,
        closed=row.closed,
        verdict=row.verdict,
        by_name=row.by_name or "",
        about_name=row.about_name or "",
        over=row.phase in (None, OVER),
    )


def numbers_about(connection: Connection, person: str) -> list[int]:
    """The numbers of all reports about somebody."""
    return list(connection.execute(select(reports.c.number).where(reports.c.about == person)).scalars())


def close(connection: Connection, number: int, verdict: str, now: float) -> bool:
    """What was decided about a report; whether it was open."""
    mine = update(reports).where(reports.c.number == number, reports.c.closed.is_(None))
    return connection.execute(mine.values(closed=now, verdict=verdict)).rowcount > 0


# All of it


def erase(connection: Connection, person: str, neutral_name: str) -> None:
    """Whom they shunned and who shunned them is forgotten, so are reports by and about them, and what they said."""
    connection.execute(delete(shunned).where(or_(shunned.c.person == person, shunned.c.other == person)))
    connection.execute(delete(reports).where(or_(reports.c.person == person, reports.c.about == person)))
    spoke = select(reports.c.number, reports.c.context).where(
        reports.c.context.contains(f'"{person}"', autoescape=True)
    )
    for row in connection.execute(spoke).all():
        lines = msgspec.json.decode(row.context, type=tuple[Line, ...])
        kept = [Line(neutral_name, BLANK, each.at, "", each.open) if each.person == person else each for each in lines]
        blanked = msgspec.json.encode(kept).decode()
        connection.execute(update(reports).where(reports.c.number == row.number).values(context=blanked))


def export(connection: Connection, person: str) -> dict[str, Any]:
    """Whom this person mutes or blocks, and what they have reported; never who does so to them."""
    mine = found(connection, by=person, closed=True, limit=10_000)
    return {
        "shunned": [
            {"name": each.name, "kind": each.kind, "since": each.since} for each in shunned_by(connection, person)
        ],
        "reports": [
            {"about": each.about_name, "table": each.code, "reason": each.reason, "words": each.words, "at": each.at}
            | {"closed": each.closed}
            for each in mine
        ],
    }
