"""Erasing a person: from the chairs and the company of every table, from the talk, and from the list of people.

Who spoke is kept by name alone. So what a person said is looked for under every name they have borne, and blanked
wherever nobody else who sits at the table bears it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, text, update

from perfidie.store import BOT, GATHERING, PLAYING, Arrangement, Chair
from perfidie.store.company import Ask, Company
from perfidie.store.keeping import PERSON, SANCTIONS, TABLE
from perfidie.store.keeping.chairs import arranged, let_go, next_host, rearrange
from perfidie.store.keeping.notices import tell
from perfidie.store.keeping.tables import delete_table
from perfidie.store.people import everything
from perfidie.store.people.tidings import unname
from perfidie.store.schema import holders, people, sanctions, sessions, tables, talk

BLANK = "…"
"""What is left of a line whose speaker was erased."""


def mentioned(connection: Connection, person: str) -> list[str]:
    """The tables whose arrangement knows this person: on a chair, as somebody who asked, in the score of an evening."""
    holds = "instr(arrangement, :id)" if connection.dialect.name == "sqlite" else "position(:id in arrangement)"
    query = select(tables.c.code).where(text(f"{holds} > 0")).order_by(tables.c.code)
    return list(connection.execute(query, {"id": person.encode()}).scalars())


def names_of(connection: Connection, person: str, codes: Sequence[str]) -> tuple[str, ...]:
    """Every name they bear, or bore at one of these tables."""
    names = set(connection.execute(select(people.c.name).where(people.c.id == person)).scalars())
    for code in codes:
        kept = arranged(connection, code)
        if kept is not None:
            names |= {chair.name for chair in kept[1].chairs if chair.person == person}
            company = kept[1].company
            known = [(each.name, each.person) for each in (*company.asks, *company.declined)]
            known += [(each.name, each.person) for each in company.evening]
            names |= {name for name, whose in known if whose == person}
    return tuple(sorted(names - {""}))


def spoke_at(connection: Connection, names: Sequence[str]) -> list[str]:
    """The tables where somebody of one of these names has spoken."""
    query = select(talk.c.code).distinct().where(talk.c.name.in_(names)).order_by(talk.c.code)
    return list(connection.execute(query).scalars())


class Mask(msgspec.Struct, frozen=True):
    """Who is erased, what they were called, and what is shown instead."""

    person: str
    names: tuple[str, ...]
    neutral: str
    level: str
    """The level of the bot that plays on in their place."""


def erase_at(connection: Connection, code: str, mask: Mask, now: float) -> str:
    """The person and their name leave the arrangement of a table; one that was theirs alone is deleted.

    Tells which: `kept`, `deleted` or nothing.
    """
    kept = arranged(connection, code)
    if kept is None:
        return ""
    stamp, agreed = kept
    let_go(connection, mask.person, code)
    unname(connection, code, _theirs(agreed, mask), mask.neutral)
    others = [chair for chair in agreed.chairs if chair.person not in ("", mask.person)]
    sat = any(chair.person == mask.person for chair in agreed.chairs)
    if sat and not others and agreed.phase != PLAYING:
        return "deleted" if delete_table(connection, code, now) else ""
    after = _without(agreed, mask)
    if after == agreed:
        return ""
    rearrange(connection, code, stamp, after, now)
    return "kept"


def _without(agreed: Arrangement, mask: Mask) -> Arrangement:
    taken = {chair.name.casefold() for chair in agreed.chairs if chair.person != mask.person}
    neutral = next(name for name in _numbered(mask.neutral) if name.casefold() not in taken)
    chairs = tuple([_chair_without(agreed, chair, mask, neutral) for chair in agreed.chairs])
    host, company = next_host(agreed, chairs, mask.person), _company_without(agreed.company, mask.person, neutral)
    return replace(agreed, chairs=chairs, host=host, company=company)


def _numbered(name: str) -> list[str]:
    return [name, *[f"{name} {number}" for number in range(2, 20)]]


def _chair_without(agreed: Arrangement, chair: Chair, mask: Mask, neutral: str) -> Chair:
    """An empty chair before the game; later one that a bot has, under a neutral word."""
    if chair.person != mask.person:
        return replace(chair, knew=tuple([each for each in chair.knew if each != mask.person]))
    if agreed.phase == GATHERING:
        return Chair()
    return Chair(BOT, neutral, level=chair.level or mask.level, knew=chair.knew)


def _company_without(company: Company, person: str, neutral: str) -> Company:
    def but(ids: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([each for each in ids if each != person])

    def asking(asks: tuple[Ask, ...]) -> tuple[Ask, ...]:
        return tuple([replace(each, agreed=but(each.agreed)) for each in asks if each.person != person])

    removal = company.removal
    if removal is not None:
        kept = replace(removal, agreed=but(removal.agreed), against=but(removal.against))
        removal = kept if removal.person != person else None
    evening = [replace(each, name=neutral, person="") if each.person == person else each for each in company.evening]
    return replace(
        company,
        again=but(company.again),
        asks=asking(company.asks),
        declined=asking(company.declined),
        removal=removal,
        removed=but(company.removed),
        evening=tuple(evening),
        numbers=tuple([each for each in company.numbers if each[0] != person]),
    )


def _theirs(agreed: Arrangement, mask: Mask) -> list[str]:
    """Their names, but for those that somebody else at this table bears."""
    others = {chair.name for chair in agreed.chairs if chair.person != mask.person}
    return [name for name in mask.names if name not in others]


def erase_talk(connection: Connection, code: str, mask: Mask, now: float) -> int:
    """Blanks what they said at a table, unless somebody else who sits there bears the name; how many lines."""
    kept = arranged(connection, code)
    names = _theirs(kept[1], mask) if kept else mask.names
    blank = update(talk).where(talk.c.code == code, talk.c.name.in_(names)).values(name=mask.neutral, text=BLANK)
    count = connection.execute(blank).rowcount if names else 0
    if count:
        tell(connection, TABLE, code, now)
    return count


def erase_person(connection: Connection, person: str, now: float, neutral: str = BLANK) -> None:
    """Nothing is known of them any more: account, sessions, seats, sanctions and they themselves."""
    everything.erase(connection, person, neutral)
    for each in (sessions, holders):
        connection.execute(delete(each).where(each.c.person == person))
    connection.execute(delete(sanctions).where(sanctions.c.subject == person))
    connection.execute(delete(people).where(people.c.id == person))
    tell(connection, PERSON, person, now)
    tell(connection, SANCTIONS, person, now)
