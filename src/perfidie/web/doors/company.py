"""What people at a table ask of each other by its forms: another game, the seat of a bot, that somebody leaves."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.types import ASGIApp

from perfidie.engine import Refusal
from perfidie.web.doors.answers import HTML, by_script, done, go
from perfidie.web.doors.tables import posted, typed_number
from perfidie.web.doors.visitors import Asked, language, number, visitors_of

YES, NO = "1", "0"


@post("/t/{code:str}/again", include_in_schema=False)
async def again(request: Asked, code: FromPath[str]) -> Response[Any]:
    """I am in for another game (`now`: without waiting for the others), or no longer (`out`)."""
    visitors, table, fields, person = await posted(request)
    how = fields.get("how", "in")
    if how == "out":
        await visitors.house.rematch.withdraw(table, person)
    elif following := await visitors.house.rematch.join(
        table, person, at_once=how == "now", number=typed_number(fields)
    ):
        return go(request, f"/t/{following}")
    return Response(None, status_code=204) if by_script(request) else go(request, f"/t/{table.code}#table")


@get("/t/{code:str}/next", include_in_schema=False)
async def next_table(request: Asked, code: FromPath[str]) -> Response[Any]:
    """To the next table once it is open, else back: where a page without scripts looks while it waits."""
    table = await visitors_of(request).table(request, code)
    where = f"/t/{table.arrangement.following or table.code}"
    return Response(None, status_code=303, headers={"location": where}, media_type=HTML)


@post("/t/{code:str}/ask", include_in_schema=False)
async def ask(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Asks for a bot's seat; without a seat, asks no longer."""
    visitors, table, fields, person = await posted(request, welcome=True)
    latecomers = visitors.house.latecomers
    if fields.get("seat"):
        await latecomers.ask(table, person, fields.get("name", ""), number(fields, "seat"))
    else:
        await latecomers.withdraw(table, person)
    return go(request, f"/t/{table.code}#table")


@post("/t/{code:str}/answer", include_in_schema=False)
async def answer(request: Asked, code: FromPath[str]) -> ASGIApp:
    """Yes or no to somebody who asks for a seat: `3 1` is a yes to the third question."""
    visitors, table, fields, person = await posted(request)
    asked, willing = _word(fields)
    await visitors.house.latecomers.answer(table, person, asked, willing)
    return done(request, table.code)


@post("/t/{code:str}/remove", include_in_schema=False)
async def remove(request: Asked, code: FromPath[str]) -> ASGIApp:
    """Sends somebody away before the game; during it, proposes that to the others."""
    visitors, table, fields, person = await posted(request)
    await visitors.house.removal.remove(table, person, number(fields, "seat"), language(request, person))
    return done(request, table.code)


@post("/t/{code:str}/vote", include_in_schema=False)
async def vote(request: Asked, code: FromPath[str]) -> ASGIApp:
    """Yes or no to what was proposed for a seat: `2 0` is a no for seat 2."""
    visitors, table, fields, person = await posted(request)
    seat, willing = _word(fields)
    await visitors.house.removal.answer(table, person, seat, willing, language(request, person))
    return done(request, table.code)


def _word(fields: dict[str, str]) -> tuple[int, bool]:
    """A button that names what it answers, and the answer."""
    about, _, word = fields.get("word", "").partition(" ")
    if word not in (YES, NO):
        raise Refusal("bad-form")
    return number({"about": about}, "about"), word == YES
