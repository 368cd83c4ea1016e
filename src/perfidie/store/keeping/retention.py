"""Retention: what is kept for how long, and how the rest is forgotten, a little at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from perfidie.store import GATHERING, OVER, PLAYING
from perfidie.store.keeping import people, tables
from perfidie.store.keeping.notices import sweep_notices
from perfidie.store.people.letters import sweep_letters
from perfidie.store.people.tidings import sweep_tidings
from perfidie.store.schema import facts

DAY = 86_400.0
BATCH = 20
"""How many tables or people are forgotten in one transaction: whoever writes a move waits for no more than that."""
READ_BY_ALL = DAY
"""Seconds after which every process has read a notice."""
SWEPT = "swept"


class Ages(msgspec.Struct, frozen=True):
    """Days after which something that nobody has touched is forgotten; 0 is never."""

    gathering: float
    unfinished: float
    over: float
    people: float
    accounts: float = 0.0


class Swept(msgspec.Struct, frozen=True):
    """How much was forgotten, or would be."""

    gathering: int = 0
    unfinished: int = 0
    over: int = 0
    people: int = 0
    notices: int = 0


Step = tuple[str, Callable[..., int], tuple[Any, ...]]
"""What is forgotten, what forgets a few of it, and with which values it is called until nothing is left."""


def steps(ages: Ages, now: float) -> list[Step]:
    """All that is to be forgotten by now."""
    phases = {"gathering": (GATHERING, ages.gathering), "unfinished": (PLAYING, ages.unfinished)}
    phases["over"] = (OVER, ages.over)
    found: list[Step] = [
        (name, tables.sweep_tables, (phase, now - days * DAY, now, BATCH))
        for name, (phase, days) in phases.items()
        if days
    ]
    if ages.people or ages.accounts:
        since = _since(ages.people, now), now, BATCH, _since(ages.accounts, now)
        found.append(("people", people.sweep_people, since))
    return found


def _since(days: float, now: float) -> float:
    """Before when people must have come last to be forgotten by now."""
    return now - days * DAY if days else people.NEVER


def sweep_rest(connection: Connection, now: float) -> int:
    """Notices that everybody has read, sanctions that have ended, letters that are too old, and what waits in vain."""
    swept = sweep_notices(connection, now, READ_BY_ALL) + sweep_letters(connection, now)
    return swept + sweep_tidings(connection, now)


def foreseen(connection: Connection, ages: Ages, now: float) -> Swept:
    """How much would be forgotten now."""

    def old(phase: str, days: float) -> int:
        return tables.counted(connection, phase, now - days * DAY) if days else 0

    return Swept(
        old(GATHERING, ages.gathering),
        old(PLAYING, ages.unfinished),
        old(OVER, ages.over),
        people.counted(connection, _since(ages.people, now), _since(ages.accounts, now)),
    )


def take_turn(connection: Connection, now: float, every: float) -> bool:
    """Whether it is this process that sweeps now: one does, once in so many seconds."""
    last = connection.execute(select(facts.c.value).where(facts.c.name == SWEPT)).scalar()
    if last is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(facts).values(name=SWEPT, value=str(now)))
        except IntegrityError:  # another one was faster
            return False
        return True
    if float(last) > now - every:
        return False
    mine = update(facts).where(facts.c.name == SWEPT, facts.c.value == last).values(value=str(now))
    return connection.execute(mine).rowcount == 1
