"""The pages of tournaments: calling one, the rounds, and the standings as they change."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie.engine import Refusal
from perfidie.store.times import AT_EASE
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.circles.circles import AT, entered, sent
from perfidie.web.doors.visitors import Asked, language, number, visit_of
from perfidie.web.house.circles.tournaments import SIDES
from perfidie.web.house.people.etiquette import origin_mark
from perfidie.web.page import paces
from perfidie.web.page.circles import game_choices, tournament_model
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page


@get("/c/{circle:str}/tournaments", include_in_schema=False)
async def call_page(request: Asked, circle: FromPath[str]) -> Response[str]:
    """The form that calls a tournament."""
    visitors, _, there = await entered(request)
    reader = await visitors.reader(request)
    offered = paces.paces(SiteTexts(reader.lang), AT_EASE)
    choices = game_choices(reader.lang, SIDES)
    return html(page(reader, "circles/call.html", at=AT, there=there, choices=choices, paces=offered))


@post("/c/{circle:str}/tournaments", include_in_schema=False)
async def call(request: Asked, circle: FromPath[str]) -> Response[Any]:
    """Calls it."""
    visitors, person, there, fields = await sent(request)
    visitors.tolls.table(visit_of(request).address, person.id)
    game, _, preset = fields.get("game", "").partition(" ")
    who = [each for each in fields.get("pick", "").split("\n") if each]
    way, size, rounds = fields.get("format", ""), number(fields, "size"), number(fields, "rounds")
    name = fields.get("title", "")
    pace = paces.read(fields.get("pace", ""), fields.get("then", ""))
    id = await visitors.house.tournaments.begin(there, person, name, game, preset, way, size, rounds, who, pace)
    return go(request, f"/c/{there.id}/tournaments/{id}")


@get("/c/{circle:str}/tournaments/{tournament:str}", include_in_schema=False)
async def tournament_page(request: Asked, circle: FromPath[str], tournament: FromPath[str]) -> Response[str]:
    """One tournament, for all of the circle."""
    visitors, person, there = await entered(request)
    reader, house = await visitors.reader(request), visitors.house
    found = await house.tournaments.find(there, tournament)
    model = tournament_model(there, found, await house.tournaments.progress(found), person, reader.lang)
    return html(page(reader, "circles/tournament.html", at=AT, there=there, tournament=model))


@post("/c/{circle:str}/tournaments/{tournament:str}", include_in_schema=False)
async def act(request: Asked, circle: FromPath[str], tournament: FromPath[str]) -> Response[Any]:
    """The next round, somebody who drops out or comes back, a table that is settled by a keeper, or the end."""
    visitors, person, there, fields = await sent(request)
    house, what, address = visitors.house.tournaments, fields.get("what", ""), visit_of(request).address
    if what == "round":
        visitors.tolls.table(address, person.id)
        wanted, lang = number(fields, "number"), language(request, person)
        await house.open_round(there, person, tournament, wanted, lang, origin_mark(address))
    elif what == "out":
        await house.drop_out(there, person, tournament, number(fields, "stamp"), number(fields, "who"))
    elif what == "back":
        await house.come_back(there, person, tournament, number(fields, "stamp"), number(fields, "who"))
    elif what in ("fair", "void"):
        await house.rule(there, person, tournament, number(fields, "stamp"), fields.get("table", ""), what)
    elif what == "finish":
        await house.finish(there, person, tournament, number(fields, "stamp"))
    else:
        raise Refusal("bad-form")
    return go(request, f"/c/{there.id}/tournaments/{tournament}")
