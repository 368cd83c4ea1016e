"""Friends: who they are, who asks to be one, whom I played with, who invites me, and whom I do not hear or meet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from litestar import Response, get, post

from perfidie import games
from perfidie.engine import Refusal
from perfidie.store import GATHERING, OVER, PLAYING, Listed, Person
from perfidie.store.people import friends, manners
from perfidie.store.people.friends import Circle
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.visitors import Asked, Visitors, visit_of, visitors_of
from perfidie.web.house.people.manners import handle
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page

RECENT_PEOPLE = 20
RECENT_TABLES = 50
LISTS = ("friends", "asking", "asked", "recent", "shunned", "invited", "hosted")
NOTHING: dict[str, Any] = dict.fromkeys(LISTS, ())


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person in one of my lists, by what my forms call them."""

    handle: str
    name: str
    note: str = ""
    """What else is said of them: the game we played, what they are muted for."""


def played_with(person: str, listed: Iterable[Listed]) -> dict[str, tuple[str, str]]:
    """People I sat at a table with, the last first: the name they bore there, and the game."""
    found: dict[str, tuple[str, str]] = {}
    for table in listed:
        agreed = table.arrangement
        sat = any(chair.person == person for chair in agreed.chairs)
        if sat and agreed.phase in (PLAYING, OVER):
            for chair in agreed.chairs:
                if chair.person and chair.person != person:
                    found.setdefault(chair.person, (chair.name, agreed.game))
    return found


@get("/friends", include_in_schema=False)
async def friends_page(request: Asked) -> Response[str]:
    """My friends and all that goes with them."""
    visitors = visitors_of(request)
    reader = await visitors.reader(request)
    facts = await _facts(visitors, reader.person, reader.lang) if reader.person else NOTHING
    told = request.query_params.get("invited") == "1"
    return html(page(reader, "friends.html", at="/friends", told=told, **facts))


async def _facts(visitors: Visitors, me: Person, lang: str) -> dict[str, Any]:
    store, now = visitors.house.store, visitors.house.clock.date()
    circle: Circle = await store.look_up(friends.around, me.id)
    shunned = await store.look_up(manners.shunned_by, me.id)
    invited = await store.look_up(friends.invited, me.id, now)
    tables = await store.tables_of(me.id, RECENT_TABLES)
    known = {each.person for each in (*circle.friends, *circle.asking, *circle.asked)}
    out_of_sight = {each.person for each in shunned if each.kind == manners.BLOCK}
    recent = [
        Somebody(handle(me.id, other), name, title(game, lang))
        for other, (name, game) in played_with(me.id, tables).items()
        if other not in known and other not in out_of_sight
    ]
    mine = {table.code for table in tables}
    return {
        **{name: _listed(me, getattr(circle, name)) for name in ("friends", "asking", "asked")},
        "recent": recent[:RECENT_PEOPLE],
        "shunned": [Somebody(handle(me.id, each.person), each.name, each.kind) for each in shunned],
        "invited": [
            (each.code, each.name, title(each.arrangement.game, lang))
            for each in invited
            if each.code not in mine and each.arrangement.phase != OVER and each.by not in out_of_sight
        ],
        "hosted": [(each.code, title(each.arrangement.game, lang)) for each in hosted(me, tables)],
    }


def title(game: str, lang: str) -> str:
    """What a game is called; nothing where this house does not have it."""
    return SiteTexts(lang, game).title() if game in games.names() else ""


def hosted(me: Person, tables: Iterable[Listed]) -> list[Listed]:
    """The tables that I host and whose game has not begun."""
    return [each for each in tables if each.arrangement.host == me.id and each.arrangement.phase == GATHERING]


def _listed(me: Person, people: Iterable[friends.Friend]) -> list[Somebody]:
    return [Somebody(handle(me.id, each.person), each.name) for each in people]


# What is done there


async def posted(request: Asked) -> tuple[Visitors, Person, dict[str, str]]:
    """A form of somebody who has a session."""
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    person = await visitors.person(visit_of(request).session)
    if person is None:
        raise Refusal("friend-stranger")
    return visitors, person, fields


def meant(me: Person, fields: dict[str, str], people: Iterable[str]) -> str:
    """Whom a form means, among these."""
    called = fields.get("who", "")
    found = next((each for each in people if handle(me.id, each) == called), None)
    if found is None:
        raise Refusal("friend-stranger")
    return found


@post("/friends/ask", include_in_schema=False)
async def ask(request: Asked) -> Response[Any]:
    """Asks somebody I played with."""
    visitors, me, fields = await posted(request)
    visitors.tolls.friend(visit_of(request).address, me.id)
    tables = await visitors.house.store.tables_of(me.id, RECENT_TABLES)
    await visitors.house.manners.ask(me, meant(me, fields, (me.id, *played_with(me.id, tables))))
    return go(request, "/friends#asked")


@post("/friends/answer", include_in_schema=False)
async def answer(request: Asked) -> Response[Any]:
    """Yes or no to somebody who asks me."""
    visitors, me, fields = await posted(request)
    circle = await visitors.house.store.look_up(friends.around, me.id)
    other = meant(me, fields, [each.person for each in circle.asking])
    if fields.get("word") not in ("yes", "no"):
        raise Refusal("bad-form")
    await visitors.house.manners.answer(me, other, fields["word"] == "yes")
    return go(request, "/friends")


@post("/friends/part", include_in_schema=False)
async def part(request: Asked) -> Response[Any]:
    """No friend of mine any more, or asked no longer."""
    visitors, me, fields = await posted(request)
    circle = await visitors.house.store.look_up(friends.around, me.id)
    await visitors.house.manners.part(me, meant(me, fields, [each.person for each in (*circle.friends, *circle.asked)]))
    return go(request, "/friends")


@post("/friends/invite", include_in_schema=False)
async def invite(request: Asked) -> Response[Any]:
    """Invites a friend to a table that I host."""
    visitors, me, fields = await posted(request)
    visitors.tolls.friend(visit_of(request).address, me.id)
    circle = await visitors.house.store.look_up(friends.around, me.id)
    other = meant(me, fields, [each.person for each in circle.friends])
    table = await visitors.table(request, fields.get("code", ""))
    await visitors.house.manners.invite(me, other, table)
    return go(request, "/friends?invited=1")


@post("/friends/pass", include_in_schema=False)
async def pass_over(request: Asked) -> Response[Any]:
    """I will not come to a table I was invited to."""
    visitors, me, fields = await posted(request)
    if not await visitors.house.store.keep(friends.pass_over, me.id, fields.get("code", "")[:40]):
        raise Refusal("friend-nobody")
    return go(request, "/friends")


@post("/friends/hear", include_in_schema=False)
async def hear_again(request: Asked) -> Response[Any]:
    """I hear and meet somebody as before."""
    visitors, me, fields = await posted(request)
    shunned = await visitors.house.store.look_up(manners.shunned_by, me.id)
    await visitors.house.manners.shun(me, meant(me, fields, [each.person for each in shunned]), "")
    return go(request, "/friends#shunned")


DOORS = (friends_page, ask, answer, part, invite, pass_over, hear_again)
