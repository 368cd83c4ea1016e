"""Notices and sanctions: what running processes must hear of, and who may not act or talk."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, text

from perfidie.store.keeping import ANNOUNCEMENT, FOR_EVER, SANCTIONS, Notice, Sanction
from perfidie.store.schema import notices, sanctions

COLUMNS = notices.c.number, notices.c.kind, notices.c.subject, notices.c.text, notices.c.at, notices.c.until


def tell(connection: Connection, kind: str, subject: str, now: float, words: str = "", until: float = 0.0) -> None:
    """Leaves a notice. Numbers rise in the order of writing, so whoever has read up to one has read all before it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE notices IN SHARE ROW EXCLUSIVE MODE"))
    values = {"kind": kind, "subject": subject, "text": words, "at": now, "until": until}
    connection.execute(insert(notices).values(number=newest(connection) + 1, **values))


def newest(connection: Connection) -> int:
    """The number of the last notice; 0 where there is none."""
    return int(connection.execute(select(func.coalesce(func.max(notices.c.number), 0))).scalar_one())


def since(connection: Connection, number: int) -> list[Notice]:
    """The notices after this one, in order."""
    found = select(*COLUMNS).where(notices.c.number > number).order_by(notices.c.number)
    return [Notice(*row) for row in connection.execute(found)]


def announced(connection: Connection) -> Notice | None:
    """What was last announced, whether it still holds or not."""
    said = select(*COLUMNS).where(notices.c.kind == ANNOUNCEMENT).order_by(notices.c.number.desc()).limit(1)
    row = connection.execute(said).first()
    return Notice(*row) if row else None


def announce(connection: Connection, words: str, now: float, until: float) -> None:
    """Announces something to everybody until then; without words, what was announced before is over."""
    tell(connection, ANNOUNCEMENT, "", now, words, until)


# Sanctions


def all_sanctions(connection: Connection) -> list[Sanction]:
    """All of them, the latest first; some may have ended."""
    columns = sanctions.c.kind, sanctions.c.subject, sanctions.c.until, sanctions.c.created, sanctions.c.why
    found = select(*columns).order_by(sanctions.c.created.desc(), sanctions.c.subject)
    return [Sanction(*row) for row in connection.execute(found)]


def impose(connection: Connection, sanction: Sanction, now: float) -> None:
    """A sanction; it takes the place of one of the same kind on the same subject."""
    _take_away(connection, sanction.kind, sanction.subject)
    kept = {"until": sanction.until, "created": sanction.created, "why": sanction.why}
    connection.execute(insert(sanctions).values(kind=sanction.kind, subject=sanction.subject, **kept))
    tell(connection, SANCTIONS, sanction.subject, now)


def lift(connection: Connection, subject: str, now: float) -> int:
    """Takes every sanction off this subject; how many there were."""
    lifted = _take_away(connection, None, subject)
    if lifted:
        tell(connection, SANCTIONS, subject, now)
    return lifted


def _take_away(connection: Connection, kind: str | None, subject: str) -> int:
    gone = delete(sanctions).where(sanctions.c.subject == subject)
    return connection.execute(gone if kind is None else gone.where(sanctions.c.kind == kind)).rowcount


# What nobody needs any more


def sweep_notices(connection: Connection, now: float, seconds: float) -> int:
    """Forgets notices that everybody has read by now, and sanctions that have ended.

    The last notice stays: the next one must have a higher number. So does an announcement that still holds.
    """
    read = notices.c.at < now - seconds, notices.c.until < now, notices.c.number < newest(connection)
    forgotten = connection.execute(delete(notices).where(*read)).rowcount
    ended = delete(sanctions).where(sanctions.c.until != FOR_EVER, sanctions.c.until < now)
    return forgotten + connection.execute(ended).rowcount
