"""People as their keeper sees them: found, taken off their seats, forgotten when nobody has seen them for long."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select

from perfidie.store import BOT, OVER, PLAYING, Chair
from perfidie.store import PERSON as SEATED
from perfidie.store.keeping.chairs import arranged, let_go, next_host, rearrange
from perfidie.store.keeping.erasure import BLANK, erase_person
from perfidie.store.people.schema import accounts, mails, passkeys
from perfidie.store.schema import holders, people, sessions


class Known(msgspec.Struct, frozen=True):
    """Somebody who has a session, or had one."""

    id: str
    name: str
    lang: str
    created: float
    sessions: tuple[float, ...] = ()
    """When each of their devices came first."""
    seats: int = 0


def found(connection: Connection, words: str = "", limit: int = 50) -> list[Known]:
    """People of exactly this id or name, the latest first; all, where nothing is asked for."""
    query = select(people.c.id, people.c.name, people.c.lang, people.c.created)
    if words:
        query = query.where((people.c.id == words) | (people.c.name == words))
    rows = connection.execute(query.order_by(people.c.created.desc(), people.c.id).limit(limit)).all()
    return [_known(connection, Known(*row)) for row in rows]


def known(connection: Connection, person: str) -> Known | None:
    """The person of this id; None where there is none."""
    columns = people.c.id, people.c.name, people.c.lang, people.c.created
    row = connection.execute(select(*columns).where(people.c.id == person)).first()
    return _known(connection, Known(*row)) if row else None


def _known(connection: Connection, person: Known) -> Known:
    came = select(sessions.c.created).where(sessions.c.person == person.id).order_by(sessions.c.created)
    seats = select(func.count()).select_from(holders).where(holders.c.person == person.id)
    dates = tuple(connection.execute(came).scalars())
    return replace(person, sessions=dates, seats=int(connection.execute(seats).scalar_one()))


# Off their seats


def rise(connection: Connection, person: str, code: str, level: str, now: float) -> None:
    """Takes a person off their seat: before the game it is free, during it a bot of this level stands in."""
    kept = arranged(connection, code)
    if kept is None or kept[1].phase == OVER:
        return
    stamp, agreed = kept
    if agreed.phase == PLAYING:
        stands_in = [_stood_in(chair, person, level) for chair in agreed.chairs]
        after = replace(agreed, chairs=tuple(stands_in))
    else:
        freed = tuple([Chair() if chair.person == person else chair for chair in agreed.chairs])
        after = replace(agreed, chairs=freed, host=next_host(agreed, freed, person))
        let_go(connection, person, code)
    if after != agreed:
        rearrange(connection, code, stamp, after, now)


def _stood_in(chair: Chair, person: str, level: str) -> Chair:
    return replace(chair, kind=BOT, level=level) if chair.person == person and chair.kind == SEATED else chair


# People whom nobody has seen for long


NEVER = float("-inf")
"""Before which nobody came."""


def _unseated(before: float, kept_before: float) -> tuple[ColumnElement[bool], ...]:
    """Guests who came before the one, and people who keep themselves and came before the other; none holds a seat."""
    holds = exists().where(holders.c.person == people.c.id)
    last = func.coalesce(sessions.c.seen, sessions.c.created)
    came = exists().where(sessions.c.person == people.c.id, last >= before)
    kept = exists().where(accounts.c.person == people.c.id)
    gone = exists().where(accounts.c.person == people.c.id, accounts.c.seen < kept_before)
    return or_(and_(~kept, people.c.created < before, ~came), gone), ~holds


def counted(connection: Connection, before: float, kept_before: float = NEVER) -> int:
    """How many came before then, on any device, and hold no seat any more."""
    old = select(func.count()).select_from(people).where(*_unseated(before, kept_before))
    return int(connection.execute(old).scalar_one())


def sweep_people(
    connection: Connection, before: float, now: float, limit: int, kept_before: float = NEVER, neutral: str = BLANK
) -> int:
    """Erases a few of those; how many."""
    found = select(people.c.id).where(*_unseated(before, kept_before)).limit(limit)
    old = list(connection.execute(found).scalars())
    for person in old:
        erase_person(connection, person, now, neutral)
    return len(old)


# What somebody keeps themselves by


class Keeps(msgspec.Struct, frozen=True):
    """By what somebody comes back; nothing of it says what their passkeys or their address are."""

    account: float | None = None
    """Since when they keep themselves; None for a guest."""
    passkeys: int = 0
    mail: bool = False


def keeps(connection: Connection, person: str) -> Keeps:
    """What this person keeps themselves by."""
    since = connection.execute(select(accounts.c.since).where(accounts.c.person == person)).scalar()
    count = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    mail = connection.execute(select(mails.c.person).where(mails.c.person == person)).first()
    return Keeps(since, int(connection.execute(count).scalar_one()), mail is not None)
