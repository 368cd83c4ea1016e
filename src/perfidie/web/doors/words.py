"""The doors to what words mean: the steps and terms of a game, or of a table as it is played.

They stand on a page of their own, so that the page of a table stays light; `help.js` brings them to it.
"""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from perfidie import games
from perfidie.web.doors.answers import html
from perfidie.web.doors.visitors import Asked, visitors_of
from perfidie.web.page.help import words_model
from perfidie.web.page.pages import page


@get("/games/{game:str}/words", include_in_schema=False)
async def words(request: Asked, game: FromPath[str]) -> Response[str]:
    """The words of a game as it is usually played."""
    found = games.find(game)
    reader = await visitors_of(request).reader(request)
    usual = {**found.setup(found.usual_seats).options, "places": found.usual_seats}
    model = words_model(found, reader.lang, usual, f"/games/{game}")
    return html(page(reader, "words.html", game, words=model))


@get("/t/{code:str}/words", include_in_schema=False)
async def table_words(request: Asked, code: FromPath[str]) -> Response[str]:
    """The words of a table: they follow from what was agreed on, never from the game."""
    visitors = visitors_of(request)
    table = await visitors.table(request, code)
    reader = await visitors.reader(request)
    agreed = {**table.arrangement.options, "places": len(table.chairs)}
    model = words_model(table.game, reader.lang, agreed, f"/t/{table.code}")
    return html(page(reader, "words.html", table.game.id, words=model))
