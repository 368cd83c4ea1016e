"""Accounts: people who keep themselves. A guest has none, and needs none to play."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from perfidie.store.people.schema import accounts

DAY = 86_400.0


class Quiet(msgspec.Struct, frozen=True):
    """Hours of the day, as the person's own clock has them, in which nobody disturbs them: from 22 to 8, say."""

    begins: int = 22
    ends: int = 8


class Holiday(msgspec.Struct, frozen=True):
    """A time in which this person decides nothing, and none of their clocks runs."""

    begins: float
    ends: float


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody wishes of the house; all of it stands on their own pages."""

    zone: str = ""
    """Their time zone, for instance Europe/Paris; empty is that of the house."""
    push: bool = True
    """Told on the devices that they have allowed it on."""
    digest: bool = False
    """Told by mail, once a day at most, what waits for them."""
    quiet: Quiet | None = None
    holidays: tuple[Holiday, ...] = ()
    """Those to come, and those of this year (`holidays.py`)."""
    listed: bool = True
    """Shown on the ladders."""


class Account(msgspec.Struct, frozen=True):
    """Somebody who keeps themselves."""

    person: str
    since: float
    seen: float
    preferences: Preferences = Preferences()


def account(connection: Connection, person: str) -> Account | None:
    """The account of this person; None for a guest."""
    row = connection.execute(select(accounts).where(accounts.c.person == person)).one_or_none()
    return None if row is None else _account(row.person, row.since, row.seen, row.preferences)


def accounts_of(connection: Connection, people: list[str]) -> dict[str, Account]:
    """Those of these people who have one."""
    rows = connection.execute(select(accounts).where(accounts.c.person.in_(people))).all()
    return {row.person: _account(row.person, row.since, row.seen, row.preferences) for row in rows}


def _account(person: str, since: float, seen: float, preferences: str) -> Account:
    return Account(person, since, seen, msgspec.json.decode(preferences, type=Preferences))


def keep_account(connection: Connection, person: str, now: float) -> bool:
    """From now on this person keeps themselves; whether that is new."""
    if account(connection, person) is not None:
        return False
    empty = msgspec.json.encode(Preferences()).decode()
    connection.execute(insert(accounts).values(person=person, since=now, seen=now, preferences=empty))
    return True


def wish(connection: Connection, person: str, wishes: dict[str, Any]) -> bool:
    """Some of what this person wishes is otherwise from now on, all else stays; False for a guest."""
    mine = select(accounts.c.preferences).where(accounts.c.person == person).with_for_update()
    kept = connection.execute(mine).scalar()
    if kept is None:
        return False
    prefer(connection, person, replace(msgspec.json.decode(kept, type=Preferences), **wishes))
    return True


def prefer(connection: Connection, person: str, preferences: Preferences) -> None:
    """What this person wishes from now on."""
    kept = msgspec.json.encode(preferences).decode()
    connection.execute(update(accounts).where(accounts.c.person == person).values(preferences=kept))


def drop_account(connection: Connection, person: str) -> None:
    """A guest again."""
    connection.execute(delete(accounts).where(accounts.c.person == person))
