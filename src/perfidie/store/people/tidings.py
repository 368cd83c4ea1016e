"""Tidings: what people are to be told when they are not looking, kept until it is no longer true.

There is one of a kind about one subject, and a newer one takes its place. Whoever sends one claims it first: `pushed`
is set in the same transaction, so that of several processes one alone tells it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from perfidie.store import EMPTY, PERSON, PLAYING
from perfidie.store.people.accounts import Preferences, accounts_of
from perfidie.store.people.quiet import quiet_until
from perfidie.store.people.schema import accounts, mails, subscriptions, tidings
from perfidie.store.reads import as_arrangement, as_asked, last_done
from perfidie.store.schema import people, tables

TURN, HURRY, DIGEST = "turn", "hurry", "digest"
"""A table waits for somebody; little of their time is left there; and the note of when somebody was last sent a mail,
which is no tiding."""
AT_ONCE = 100
"""How many are claimed in one transaction."""
MANY = 500
"""How many people are asked for at once."""
DAY, HOUR = 86_400.0, 3_600.0
KEPT_FOR = 90 * DAY
"""Seconds after which what nobody has looked at is forgotten."""
PATIENT = 3 * HOUR
"""Seconds for which something waits before it is worth a mail."""


class Tiding(msgspec.Struct, frozen=True):
    """One thing that somebody is to be told."""

    person: str
    kind: str
    subject: str
    link: str
    facts: dict[str, Any]
    at: float
    due: float
    pushed: float | None = None
    mailed: float | None = None


class Waiting(msgspec.Struct, frozen=True):
    """What one person is to be told now, in which language."""

    person: str
    lang: str
    tidings: tuple[Tiding, ...]
    push: bool = True
    address: str = ""
    """Where mail reaches them."""
    zone: str = ""
    """Theirs, for whatever happens at a certain hour."""


def tell(connection: Connection, told: list[Tiding]) -> None:
    """Each of these takes the place of an older one; the same question about a turn is told once."""
    for each in sorted(told, key=lambda one: (one.person, one.kind, one.subject)):  # two who tell the same wait in line
        while not _tell_one(connection, each):
            pass  # another process has told it at this very moment: that one is the older one now


def _tell_one(connection: Connection, new: Tiding) -> bool:
    """Whether this one stands there now, or the same question."""
    kept = _kept(connection, new)
    if kept is None:
        return _insert(connection, new)
    if new.kind != TURN or not _same_question(kept, new):
        connection.execute(update(tidings).where(_is(new.person, new.kind, new.subject)).values(**_row(new)))
    return True


def _insert(connection: Connection, new: Tiding) -> bool:
    """False where another process has written one of its kind meanwhile."""
    try:
        with connection.begin_nested():
            connection.execute(insert(tidings).values(**_row(new)))
    except IntegrityError:
        return False
    return True


def _same_question(kept: Tiding, new: Tiding) -> bool:
    since, now = kept.facts.get("since"), new.facts.get("since")
    return since is None or now is None or since == now


def _kept(connection: Connection, one: Tiding) -> Tiding | None:
    here = select(tidings).where(_is(one.person, one.kind, one.subject)).with_for_update()
    row = connection.execute(here).first()
    return None if row is None else _tiding(row)


def withdraw(connection: Connection, gone: list[tuple[str, str, str]]) -> None:
    """These are no longer true: person, kind, subject."""
    for person, kind, subject in gone:
        _drop(connection, person, kind, subject)


def withdraw_from_all(connection: Connection, kind: str, subject: str) -> None:
    """What nobody needs to be told any more."""
    connection.execute(delete(tidings).where(tidings.c.kind == kind, tidings.c.subject == subject))


def withdraw_below(connection: Connection, page: str, person: str | None = None) -> None:
    """Nothing that this page or one below it shows is to be told any more: to this person, or to anybody."""
    below = delete(tidings).where(or_(tidings.c.link == page, tidings.c.link.startswith(f"{page}/", autoescape=True)))
    connection.execute(below if person is None else below.where(tidings.c.person == person))


def seen(connection: Connection, opened: list[tuple[str, str, float]], now: float) -> None:
    """These people have opened these pages, each at its time: a turn needs no telling, all else is done with."""
    for person, link, at in opened:
        here = and_(tidings.c.person == person, tidings.c.link == link, tidings.c.at <= at)
        connection.execute(delete(tidings).where(here, tidings.c.kind.not_in((TURN, HURRY))))
        told = update(tidings).where(here, tidings.c.kind == TURN)
        connection.execute(told.where(tidings.c.pushed.is_(None)).values(pushed=now))
        connection.execute(told.where(tidings.c.mailed.is_(None)).values(mailed=now))


def any_unseen(connection: Connection, opened: list[tuple[str, str, float]]) -> bool:
    """Whether any of these people has something to be told that stands on the page they have opened."""
    pages, persons = {(person, link) for person, link, _ in opened}, sorted({person for person, _, _ in opened})
    open_turn = or_(tidings.c.kind != TURN, tidings.c.pushed.is_(None), tidings.c.mailed.is_(None))
    untold = and_(tidings.c.kind != HURRY, open_turn)
    for first in range(0, len(persons), MANY):
        theirs = tidings.c.person.in_(persons[first : first + MANY])
        rows = connection.execute(select(tidings.c.person, tidings.c.link).where(theirs, untold)).all()
        if any((row.person, row.link) in pages for row in rows):
            return True
    return False


def waiting_for(connection: Connection, person: str, limit: int = 50) -> list[Tiding]:
    """All that waits for this person and is still true, the latest first; a turn is not named twice."""
    mine = select(tidings).where(tidings.c.person == person, tidings.c.kind.not_in((DIGEST, HURRY)))
    rows = connection.execute(mine.order_by(tidings.c.at.desc(), tidings.c.subject).limit(limit)).all()
    return [each for each in map(_tiding, rows) if is_true(connection, each)]


def is_true(connection: Connection, tiding: Tiding) -> bool:
    """Whether a table still waits for this person; other things are true until they are withdrawn."""
    if tiding.kind not in (TURN, HURRY):
        return True
    columns = tables.c.version, tables.c.phase, tables.c.arrangement, tables.c.asked
    row = connection.execute(select(*columns).where(tables.c.code == tiding.subject)).first()
    if row is None or row.phase != PLAYING:
        return False
    asked = as_asked(row.asked, row.version)
    chairs = as_arrangement(row.arrangement).chairs
    mine = [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON and chair.person == tiding.person]
    return bool(mine) and (asked is None or any(seat in asked for seat in mine))


def catch_up(connection: Connection, since: float, now: float, due: float) -> None:
    """A house opens: tables that wait for people of whom nothing is kept were left so by one that ended at once."""
    columns = tables.c.code, tables.c.version, tables.c.arrangement, tables.c.asked
    rows = connection.execute(select(*columns).where(tables.c.phase == PLAYING, last_done() >= since)).all()
    left = []
    for row in rows:
        chairs = as_arrangement(row.arrangement)
        for seat in as_asked(row.asked, row.version) or ():
            chair = chairs.chairs[seat]
            names = [each.name for at, each in enumerate(chairs.chairs) if at != seat and each.kind != EMPTY]
            facts = {"game": chairs.game, "names": names}
            if chair.kind == PERSON:
                left.append(Tiding(chair.person, TURN, row.code, f"/t/{row.code}", facts, now, due))
    tell(connection, left)


# Claiming


def any_due(connection: Connection, now: float) -> bool:
    """Whether anything is to be told now."""
    ready = select(tidings.c.person).where(tidings.c.due <= now, tidings.c.pushed.is_(None))
    return connection.execute(ready.limit(1)).first() is not None


def claim(connection: Connection, now: float) -> list[Waiting]:
    """What is to be told now, for whoever asked first; what falls in quiet hours is due when they end."""
    ready = select(tidings).where(tidings.c.due <= now, tidings.c.pushed.is_(None))
    rows = connection.execute(ready.order_by(tidings.c.due).limit(AT_ONCE)).all()
    found: dict[str, list[Tiding]] = {}
    wishes = _wishes(connection, [row.person for row in rows])
    for each in map(_tiding, rows):
        here = update(tidings).where(_is(each.person, each.kind, each.subject), tidings.c.pushed.is_(None))
        if not is_true(connection, each):
            _drop(connection, each.person, each.kind, each.subject)
        elif (until := quiet_until(wishes[each.person], now)) > now:
            connection.execute(here.values(due=until))
        elif connection.execute(here.where(tidings.c.at == each.at).values(pushed=now)).rowcount:
            found.setdefault(each.person, []).append(each)
    languages = _languages(connection, list(found))
    return [
        Waiting(person, languages.get(person, ""), tuple(told), push=wishes[person].push, zone=wishes[person].zone)
        for person, told in found.items()
    ]


def try_again(connection: Connection, told: Tiding, claimed: float, due: float, left: list[str]) -> None:
    """A tiding that did not reach all devices is due once more, for those that are left."""
    facts = {**told.facts, "only": left, "tries": int(told.facts.get("tries", 0)) + 1}
    here = update(tidings).where(_is(told.person, told.kind, told.subject), tidings.c.pushed == claimed)
    connection.execute(here.values(pushed=None, due=due, facts=msgspec.json.encode(facts).decode()))


def _wishes(connection: Connection, persons: list[str]) -> dict[str, Preferences]:
    kept = accounts_of(connection, persons) if persons else {}
    return {person: kept[person].preferences if person in kept else Preferences() for person in persons}


def _languages(connection: Connection, persons: list[str]) -> dict[str, str]:
    if not persons:
        return {}
    rows = connection.execute(select(people.c.id, people.c.lang).where(people.c.id.in_(persons))).all()
    return {row.id: row.lang for row in rows}


# Mail


def digests(connection: Connection, now: float) -> list[Waiting]:
    """Mails that are to be sent now, claimed: one a day for each person who wants them, outside their quiet hours."""
    found: list[Waiting] = []
    rows = connection.execute(_unread(now).order_by(tidings.c.person)).all()
    for first in range(0, len(rows), MANY):
        addresses = {row.person: row.address for row in rows[first : first + MANY]}
        wishes, languages = _wishes(connection, list(addresses)), _languages(connection, list(addresses))
        for person, address in addresses.items():
            if len(found) == AT_ONCE:
                return found
            if quiet_until(wishes[person], now) <= now and _claim_mail(connection, person, now):
                told = tuple(reversed(waiting_for(connection, person)))
                lang, zone = languages.get(person, ""), wishes[person].zone
                found.append(Waiting(person, lang, told, address=address, zone=zone))
    return found


def _unread(now: float) -> Select[Any]:
    """Who wants mail, had none within a day, and has not seen what has waited long enough; with their addresses."""
    note = tidings.alias()
    mailed = select(note.c.person).where(note.c.person == tidings.c.person, note.c.kind == DIGEST, note.c.due > now)
    missed = tidings.c.mailed.is_(None), tidings.c.due <= now - PATIENT, tidings.c.kind.not_in((DIGEST, HURRY))
    reached = select(tidings.c.person, mails.c.address).join(mails, mails.c.person == tidings.c.person)
    willing = reached.join(accounts, accounts.c.person == tidings.c.person).where(_MAILED)
    return willing.where(*missed, ~mailed.exists()).distinct()


_MAILED = accounts.c.preferences.contains('"digest":true')


def _claim_mail(connection: Connection, person: str, now: float) -> bool:
    """Whether a mail may go out to this person, and there is a reason for one; what is no longer true is none."""
    for each in map(_tiding, connection.execute(select(tidings).where(tidings.c.person == person)).all()):
        if not is_true(connection, each):
            _drop(connection, each.person, each.kind, each.subject)
    still = connection.execute(_unread(now).where(tidings.c.person == person)).first()
    return still is not None and _may_mail(connection, person, now)


def _may_mail(connection: Connection, person: str, now: float) -> bool:
    """Whether no mail goes out to them within the hour; one that never arrives is due again after that."""
    mine = _is(person, DIGEST, "")
    if connection.execute(select(tidings.c.due).where(mine)).first() is None:
        return _insert(connection, Tiding(person, DIGEST, "", "", {}, now, now + HOUR, pushed=now, mailed=now))
    taken = update(tidings).where(mine, tidings.c.due <= now).values(due=now + HOUR, at=now)
    return bool(connection.execute(taken).rowcount)


def mailed(connection: Connection, person: str, claimed: float) -> None:
    """The mail that was claimed then has gone out: the next one goes out tomorrow, with what is new by then."""
    connection.execute(update(tidings).where(_is(person, DIGEST, "")).values(due=claimed + DAY))
    told = tidings.c.person == person, tidings.c.mailed.is_(None), tidings.c.at <= claimed
    connection.execute(update(tidings).where(*told).values(mailed=claimed))


def address_of(connection: Connection, person: str) -> str:
    """Where mail reaches this person; empty where it does not."""
    return connection.execute(select(mails.c.address).where(mails.c.person == person)).scalar() or ""


# What nobody needs any more


def forget_table(connection: Connection, code: str) -> None:
    """The table is no more: nothing waits there."""
    connection.execute(delete(tidings).where(or_(tidings.c.subject == code, tidings.c.link == f"/t/{code}")))


def sweep_tidings(connection: Connection, now: float) -> int:
    """Forgets what has waited for too long, turns at tables where nobody is asked any more, and old notes; how many."""
    playing = select(tables.c.code).where(tables.c.phase == PLAYING)
    turns = and_(tidings.c.kind.in_((TURN, HURRY)), tidings.c.subject.not_in(playing.scalar_subquery()))
    others = tidings.c.kind.not_in((TURN, HURRY, DIGEST))
    long_ago = and_(others, tidings.c.at < now - KEPT_FOR, tidings.c.due < now - KEPT_FOR)
    notes = and_(tidings.c.kind == DIGEST, tidings.c.due < now)
    return connection.execute(delete(tidings).where(or_(turns, long_ago, notes))).rowcount


# All about one person


def erase(connection: Connection, person: str, neutral_name: str) -> None:
    """Nothing is kept of this person here, nor what is about them alone; what names them to others says that name."""
    names = set(connection.execute(select(people.c.name).where(people.c.id == person)).scalars()) - {""}
    connection.execute(delete(tidings).where(or_(tidings.c.person == person, tidings.c.subject == person)))
    connection.execute(delete(subscriptions).where(subscriptions.c.person == person))
    _unname(connection, tidings.c.person != person, names, neutral_name)


def unname(connection: Connection, code: str, names: Collection[str], neutral_name: str) -> None:
    """What waits for others at this table names nobody by these names any more."""
    _unname(connection, or_(tidings.c.subject == code, tidings.c.link == f"/t/{code}"), names, neutral_name)


def _unname(connection: Connection, where: Any, names: Collection[str], neutral_name: str) -> None:
    for name in names:
        quoted = msgspec.json.encode(name).decode()
        named = where, tidings.c.facts.contains(quoted, autoescape=True)
        for row in connection.execute(select(tidings).where(*named)).all():
            facts = row.facts.replace(quoted, msgspec.json.encode(neutral_name).decode())
            connection.execute(update(tidings).where(_is(row.person, row.kind, row.subject)).values(facts=facts))


def export(connection: Connection, person: str) -> dict[str, Any]:
    """All that is kept of this person here."""
    told = connection.execute(select(tidings).where(tidings.c.person == person)).all()
    devices = connection.execute(select(subscriptions).where(subscriptions.c.person == person)).all()
    return {
        "tidings": [msgspec.to_builtins(_tiding(row)) for row in told],
        "subscriptions": [dict(row._mapping) for row in devices],
    }


def _is(person: str, kind: str, subject: str) -> Any:
    return and_(tidings.c.person == person, tidings.c.kind == kind, tidings.c.subject == subject)


def _drop(connection: Connection, person: str, kind: str, subject: str) -> None:
    connection.execute(delete(tidings).where(_is(person, kind, subject)))


def _row(one: Tiding) -> dict[str, Any]:
    return {**msgspec.structs.asdict(one), "facts": msgspec.json.encode(one.facts).decode()}


def _tiding(row: Any) -> Tiding:
    facts = msgspec.json.decode(row.facts, type=dict[str, Any])
    return Tiding(row.person, row.kind, row.subject, row.link, facts, row.at, row.due, row.pushed, row.mailed)
