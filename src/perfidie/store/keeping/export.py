"""All that is known about a person, for themselves: who asks for it is owed it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from perfidie.store import CHANCE, LAID, OVER, Chair, Listed
from perfidie.store.keeping.people import Known
from perfidie.store.keeping.tables import COLUMNS, agreed_on
from perfidie.store.people import everything
from perfidie.store.reads import as_words
from perfidie.store.schema import holders, lines, sanctions, tables, talk

Json = dict[str, Any]
ALL = msgspec.json.encode(()).decode()
"""What is said to the whole table has no team."""


def exported(connection: Connection, person: Known) -> Json:
    """Name, language and dates; every seat they hold, what they said there, and their own moves in games that are over.

    Of a game that is on only what was said to the whole table is told: whoever keeps the house reads this, too.
    """
    query = select(*COLUMNS, holders.c.seat).join(holders).where(holders.c.person == person.id)
    rows = connection.execute(query.order_by(tables.c.created)).all()
    said, moves = _talk_of(connection, person.id), _moves_of(connection, person.id)
    kept = [(Listed(*row[:4], agreed_on(row)), row.seat) for row in rows]
    return {
        "id": person.id,
        "name": person.name,
        "language": person.lang,
        "since": person.created,
        "sessions": list(person.sessions),
        "tables": [_at(table, seat, said[table.code], moves[table.code]) for table, seat in kept],
        "sanctions": _sanctions_of(connection, person.id),
        **everything.export(connection, person.id),
    }


def _at(table: Listed, seat: int, said: list[Any], moves: list[Json]) -> Json:
    agreed = table.arrangement
    over = agreed.phase == OVER
    chair = agreed.chairs[seat] if seat < len(agreed.chairs) else Chair()
    heard = [row for row in said if row.name == chair.name and (over or row.team == ALL)]
    return {
        "code": table.code,
        "game": agreed.game,
        "phase": agreed.phase,
        "created": table.created,
        "seat": seat,
        "name": chair.name,
        "address_mark": chair.origin,
        "said": [{"at": row.at, "text": row.text} for row in heard],
        "moves": moves if over else [],
    }


def _sanctions_of(connection: Connection, person: str) -> list[Json]:
    """What was decided about them, and why."""
    columns = sanctions.c.kind, sanctions.c.until, sanctions.c.created, sanctions.c.why
    theirs = select(*columns).where(sanctions.c.subject == person).order_by(sanctions.c.created)
    return [dict(row) for row in connection.execute(theirs).mappings()]


def _talk_of(connection: Connection, person: str) -> dict[str, list[Any]]:
    """What was said from their seats, under whatever name, by table."""
    here = (holders.c.code == talk.c.code) & (holders.c.seat == talk.c.seat)
    columns = talk.c.code, talk.c.at, talk.c.text, talk.c.name, talk.c.team
    query = select(*columns).join(holders, here).where(holders.c.person == person)
    found: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(query.order_by(talk.c.code, talk.c.number)):
        found[row.code].append(row)
    return found


def _moves_of(connection: Connection, person: str) -> dict[str, list[Json]]:
    """The moves from their seats at tables that are over; at a second deal those since it began, which are theirs."""
    mine = lines.c.code == holders.c.code
    begun = select(lines.c.code, func.max(lines.c.number).label("at")).join(holders, mine)
    begins = begun.where(holders.c.person == person, lines.c.kind == LAID).group_by(lines.c.code).subquery()
    here = (holders.c.code == lines.c.code) & (holders.c.seat == lines.c.seat)
    query = (
        select(lines.c.code, lines.c.words, lines.c.kind, lines.c.at)
        .join(holders, here)
        .join(tables, tables.c.code == lines.c.code)
        .outerjoin(begins, begins.c.code == lines.c.code)
        .where(holders.c.person == person, lines.c.kind != CHANCE, tables.c.phase == OVER)
        .where(lines.c.number > func.coalesce(begins.c.at, -1))
        .order_by(lines.c.code, lines.c.number)
    )
    found: dict[str, list[Json]] = defaultdict(list)
    for row in connection.execute(query):
        found[row.code].append({"at": row.at, "kind": row.kind, "words": list(as_words(row.words))})
    return found
