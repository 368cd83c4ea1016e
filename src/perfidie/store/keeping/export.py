"""All that is known about a person, for themselves: who asks for it is owed it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from perfidie.store import CHANCE, OVER, Chair, Listed
from perfidie.store.keeping.people import Known
from perfidie.store.keeping.tables import COLUMNS, agreed_on
from perfidie.store.people import everything
from perfidie.store.reads import as_line
from perfidie.store.schema import holders, lines, tables, talk

Json = dict[str, Any]


def exported(connection: Connection, person: Known) -> Json:
    """Name, language and dates; every seat they hold, what they said there, and their own moves in games that are over.

    Of a game that is on only what was said to the whole table is told: whoever keeps the house reads this, too.
    """
    query = select(*COLUMNS, holders.c.seat).join(holders).where(holders.c.person == person.id)
    rows = connection.execute(query.order_by(tables.c.created)).all()
    kept = [(Listed(*row[:4], agreed_on(row)), row.seat) for row in rows]
    return {
        "id": person.id,
        "name": person.name,
        "language": person.lang,
        "since": person.created,
        "sessions": list(person.sessions),
        "tables": [_at(connection, table, seat) for table, seat in kept],
        **everything.export(connection, person.id),
    }


def _at(connection: Connection, table: Listed, seat: int) -> Json:
    agreed = table.arrangement
    over = agreed.phase == OVER
    chair = agreed.chairs[seat] if seat < len(agreed.chairs) else Chair()
    return {
        "code": table.code,
        "game": agreed.game,
        "phase": agreed.phase,
        "created": table.created,
        "seat": seat,
        "name": chair.name,
        "address_mark": chair.origin,
        "said": _said(connection, table.code, seat, chair.name, over),
        "moves": _moves(connection, table.code, seat) if over else [],
    }


def _said(connection: Connection, code: str, seat: int, name: str, over: bool) -> list[Json]:
    """What was said from this seat under this name."""
    query = select(talk.c.at, talk.c.text).where(talk.c.code == code, talk.c.seat == seat, talk.c.name == name)
    if not over:
        query = query.where(talk.c.team == msgspec.json.encode(()).decode())
    return [{"at": row.at, "text": row.text} for row in connection.execute(query.order_by(talk.c.number))]


def _moves(connection: Connection, code: str, seat: int) -> list[Json]:
    query = select(lines.c.kind, lines.c.seat, lines.c.words, lines.c.at).where(
        lines.c.code == code, lines.c.seat == seat, lines.c.kind != CHANCE
    )
    rows = connection.execute(query.order_by(lines.c.number)).all()
    return [{"at": row.at, "kind": row.kind, "words": list(as_line(row).words)} for row in rows]
