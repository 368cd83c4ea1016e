"""The people at one table, as one of them sees them: muted, blocked, reported, asked to be friends."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie.engine import Refusal
from perfidie.store import GATHERING, Person
from perfidie.store.people import friends
from perfidie.store.people.manners import BLOCK, MUTE
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.manners.friends import meant
from perfidie.web.doors.tables import posted
from perfidie.web.doors.visitors import Asked, Visitors, visit_of
from perfidie.web.doors.watching import the_table
from perfidie.web.house.people.manners import LONGEST_REPORT, REASONS, handle
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page


def _others(table: LiveTable, me: str) -> dict[str, tuple[int, str]]:
    """Everybody else who has a seat here, a bot standing in for them or not."""
    chairs = enumerate(table.chairs)
    return {chair.person: (seat, chair.name) for seat, chair in chairs if chair.person and chair.person != me}


async def _me(request: Asked) -> tuple[Visitors, LiveTable, Person]:
    visitors, table = await the_table(request)
    person = await visitors.person(visit_of(request).session)
    if person is None:
        raise Refusal("no-seat-here")
    return visitors, table, person


@get("/t/{code:str}/people", include_in_schema=False)
async def people_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """Those who sit at this table, and what I may do about each of them."""
    visitors, table, me = await _me(request)
    reader = await visitors.reader(request)
    ears = await visitors.house.manners.ears(me.id)
    circle = await visitors.house.store.look_up(friends.around, me.id)
    friendly = {
        **{each.person: "friend" for each in circle.friends},
        **{each.person: "asked" for each in circle.asked},
        **{each.person: "asking" for each in circle.asking},
    }
    played = table.phase != GATHERING and table.has_seen(me.id)
    people = [
        {"handle": handle(me.id, other), "seat": seat, "name": name, "letter": name[:1].upper()}
        | {"shunned": ears.shunned[other].kind if other in ears.shunned else ""}
        | {"friend": friendly.get(other, "none" if played else "")}
        for other, (seat, name) in _others(table, me.id).items()
    ]
    told = request.query_params.get("reported") == "1"
    title = SiteTexts(reader.lang, table.game.id).title()
    return html(page(reader, "people.html", people=people, code=table.code, title=title, told=told))


@post("/t/{code:str}/shun", include_in_schema=False)
async def shun(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Mutes or blocks somebody here, or hears them again."""
    visitors, table, fields, me = await posted(request)
    kind = fields.get("kind", "")
    if kind not in (MUTE, BLOCK, ""):
        raise Refusal("bad-form")
    await visitors.house.manners.shun(me, meant(me, fields, (me.id, *_others(table, me.id))), kind)
    return go(request, f"/t/{table.code}/people")


@get("/t/{code:str}/report", include_in_schema=False)
async def report_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """The form in which somebody here is reported."""
    visitors, table, me = await _me(request)
    reader, others = await visitors.reader(request), _others(table, me.id)
    called = request.query_params.get("who", "")
    name = others[meant(me, {"who": called}, others)][1]
    facts: dict[str, Any] = {"reasons": REASONS, "most": LONGEST_REPORT, "who": called, "code": table.code}
    return html(page(reader, "report.html", name=name, **facts))


@post("/t/{code:str}/report", include_in_schema=False)
async def report(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Tells whoever keeps the house of somebody here."""
    visitors, table, fields, me = await posted(request)
    other = meant(me, fields, (me.id, *_others(table, me.id)))
    visitors.tolls.report(visit_of(request).address, me.id)
    async with table.lock:
        await visitors.house.manners.report(table, me, other, fields.get("reason", ""), fields.get("words", ""))
    return go(request, f"/t/{table.code}/people?reported=1")


DOORS = (people_page, shun, report_page, report)
