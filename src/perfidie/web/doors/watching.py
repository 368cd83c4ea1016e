"""Looking at a table: its page, its stream, its log, and a game that is over."""

from __future__ import annotations

import io

import segno
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from perfidie.engine import Refusal
from perfidie.store import GATHERING
from perfidie.web.doors.answers import done, html
from perfidie.web.doors.visitors import Asked, Visitors, visit_of, visitors_of
from perfidie.web.house.sheets import unseen
from perfidie.web.house.table import LiveTable
from perfidie.web.page.announcement import with_announcement
from perfidie.web.page.director import Director
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.film import beside, projected
from perfidie.web.page.games import open_form
from perfidie.web.page.invitation import table_invitation
from perfidie.web.page.models import Invitation
from perfidie.web.page.pages import page, page_from_outline
from perfidie.web.page.reel import reel_of
from perfidie.web.page.regions import Regions
from perfidie.web.page.replays import OPEN, replay_model
from perfidie.web.page.room import room_model, room_regions
from perfidie.web.page.second import Told, Wanted
from perfidie.web.page.sketch import log_line, sketch_for
from perfidie.web.page.stream import PageStream, listen, wire_of
from perfidie.web.page.table import seat_word, table_model

LONGEST_PAGE = 40
"""Letters of what a page calls itself."""


async def the_table(request: Asked) -> tuple[Visitors, LiveTable]:
    """The table of the address."""
    visitors = visitors_of(request)
    return visitors, await visitors.table(request, request.path_params["code"])


async def the_costly_table(request: Asked) -> tuple[Visitors, LiveTable]:
    """The same, for what must be computed."""
    visitors_of(request).tolls.costly(visit_of(request).address)
    return await the_table(request)


@get("/t/{code:str}", include_in_schema=False)
async def table_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """The room before the game, or the table."""
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    ears = await visitors.house.manners.ears(reader.id)
    async with table.lock:
        visitors.house.presence.heard_of(table, table.seat_of(reader.id))
        link = table_invitation(table, reader.lang)
        if table.phase == GATHERING:
            room = room_model(visitors.house, table, reader, ears)
            return html(page(reader, "room.html", table.game.id, room=room, invitation=link))
        model = table_model(visitors.house, table, reader, ears.unheard(table))
        return html(page_from_outline(reader, "table.html", table.game.id, table=model, invitation=link))


@get("/t/{code:str}/live", include_in_schema=False)
async def live(request: Asked, code: FromPath[str]) -> ASGIApp:
    """The stream of one viewer. One stream per page; it says nothing that the page would not."""
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    house = visitors.house
    ears, seat = await house.manners.ears(reader.id), table.seat_of(reader.id)
    page_of = request.query_params.get("seat")
    of_room = "room" in request.query_params or (page_of is None and table.phase == GATHERING)
    stream = PageStream(seat, request.query_params.get("page", "")[:LONGEST_PAGE])
    stream.unseen = unseen(request.query_params.get("closed", ""))
    still = request.query_params.get("motion") == "none"
    director = Director(house, table, stream, reader.lang, still=still)

    def draw() -> Regions | None:
        if page_of not in (None, seat_word(seat)):  # it was away, and somebody else sits there, or nobody does
            return None
        if not house.tables.holds(table):
            return None
        if (table.phase == GATHERING) != of_room or table.seat_of(reader.id) != seat:
            return None  # also where the game began after the page was drawn and before it listened
        stream.hear(ears.unheard(table))
        drawn = room_regions(house, table, reader, ears) if of_room else director.regions()
        return with_announcement(drawn, reader.lang, house.keeper.announced(reader.lang))

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        visitors.streams.enter(held)
        ears.listeners.add(stream)
        try:
            house.presence.heard_of(table, seat)
            await listen(table, stream, draw, receive, send, wire_of(scope, visit_of(request).headers))
        finally:
            visitors.streams.leave(held)
            ears.listeners.discard(stream)
            house.presence.left(table, seat)

    held = visitors.held(request, stream, reader.person)
    return serve


async def of_a_page(request: Asked) -> tuple[LiveTable, str, dict[str, str]]:
    """What one page asks for itself, whoever looks at it: the table, what the page calls itself, and the form."""
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    table = await visitors.table(request, request.path_params["code"])
    return table, fields.get("page", "")[:LONGEST_PAGE], fields


@post("/t/{code:str}/skip", include_in_schema=False)
async def skip(request: Asked, code: FromPath[str]) -> ASGIApp:
    """One page has seen enough of what it is being shown: it gets the table as it is."""
    table, name, _ = await of_a_page(request)
    if name:
        table.audience.skip(None, name)
    return done(request, table.code)


@post("/t/{code:str}/sheets", include_in_schema=False)
async def fold(request: Asked, code: FromPath[str]) -> ASGIApp:
    """One page has opened or closed some of its sheets: it is told of what lies on those that are open."""
    table, name, fields = await of_a_page(request)
    if name:
        table.audience.fold(name, fields.get("closed", ""))
    return done(request, table.code)


@get("/t/{code:str}/log", include_in_schema=False)
async def whole_log(request: Asked, code: FromPath[str]) -> Response[str]:
    """Everything that this viewer was told."""
    visitors, table = await the_costly_table(request)
    reader = await visitors.reader(request)
    async with table.lock:
        sketch = sketch_for(table, table.seat_of(reader.id), reader.lang)
        told = tuple(table.match.heard_by(sketch.seat))

    def drawn() -> str:
        lines = tuple(sketch.named(log_line(sketch, heard)) for heard in told)
        title = SiteTexts(reader.lang, table.game.id).title()
        return page(reader, "log.html", table.game.id, title=title, code=table.code, lines=lines)

    return html(await beside(drawn))  # what was told stays told: nobody waits while it is written out


@get("/t/{code:str}/replay", include_in_schema=False)
async def replay_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """A game that is over, seen again move by move."""
    visitors, table = await the_costly_table(request)
    reader = await visitors.reader(request)
    at, eyes = asked_moment(request)
    wanted = Wanted(*[request.query_params.get(name, "") for name in ("seat", "cards", "level")])
    tallies, mine = await visitors.house.seconds.told(table, reader.id)
    told = Told(tuple(tallies), tuple(mine), wanted)

    def drawn() -> str:
        model = replay_model(table, reader.lang, at, eyes, told)
        link = reel_of(table, eyes, reader.lang).link
        if at is not None:
            picture = f"/t/{table.code}/replay.png?at={model.at}&eyes={eyes}&lang={reader.lang}"
            link = Invitation(link.title, model.moment, picture)
        return page_from_outline(reader, "replay.html", table.game.id, replay=model, invitation=link)

    return html(await projected(table, drawn))


def asked_moment(request: Asked) -> tuple[int | None, str]:
    """Which move of a game, and through whose eyes."""
    at = request.query_params.get("at", "")
    return (int(at[:6]) if at.isdecimal() else None), request.query_params.get("eyes", OPEN)


@get("/t/{code:str}/record.json", include_in_schema=False)
async def record(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """The whole game, chance included: only once it is over."""
    _, table = await the_costly_table(request)
    body = await projected(table, lambda: table.record().to_json())
    headers = {"content-disposition": f'attachment; filename="perfidie-{table.game.id}-{table.code}.json"'}
    return Response(body, media_type="application/json", headers=headers)


@get("/t/{code:str}/qr.svg", include_in_schema=False)
async def qr_code(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """The address of the table as a picture."""
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    drawn = io.BytesIO()
    segno.make(f"{reader.origin}/t/{table.code}", error="m").save(
        drawn, kind="svg", border=2, xmldecl=False, dark="#1c1410", light="#f3e9d2", nl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


@get("/t/{code:str}/options", include_in_schema=False)
async def options_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """The form in which the host changes what was agreed on."""
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    if table.phase != GATHERING:
        raise Refusal("already-begun")
    if reader.id != table.arrangement.host:
        raise Refusal("host-only")
    return html(page(reader, "open.html", table.game.id, form=open_form(reader, table.game.id, table)))
