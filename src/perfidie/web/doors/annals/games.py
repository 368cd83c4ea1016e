"""My games: their history, what I made of each game, and how I fared against others."""

from __future__ import annotations

from math import isfinite

from litestar import Response, get
from litestar.params import FromPath

from perfidie import games
from perfidie.engine import Refusal
from perfidie.store.people import accounts, history, ladders
from perfidie.store.people.history import PAGE, Wanted
from perfidie.web.doors.answers import html
from perfidie.web.doors.visitors import Asked, visit_of, visitors_of
from perfidie.web.page.annals import charts, models
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page

LONGEST = 40


def wanted_of(request: Asked) -> Wanted:
    """What the address asks for; what makes no sense is refused."""
    asked = {name: request.query_params.get(name, "") for name in ("game", "result", "company", "opponent", "before")}
    known = asked["result"] in ("", "won", "lost") and asked["company"] in ("", "people", "bots")
    short = all(len(value) <= LONGEST and value.isprintable() for value in asked.values())
    if not known or not short or (asked["game"] and asked["game"] not in games.names()):
        raise Refusal("bad-form")
    before = asked.pop("before")
    return Wanted(**asked, before=_moment(before) if before else None)


def _moment(text: str) -> tuple[float, str]:
    date, _, code = text.partition("~")
    try:
        found = float(date)
    except ValueError as error:
        raise Refusal("bad-form") from error
    if not isfinite(found) or not code:
        raise Refusal("bad-form")
    return found, code


@get("/me/games", include_in_schema=False)
async def my_games(request: Asked) -> Response[str]:
    """The games I have played to the end, the last one first."""
    visitors, wanted = visitors_of(request), wanted_of(request)
    visitors.tolls.costly(visit_of(request).address)
    reader, store = await visitors.reader(request), visitors.house.store
    me = reader.id
    found = await store.look_up(history.past, me, wanted) if me else []
    kept = me is not None and await store.look_up(accounts.account, me) is not None
    counts = await store.look_up(history.played, me) if me else {}
    met = await store.look_up(history.opponents, me) if me else []
    last = found[PAGE - 1] if len(found) > PAGE else None
    return html(
        page(
            reader,
            "games/history.html",
            at="/me/games",
            rows=[models.row(each, reader.lang) for each in found[:PAGE]],
            wanted=wanted,
            choices=[(game, models.title(game, reader.lang)) for game in games.names()],
            counts=[(game, models.title(game, reader.lang), *count) for game, count in sorted(counts.items())],
            duels=[models.duel(each) for each in met],
            more=f"{last.ended!r}~{last.code}" if last else "",
            kept=kept,
        )
    )


@get("/me/games/{game:str}", include_in_schema=False)
async def my_game(request: Asked, game: FromPath[str]) -> Response[str]:
    """What I have made of one game."""
    visitors = visitors_of(request)
    games.find(game)
    visitors.tolls.costly(visit_of(request).address)
    reader, store = await visitors.reader(request), visitors.house.store
    me, texts = reader.id, SiteTexts(reader.lang)
    found = await store.look_up(history.statistics, me, game) if me else history.Statistics()
    met = await store.look_up(history.opponents, me, game) if me else []
    all_ = await store.look_up(history.customs_of, game)
    standings = await store.look_up(ladders.ratings_of, me) if me else []
    return html(
        page(
            reader,
            "games/statistics.html",
            at="/me/games",
            which=game,
            title=models.title(game, reader.lang),
            whole=models.bar("", found.whole) if found.whole.games else None,
            won=found.whole.won,
            verdict=models.verdict(found.whole),
            luck_free=models.luck_free(found.reviewed),
            bars=models.bars(found, game, texts),
            form=charts.form(found.form),
            course=charts.course(found.ratings),
            standing=next((models.place(0, each, me, texts) for each in standings if each.game == game), None),
            habits=models.habits(game, found.habits, all_, reader.lang),
            duels=[models.duel(each) for each in met],
        )
    )


@get("/me/games/with/{handle:str}", include_in_schema=False)
async def with_somebody(request: Asked, handle: FromPath[str]) -> Response[str]:
    """How I fared against somebody: only the games that we both sat at."""
    visitors = visitors_of(request)
    visitors.tolls.costly(visit_of(request).address)
    reader, store = await visitors.reader(request), visitors.house.store
    me = reader.id
    found = await store.look_up(history.between, me, handle[:LONGEST]) if me else {}
    if me is None or not found:
        raise Refusal("no-such-person")
    past = await store.look_up(history.past, me, Wanted(opponent=handle))
    duels = [(game, models.title(game, reader.lang), models.duel(each)) for game, each in sorted(found.items())]
    return html(
        page(
            reader,
            "games/between.html",
            at="/me/games",
            name=next(iter(found.values())).name,
            handle=handle,
            duels=duels,
            rows=[models.row(each, reader.lang) for each in past[:PAGE]],
            more=len(past) > PAGE,
        )
    )
