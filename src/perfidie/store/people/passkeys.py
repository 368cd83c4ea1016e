"""Passkeys: the public half of what opens somebody's account; the private one never leaves its device."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from perfidie.store.people.accounts import keep_account
from perfidie.store.people.schema import passkeys


class Passkey(msgspec.Struct, frozen=True):
    """One of them, as the house knows it."""

    id: str
    person: str
    public_key: bytes
    count: int
    """How often its device says that it was used; a copy gives itself away by counting less."""
    label: str
    transports: str
    created: float
    used: float


_COLUMNS = [passkeys.c[name] for name in Passkey.__struct_fields__]


def passkey(connection: Connection, number: str) -> Passkey | None:
    """The passkey of this id; None where nobody has it."""
    row = connection.execute(select(*_COLUMNS).where(passkeys.c.id == number)).first()
    return Passkey(*row) if row else None


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """The passkeys of this person, the oldest first."""
    theirs = select(*_COLUMNS).where(passkeys.c.person == person)
    return [Passkey(*row) for row in connection.execute(theirs.order_by(passkeys.c.created, passkeys.c.id))]


def counted(connection: Connection, person: str) -> int:
    """How many this person has."""
    theirs = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    return int(connection.execute(theirs).scalar_one())


def add_passkey(connection: Connection, made: Passkey) -> bool:
    """A new passkey, and with the first one an account; False where somebody has one of this id already."""
    try:
        with connection.begin_nested():
            connection.execute(insert(passkeys).values(**msgspec.structs.asdict(made)))
    except IntegrityError:
        return False
    keep_account(connection, made.person, made.created)
    return True


def use_passkey(connection: Connection, number: str, before: int, count: int, now: float) -> bool:
    """It was used; False where it is gone by now, or was used by somebody else since its count was looked at."""
    as_it_was = passkeys.c.id == number, passkeys.c.count == before
    return connection.execute(update(passkeys).where(*as_it_was).values(count=count, used=now)).rowcount == 1


def remove_passkey(connection: Connection, person: str, number: str) -> bool:
    """This person has it no longer; False where it was none of theirs."""
    theirs = delete(passkeys).where(passkeys.c.id == number, passkeys.c.person == person)
    return connection.execute(theirs).rowcount == 1
