"""Letters: secrets that were given out, each good for one use and not for long.

Only the digest of a secret is kept. A letter is bound to the browser that asked for it (`session`, a digest as well):
whoever comes upon it elsewhere can do nothing with it. Questions that are put to a passkey are kept in the same way.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from perfidie.store.people.schema import letters

ENTER, CONFIRM = "enter", "confirm"
"""What comes by mail: a link to sign in by, and one that proves an address."""
REGISTER, ANSWER = "register", "answer"
"""What a passkey is asked: to be made, and to prove that it is there."""


class Letter(msgspec.Struct, frozen=True):
    """What somebody was given."""

    digest: str
    kind: str
    person: str
    """Whom it is about; empty where nobody knows yet."""
    session: str
    address: str
    """The mail address that it proves."""
    until: float


def write_letter(connection: Connection, letter: Letter, now: float) -> None:
    """Keeps it; what is too old goes, and so does an older one of its kind for the same browser and person."""
    connection.execute(delete(letters).where(letters.c.until <= now))
    if letter.person:
        same = letters.c.kind == letter.kind, letters.c.person == letter.person
        connection.execute(delete(letters).where(*same, letters.c.address.startswith(f"{letter.session} ")))
    values = {"digest": letter.digest, "kind": letter.kind, "person": letter.person, "until": letter.until}
    bound = f"{letter.session} {letter.address}"
    connection.execute(insert(letters).values(**values, address=bound, created=now))


def take_letter(connection: Connection, digest: str, kind: str, now: float) -> Letter | None:
    """The letter of this digest, which is used up by that; None where there is none, or where it is too old."""
    row = connection.execute(select(letters).where(letters.c.digest == digest, letters.c.kind == kind)).first()
    if row is None or connection.execute(delete(letters).where(letters.c.digest == digest)).rowcount != 1:
        return None
    session, _, address = row.address.partition(" ")
    return Letter(digest, kind, row.person, session, address, row.until) if now < row.until else None


def read_letter(connection: Connection, digest: str, kind: str, now: float) -> Letter | None:
    """The same without using it up."""
    row = connection.execute(select(letters).where(letters.c.digest == digest, letters.c.kind == kind)).first()
    if row is None or now >= row.until:
        return None
    session, _, address = row.address.partition(" ")
    return Letter(digest, kind, row.person, session, address, row.until)


def drop_letters(connection: Connection, person: str, *kinds: str) -> int:
    """What this person was given opens nothing any more."""
    theirs = letters.c.person == person, letters.c.kind.in_(kinds)
    return connection.execute(delete(letters).where(*theirs)).rowcount


def sweep_letters(connection: Connection, now: float) -> int:
    """Forgets what is too old to be used; how many."""
    return connection.execute(delete(letters).where(letters.c.until <= now)).rowcount
