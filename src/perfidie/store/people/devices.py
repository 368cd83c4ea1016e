"""Devices: the sessions of a person, as they would know them, and the day on which each was last seen."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update

from perfidie.store import Person
from perfidie.store.people.accounts import DAY
from perfidie.store.people.schema import accounts, subscriptions
from perfidie.store.schema import people, sessions

SHORT = 16
"""Signs of a digest by which a person's own devices are told apart."""


class Device(msgspec.Struct, frozen=True):
    """One browser, or one program, that is somebody's."""

    session: str
    """The digest of it."""
    label: str
    created: float
    seen: float

    @property
    def id(self) -> str:
        """By what its owner names it."""
        return self.session[:SHORT]


def devices_of(connection: Connection, person: str) -> list[Device]:
    """The devices of this person, the one last seen first."""
    last = func.coalesce(sessions.c.seen, sessions.c.created)
    columns = sessions.c.digest, func.coalesce(sessions.c.label, ""), sessions.c.created, last
    theirs = select(*columns).where(sessions.c.person == person).order_by(last.desc(), sessions.c.digest)
    return [Device(*row) for row in connection.execute(theirs)]


def end_device(connection: Connection, person: str, device: str) -> bool:
    """One device is nobody's from now on, and is sent no notice any more; False where it was none of theirs."""
    for each in devices_of(connection, person):
        if each.id == device:
            connection.execute(delete(subscriptions).where(subscriptions.c.session == each.session))
            return connection.execute(delete(sessions).where(sessions.c.digest == each.session)).rowcount == 1
    return False


def end_devices(connection: Connection, person: str, but: str) -> int:
    """All of them but for one; how many. They are sent no notices any more."""
    others = subscriptions.c.person == person, subscriptions.c.session != but
    connection.execute(delete(subscriptions).where(*others))
    gone = delete(sessions).where(sessions.c.person == person, sessions.c.digest != but)
    return connection.execute(gone).rowcount


def saw(connection: Connection, session: str, person: str, now: float) -> None:
    """This device has come today; written once a day at most."""
    before = now - DAY
    old = or_(sessions.c.seen.is_(None), sessions.c.seen < before)
    connection.execute(update(sessions).where(sessions.c.digest == session, old).values(seen=now))
    kept = accounts.c.person == person, accounts.c.seen < before
    connection.execute(update(accounts).where(*kept).values(seen=now))


def change_hands(connection: Connection, before: str, after: str, person: str, stays: bool) -> None:
    """A browser has another session: what it is sent goes on where the same people sit before it (`stays`), or ends."""
    there = subscriptions.c.session == before
    if stays:
        connection.execute(update(subscriptions).where(there).values(session=after, person=person))
    else:
        connection.execute(delete(subscriptions).where(there))


def person_of(connection: Connection, person: str) -> Person | None:
    """Whoever has this id; None where they were erased."""
    row = connection.execute(select(people.c.id, people.c.name, people.c.lang).where(people.c.id == person)).first()
    return Person(*row) if row else None
