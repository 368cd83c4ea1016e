"""Tables that a circle has opened: laid all at once or not at all, and what came of each.

Which table is the third of the second round is written in the same transaction as the tables themselves, under the
stamp of what they were opened for: whoever presses second opens nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from perfidie.store import Arrangement, Laid
from perfidie.store.people.schema import circle_tables
from perfidie.store.schema import holders, lines, tables
from perfidie.store.statements import asked_of, clocks_of, pledge_for, words_of


class Part(msgspec.Struct, frozen=True):
    """What a game came to for somebody who sat there; a bot has no person."""

    person: str
    name: str
    share: float


class Gathered(msgspec.Struct, frozen=True):
    """One table of a circle. `parts` is empty while the game is on."""

    code: str
    circle: str
    evening: str
    tournament: str
    round: int
    number: int
    created: float
    parts: tuple[Part, ...] = ()
    seated: tuple[str, ...] = ()
    """The people who sit there, and the names of all who do."""
    names: tuple[str, ...] = ()


_read = msgspec.json.Decoder(tuple[Part, ...])


def gathered(
    connection: Connection, circle: str, evening: str | None = None, tournament: str | None = None
) -> list[Gathered]:
    """The tables of a circle, or those of one evening or tournament, in the order of their rounds."""
    wanted = select(circle_tables).where(circle_tables.c.circle == circle)
    if evening is not None:
        wanted = wanted.where(circle_tables.c.evening == evening)
    if tournament is not None:
        wanted = wanted.where(circle_tables.c.tournament == tournament)
    wanted = wanted.order_by(circle_tables.c.created, circle_tables.c.round, circle_tables.c.number)
    rows = connection.execute(wanted).all()
    agreed = _agreed(connection, [row.code for row in rows])
    return [
        Gathered(
            row.code,
            row.circle,
            row.evening,
            row.tournament,
            row.round,
            row.number,
            row.created,
            _read.decode(row.outcome) if row.outcome else (),
            *_sitting(agreed.get(row.code)),
        )
        for row in rows
    ]


def _agreed(connection: Connection, codes: list[str]) -> dict[str, Arrangement]:
    found = connection.execute(select(tables.c.code, tables.c.arrangement).where(tables.c.code.in_(codes))).all()
    return {row.code: msgspec.json.decode(row.arrangement, type=Arrangement) for row in found}


def _sitting(agreed: Arrangement | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    chairs = agreed.chairs if agreed is not None else ()
    return tuple(each.person for each in chairs if each.person), tuple(each.name for each in chairs)


def phases(connection: Connection, codes: Sequence[str]) -> dict[str, str]:
    """How far each of these tables is; those that are no more are not among them."""
    rows = connection.execute(select(tables.c.code, tables.c.phase).where(tables.c.code.in_(list(codes)))).all()
    return {row.code: row.phase for row in rows}


def note(connection: Connection, code: str, parts: tuple[Part, ...]) -> None:
    """What came of a table, noted once."""
    kept = msgspec.json.encode(parts).decode()
    free = (circle_tables.c.code == code) & (circle_tables.c.outcome == "")
    connection.execute(update(circle_tables).where(free).values(outcome=kept))


def lay_all(connection: Connection, laid: Sequence[Laid], rows: Sequence[Gathered], now: float) -> None:
    """Lays these tables, in the transaction of whoever opens them."""
    for each, row in zip(laid, rows, strict=True):
        agreed, (due, clocks) = each.arrangement, clocks_of(each.times)
        kept = {
            "phase": agreed.phase,
            "public": agreed.public,
            "arrangement": msgspec.json.encode(agreed),
            "asked": asked_of(len(each.lines), each.asked),
            "due": due,
            "clocks": clocks,
        }
        new = {"code": each.code, "version": len(each.lines), "stamp": 0, "created": now, "touched": now, **kept}
        connection.execute(insert(tables).values(**new))
        for number, line in enumerate(each.lines):
            words = {"kind": line.kind, "seat": line.seat, "words": words_of(line.words), "at": now}
            connection.execute(insert(lines).values(code=each.code, number=number, **words))
        pledge_for(connection, each)
        for person, seat in each.held:
            connection.execute(insert(holders).values(person=person, code=each.code, seat=seat))
        where = {name: getattr(row, name) for name in ("circle", "evening", "tournament", "round", "number")}
        connection.execute(insert(circle_tables).values(code=each.code, created=now, outcome="", **where))


def _parts_of(connection: Connection, person: str) -> list[tuple[str, tuple[Part, ...]]]:
    """The noted tables that name this person."""
    named = circle_tables.c.outcome.contains(msgspec.json.encode(person).decode(), autoescape=True)
    rows = connection.execute(select(circle_tables.c.code, circle_tables.c.outcome).where(named)).all()
    return [(row.code, _read.decode(row.outcome)) for row in rows]


def erase(connection: Connection, person: str, neutral_name: str) -> None:
    """What a game came to stays; that it was this person's does not."""
    for code, parts in _parts_of(connection, person):
        others = tuple(Part("", neutral_name, each.share) if each.person == person else each for each in parts)
        kept = msgspec.json.encode(others).decode()
        connection.execute(update(circle_tables).where(circle_tables.c.code == code).values(outcome=kept))


def export(connection: Connection, person: str) -> dict[str, Any]:
    """What this person's games in circles came to."""
    found = _parts_of(connection, person)
    mine = [(code, each) for code, parts in found for each in parts if each.person == person]
    return {"circle_games": [{"table": code, "name": each.name, "share": each.share} for code, each in mine]}
