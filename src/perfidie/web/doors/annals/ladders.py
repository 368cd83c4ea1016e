"""Ladders of each game and season, and the profile of somebody who is listed there."""

from __future__ import annotations

import re
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie import games
from perfidie.engine import Refusal
from perfidie.store.people import accounts, ladders
from perfidie.texts.days import season_name
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.oneself.entering import posted_by_me
from perfidie.web.doors.visitors import Asked, visit_of, visitors_of
from perfidie.web.house.people.stakes import fair_tables
from perfidie.web.page.annals import models
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page

SEASON = re.compile(r"\d{4}-[1-4]")


@get("/ladders", include_in_schema=False)
async def all_ladders(request: Asked) -> Response[str]:
    """The ladders of the house, and my own ratings."""
    visitors = visitors_of(request)
    reader, store = await visitors.reader(request), visitors.house.store
    season, texts = ladders.season_of(visitors.house.clock.date()), SiteTexts(reader.lang)
    players = await store.look_up(ladders.players, season)
    mine = await store.look_up(ladders.ratings_of, reader.id, season) if reader.id else []
    found = [
        (game, models.title(game, reader.lang), players.get(game, 0)) for game in games.names() if fair_tables(game)
    ]
    own = [models.place(0, each, reader.id, texts) for each in mine]
    kept = await store.look_up(accounts.account, reader.id) if reader.id else None
    return html(
        page(
            reader,
            "games/ladders.html",
            at="/ladders",
            season=season_name(season, reader.lang),
            ladders=found,
            mine=own,
            kept=kept is not None,
            listed=kept is not None and kept.preferences.listed,
        )
    )


@post("/ladders/listed", include_in_schema=False)
async def be_listed(request: Asked) -> Response[Any]:
    """Whether others find me on the ladders, and a page about me."""
    visitors, fields, person = await posted_by_me(request)
    if fields.get("listed") not in ("0", "1"):
        raise Refusal("bad-form")
    if not await visitors.house.store.keep(accounts.wish, person.id, {"listed": fields["listed"] == "1"}):
        raise Refusal("bad-form")
    return go(request, "/ladders#mine")


@get("/ladders/{game:str}", include_in_schema=False)
async def ladder(request: Asked, game: FromPath[str]) -> Response[str]:
    """The ladder of one game, of this season or of one that is past."""
    visitors = visitors_of(request)
    games.find(game)
    visitors.tolls.costly(visit_of(request).address)
    reader, store = await visitors.reader(request), visitors.house.store
    now = ladders.season_of(visitors.house.clock.date())
    season = request.query_params.get("season", now)
    if not SEASON.fullmatch(season):
        raise Refusal("bad-form")
    found = await store.look_up(ladders.ladder, game, season)
    seasons = await store.look_up(ladders.seasons, game)
    texts = SiteTexts(reader.lang)
    return html(
        page(
            reader,
            "games/ladder.html",
            at="/ladders",
            which=game,
            title=models.title(game, reader.lang),
            season=season_name(season, reader.lang),
            seasons=[(each, season_name(each, reader.lang)) for each in seasons if each != season],
            places=[models.place(number, each, reader.id, texts) for number, each in enumerate(found, 1)],
        )
    )


@get("/p/{handle:str}", include_in_schema=False)
async def profile(request: Asked, handle: FromPath[str]) -> Response[str]:
    """Somebody who is listed: their name, what they play, and how strong they are believed to be."""
    visitors = visitors_of(request)
    visitors.tolls.may_guess(visit_of(request).address)
    found = await visitors.house.store.look_up(ladders.profile, handle[:40])
    if found is None:
        visitors.tolls.guessed(visit_of(request).address)
        raise Refusal("no-such-person")
    reader = await visitors.reader(request)
    texts = SiteTexts(reader.lang)
    played = [(models.title(game, reader.lang), many) for game, many in sorted(found.played.items())]
    places = [models.place(0, each, reader.id, texts) for each in found.standings]
    return html(page(reader, "games/profile.html", at="", name=found.name, played=played, places=places))
