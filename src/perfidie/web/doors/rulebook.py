"""The doors to the rules: of a game for any number of seats, and of one table."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from perfidie import games
from perfidie.engine import Refusal
from perfidie.web.doors.answers import html
from perfidie.web.doors.visitors import Asked, visit_of, visitors_of
from perfidie.web.page.film import beside
from perfidie.web.page.invitation import game_invitation
from perfidie.web.page.pages import page
from perfidie.web.page.rules.book import rules_model
from perfidie.web.page.rules.parts import ANY, Ground, ground_of_game, ground_of_table

LONGEST_QUESTION = 120
"""Letters of a question that are read."""


@get("/games/{game:str}", include_in_schema=False)
async def rules(request: Asked, game: FromPath[str]) -> Response[str]:
    """The rules of a game."""
    games.find(game)
    seats = request.query_params.get("seats", "")
    if seats and not (seats.isascii() and seats.isdecimal() and len(seats) < 4):
        found = games.find(game)
        raise Refusal("bad-seats", seats=seats[:40], least=found.seats[0], most=found.seats[-1])
    return await _shown(request, ground_of_game(game, int(seats) if seats else ANY))


@get("/t/{code:str}/rules", include_in_schema=False)
async def table_rules(request: Asked, code: FromPath[str]) -> Response[str]:
    """The rules as they are played at this table: they follow from what was agreed on, never from the game."""
    table = await visitors_of(request).table(request, code)
    async with table.lock:
        ground = ground_of_table(table)
    return await _shown(request, ground)


async def _shown(request: Asked, ground: Ground) -> Response[str]:
    visitors = visitors_of(request)
    asked = request.query_params.get("q", "")[:LONGEST_QUESTION].strip()
    if asked:
        visitors.tolls.costly(visit_of(request).address)
    reader = await visitors.reader(request)
    at = request.query_params.get("at", "")
    moment = int(at) if at.isascii() and at.isdecimal() and len(at) < 4 else 0
    example = (request.query_params.get("example", ""), moment)
    on_paper = request.query_params.get("print") == "1"

    def drawn() -> str:
        model = rules_model(reader.lang, ground.game, ground, asked=asked, example=example, on_paper=on_paper)
        invitation = game_invitation(ground.game, reader.lang)
        return page(reader, "rules.html", ground.game, rules=model, invitation=invitation)

    return html(await beside(drawn))  # a whole book takes a while
