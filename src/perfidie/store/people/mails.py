"""Mail addresses: where a letter reaches somebody. One is kept only after it has answered."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from perfidie.store.people.accounts import keep_account
from perfidie.store.people.letters import CONFIRM, ENTER, drop_letters
from perfidie.store.people.schema import mails


def mail_of(connection: Connection, person: str) -> str:
    """The address of this person; empty where they have none."""
    found = connection.execute(select(mails.c.address).where(mails.c.person == person)).scalar()
    return str(found or "")


def owner_of(connection: Connection, address: str) -> str:
    """Whose address this is; empty where it is nobody's."""
    found = connection.execute(select(mails.c.person).where(mails.c.address == address)).scalar()
    return str(found or "")


def keep_mail(connection: Connection, person: str, address: str, now: float) -> bool:
    """The address of this person from now on, and with it an account; False where it is somebody else's."""
    if owner_of(connection, address) == person:
        return True
    try:
        with connection.begin_nested():
            connection.execute(delete(mails).where(mails.c.person == person))
            connection.execute(insert(mails).values(person=person, address=address, since=now))
    except IntegrityError:
        return False
    drop_letters(connection, person, ENTER, CONFIRM)
    keep_account(connection, person, now)
    return True


def drop_mail(connection: Connection, person: str) -> bool:
    """No letter reaches this person any more; whether one did. Links that are still under way open nothing."""
    drop_letters(connection, person, ENTER, CONFIRM)
    return connection.execute(delete(mails).where(mails.c.person == person)).rowcount == 1
