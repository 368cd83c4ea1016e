"""Friends: two people who played together and both agreed, and the tables to which one asks the other.

A request that was declined, or whose reader has blocked whoever asks, waits for ever in the eyes of the one who asked:
nobody reads a no.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from perfidie.store import Arrangement
from perfidie.store.people.schema import friends, invitations, shunned
from perfidie.store.people.tidings import withdraw
from perfidie.store.reads import as_arrangement
from perfidie.store.schema import people, tables

BLOCK = "block"
ASKED, WAITS, AGREED, ALREADY = "asked", "waits", "agreed", "already"
"""What came of asking: the other one is told, or has been asked before, or had asked too; or they are friends."""
ASKS, INVITES = "friend", "invited"
"""What people are told: that somebody asks them or has said yes, and that they are invited to a table."""
INVITED_FOR = 14 * 86_400.0
"""Seconds for which somebody is invited to a table."""


class Friend(msgspec.Struct, frozen=True):
    """Another person, by the name they bear now, and since when they are what they are."""

    person: str
    name: str
    since: float


class Invited(msgspec.Struct, frozen=True):
    """Somebody invites to a table."""

    code: str
    by: str
    name: str
    at: float
    arrangement: Arrangement


class Circle(msgspec.Struct, frozen=True):
    """Whom one person is friends with, who asks them, and whom they have asked."""

    friends: tuple[Friend, ...] = ()
    asking: tuple[Friend, ...] = ()
    asked: tuple[Friend, ...] = ()


def _either(one: str, other: str) -> Any:
    return or_(
        and_(friends.c.person == one, friends.c.other == other), and_(friends.c.person == other, friends.c.other == one)
    )


def _blocked_by(person: str) -> Any:
    return select(shunned.c.other).where(shunned.c.person == person, shunned.c.kind == BLOCK)


def around(connection: Connection, person: str) -> Circle:
    """All friends of this person, and all who wait for an answer, the latest first."""
    mine = select(friends, people.c.name).join(people, people.c.id == friends.c.other)
    rows = connection.execute(mine.where(friends.c.person == person)).all()
    theirs = select(friends, people.c.name).join(people, people.c.id == friends.c.person)
    found = theirs.where(friends.c.other == person, friends.c.declined.is_(None))
    others = connection.execute(found.where(friends.c.person.not_in(_blocked_by(person)))).all()
    agreed = [Friend(row.other, row.name, row.agreed) for row in rows if row.agreed is not None]
    agreed += [Friend(row.person, row.name, row.agreed) for row in others if row.agreed is not None]
    asking = [Friend(row.person, row.name, row.asked) for row in others if row.agreed is None]
    asked = [Friend(row.other, row.name, row.asked) for row in rows if row.agreed is None]
    return Circle(_by_name(agreed), _latest(asking), _latest(asked))


def _by_name(found: list[Friend]) -> tuple[Friend, ...]:
    return tuple(sorted(found, key=lambda each: (each.name.casefold(), each.person)))


def _latest(found: list[Friend]) -> tuple[Friend, ...]:
    return tuple(sorted(found, key=lambda each: (-each.since, each.person)))


def are_friends(connection: Connection, one: str, other: str) -> bool:
    """Whether these two have agreed."""
    query = select(friends.c.person).where(_either(one, other), friends.c.agreed.is_not(None))
    return connection.execute(query).first() is not None


def counted(connection: Connection, person: str) -> int:
    """How many friends somebody has."""
    mine = or_(friends.c.person == person, friends.c.other == person)
    query = select(func.count()).select_from(friends).where(mine, friends.c.agreed.is_not(None))
    return int(connection.execute(query).scalar_one())


def ask(connection: Connection, person: str, other: str, now: float) -> str:
    """One asks the other; where that one had asked before, both have agreed."""
    rows = connection.execute(select(friends).where(_either(person, other))).all()
    if any(row.agreed is not None for row in rows):
        return ALREADY
    if any(row.person == person for row in rows):
        return WAITS
    blocked = connection.execute(_blocked_by(other).where(shunned.c.other == person)).first() is not None
    if rows and not blocked:
        agree(connection, person, other, now)
        return AGREED
    connection.execute(insert(friends).values(person=person, other=other, asked=now))
    return ASKED


def agree(connection: Connection, person: str, other: str, now: float) -> bool:
    """This person says yes to the other one; whether there was a question."""
    waiting = update(friends).where(friends.c.person == other, friends.c.other == person, friends.c.agreed.is_(None))
    withdraw(connection, [(person, ASKS, other)])
    return connection.execute(waiting.values(agreed=now, declined=None)).rowcount > 0


def decline(connection: Connection, person: str, other: str, now: float) -> bool:
    """This person would rather not; whoever asked reads that they wait."""
    waiting = update(friends).where(friends.c.person == other, friends.c.other == person, friends.c.agreed.is_(None))
    withdraw(connection, [(person, ASKS, other)])
    return connection.execute(waiting.where(friends.c.declined.is_(None)).values(declined=now)).rowcount > 0


def part(connection: Connection, person: str, other: str) -> bool:
    """These two are no friends any more, and this person asks no longer; what the other one asks stays."""
    mine = and_(friends.c.person == person, friends.c.other == other)
    agreed = and_(_either(person, other), friends.c.agreed.is_not(None))
    gone = connection.execute(delete(friends).where(or_(mine, agreed))).rowcount > 0
    between = or_(
        and_(invitations.c.person == person, invitations.c.by == other),
        and_(invitations.c.person == other, invitations.c.by == person),
    )
    invited = connection.execute(select(invitations.c.person, invitations.c.code).where(between)).all()
    withdraw(connection, [(other, ASKS, person), *[(row.person, INVITES, row.code) for row in invited]])
    connection.execute(delete(invitations).where(between))
    return gone


# Invitations


def invite(connection: Connection, person: str, code: str, by: str, now: float) -> bool:
    """Somebody is invited to a table; whether that is new. What is too old is forgotten on the way."""
    old = and_(invitations.c.person == person, invitations.c.at < now - INVITED_FOR)
    connection.execute(delete(invitations).where(old))
    known = and_(invitations.c.person == person, invitations.c.code == code, invitations.c.by == by)
    if connection.execute(select(invitations.c.at).where(known)).first() is not None:
        return False
    connection.execute(insert(invitations).values(person=person, code=code, by=by, at=now))
    return True


def invited(connection: Connection, person: str, now: float) -> list[Invited]:
    """The tables this person is invited to that are still there, the latest first."""
    query = (
        select(invitations.c.code, invitations.c.by, invitations.c.at, people.c.name, tables.c.arrangement)
        .join(people, people.c.id == invitations.c.by)
        .join(tables, tables.c.code == invitations.c.code)
        .where(invitations.c.person == person, invitations.c.at >= now - INVITED_FOR)
        .order_by(invitations.c.at.desc(), invitations.c.code)
    )
    rows = connection.execute(query).all()
    return [Invited(row.code, row.by, row.name, row.at, as_arrangement(row.arrangement)) for row in rows]


def pass_over(connection: Connection, person: str, code: str) -> bool:
    """This person will not come to that table; whether they were invited."""
    mine = and_(invitations.c.person == person, invitations.c.code == code)
    withdraw(connection, [(person, INVITES, code)])
    return connection.execute(delete(invitations).where(mine)).rowcount > 0


# All of it


def erase(connection: Connection, person: str, _neutral_name: str) -> None:
    """Nobody is their friend any more, nobody waits for them, and they are invited nowhere."""
    connection.execute(delete(friends).where(or_(friends.c.person == person, friends.c.other == person)))
    connection.execute(delete(invitations).where(or_(invitations.c.person == person, invitations.c.by == person)))


def export(connection: Connection, person: str) -> dict[str, Any]:
    """Friends, requests both ways and invitations, as this person may know of them."""
    circle = around(connection, person)
    query = select(invitations.c.code, invitations.c.at).where(invitations.c.person == person)
    return {
        "friends": [{"name": each.name, "since": each.since} for each in circle.friends],
        "asking_me": [{"name": each.name, "since": each.since} for each in circle.asking],
        "asked_by_me": [{"name": each.name, "since": each.since} for each in circle.asked],
        "invitations": [{"table": row.code, "at": row.at} for row in connection.execute(query.order_by("at"))],
    }
