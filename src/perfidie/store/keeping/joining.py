"""Two become one: a guest who turns out to be somebody. What the guest held goes to them, in one transaction.

Where the two stand side by side, at a table or in a tournament, each stays who they were: nobody has two places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Table, delete, select, update
from sqlalchemy.exc import IntegrityError

from perfidie.store.keeping import PERSON
from perfidie.store.keeping.chairs import arranged, rearrange
from perfidie.store.keeping.erasure import mentioned
from perfidie.store.keeping.notices import tell
from perfidie.store.people.circles import KEEPER
from perfidie.store.people.evenings import Plan
from perfidie.store.people.results import hold
from perfidie.store.people.schema import (
    accounts,
    circle_tables,
    coming,
    evenings,
    fellows,
    friends,
    handles,
    invitations,
    letters,
    reports,
    results,
    shunned,
    streaks,
    tidings,
    tournaments,
)
from perfidie.store.people.tournaments import State
from perfidie.store.reads import as_arrangement
from perfidie.store.schema import holders, people

NAMES = ("person", "other", "by", "about", "subject")
COMPANY = (coming, friends, shunned, invitations, reports, tidings, streaks)
"""Where a guest may stand beside tables, and in which columns."""


class Joined(msgspec.Struct, frozen=True):
    """At how many tables somebody sits now in the guest's place, and how many they could not take over."""

    moved: int = 0
    left: int = 0


def join(connection: Connection, guest: str, person: str, now: float) -> Joined:
    """Whatever the guest holds is this person's, but for tables that know them both. Somebody kept gives nothing."""
    kept = connection.execute(select(accounts.c.person).where(accounts.c.person == guest)).first()
    there = connection.execute(select(people.c.id).where(people.c.id == person).with_for_update()).first()
    if guest == person or kept is not None or there is None:
        return Joined()
    tables = {code: _hand_over(connection, code, guest, person, now) for code in mentioned(connection, guest)}
    left = [code for code, (sits, done) in tables.items() if sits and not done]
    _move_results(connection, guest, person, left)
    _move_company(connection, guest, person)
    _move_meetings(connection, guest, person)
    connection.execute(delete(letters).where(letters.c.person == guest))
    tell(connection, PERSON, guest, now)
    tell(connection, PERSON, person, now)
    return Joined(sum(done for _, done in tables.values()), len(left))


def _hand_over(connection: Connection, code: str, guest: str, person: str, now: float) -> tuple[bool, bool]:
    """One table: whether the guest sat there, and whether it is the person who does now."""
    found = arranged(connection, code)
    if found is None:
        return False, False
    stamp, agreed = found
    sits = any(chair.person == guest for chair in agreed.chairs)
    written = msgspec.json.encode(agreed)
    if f'"{person}"'.encode() in written:  # they have, or had, a place of their own there: nobody has two
        return sits, False
    theirs = as_arrangement(written.replace(f'"{guest}"'.encode(), f'"{person}"'.encode()))
    held = holders.c.code == code, holders.c.person == guest
    connection.execute(update(holders).where(*held).values(person=person))
    rearrange(connection, code, stamp, theirs, now)
    return sits, sits


def _move_results(connection: Connection, guest: str, person: str, left: list[str]) -> None:
    """What the guest has played, tables that are gone by now included, but for games in which both had a seat."""
    shared = select(results.c.code).where(results.c.person == person)
    alone = results.c.person == guest, results.c.code.not_in(left), results.c.code.not_in(shared.scalar_subquery())
    connection.execute(update(results).where(*alone).values(person=person))
    for each in (guest, person):
        if connection.execute(select(results.c.code).where(results.c.person == each).limit(1)).first() is None:
            connection.execute(delete(handles).where(handles.c.person == each))
        else:
            hold(connection, each)


def _move_company(connection: Connection, guest: str, person: str) -> None:
    """Circles, friends and what waits; where the person stands already, the guest's place there goes."""
    kept = select(fellows.c.circle).where(fellows.c.person == guest, fellows.c.role == KEEPER)
    mine = fellows.c.person == person, fellows.c.circle.in_(list(connection.execute(kept).scalars()))
    connection.execute(update(fellows).where(*mine).values(role=KEEPER))
    for table in (fellows, *COMPANY):
        for name in NAMES:
            if name in table.c:
                _rename(connection, table, name, guest, person)
    connection.execute(delete(friends).where(friends.c.person == friends.c.other))
    connection.execute(delete(shunned).where(shunned.c.person == shunned.c.other))
    _befriend_once(connection, person)


def _befriend_once(connection: Connection, person: str) -> None:
    """Whoever was a friend of both is one friend now; of two questions the other one's waits for an answer."""
    theirs = friends.alias()
    both = (friends.c.person == theirs.c.other) & (friends.c.other == theirs.c.person)
    pairs = select(friends.c.other, friends.c.agreed, theirs.c.agreed).join(theirs, both)
    for other, mine, agreed in connection.execute(pairs.where(friends.c.person == person)).all():
        one, two = (other, person) if mine is not None and agreed is None else (person, other)
        row = friends.c.person == one, friends.c.other == two
        connection.execute(delete(friends).where(*row))


def _move_meetings(connection: Connection, guest: str, person: str) -> None:
    """Evenings they planned or want to go on with, tournaments they play, and what came of tables of their circles."""
    for evening in _naming(connection, evenings, "plan", guest):
        plan = msgspec.json.decode(_renamed(evening.plan, guest, person), type=Plan)
        _rewrite(connection, evenings, evening, plan=replace(plan, willing=tuple(dict.fromkeys(plan.willing))))
    for cup in _naming(connection, tournaments, "state", guest):
        if _quoted(person) in cup.state:
            _rewrite(connection, tournaments, cup, state=_withdrawn(msgspec.json.decode(cup.state, type=State), guest))
        else:
            renamed = msgspec.json.decode(_renamed(cup.state, guest, person), type=State)
            _rewrite(connection, tournaments, cup, state=renamed)
    for table in _naming(connection, circle_tables, "outcome", guest):
        if _quoted(person) not in table.outcome:
            this = circle_tables.c.code == table.code
            after = _renamed(table.outcome, guest, person)
            connection.execute(update(circle_tables).where(this).values(outcome=after))


def _naming(connection: Connection, table: Table, column: str, guest: str) -> Sequence[Any]:
    named = table.c[column].contains(_quoted(guest), autoescape=True)
    return connection.execute(select(table).where(named).with_for_update()).all()


def _quoted(person: str) -> str:
    return msgspec.json.encode(person).decode()


def _renamed(text: str, guest: str, person: str) -> str:
    return text.replace(_quoted(guest), _quoted(person))


def _rewrite(connection: Connection, table: Table, row: Any, **fields: Any) -> None:
    """The stamp rises, so whatever is made up on what was before is refused."""
    values = {name: msgspec.json.encode(value).decode() for name, value in fields.items()}
    connection.execute(update(table).where(table.c.id == row.id).values(stamp=row.stamp + 1, **values))


def _withdrawn(state: State, guest: str) -> State:
    """The guest plays no further round."""
    played = len(state.rounds)
    entrants = [replace(each, out=played) if each.person == guest and each.out < 0 else each for each in state.entrants]
    return replace(state, entrants=tuple(entrants))


def _rename(connection: Connection, table: Table, name: str, guest: str, person: str) -> None:
    """Row by row: each that would stand there twice goes."""
    keys = list(table.primary_key.columns)
    for row in connection.execute(select(*keys).where(table.c[name] == guest)).all():
        this = [key == value for key, value in zip(keys, row, strict=True)]
        try:
            with connection.begin_nested():
                connection.execute(update(table).where(*this).values({name: person}))
        except IntegrityError:
            connection.execute(delete(table).where(*this))
