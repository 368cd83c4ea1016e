"""The doors of pictures: what a link looks like where it is sent, and the picture of a game that is over."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from perfidie import games
from perfidie.engine import Refusal
from perfidie.store import OVER
from perfidie.texts import LANGUAGES
from perfidie.web.doors.visitors import Asked, visit_of, visitors_of
from perfidie.web.doors.watching import asked_moment, the_costly_table, the_table
from perfidie.web.page.film import projected
from perfidie.web.page.pictures.cards import (
    game_drawing,
    house_drawing,
    moment_drawing,
    outcome_drawing,
    table_drawing,
)
from perfidie.web.page.pictures.press import pressed
from perfidie.web.page.replays import moment_told

A_MINUTE, A_DAY = 60, 86_400


def language_of(request: Asked) -> str:
    """The language the address names: a picture is fetched by programs that have no other."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else visitors_of(request).reader_at_once(request).lang


async def picture(request: Asked, drawing: str, game: str, seconds: int) -> Response[bytes]:
    """The drawing as a picture; nothing where the asker has the very same already."""
    visitors_of(request).tolls.costly(visit_of(request).address)
    made = await pressed(drawing, game)
    tag = f'"{made.tag}"'
    headers = {"etag": tag, "cache-control": f"private, max-age={seconds}"}
    if visit_of(request).headers.get(b"if-none-match", b"").decode("latin-1") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="image/png")
    return Response(made.png, headers=headers, media_type="image/png")


@get("/preview.png", include_in_schema=False)
async def house_preview(request: Asked) -> Response[bytes]:
    """The house."""
    return await picture(request, house_drawing(language_of(request)), "perfidie", A_DAY)


@get("/games/{game:str}/preview.png", include_in_schema=False)
async def game_preview(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """A game of the house."""
    games.find(game)
    return await picture(request, game_drawing(game, language_of(request)), game, A_DAY)


@get("/t/{code:str}/preview.png", include_in_schema=False)
async def table_preview(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """A table: who sits there and how many seats are free; once the game is over, how it ended."""
    _, table = await the_table(request)
    async with table.lock:
        draw = outcome_drawing if table.phase == OVER else table_drawing
        drawing = draw(table, language_of(request))
    return await picture(request, drawing, table.game.id, A_MINUTE)


@get("/t/{code:str}/picture.png", include_in_schema=False)
async def outcome_picture(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """How the game ended: only once it has."""
    _, table = await the_table(request)
    async with table.lock:
        if table.phase != OVER:
            raise Refusal("not-over")
        drawing = outcome_drawing(table, language_of(request))
    return await picture(request, drawing, table.game.id, A_DAY)


@get("/t/{code:str}/replay.png", include_in_schema=False)
async def moment_picture(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """One moment of a game that is over."""
    _, table = await the_costly_table(request)
    lang, (at, eyes) = language_of(request), asked_moment(request)

    def draw() -> str:
        told = moment_told(table, lang, at, eyes)
        return moment_drawing(table, lang, told.at, told.caption, told.heading, told.who)

    drawing = await projected(table, draw)
    return await picture(request, drawing, table.game.id, A_DAY)
