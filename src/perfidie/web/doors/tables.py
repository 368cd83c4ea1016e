"""What is done at a table by the forms of its page: sitting down, arranging, playing and talking."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.params import FromPath
from litestar.types import ASGIApp

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.web.doors.answers import done, go
from perfidie.web.doors.picks import LONGEST_ACTION, action_of
from perfidie.web.doors.site import wishes
from perfidie.web.doors.visitors import Asked, Visitors, language, number, visit_of, visitors_of
from perfidie.web.house.chairs import my_seat
from perfidie.web.house.people.etiquette import origin_mark
from perfidie.web.house.table import LiveTable
from perfidie.web.house.talk import GALLERY
from perfidie.web.page import paces

LONGEST_NUMBER = 200
"""Of what is typed as a number so much is read."""


async def posted(
    request: Asked, *, welcome: bool = False, gallery: bool = False
) -> tuple[Visitors, LiveTable, dict[str, str], Person]:
    """A form sent at a table by somebody who has a session, or by somebody new where they are welcome.

    In the gallery, where the form is one of those that can speak there, anybody is who has something to say.
    """
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    table = await visitors.table(request, request.path_params["code"])
    person = await visitors.person(visit_of(request).session)
    if person is None and gallery and fields.get("channel") == GALLERY:
        visitors.house.gallery.check(table, fields.get("name", ""), fields.get("text", ""))
        welcome = True
    if person is None and welcome:
        person = await visitors.welcome(visit_of(request), language(request, None))
    if person is None:
        raise Refusal("no-seat-here")
    visitors.house.presence.heard_of(table, table.seat_of(person.id))
    return visitors, table, fields, person


def typed_number(fields: dict[str, str]) -> str:
    """What somebody adds to chance, as their page or they themselves have typed it."""
    return fields.get("number", "")[:LONGEST_NUMBER]


# Before the game, and around it


@post("/t/{code:str}/sit", include_in_schema=False)
async def sit(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Sits down before the game."""
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    table = await visitors.table(request, code)
    person = await visitors.welcome(visit_of(request), language(request, None))
    seat = number(fields, "seat") if fields.get("seat") else None
    chosen = await visitors.house.seating.sit(
        table, person, fields.get("name", ""), seat, origin_mark(visit_of(request).address), typed_number(fields)
    )
    visitors.house.presence.heard_of(table, chosen)
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/stand", include_in_schema=False)
async def stand(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Leaves the seat: to nobody before the game, to a bot during it."""
    visitors, table, fields, person = await posted(request)
    await visitors.house.seating.stand(table, person, fields.get("level") or USUAL_LEVEL)
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/back", include_in_schema=False)
async def come_back(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Takes my seat back from the bot that stood in."""
    visitors, table, _, person = await posted(request)
    await visitors.house.seating.come_back(table, person)
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/bot", include_in_schema=False)
async def bot(request: Asked, code: FromPath[str]) -> ASGIApp:
    """A bot on a seat; with an empty level, the seat is free again.

    A button that names the level itself (`at`, empty as well) goes before what is chosen in a list beside it.
    """
    visitors, table, fields, person = await posted(request)
    seat, level = number(fields, "seat"), fields.get("at", fields.get("level"))
    if level:
        await visitors.house.seating.give_to_bot(table, person, seat, level, language(request, person))
    else:
        await visitors.house.seating.clear_seat(table, person, seat)
    return done(request, table.code)


@post("/t/{code:str}/chairs", include_in_schema=False)
async def chairs(request: Asked, code: FromPath[str]) -> ASGIApp:
    """More chairs, or fewer."""
    visitors, table, fields, person = await posted(request)
    await visitors.house.hosting.arrange(table, person, seats=number(fields, "seats"))
    return done(request, table.code)


@post("/t/{code:str}/public", include_in_schema=False)
async def public(request: Asked, code: FromPath[str]) -> ASGIApp:
    """Everybody may find this table, or only those who know its code."""
    visitors, table, fields, person = await posted(request)
    await visitors.house.hosting.arrange(table, person, public=fields.get("public") == "1")
    return done(request, table.code)


@post("/t/{code:str}/rated", include_in_schema=False)
async def rated(request: Asked, code: FromPath[str]) -> ASGIApp:
    """Ratings are at stake here, or not."""
    visitors, table, fields, person = await posted(request)
    await visitors.house.hosting.arrange(table, person, rated=fields.get("rated") == "1")
    return done(request, table.code)


@post("/t/{code:str}/options", include_in_schema=False)
async def options(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Another way to play, before the game."""
    visitors, table, fields, person = await posted(request)
    seats, preset, chosen = wishes(table.game, fields)
    shown, pace = fields.get("public") == "1", paces.read(fields.get("pace", ""), fields.get("then", ""))
    await visitors.house.hosting.arrange(
        table, person, seats=seats, preset=preset, options=chosen, public=shown, pace=pace
    )
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/start", include_in_schema=False)
async def start(request: Asked, code: FromPath[str]) -> ASGIApp:
    """The host begins the game."""
    visitors, table, fields, person = await posted(request)
    how, number = fields.get("how", "all"), typed_number(fields)
    await visitors.house.hosting.start(table, person, how, language(request, person), number=number)
    return done(request, table.code)


@post("/t/{code:str}/number", include_in_schema=False)
async def add_number(request: Asked, code: FromPath[str]) -> ASGIApp:
    """Adds a number of mine to chance, before the game."""
    visitors, table, fields, person = await posted(request)
    await visitors.house.hosting.add_number(table, person, typed_number(fields))
    return done(request, table.code)


# Playing


@post("/t/{code:str}/move", include_in_schema=False)
async def move(request: Asked, code: FromPath[str]) -> ASGIApp:
    """A move: the button that was pressed, with what was picked for it."""
    visitors, table, fields, person = await posted(request)
    words = action_of(fields, table.game.vocabulary)
    await visitors.house.play.move(table, my_seat(table, person), words, number(fields, "version"))
    return done(request, table.code)


@post("/t/{code:str}/undo", include_in_schema=False)
async def undo(request: Asked, code: FromPath[str]) -> ASGIApp:
    """Takes my last move back."""
    visitors, table, fields, person = await posted(request)
    await visitors.house.play.undo(table, my_seat(table, person), number(fields, "version"))
    return done(request, table.code)


@post("/t/{code:str}/say", include_in_schema=False)
async def say(request: Asked, code: FromPath[str]) -> ASGIApp:
    """A line of chat, or a structured statement (`words`); from those who watch, a line to the gallery."""
    visitors, table, fields, person = await posted(request, gallery=True)
    visitors.tolls.chat(visit_of(request).address, person.id)
    if fields.get("channel") == GALLERY and table.seat_of(person.id) is None:
        await visitors.house.gallery.say(table, person, fields.get("name", ""), fields.get("text", ""))
        return done(request, table.code)
    seat = my_seat(table, person)
    if fields.get("words"):
        await visitors.house.play.claim(table, seat, tuple(fields["words"][:LONGEST_ACTION].split(" ")))
    else:
        await visitors.house.play.say(table, seat, fields.get("text", ""), fields.get("channel", ""))
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
    visitors.tolls.advice(visit_of(request).address)
    await visitors.house.advisers.ask(table, person, origin_mark(visit_of(request).address))
    return done(request, table.code)
