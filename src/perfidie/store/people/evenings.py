"""Evenings that a circle plans: when, which games one after the other, and who comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from perfidie.engine import Refusal
from perfidie.store import Laid
from perfidie.store.people.circles import locked, touch
from perfidie.store.people.gatherings import Gathered, lay_all
from perfidie.store.people.schema import coming, evenings
from perfidie.store.people.tidings import withdraw_from_all

YES, MAYBE, NO = "yes", "maybe", "no"
ANSWERS = (YES, MAYBE, NO)
PLANNED, ON, CALLED_OFF = "planned", "on", "off"
ASKED, CHANGED, CANCELLED = "evening", "evening-changed", "evening-off"
"""What people are told of an evening: that it waits for them, has changed, or does not take place."""
MOST_AHEAD, MOST_OF_ONE = 40, 8
"""So many evenings of one circle lie ahead, called-off ones apart; and so many that one person has planned."""


class Planned(msgspec.Struct, frozen=True):
    """One game of an evening."""

    game: str
    preset: str


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is agreed on for an evening. `opened` of its games have tables; `willing` want the next one."""

    host: str
    zone: str
    games: tuple[Planned, ...]
    minutes: int = 180
    opened: int = 0
    willing: tuple[str, ...] = ()


class Evening(msgspec.Struct, frozen=True):
    """An evening as it is kept, with every answer so far by person."""

    id: str
    circle: str
    at: float
    words: str
    plan: Plan
    phase: str
    stamp: int
    created: float
    answers: dict[str, str] = {}

    @property
    def there(self) -> tuple[str, ...]:
        """Those who said that they come, in the order in which they did."""
        return tuple(person for person, answer in self.answers.items() if answer == YES)


def _with_answers(connection: Connection, rows: Sequence[Any]) -> list[Evening]:
    ids = [row.id for row in rows]
    said = select(coming).where(coming.c.evening.in_(ids)).order_by(coming.c.at, coming.c.person)
    answers: dict[str, dict[str, str]] = {id: {} for id in ids}
    for each in connection.execute(said):
        answers[each.evening][each.person] = each.answer
    return [_evening(row, answers[row.id]) for row in rows]


def _evening(row: Any, answers: dict[str, str]) -> Evening:
    plan = msgspec.json.decode(row.plan, type=Plan)
    return Evening(row.id, row.circle, row.at, row.words, plan, row.phase, row.stamp, row.created, answers)


def evening(connection: Connection, circle: str, id: str) -> Evening | None:
    """One evening of this circle."""
    wanted = select(evenings).where(evenings.c.id == id, evenings.c.circle == circle)
    return next(iter(_with_answers(connection, connection.execute(wanted).all())), None)


def evenings_of(connection: Connection, circle: str, limit: int = 60) -> list[Evening]:
    """The evenings of a circle, the latest first."""
    wanted = select(evenings).where(evenings.c.circle == circle).order_by(evenings.c.at.desc(), evenings.c.id)
    return _with_answers(connection, connection.execute(wanted.limit(limit)).all())


def plan_evening(connection: Connection, made: Evening) -> None:
    """A new evening; whoever plans it comes."""
    there = locked(connection, made.circle)
    if there.fellow(made.plan.host) is None:
        raise Refusal("no-such-circle")
    of_it = evenings.c.circle == made.circle, evenings.c.at > made.created, evenings.c.phase != CALLED_OFF
    ahead = [msgspec.json.decode(plan, type=Plan) for plan in connection.scalars(select(evenings.c.plan).where(*of_it))]
    if len([plan for plan in ahead if plan.host == made.plan.host]) >= MOST_OF_ONE:
        raise Refusal("too-many-evenings-of-yours", most=MOST_OF_ONE)
    if len(ahead) >= MOST_AHEAD:
        raise Refusal("too-many-evenings", most=MOST_AHEAD)
    plan = msgspec.json.encode(made.plan).decode()
    values = {"id": made.id, "circle": made.circle, "at": made.at, "words": made.words, "plan": plan}
    connection.execute(insert(evenings).values(**values, phase=PLANNED, stamp=0, created=made.created))
    answer(connection, made.circle, made.id, made.plan.host, YES, made.created)
    touch(connection, made.circle, made.created)


def answer(connection: Connection, circle: str, id: str, person: str, word: str, now: float) -> None:
    """Who comes, comes perhaps, or does not; said again, it is the last word that counts."""
    there = locked(connection, circle)
    found = evening(connection, circle, id)
    if there.fellow(person) is None or found is None:
        raise Refusal("no-such-circle")
    if found.phase == CALLED_OFF:
        raise Refusal("evening-off")
    connection.execute(delete(coming).where(coming.c.evening == id, coming.c.person == person))
    connection.execute(insert(coming).values(evening=id, person=person, answer=word, at=now))


def write(connection: Connection, before: Evening, after: Evening) -> None:
    """An evening as somebody has changed it, unless another one was faster."""
    plan = msgspec.json.encode(after.plan).decode()
    as_expected = (evenings.c.id == before.id) & (evenings.c.stamp == before.stamp)
    values = {"at": after.at, "words": after.words, "plan": plan, "phase": after.phase, "stamp": before.stamp + 1}
    if connection.execute(update(evenings).where(as_expected).values(**values)).rowcount != 1:
        raise Refusal("circle-stale")


def change(connection: Connection, before: Evening, after: Evening) -> None:
    """It is another one now: what people were asked before is no longer true."""
    write(connection, before, after)
    withdraw_from_all(connection, ASKED, before.id)


def call_off(connection: Connection, before: Evening) -> None:
    """It does not take place, and waits for nobody any more."""
    change(connection, before, replace(before, phase=CALLED_OFF))
    withdraw_from_all(connection, CHANGED, before.id)


def open_next(
    connection: Connection, before: Evening, after: Evening, laid: Sequence[Laid], rows: Sequence[Gathered], now: float
) -> None:
    """The tables of the next game, all of them or none, and once."""
    write(connection, before, after)
    lay_all(connection, laid, rows, now)
    touch(connection, before.circle, now)


def erase(connection: Connection, person: str, neutral_name: str) -> None:  # noqa: ARG001 # one shape for all
    """Whether they came, and that it was they who planned it, is known no longer."""
    connection.execute(delete(coming).where(coming.c.person == person))
    named = evenings.c.plan.contains(msgspec.json.encode(person).decode(), autoescape=True)
    for row in connection.execute(select(evenings).where(named)).all():
        plan = msgspec.json.decode(row.plan, type=Plan)
        host = "" if plan.host == person else plan.host
        plan = replace(plan, host=host, willing=tuple(each for each in plan.willing if each != person))
        kept = msgspec.json.encode(plan).decode()
        connection.execute(update(evenings).where(evenings.c.id == row.id).values(plan=kept, stamp=row.stamp + 1))


def export(connection: Connection, person: str) -> dict[str, Any]:
    """What this person has answered, and planned."""
    said = connection.execute(select(coming).where(coming.c.person == person)).all()
    mine = evenings.c.plan.contains(f'"host":{msgspec.json.encode(person).decode()}', autoescape=True)
    planned = connection.execute(select(evenings.c.id, evenings.c.at, evenings.c.words).where(mine)).all()
    return {
        "answers": [{"evening": row.evening, "answer": row.answer, "at": row.at} for row in said],
        "planned": [{"evening": row.id, "at": row.at, "words": row.words} for row in planned],
    }
