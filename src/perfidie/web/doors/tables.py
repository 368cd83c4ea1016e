"""At the table: sitting down, arranging, playing, talking, and looking at a game again."""

from __future__ import annotations

import io
from itertools import chain, permutations, product
from typing import Any

import segno
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal, Vocabulary
from perfidie.store import GATHERING, OVER, Person
from perfidie.web.doors.answers import done, go, html
from perfidie.web.doors.guard import Visit
from perfidie.web.doors.site import Asked, visitors_of, wishes
from perfidie.web.doors.visitors import PICKS, Visitors, language, number
from perfidie.web.house.table import LiveTable, Words
from perfidie.web.page.pages import (
    open_form,
    page,
    room_model,
    room_regions,
    seat_word,
    table_model,
)
from perfidie.web.page.replays import OPEN, replay_model
from perfidie.web.page.shell import Regions, log_line, regions, sketch_for
from perfidie.web.page.stream import Listener, listen
from perfidie.web.page.words import SiteTexts

LONGEST_ACTION, LONGEST_PICKS = 200, 2000
PICKED = {"*": 1, "**1": 1, "**2": 2, "**3": 3, "**4": 4}
"""How many picks a word of a button stands for."""


async def the_table(request: Asked) -> tuple[Visitors, LiveTable]:
    visitors = visitors_of(request)
    return visitors, await visitors.house.table(request.path_params["code"])


async def posted(request: Asked) -> tuple[Visitors, LiveTable, dict[str, str], Person]:
    """A form sent at a table by somebody who has a session."""
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    table = await visitors.house.table(request.path_params["code"])
    person = await visitors.person(request.scope["state"]["visit"].session)
    if person is None:
        raise Refusal("no-seat-here")
    visitors.house.heard_of(table, table.seat_of(person.id))
    return visitors, table, fields, person


# Looking


@get("/t/{code:str}", include_in_schema=False)
async def table_page(request: Asked, code: FromPath[str]) -> Response[str]:
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    async with table.lock:
        visitors.house.heard_of(table, table.seat_of(reader.id))
        if table.phase == GATHERING:
            room = room_model(visitors.house, table, reader)
            return html(page(reader, "room.html", table.game.id, room=room))
        return html(page(reader, "table.html", table.game.id, table=table_model(visitors.house, table, reader)))


@get("/t/{code:str}/live", include_in_schema=False)
async def live(request: Asked, code: FromPath[str]) -> ASGIApp:
    """The stream of one viewer. One stream per page; it says nothing that the page would not."""
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    visit: Visit = request.scope["state"]["visit"]
    house, phase, seat = visitors.house, table.phase, table.seat_of(reader.id)
    page_of = request.query_params.get("seat")

    def draw() -> Regions | None:
        if page_of not in (None, seat_word(seat)):  # it was away, and somebody else sits there, or nobody does
            return None
        if (table.phase == GATHERING) != (phase == GATHERING) or table.seat_of(reader.id) != seat:
            return None
        if phase == GATHERING:
            return room_regions(house, table, reader)
        return regions(house, table, seat, reader.lang)

    async def stream(scope: Scope, receive: Receive, send: Send) -> None:
        visitors.streams.enter(visit.address)
        try:
            house.heard_of(table, seat)
            await listen(table, Listener(seat), draw, receive, send)
        finally:
            visitors.streams.leave(visit.address)
            house.left(table, seat)

    visitors.streams.check(visit.address)
    return stream


@get("/t/{code:str}/log", include_in_schema=False)
async def whole_log(request: Asked, code: FromPath[str]) -> Response[str]:
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    async with table.lock:
        sketch = sketch_for(table, table.seat_of(reader.id), reader.lang)
        lines = tuple(sketch.named(log_line(sketch, heard)) for heard in table.heard_by(sketch.seat))
    title = SiteTexts(reader.lang, table.game.id).title()
    return html(page(reader, "log.html", table.game.id, title=title, code=table.code, lines=lines))


@get("/t/{code:str}/replay", include_in_schema=False)
async def replay_page(request: Asked, code: FromPath[str]) -> Response[str]:
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    at = request.query_params.get("at", "")
    eyes = request.query_params.get("eyes", OPEN)
    async with table.lock:
        model = replay_model(table, reader.lang, int(at[:6]) if at.isdecimal() else None, eyes)
    return html(page(reader, "replay.html", table.game.id, replay=model))


@get("/t/{code:str}/record.json", include_in_schema=False)
async def record(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """The whole game, chance included: only once it is over."""
    _, table = await the_table(request)
    async with table.lock:
        if table.phase != OVER:
            raise Refusal("not-over")
        body = table.game_on.record(table.names).to_json()
    headers = {"content-disposition": f'attachment; filename="perfidie-{table.game.id}-{table.code}.json"'}
    return Response(body, media_type="application/json", headers=headers)


@get("/t/{code:str}/qr.svg", include_in_schema=False)
async def qr_code(request: Asked, code: FromPath[str]) -> Response[bytes]:
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    drawn = io.BytesIO()
    segno.make(f"{reader.origin}/t/{table.code}", error="m").save(
        drawn, kind="svg", border=2, xmldecl=False, dark="#1c1410", light="#f3e9d2", nl=False
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


# Sitting down, before the game


@post("/t/{code:str}/sit", include_in_schema=False)
async def sit(request: Asked, code: FromPath[str]) -> Response[Any]:
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    table = await visitors.house.table(code)
    person = await visitors.welcome(request.scope["state"]["visit"], language(request, None))
    seat = number(fields, "seat") if fields.get("seat") else None
    chosen = await visitors.house.sit(table, person, fields.get("name", ""), seat)
    visitors.house.heard_of(table, chosen)
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/stand", include_in_schema=False)
async def stand(request: Asked, code: FromPath[str]) -> Response[Any]:
    visitors, table, fields, person = await posted(request)
    await visitors.house.stand(table, person, fields.get("level") or USUAL_LEVEL)
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/back", include_in_schema=False)
async def come_back(request: Asked, code: FromPath[str]) -> Response[Any]:
    visitors, table, _, person = await posted(request)
    await visitors.house.come_back(table, person)
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/bot", include_in_schema=False)
async def bot(request: Asked, code: FromPath[str]) -> ASGIApp:
    """A bot on a seat; with an empty level, the seat is free again.

    A button that names the level itself (`at`, empty as well) goes before what is chosen in a list beside it.
    """
    visitors, table, fields, person = await posted(request)
    seat, level = number(fields, "seat"), fields.get("at", fields.get("level"))
    if level:
        await visitors.house.give_to_bot(table, person, seat, level, language(request, person))
    else:
        await visitors.house.clear_seat(table, person, seat)
    return done(request, table.code)


@post("/t/{code:str}/chairs", include_in_schema=False)
async def chairs(request: Asked, code: FromPath[str]) -> ASGIApp:
    visitors, table, fields, person = await posted(request)
    await visitors.house.arrange(table, person, seats=number(fields, "seats"))
    return done(request, table.code)


@post("/t/{code:str}/public", include_in_schema=False)
async def public(request: Asked, code: FromPath[str]) -> ASGIApp:
    visitors, table, fields, person = await posted(request)
    await visitors.house.arrange(table, person, public=fields.get("public") == "1")
    return done(request, table.code)


@get("/t/{code:str}/options", include_in_schema=False)
async def options_page(request: Asked, code: FromPath[str]) -> Response[str]:
    visitors, table = await the_table(request)
    reader = await visitors.reader(request)
    if table.phase != GATHERING:
        raise Refusal("already-begun")
    if reader.id != table.arrangement.host:
        raise Refusal("host-only")
    return html(page(reader, "open.html", table.game.id, form=open_form(reader, table.game.id, table)))


@post("/t/{code:str}/options", include_in_schema=False)
async def options(request: Asked, code: FromPath[str]) -> Response[Any]:
    visitors, table, fields, person = await posted(request)
    seats, preset, chosen = wishes(table.game, fields)
    shown = fields.get("public") == "1"
    await visitors.house.arrange(table, person, seats=seats, preset=preset, options=chosen, public=shown)
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/start", include_in_schema=False)
async def start(request: Asked, code: FromPath[str]) -> ASGIApp:
    visitors, table, fields, person = await posted(request)
    await visitors.house.start(table, person, fields.get("how", "all"), language(request, person))
    return done(request, table.code)


# Playing


def action_of(fields: dict[str, str], vocabulary: Vocabulary) -> Words:
    """The words of the button that was pressed, with what was picked before in its place.

    `*` stands for one pick, `**2` for two: a pick may be several words, and picks come in any order. The first such
    word takes what came as `pick`, the second one what came as `pick2`; the same may be both only where that is a move.
    """
    text = fields.get("action", "")
    if not text or len(text) > LONGEST_ACTION or any(len(fields.get(name, "")) > LONGEST_PICKS for name in PICKS):
        raise Refusal("malformed-action")
    words = text.split(" ")
    places = [place for place, word in enumerate(words) if word in PICKED][: len(PICKS)]
    picks = [picks_of(fields.get(name, ""), PICKED[words[place]]) for name, place in zip(PICKS, places, strict=False)]
    orders = []
    for chosen in product(*[permutations(each) for each in picks]):
        filled = [[word] for word in words]
        for place, pieces in zip(places, chosen, strict=True):
            filled[place] = " ".join(pieces).split(" ")
        orders.append(tuple(chain(*filled)))
    found = next((order for order in orders if is_action(vocabulary, order)), None)
    if found is None and len(picks) > 1 and {*picks[0]} & {*picks[1]}:
        raise Refusal("pick-different")
    return found or orders[0]


def picks_of(picked: str, count: int) -> list[str]:
    """What was picked, if it is as much as the button asks for."""
    if not picked:
        raise Refusal("pick-first")
    picks = picked.split("\n")
    if len(picks) != count:
        raise Refusal("pick-so-many", count=count)
    return picks


def is_action(vocabulary: Vocabulary, words: Words) -> bool:
    try:
        vocabulary.parse(words)
    except Refusal:
        return False
    return True


@post("/t/{code:str}/move", include_in_schema=False)
async def move(request: Asked, code: FromPath[str]) -> ASGIApp:
    visitors, table, fields, person = await posted(request)
    words = action_of(fields, table.game.vocabulary)
    await visitors.house.move(table, visitors.house.my_seat(table, person), words, number(fields, "version"))
    return done(request, table.code)


@post("/t/{code:str}/undo", include_in_schema=False)
async def undo(request: Asked, code: FromPath[str]) -> ASGIApp:
    visitors, table, fields, person = await posted(request)
    await visitors.house.undo(table, visitors.house.my_seat(table, person), number(fields, "version"))
    return done(request, table.code)


@post("/t/{code:str}/say", include_in_schema=False)
async def say(request: Asked, code: FromPath[str]) -> ASGIApp:
    """A line of chat, or a structured statement (`words`)."""
    visitors, table, fields, person = await posted(request)
    seat = visitors.house.my_seat(table, person)
    if fields.get("words"):
        await visitors.house.claim(table, seat, tuple(fields["words"][:LONGEST_ACTION].split(" ")))
    else:
        await visitors.house.say(table, seat, fields.get("text", ""), fields.get("channel", ""))
    return done(request, table.code)


@post("/t/{code:str}/agree", include_in_schema=False)
async def agree(request: Asked, code: FromPath[str]) -> ASGIApp:
    """I agree that people here may be advised, or no longer do."""
    visitors, table, fields, person = await posted(request)
    await visitors.house.advisers.agree(table, person, fields.get("agree") == "1")
    return done(request, table.code)


@post("/t/{code:str}/advice", include_in_schema=False)
async def ask_advice(request: Asked, code: FromPath[str]) -> ASGIApp:
    """Thinks about my decision; my stream, or my page when it is loaded again, shows what came of it."""
    visitors, table, _, person = await posted(request)
    await visitors.house.advisers.ask(table, person)
    return done(request, table.code)


@post("/t/{code:str}/again", include_in_schema=False)
async def again(request: Asked, code: FromPath[str]) -> Response[Any]:
    visitors, table, _, person = await posted(request)
    return go(request, f"/t/{await visitors.house.again(table, person)}")


# One seat on two devices


@post("/t/{code:str}/device", include_in_schema=False)
async def device(request: Asked, code: FromPath[str]) -> Response[str]:
    """My personal link: made anew each time, so that an older one opens nothing any more."""
    visitors, table, _, person = await posted(request)
    key = await visitors.house.new_key(table, person)
    reader = await visitors.reader(request)
    link = f"{reader.origin}/t/{table.code}/seat/{key}"
    name = table.chairs[visitors.house.my_seat(table, person)].name
    return html(page(reader, "device.html", table.game.id, code=table.code, link=link, name=name))


@get("/t/{code:str}/seat/{key:str}", include_in_schema=False)
async def takeover_page(request: Asked, code: FromPath[str], key: FromPath[str]) -> Response[str]:
    visitors, table = await the_table(request)
    chair = visitors.house.holder(table, key[:200])
    reader = await visitors.reader(request)
    return html(page(reader, "takeover.html", table.game.id, code=table.code, name=chair.name, key=key))


@post("/t/{code:str}/seat/{key:str}", include_in_schema=False)
async def takeover(request: Asked, code: FromPath[str], key: FromPath[str]) -> Response[Any]:
    """This device is from now on that person's too."""
    visitors = visitors_of(request)
    await visitors.form(request)
    table = await visitors.house.table(code)
    chair = visitors.house.holder(table, key[:200])
    owner = Person(chair.person, chair.name, language(request, None))
    await visitors.become(request.scope["state"]["visit"], owner)
    return go(request, f"/t/{table.code}#table")
