"""The doors of puzzles: all of them, those of a game, one position and its solution, and the one of today.

A choice changes nothing anywhere and is asked by GET, as in lessons; that of today's puzzle counts once, and is posted.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie import games
from perfidie.engine import Refusal
from perfidie.puzzles.daily import day_of, puzzle_of
from perfidie.puzzles.puzzle import Puzzle, Weighed
from perfidie.puzzles.shelf import find_puzzle, puzzles_of
from perfidie.store.people import streaks
from perfidie.store.people.streaks import Streak
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.picks import LONGEST_ACTION, action_of
from perfidie.web.doors.visitors import Asked, language, read_fields, visit_of, visitors_of
from perfidie.web.page.film import beside
from perfidie.web.page.invitation import game_invitation
from perfidie.web.page.pages import Reader, page
from perfidie.web.page.puzzles.position import laid, texts_of
from perfidie.web.page.puzzles.puzzles import (
    TODAY,
    address_of,
    all_model,
    of_theme,
    puzzle_model,
    shelf_model,
    streak_model,
)

LONGEST_THEME = 60


def _today(request: Asked) -> int:
    return day_of(visitors_of(request).house.clock.date())


async def _streak(request: Asked, reader: Reader) -> Streak | None:
    if reader.person is None:
        return None
    return await visitors_of(request).house.store.look_up(streaks.streak_of, reader.person.id)


@get("/puzzles", include_in_schema=False)
async def puzzles(request: Asked) -> Response[str]:
    """All puzzles, and how I do at those of the day."""
    reader = await visitors_of(request).reader(request)
    model = all_model(reader.lang, _today(request), await _streak(request, reader))
    return html(page(reader, "puzzles/all.html", puzzles=model))


@get("/puzzles/{game:str}", include_in_schema=False)
async def shelf(request: Asked, game: FromPath[str]) -> Response[str]:
    """The puzzles of a game, all or those of a theme."""
    reader = await visitors_of(request).reader(request)
    games.find(game)
    theme = _theme(read_fields(bytes(request.scope["query_string"])), game)
    if not puzzles_of(game):
        raise Refusal("no-puzzles")
    model = shelf_model(game, reader.lang, theme)
    invitation = game_invitation(game, reader.lang)
    return html(page(reader, "puzzles/game.html", game, shelf=model, invitation=invitation))


@get("/puzzles/{game:str}/{name:str}", include_in_schema=False)
async def puzzle(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """A position; what comes of a choice made there; the solution for whoever chose so."""
    reader = await visitors_of(request).reader(request)
    games.find(game)
    found, fields = find_puzzle(game, name), read_fields(bytes(request.scope["query_string"]))
    theme = _theme(fields, game)
    if "action" in fields:
        chosen, why_not = _chosen(reader, found, fields)
        if chosen is not None:
            return go(request, f"{address_of(found, theme, chosen.words)}#solution")
        return await _drawn(request, reader, found, theme=theme, answer=why_not)
    mine = None
    if "chose" in fields:
        mine = found.weighed(tuple(fields["chose"][:LONGEST_ACTION].split(" ")))
        if mine is None:
            raise Refusal("no-such-place")
    return await _drawn(request, reader, found, theme=theme, mine=mine)


@get(TODAY, include_in_schema=False)
async def today(request: Asked) -> Response[Any]:
    """The puzzle of today, the same for everybody."""
    reader = await visitors_of(request).reader(request)
    return await _drawn(request, reader, puzzle_of(_today(request)))


@post(TODAY, include_in_schema=False)
async def answer_today(request: Asked) -> Response[Any]:
    """My answer to it, which counts once; that to yesterday's, sent after midnight, is answered and does not count."""
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    reader = await visitors.reader(request)
    games.find(fields.get("game", ""))
    found, day = find_puzzle(fields.get("game", ""), fields.get("puzzle", "")), _today(request)
    chosen, why_not = _chosen(reader, found, fields)
    if chosen is None:
        return await _drawn(request, reader, found, answer=why_not)
    if puzzle_of(day).id == found.id:
        person = await visitors.welcome(visit_of(request), language(request, None))
        await visitors.house.store.keep(streaks.answer, person.id, day, chosen.words == found.best.words)
    return go(request, f"{address_of(found, '', chosen.words)}#solution")


def _theme(fields: dict[str, str], game: str) -> str:
    """The theme that puzzles are chosen by; one that no puzzle has is none."""
    theme = fields.get("theme", "")[:LONGEST_THEME]
    return theme if of_theme(game, theme) else ""


def _chosen(reader: Reader, found: Puzzle, fields: dict[str, str]) -> tuple[Weighed | None, str]:
    """What was chosen; or why that cannot be, which is told on the page, and nothing is lost."""
    table = laid(found, reader.lang)
    try:
        words = action_of(fields, table.game.vocabulary)
        mine = found.weighed(table.game.vocabulary.parse(words).words)
        refusal = None if mine else found.played().why_not(found.seat, words) or Refusal("no-such-place")
    except Refusal as refused:
        mine, refusal = None, refused
    return mine, texts_of(table, reader.lang, reader.name).refusal(refusal) if refusal else ""


async def _drawn(
    request: Asked, reader: Reader, found: Puzzle, *, theme: str = "", mine: Weighed | None = None, answer: str = ""
) -> Response[str]:
    """The page of a position, drawn beside the event loop."""
    day, streak = _today(request), await _streak(request, reader)
    model = await beside(lambda: puzzle_model(reader, found, day, theme=theme, mine=mine, answer=answer))
    invitation = game_invitation(found.game, reader.lang)
    told = streak_model(streak, day)
    return html(page(reader, "puzzles/position.html", found.game, puzzle=model, streak=told, invitation=invitation))
