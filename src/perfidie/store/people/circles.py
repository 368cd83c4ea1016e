"""Circles: people who meet again. Their names there, who keeps the circle, and the key in the link to it.

Whoever changes a circle locks its row first, so that two who come at once never bear the same name, and no circle
grows beyond its bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from perfidie.engine import Refusal
from perfidie.store.people.schema import circle_tables, circles, coming, evenings, fellows, tournaments
from perfidie.store.people.tidings import withdraw_below

KEEPER, MEMBER = "keeper", "member"
MOST_FELLOWS = 60
MOST_CIRCLES = 20
"""So many people in one circle, and so many circles of one person."""


class Fellow(msgspec.Struct, frozen=True):
    """Somebody in a circle, by the name they bear there."""

    person: str
    name: str
    role: str
    since: float

    @property
    def keeps(self) -> bool:
        """Whether they look after the circle."""
        return self.role == KEEPER


class Circle(msgspec.Struct, frozen=True):
    """A circle with all who belong to it, in the order in which they came."""

    id: str
    name: str
    key: str
    """What opens the link to join; only those who are in it ever read it."""
    created: float
    fellows: tuple[Fellow, ...] = ()

    def fellow(self, person: str | None) -> Fellow | None:
        """This person as one of them."""
        return next((each for each in self.fellows if each.person == person), None)

    def name_of(self, person: str) -> str:
        """How they are called here; nothing for somebody who has left."""
        found = self.fellow(person)
        return found.name if found else ""


def circle(connection: Connection, id: str) -> Circle | None:
    """The circle of this id."""
    row = connection.execute(select(circles).where(circles.c.id == id)).one_or_none()
    if row is None:
        return None
    return Circle(row.id, row.name, row.key, row.created, _fellows(connection, id))


def page_of(id: str) -> str:
    """The page of this circle; those of its evenings and tournaments stand below it."""
    return f"/c/{id}"


def _fellows(connection: Connection, id: str) -> tuple[Fellow, ...]:
    found = select(fellows).where(fellows.c.circle == id).order_by(fellows.c.since, fellows.c.person)
    return tuple(Fellow(row.person, row.name, row.role, row.since) for row in connection.execute(found))


def circles_of(connection: Connection, person: str) -> list[tuple[str, str, int]]:
    """The circles of this person: id, name, and how many belong to each; the one last touched first."""
    mine = select(fellows.c.circle).where(fellows.c.person == person)
    counted = (
        select(circles.c.id, circles.c.name, func.count(fellows.c.person))
        .join(fellows, fellows.c.circle == circles.c.id)
        .where(circles.c.id.in_(mine))
        .group_by(circles.c.id, circles.c.name, circles.c.touched)
        .order_by(circles.c.touched.desc(), circles.c.id)
    )
    return [(row[0], row[1], row[2]) for row in connection.execute(counted)]


def latest(connection: Connection, person: str, limit: int) -> list[tuple[Circle, float]]:
    """Circles (of this person, where one is named) and when something last went on there, the latest first."""
    wanted = select(circles).order_by(circles.c.touched.desc(), circles.c.id).limit(limit)
    if person:
        wanted = wanted.where(circles.c.id.in_(select(fellows.c.circle).where(fellows.c.person == person)))
    rows = connection.execute(wanted).all()
    return [(Circle(row.id, row.name, row.key, row.created, _fellows(connection, row.id)), row.touched) for row in rows]


# Changing

Alike = Callable[[str, Iterable[str]], bool]
"""Whether a name can be taken for one of the others."""


def same(name: str, others: Iterable[str]) -> bool:
    """Whether it is one of them, in whatever case."""
    return any(name.casefold() == other.casefold() for other in others)


def locked(connection: Connection, id: str) -> Circle:
    """The circle, and nobody else changes it until this is written."""
    connection.execute(select(circles.c.id).where(circles.c.id == id).with_for_update()).all()
    found = circle(connection, id)
    if found is None:
        raise Refusal("no-such-circle")
    return found


def locked_by_keeper(connection: Connection, id: str, person: str) -> Circle:
    """The same for somebody who wants to do what only keepers do."""
    found = locked(connection, id)
    me = found.fellow(person)
    if me is None:
        raise Refusal("no-such-circle")
    if not me.keeps:
        raise Refusal("keepers-only")
    return found


def found_circle(connection: Connection, made: Circle) -> None:
    """A new circle with its first keeper."""
    (founder,) = made.fellows
    _check_few(connection, founder.person)
    values = {"id": made.id, "name": made.name, "key": made.key, "created": made.created, "touched": made.created}
    connection.execute(insert(circles).values(**values))
    _add(connection, made.id, founder)


def circle_of_key(connection: Connection, key: str) -> str | None:
    """The circle that this key opens."""
    found: str | None = connection.execute(select(circles.c.id).where(circles.c.key == key)).scalar_one_or_none()
    return found


def join(connection: Connection, key: str, person: str, name: str, now: float, alike: Alike = same) -> str:
    """Lets somebody in who has the key; gives the circle. Whoever is in it already stays as they are."""
    id = circle_of_key(connection, key)
    there = locked(connection, id) if id is not None else None
    if there is None or there.key != key:
        raise Refusal("dead-circle-link")
    if there.fellow(person) is not None:
        return there.id
    if len(there.fellows) >= MOST_FELLOWS:
        raise Refusal("circle-full", most=MOST_FELLOWS)
    _check_few(connection, person)
    _check_name(there, person, name, alike)
    _add(connection, there.id, Fellow(person, name, MEMBER, now))
    return there.id


def _check_few(connection: Connection, person: str) -> None:
    counted = select(func.count()).select_from(fellows).where(fellows.c.person == person)
    if connection.execute(counted).scalar_one() >= MOST_CIRCLES:
        raise Refusal("too-many-circles", most=MOST_CIRCLES)


def _check_name(there: Circle, person: str, name: str, alike: Alike) -> None:
    taken = [each.name for each in there.fellows if each.person != person]
    if alike(name, taken) or same(name, taken):
        raise Refusal("same-name-in-circle", name=name)


def _add(connection: Connection, id: str, fellow: Fellow) -> None:
    values = {"person": fellow.person, "name": fellow.name, "role": fellow.role, "since": fellow.since}
    connection.execute(insert(fellows).values(circle=id, **values))


def _one(id: str, person: str) -> Any:
    return (fellows.c.circle == id) & (fellows.c.person == person)


def call_myself(connection: Connection, id: str, person: str, name: str, alike: Alike = same) -> None:
    """Another name in this circle."""
    there = locked(connection, id)
    if there.fellow(person) is None:
        raise Refusal("no-such-circle")
    _check_name(there, person, name, alike)
    connection.execute(update(fellows).where(_one(id, person)).values(name=name))


def leave(connection: Connection, id: str, person: str) -> None:
    """Somebody goes. The last one closes the door; where the last keeper goes, whoever came first keeps on."""
    there = locked(connection, id)
    if there.fellow(person) is None:
        raise Refusal("no-such-circle")
    _take_out(connection, there, person)


def _take_out(connection: Connection, there: Circle, person: str) -> None:
    connection.execute(delete(fellows).where(_one(there.id, person)))
    withdraw_below(connection, page_of(there.id), person)
    open_ones = select(evenings.c.id).where(evenings.c.circle == there.id)
    connection.execute(delete(coming).where(coming.c.person == person, coming.c.evening.in_(open_ones)))
    rest = [each for each in there.fellows if each.person != person]
    if not rest:
        dissolve(connection, there.id)
    elif not any(each.keeps for each in rest):
        connection.execute(update(fellows).where(_one(there.id, rest[0].person)).values(role=KEEPER))


def remove(connection: Connection, id: str, keeper: str, person: str, key: str) -> None:
    """A keeper sends somebody out; the link is another one from now on, or they would be back at once."""
    there = locked_by_keeper(connection, id, keeper)
    if there.fellow(person) is None or person == keeper:
        raise Refusal("no-such-fellow")
    _take_out(connection, there, person)
    connection.execute(update(circles).where(circles.c.id == id).values(key=key))


def appoint(connection: Connection, id: str, keeper: str, person: str) -> None:
    """A keeper names another one."""
    there = locked_by_keeper(connection, id, keeper)
    if there.fellow(person) is None:
        raise Refusal("no-such-fellow")
    connection.execute(update(fellows).where(_one(id, person)).values(role=KEEPER))


def change(connection: Connection, id: str, keeper: str, name: str | None, key: str | None) -> None:
    """A keeper gives the circle another name, or another key."""
    there = locked_by_keeper(connection, id, keeper)
    values = {"name": name or there.name, "key": key or there.key}
    connection.execute(update(circles).where(circles.c.id == id).values(**values))


def rename(connection: Connection, id: str, name: str) -> None:
    """Whoever keeps the house gives a circle another name."""
    locked(connection, id)
    connection.execute(update(circles).where(circles.c.id == id).values(name=name))


def touch(connection: Connection, id: str, now: float) -> None:
    """Something goes on in this circle."""
    connection.execute(update(circles).where(circles.c.id == id).values(touched=now))


def close(connection: Connection, id: str, keeper: str) -> None:
    """A keeper ends the circle."""
    locked_by_keeper(connection, id, keeper)
    dissolve(connection, id)


def dissolve(connection: Connection, id: str) -> None:
    """The circle is no more; tables that it opened stay those of the people who sit there."""
    withdraw_below(connection, page_of(id))
    of_it = select(evenings.c.id).where(evenings.c.circle == id)
    connection.execute(delete(coming).where(coming.c.evening.in_(of_it)))
    for table in (evenings, tournaments, circle_tables, fellows):
        connection.execute(delete(table).where(table.c.circle == id))
    connection.execute(delete(circles).where(circles.c.id == id))


# Everything about somebody


def erase(connection: Connection, person: str, neutral_name: str) -> None:  # noqa: ARG001 # one shape for all
    """This person is in no circle any more; `evenings`, `tournaments` and `gatherings` forget them by themselves."""
    mine = select(fellows.c.circle).join(circles, circles.c.id == fellows.c.circle).where(fellows.c.person == person)
    for id in connection.execute(mine).scalars().all():
        _take_out(connection, locked(connection, id), person)


def export(connection: Connection, person: str) -> dict[str, Any]:
    """The circles somebody is in."""
    joined = select(fellows, circles.c.name.label("circle_name")).join(circles, circles.c.id == fellows.c.circle)
    rows = connection.execute(joined.where(fellows.c.person == person)).all()
    kept = [
        {"circle": row.circle, "circle_name": row.circle_name, "name": row.name, "role": row.role, "since": row.since}
        for row in rows
    ]
    return {"circles": kept}
