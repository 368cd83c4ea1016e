"""The pages of circles: mine, one of them, the link that lets somebody in, and what keepers do.

The key of a circle never stands in an address that is sent to us: the link has it after the `#`, and the page of the
link puts it into a form. Whoever does not belong to a circle is told the same as of one that does not exist.
"""

from __future__ import annotations

from typing import Any

import segno
from litestar import Response, get, post
from litestar.params import FromPath

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.store.people import evenings, tournaments
from perfidie.store.people.circles import Circle
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.visitors import Asked, Visitors, language, visit_of, visitors_of
from perfidie.web.house.circles.standings import scores
from perfidie.web.house.circles.tournaments import FEWEST
from perfidie.web.page.circles import evening_line, tournament_line
from perfidie.web.page.pages import page

AT = "/circles"


async def entered(request: Asked) -> tuple[Visitors, Person, Circle]:
    """Somebody in a circle of theirs; to all others there is none, and who asks often must wait."""
    visitors, address = visitors_of(request), visit_of(request).address
    person = await visitors.person(visit_of(request).session)
    try:
        there = await visitors.house.circles.enter(request.path_params["circle"], person)
    except Refusal:
        visitors.tolls.may_guess(address)
        visitors.tolls.guessed(address)
        raise
    assert person is not None
    return visitors, person, there


async def sent(request: Asked) -> tuple[Visitors, Person, Circle, dict[str, str]]:
    """The same with a form."""
    fields = await visitors_of(request).form(request)
    return *await entered(request), fields


@get("/circles", include_in_schema=False)
async def my_circles(request: Asked) -> Response[str]:
    """All circles that I belong to, and the form that founds one."""
    visitors = visitors_of(request)
    reader = await visitors.reader(request)
    mine = await visitors.house.circles.of(reader.person)
    return html(page(reader, "circles/mine.html", at=AT, circles=mine))


@post("/circles", include_in_schema=False)
async def found(request: Asked) -> Response[Any]:
    """Founds a circle."""
    visitors, visit = visitors_of(request), visit_of(request)
    fields = await visitors.form(request)
    person = await visitors.welcome(visit, language(request, None))
    visitors.tolls.table(visit.address, person.id)
    id = await visitors.house.circles.found(person, fields.get("title", ""), fields.get("name", ""))
    return go(request, f"/c/{id}")


@get("/c/join", include_in_schema=False)
async def join_page(request: Asked) -> Response[str]:
    """Asks for the key. The link that led here has it where only the browser can read it."""
    reader = await visitors_of(request).reader(request)
    return html(page(reader, "circles/join.html", at=AT))


@post("/c/join", include_in_schema=False)
async def join(request: Asked) -> Response[Any]:
    """Lets somebody in who has the key."""
    visitors, visit = visitors_of(request), visit_of(request)
    fields = await visitors.form(request)
    visitors.tolls.may_guess(visit.address)
    if not await visitors.house.circles.opens(fields.get("key", "")):
        visitors.tolls.guessed(visit.address)
        raise Refusal("dead-circle-link")
    person = await visitors.welcome(visit, language(request, None))
    id = await visitors.house.circles.join(person, fields.get("key", ""), fields.get("name", ""))
    return go(request, f"/c/{id}")


@get("/c/{circle:str}", include_in_schema=False)
async def circle_page(request: Asked, circle: FromPath[str]) -> Response[str]:
    """One circle: who belongs to it, what is planned, and how it stands over all evenings."""
    visitors, person, there = await entered(request)
    reader, house = await visitors.reader(request), visitors.house
    now = house.clock.date()
    planned = [
        evening_line(each, reader.lang, now) for each in await house.store.look_up(evenings.evenings_of, there.id)
    ]
    held = await house.store.look_up(tournaments.tournaments_of, there.id)
    tables, _ = await house.circles.results.of(there.id)
    standing = scores(
        [(p.person, there.name_of(p.person) or p.name, p.share) for p in each.parts if p.person] for each in tables
    )
    link = f"{reader.origin}/c/join#{there.key}"
    qr = segno.make(link, error="m").svg_data_uri(border=2, dark="#1c1410", light="#f3e9d2")
    facts: dict[str, Any] = {"there": there, "me": there.fellow(person.id), "link": link, "qr": qr}
    facts |= {"evenings": planned, "tournaments": [tournament_line(each, reader.lang) for each in held]}
    return html(page(reader, "circles/circle.html", at=AT, standing=standing, fewest=FEWEST, **facts))


@post("/c/{circle:str}/leave", include_in_schema=False)
async def leave(request: Asked, circle: FromPath[str]) -> Response[Any]:
    """I leave."""
    visitors, person, there, _ = await sent(request)
    await visitors.house.circles.leave(there.id, person)
    return go(request, AT)


@post("/c/{circle:str}/name", include_in_schema=False)
async def call_myself(request: Asked, circle: FromPath[str]) -> Response[Any]:
    """Another name for me, here."""
    visitors, person, there, fields = await sent(request)
    await visitors.house.circles.call_myself(there.id, person, fields.get("name", ""))
    return go(request, f"/c/{there.id}")


@post("/c/{circle:str}/keep", include_in_schema=False)
async def keep(request: Asked, circle: FromPath[str]) -> Response[Any]:
    """What keepers do: another name, another link, another keeper, somebody sent out, the end."""
    visitors, person, there, fields = await sent(request)
    house, what = visitors.house.circles, fields.get("what", "")
    if what == "rename":
        await house.rename(there.id, person, fields.get("title", ""))
    elif what == "renew":
        await house.renew(there.id, person)
    elif what == "appoint":
        await house.appoint(there.id, person, fields.get("who", ""))
    elif what == "remove":
        await house.remove(there.id, person, fields.get("who", ""))
    elif what == "close" and fields.get("sure") == "1":
        await house.close(there.id, person)
        return go(request, AT)
    else:
        raise Refusal("bad-form")
    return go(request, f"/c/{there.id}")
