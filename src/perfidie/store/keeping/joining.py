"""Two become one: a guest who turns out to be somebody. What the guest held goes to them, in one transaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Table, delete, select, update
from sqlalchemy.exc import IntegrityError

from perfidie.store.keeping import PERSON
from perfidie.store.keeping.chairs import arranged, rearrange
from perfidie.store.keeping.erasure import mentioned
from perfidie.store.keeping.notices import tell
from perfidie.store.people.schema import accounts, coming, fellows, friends, results, shunned
from perfidie.store.reads import as_arrangement
from perfidie.store.schema import holders, people

COMPANY = (fellows, coming, friends, shunned)
"""Where a guest may stand beside tables."""


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
    moved = left = 0
    for code in mentioned(connection, guest):
        sits, done = _hand_over(connection, code, guest, person, now)
        moved, left = moved + (sits and done), left + (sits and not done)
    _move_company(connection, guest, person)
    tell(connection, PERSON, guest, now)
    tell(connection, PERSON, person, now)
    return Joined(moved, left)


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
    connection.execute(update(results).where(results.c.code == code, results.c.person == guest).values(person=person))
    rearrange(connection, code, stamp, theirs, now)
    return sits, sits


def _move_company(connection: Connection, guest: str, person: str) -> None:
    """Circles, evenings and friends; where the person stands already, the guest's place there goes."""
    for table in COMPANY:
        for name in ("person", "other"):
            if name in table.c:
                _rename(connection, table, name, guest, person)
    connection.execute(delete(friends).where(friends.c.person == friends.c.other))
    connection.execute(delete(shunned).where(shunned.c.person == shunned.c.other))


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
