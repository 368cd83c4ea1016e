"""Tournaments of a circle: who takes part, what was drawn for each round, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, update

from perfidie.engine import Refusal
from perfidie.store import Laid
from perfidie.store.people.circles import locked, touch
from perfidie.store.people.gatherings import Gathered, lay_all
from perfidie.store.people.schema import tournaments
from perfidie.store.people.tidings import withdraw_from_all
from perfidie.store.times import AT_EASE, Pace

SWISS, EVERYBODY, TABLES = "swiss", "everybody", "tables"
FORMATS = (SWISS, EVERYBODY, TABLES)
ON, DONE = "on", "done"
ROUND = "round"
"""What people are told: that a round is open."""
MOST_TOURNAMENTS = 20
"""So many tournaments of one circle go on."""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part; `out` after so many rounds, -1 for never. `lot` was drawn at the beginning."""

    person: str
    name: str
    lot: int
    out: int = -1


class Drawn(msgspec.Struct, frozen=True):
    """One table of a round: who sits there, by place, as numbers of entrants; and how it was settled without a game."""

    seats: tuple[int, ...]
    code: str
    ruled: str = ""
    """`fair` where a keeper gave everybody a fair share, `void` where it counts for nobody."""


class Round(msgspec.Struct, frozen=True):
    """The tables of a round, and who had none."""

    tables: tuple[Drawn, ...]
    byes: tuple[int, ...] = ()


class State(msgspec.Struct, frozen=True):
    """All of a tournament."""

    name: str
    game: str
    preset: str
    format: str
    size: int
    """How many sit at one table, if it comes out even."""
    length: int
    """How many rounds there will be."""
    seed: int
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()
    pace: Pace = AT_EASE
    """How much time people have at its tables."""


class Tournament(msgspec.Struct, frozen=True):
    """A tournament as it is kept."""

    id: str
    circle: str
    phase: str
    state: State
    stamp: int
    created: float


def _tournament(row: Any) -> Tournament:
    state = msgspec.json.decode(row.state, type=State)
    return Tournament(row.id, row.circle, row.phase, state, row.stamp, row.created)


def tournament(connection: Connection, circle: str, id: str) -> Tournament | None:
    """One tournament of this circle."""
    wanted = select(tournaments).where(tournaments.c.id == id, tournaments.c.circle == circle)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else _tournament(row)


def tournaments_of(connection: Connection, circle: str, limit: int = 60) -> list[Tournament]:
    """Those of a circle, the ones that go on first, then the latest."""
    order = tournaments.c.phase != ON, tournaments.c.created.desc()
    wanted = select(tournaments).where(tournaments.c.circle == circle).order_by(*order).limit(limit)
    return [_tournament(row) for row in connection.execute(wanted).all()]


def begin(connection: Connection, made: Tournament) -> None:
    """A new tournament."""
    there = locked(connection, made.circle)
    if any(there.fellow(each.person) is None for each in made.state.entrants):
        raise Refusal("no-such-fellow")
    going = tournaments.c.circle == made.circle, tournaments.c.phase == ON
    if len(connection.execute(select(tournaments.c.id).where(*going)).all()) >= MOST_TOURNAMENTS:
        raise Refusal("too-many-tournaments", most=MOST_TOURNAMENTS)
    state = msgspec.json.encode(made.state).decode()
    values = {"id": made.id, "circle": made.circle, "phase": made.phase, "state": state}
    connection.execute(insert(tournaments).values(**values, stamp=0, created=made.created))
    touch(connection, made.circle, made.created)


def write(connection: Connection, before: Tournament, phase: str, state: State) -> None:
    """A tournament as somebody has changed it, unless another one was faster."""
    as_expected = (tournaments.c.id == before.id) & (tournaments.c.stamp == before.stamp)
    kept = msgspec.json.encode(state).decode()
    changed = update(tournaments).where(as_expected).values(phase=phase, state=kept, stamp=before.stamp + 1)
    if connection.execute(changed).rowcount != 1:
        raise Refusal("circle-stale")


def finish(connection: Connection, before: Tournament) -> None:
    """It is over, and no round of it waits for anybody."""
    write(connection, before, DONE, before.state)
    withdraw_from_all(connection, ROUND, before.id)


def open_round(
    connection: Connection, before: Tournament, state: State, laid: Sequence[Laid], rows: Sequence[Gathered], now: float
) -> None:
    """The tables of the next round, all of them or none, and once."""
    write(connection, before, before.phase, state)
    lay_all(connection, laid, rows, now)
    touch(connection, before.circle, now)


def _naming(connection: Connection, person: str) -> list[Tournament]:
    named = tournaments.c.state.contains(msgspec.json.encode(person).decode(), autoescape=True)
    return [_tournament(row) for row in connection.execute(select(tournaments).where(named)).all()]


def erase(connection: Connection, person: str, neutral_name: str) -> None:
    """What they played stands under no name of theirs, and they play no further round."""
    for each in _naming(connection, person):
        played = len(each.state.rounds)
        entrants = tuple(
            replace(one, person="", name=neutral_name, out=played if one.out < 0 else one.out)
            if one.person == person
            else one
            for one in each.state.entrants
        )
        write(connection, each, each.phase, replace(each.state, entrants=entrants))


def export(connection: Connection, person: str) -> dict[str, Any]:
    """The tournaments somebody took part in."""
    found = [(each, one) for each in _naming(connection, person) for one in each.state.entrants if one.person == person]
    kept = [{"tournament": each.id, "title": each.state.name, "name": one.name, "out": one.out} for each, one in found]
    return {"tournaments": kept}
