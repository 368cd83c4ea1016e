"""One seat on several devices: the personal link, the key in it, and the end of all other devices.

A key never stands in an address that is sent to us: the link has it after the `#`, which browsers keep to themselves,
and the page of the link puts it into a form. It serves once, for ten minutes.
"""

from __future__ import annotations

from typing import Any

import segno
from litestar import Response, get, post
from litestar.params import FromPath

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.store.people import devices
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.oneself.entering import become, guest_of
from perfidie.web.doors.tables import posted
from perfidie.web.doors.visitors import Asked, Visitors, visit_of, visitors_of
from perfidie.web.doors.watching import the_table
from perfidie.web.house.chairs import my_seat
from perfidie.web.house.table import LiveTable
from perfidie.web.page.pages import page


async def _device(
    request: Asked, visitors: Visitors, table: LiveTable, person: Person, *, key: str = "", ended: bool = False
) -> Response[str]:
    """The page of my devices; with a key, also the link that holds it."""
    reader = await visitors.reader(request)
    name = table.chairs[my_seat(table, person)].name
    door = f"{reader.origin}/t/{table.code}/seat"
    link = f"{door}#{key}" if key else ""
    picture = segno.make(link, error="m").svg_data_uri(border=2, dark="#1c1410", light="#f3e9d2") if key else ""
    facts: dict[str, Any] = {"key": key, "link": link, "door": door, "qr": picture, "ended": ended}
    return html(page(reader, "device.html", table.game.id, code=table.code, name=name, **facts))


@get("/t/{code:str}/device", include_in_schema=False)
async def device_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """My devices, without a link: a page that can be loaded again."""
    visitors, table = await the_table(request)
    person = await visitors.person(visit_of(request).session)
    if person is None:
        raise Refusal("no-seat-here")
    return await _device(request, visitors, table, person)


@post("/t/{code:str}/device", include_in_schema=False)
async def device(request: Asked, code: FromPath[str]) -> Response[str]:
    """My personal link: made anew each time, so that an older one opens nothing any more."""
    visitors, table, _, person = await posted(request)
    key = await visitors.house.seating.new_key(table, person)
    return await _device(request, visitors, table, person, key=key)


@post("/t/{code:str}/others", include_in_schema=False)
async def others(request: Asked, code: FromPath[str]) -> Response[str]:
    """My other devices are nobody's from now on, and a link that is still open opens nothing."""
    visitors, table, _, person = await posted(request)
    await visitors.house.seating.drop_key(table, person)
    await visitors.end_others(visit_of(request), person)
    return await _device(request, visitors, table, person, ended=True)


@get("/t/{code:str}/seat", include_in_schema=False)
async def takeover_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """Asks for the key, which the link has where only the browser can read it, and says what comes along with it."""
    visitors, table = await the_table(request)
    reader, guest = await visitors.reader(request), await guest_of(request)
    seats = await visitors.house.store.seats_of(guest.id) if guest is not None else {}
    own = len(seats.keys() - {table.code})
    return html(page(reader, "takeover.html", table.game.id, code=table.code, own=own))


@post("/t/{code:str}/seat", include_in_schema=False)
async def takeover(request: Asked, code: FromPath[str]) -> Response[Any]:
    """This device is from now on that person's too, with the tables that its guest sat at."""
    visitors, visit = visitors_of(request), visit_of(request)
    fields = await visitors.form(request)
    table = await visitors.table(request, code)
    visitors.tolls.may_guess(visit.address)
    try:
        chair = await visitors.house.seating.use_key(table, fields.get("key", ""))
    except Refusal:
        visitors.tolls.guessed(visit.address)
        raise
    person = await visitors.house.store.look_up(devices.person_of, chair.person)
    if person is None:
        raise Refusal("dead-link")
    await become(request, person)
    return go(request, f"/t/{table.code}#table")


@get("/t/{code:str}/seat/{key:str}", include_in_schema=False)
async def dead_page(request: Asked, code: FromPath[str], key: FromPath[str]) -> Response[str]:
    """A link as it was once: it opens nothing any more, whatever key it has."""
    await the_table(request)
    raise Refusal("dead-link")


@post("/t/{code:str}/seat/{key:str}", include_in_schema=False)
async def dead_link(request: Asked, code: FromPath[str], key: FromPath[str]) -> Response[str]:
    """The same, sent as a form."""
    await visitors_of(request).form(request)
    raise Refusal("dead-link")
