"""Subscriptions: browsers that may be sent a notice by Web Push, each known by the digest of its address.

A subscription belongs to the session it was made in: when that one ends, nothing is sent there any more.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from perfidie.store.people.schema import subscriptions
from perfidie.store.schema import sessions

MOST = 10
"""Devices that one person may be told on."""
TOO_OFTEN = 5
"""So many notices in a row that did not arrive, and a device is given up."""


class Subscription(msgspec.Struct, frozen=True):
    """One browser at its push service."""

    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    created: float
    failures: int = 0
    failed: float | None = None
    """Since when it could not be reached."""
    label: str = ""
    """What browser on what system, as it named itself."""


def subscribe(connection: Connection, new: Subscription) -> bool:
    """From now on this browser is told; False where the person has too many. It is whose it was said to be last."""
    connection.execute(delete(subscriptions).where(subscriptions.c.id == new.id))
    mine = select(func.count()).select_from(subscriptions).where(subscriptions.c.person == new.person)
    if int(connection.execute(mine).scalar_one()) >= MOST:
        return False
    connection.execute(insert(subscriptions).values(**msgspec.structs.asdict(new)))
    return True


def unsubscribe(connection: Connection, person: str, id: str) -> bool:
    """This browser of this person is told no longer; whether there was one."""
    mine = subscriptions.c.person == person
    return bool(connection.execute(delete(subscriptions).where(mine, subscriptions.c.id == id)).rowcount)


def subscriptions_of(connection: Connection, people: list[str]) -> list[Subscription]:
    """The browsers on which these people are told: those whose session is still theirs."""
    theirs = subscriptions.join(
        sessions, (sessions.c.digest == subscriptions.c.session) & (sessions.c.person == subscriptions.c.person)
    )
    query = select(*subscriptions.c).select_from(theirs).where(subscriptions.c.person.in_(people))
    return [Subscription(**row._mapping) for row in connection.execute(query.order_by(subscriptions.c.created))]


def reached(connection: Connection, id: str) -> None:
    """A notice has arrived there."""
    here = update(subscriptions).where(subscriptions.c.id == id, subscriptions.c.failures > 0)
    connection.execute(here.values(failures=0, failed=None))


def missed(connection: Connection, id: str, now: float) -> None:
    """A notice did not arrive; after too many in a row the device is given up."""
    here = subscriptions.c.id == id
    connection.execute(update(subscriptions).where(here).values(failures=subscriptions.c.failures + 1))
    connection.execute(update(subscriptions).where(here, subscriptions.c.failed.is_(None)).values(failed=now))
    connection.execute(delete(subscriptions).where(here, subscriptions.c.failures >= TOO_OFTEN))


def gone(connection: Connection, id: str) -> None:
    """The push service knows this browser no more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.id == id))
