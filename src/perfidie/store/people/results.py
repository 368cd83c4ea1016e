"""Games that are over: one ending for each, one result for each seat. Nothing is kept here of a game that is on.

An ending is written once, whoever comes first; ratings move in the same transaction (`ladders`).
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from perfidie.store import OVER
from perfidie.store.people.schema import customs, endings, handles, ratings, results
from perfidie.store.schema import facts, people, tables

TURN = "register"
"""The fact that is touched by whoever registers: they do it one after the other."""
LUCK = "luck"
"""The fact of an ending that says what chance brought each seat; there is none before the game was reviewed."""
ERASED = "…"
"""The name of somebody who was erased before the game was entered."""


class Result(msgspec.Struct, frozen=True):
    """What one seat has made of a game."""

    seat: int
    person: str
    """Empty for a bot; who is stood in for at the end is still the one who played."""
    name: str
    level: str
    """Of the bot that sat there at the end; empty for people."""
    share: float
    won: bool
    side: str = ""
    figures: dict[str, tuple[int, int]] = {}
    helped: bool = False
    """Whether a bot has had this seat for a part of the game: it counts in no statistics, and wins no rating."""


class Ending(msgspec.Struct, frozen=True):
    """A game that is over."""

    code: str
    game: str
    preset: str
    seats: int
    ended: float
    moves: int
    season: str
    results: tuple[Result, ...] = ()
    rated: bool = False
    facts: dict[str, Any] = {}


def handle_of(person: str) -> str:
    """By what others may speak of somebody in an address."""
    return sha256(f"perfidie handle {person}".encode()).hexdigest()[:16]


def unregistered(connection: Connection, most: int) -> list[str]:
    """Tables that are over and of which there is no ending, the newest first."""
    known = select(endings.c.code).where(endings.c.code == tables.c.code).exists()
    over = select(tables.c.code).where(tables.c.public.in_((True, False)), tables.c.phase == OVER, ~known)
    return list(connection.execute(over.order_by(tables.c.touched.desc()).limit(most)).scalars())


def is_registered(connection: Connection, code: str) -> bool:
    """Whether there is an ending of this table."""
    return connection.execute(select(endings.c.code).where(endings.c.code == code)).first() is not None


def take_turn(connection: Connection) -> None:
    """Nobody else registers until this transaction is over."""
    if not connection.execute(update(facts).where(facts.c.name == TURN).values(value="")).rowcount:
        try:
            with connection.begin_nested():
                connection.execute(insert(facts).values(name=TURN, value=""))
        except IntegrityError:
            connection.execute(update(facts).where(facts.c.name == TURN).values(value=""))


def without_erased(connection: Connection, ending: Ending) -> Ending:
    """The same, without people who were erased while the record was read."""
    wanted = [each.person for each in ending.results if each.person]
    known = set(connection.execute(select(people.c.id).where(people.c.id.in_(wanted))).scalars())
    kept = [
        each if not each.person or each.person in known else replace(each, person="", name=ERASED, figures={})
        for each in ending.results
    ]
    return replace(ending, results=tuple(kept))


def write(connection: Connection, ending: Ending, beliefs: dict[int, tuple[float, float]]) -> None:
    """An ending with its results; `beliefs` is what is believed of whom after it, by seat."""
    connection.execute(insert(endings).values(
        code=ending.code, game=ending.game, preset=ending.preset, seats=ending.seats, ended=ending.ended,
        moves=ending.moves, facts=_json(ending.facts), season=ending.season, rated=ending.rated,
    ))  # fmt: skip
    for each in ending.results:
        mu, sigma = beliefs.get(each.seat, (None, None))
        connection.execute(insert(results).values(
            code=ending.code, seat=each.seat, person=each.person, name=each.name, level=each.level, game=ending.game,
            ended=ending.ended, share=each.share, won=each.won, side=each.side, figures=_json(each.figures),
            helped=each.helped, mu=mu, sigma=sigma,
        ))  # fmt: skip
        if each.person:
            hold(connection, each.person)
            _count(connection, ending.game, each.figures)


def lucky(connection: Connection, code: str, luck: tuple[float, ...]) -> None:
    """What chance brought each seat of a game, in shares of the win, as its review has found."""
    known = connection.execute(select(endings.c.facts).where(endings.c.code == code)).scalar()
    if known is not None:
        told = {**msgspec.json.decode(known), LUCK: luck}
        connection.execute(update(endings).where(endings.c.code == code).values(facts=_json(told)))


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def hold(connection: Connection, person: str) -> None:
    """By their handle others find this person from now on."""
    handle = handle_of(person)
    if connection.execute(select(handles.c.handle).where(handles.c.handle == handle)).first() is None:
        connection.execute(insert(handles).values(handle=handle, person=person))


def _count(connection: Connection, game: str, figures: dict[str, tuple[int, int]]) -> None:
    for habit, (done, could) in figures.items():
        mine = customs.c.game == game, customs.c.habit == habit
        more = {"done": customs.c.done + done, "could": customs.c.could + could}
        if not connection.execute(update(customs).where(*mine).values(**more)).rowcount:
            connection.execute(insert(customs).values(game=game, habit=habit, done=done, could=could))


def erase(connection: Connection, person: str, neutral_name: str) -> None:
    """The games stay with those who played them too; this person leaves them, name and all."""
    connection.execute(
        update(results).where(results.c.person == person).values(person="", name=neutral_name, mu=None, sigma=None)
    )
    connection.execute(delete(ratings).where(ratings.c.person == person))
    connection.execute(delete(handles).where(handles.c.person == person))


def export(connection: Connection, person: str) -> dict[str, Any]:
    """All that is kept here of this person."""
    games = (
        select(results, endings.c.facts)
        .outerjoin(endings, endings.c.code == results.c.code)
        .where(results.c.person == person)
        .order_by(results.c.ended)
    )
    beliefs = select(ratings).where(ratings.c.person == person)
    return {
        "results": [_exported(dict(row)) for row in connection.execute(games).mappings()],
        "ratings": [dict(row) for row in connection.execute(beliefs).mappings()],
        "handle": handle_of(person),
    }


def _exported(row: dict[str, Any]) -> dict[str, Any]:
    """A result as its person may have it: with the luck of their seat, where a review has told it."""
    luck = msgspec.json.decode(row.pop("facts") or "{}").get(LUCK)
    told = {LUCK: luck[row["seat"]]} if luck else {}
    return {**row, "figures": msgspec.json.decode(row["figures"]), **told}
