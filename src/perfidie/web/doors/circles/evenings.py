"""The pages of evenings: planning one, who comes, tables for all, and the file for a calendar."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie.engine import Refusal
from perfidie.store.people.evenings import CALLED_OFF
from perfidie.store.people.evenings import Planned as Game
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.circles.circles import AT, entered, sent
from perfidie.web.doors.visitors import Asked, language, number, visit_of
from perfidie.web.house.circles.evenings import MOST_GAMES, Wanted, local_time, planned
from perfidie.web.house.people.etiquette import origin_mark
from perfidie.web.page.calendar import Planned, calendar
from perfidie.web.page.circles import evening_model, game_choices, zones
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page

MINUTES = 180
SHOWN = 3
"""So many games an evening has mostly: the form has room for more where it is unfolded."""


@get("/c/{circle:str}/evenings", include_in_schema=False)
async def plan_page(request: Asked, circle: FromPath[str]) -> Response[str]:
    """The form that plans an evening."""
    visitors, _, there = await entered(request)
    reader = await visitors.reader(request)
    tomorrow = datetime.fromtimestamp(visitors.house.clock.date(), UTC) + timedelta(days=1)
    facts = _choices(reader.lang, ()) | {"before": None, "first": 1, "at_first": f"{tomorrow:%Y-%m-%dT20:30}"}
    return html(page(reader, "circles/plan.html", at=AT, there=there, **facts))


def _choices(lang: str, games: Sequence[Game]) -> dict[str, Any]:
    """What the form offers, and which games are chosen in its slots."""
    chosen = [f"{each.game} {each.preset}" for each in games] + [""] * (MOST_GAMES - len(games))
    shown = max(SHOWN, len(games))
    return {"choices": game_choices(lang), "zones": zones(), "most": MOST_GAMES, "chosen": chosen, "shown": shown}


@post("/c/{circle:str}/evenings", include_in_schema=False)
async def plan(request: Asked, circle: FromPath[str]) -> Response[Any]:
    """Plans it."""
    visitors, person, there, fields = await sent(request)
    visitors.tolls.table(visit_of(request).address, person.id)
    id = await visitors.house.evenings.plan(there, person, _wanted(fields), MINUTES)
    return go(request, f"/c/{there.id}/evenings/{id}")


def _wanted(fields: dict[str, str]) -> Wanted:
    words = [fields.get(f"game{slot}", "") for slot in range(1, MOST_GAMES + 1)]
    wanted = tuple(planned(*word.partition(" ")[::2]) for word in words if word)
    return Wanted(fields.get("at", ""), fields.get("zone", ""), fields.get("words", ""), wanted)


@get("/c/{circle:str}/evenings/{evening:str}/change", include_in_schema=False)
async def change_page(request: Asked, circle: FromPath[str], evening: FromPath[str]) -> Response[str]:
    """The form that changes an evening: the same, filled in, without the games that were opened."""
    visitors, person, there = await entered(request)
    reader = await visitors.reader(request)
    found = await visitors.house.evenings.to_change(there, person, evening)
    at_first, first = local_time(found.at, found.plan.zone), found.plan.opened + 1
    facts = _choices(reader.lang, found.plan.games) | {"before": found, "first": first, "at_first": at_first}
    return html(page(reader, "circles/plan.html", at=AT, there=there, **facts))


@get("/c/{circle:str}/evenings/{evening:str}", include_in_schema=False)
async def evening_page(request: Asked, circle: FromPath[str], evening: FromPath[str]) -> Response[Any]:
    """One evening: who comes, my table, the score. As `.ics`, a file for a calendar."""
    visitors, person, there = await entered(request)
    reader, house = await visitors.reader(request), visitors.house
    found = await house.evenings.find(there, evening.removesuffix(".ics"))
    if evening.endswith(".ics"):
        title = SiteTexts(reader.lang).t("evening-of", name=there.name)
        link = f"{reader.origin}/c/{there.id}/evenings/{found.id}"
        hours, off = found.plan.minutes / 60, found.phase == CALLED_OFF
        planned = Planned(found.id, found.at, title, link, found.words, hours, found.stamp, off)
        body = calendar([planned], house.clock.date())
        headers = {"content-disposition": 'attachment; filename="perfidie.ics"', "cache-control": "no-store"}
        return Response(body, media_type="text/calendar", headers=headers)
    tables, phases = await house.circles.results.of(there.id, evening=found.id)
    model = evening_model(there, found, person, tables, phases, reader.lang)
    return html(page(reader, "circles/evening.html", at=AT, there=there, evening=model))


@post("/c/{circle:str}/evenings/{evening:str}", include_in_schema=False)
async def act(request: Asked, circle: FromPath[str], evening: FromPath[str]) -> Response[Any]:
    """My answer, the next game, a change, or that it does not take place."""
    visitors, person, there, fields = await sent(request)
    house, what, address = visitors.house.evenings, fields.get("what", ""), visit_of(request).address
    if what == "answer":
        await house.answer(there, person, evening, fields.get("word", ""))
    elif what in ("next", "anyway"):
        visitors.tolls.table(address, person.id)
        wanted, lang, mark = number(fields, "number"), language(request, person), origin_mark(address)
        await house.next_game(there, person, evening, wanted, lang, mark, anyway=what == "anyway")
    elif what == "change":
        visitors.tolls.table(address, person.id)
        await house.change(there, person, evening, number(fields, "stamp"), _wanted(fields))
    elif what == "off":
        await house.call_off(there, person, evening, number(fields, "stamp"))
    else:
        raise Refusal("bad-form")
    return go(request, f"/c/{there.id}/evenings/{evening}")
