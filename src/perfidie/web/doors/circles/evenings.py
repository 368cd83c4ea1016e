"""The pages of evenings: planning one, who comes, tables for all, and the file for a calendar."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie.engine import Refusal
from perfidie.store.people.evenings import CALLED_OFF
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.circles.circles import AT, entered, sent
from perfidie.web.doors.visitors import Asked, language, number, visit_of
from perfidie.web.house.circles.evenings import MOST_GAMES, planned
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
    facts: dict[str, Any] = {"choices": game_choices(reader.lang), "zones": zones(), "most": MOST_GAMES}
    facts |= {"shown": SHOWN, "at_first": f"{tomorrow:%Y-%m-%dT20:30}"}
    return html(page(reader, "circles/plan.html", at=AT, there=there, **facts))


@post("/c/{circle:str}/evenings", include_in_schema=False)
async def plan(request: Asked, circle: FromPath[str]) -> Response[Any]:
    """Plans it."""
    visitors, person, there, fields = await sent(request)
    visitors.tolls.table(visit_of(request).address, person.id)
    words = [fields.get(f"game{slot}", "") for slot in range(1, MOST_GAMES + 1)]
    wanted = [planned(*word.partition(" ")[::2]) for word in words if word]
    when, zone, said = fields.get("at", ""), fields.get("zone", ""), fields.get("words", "")
    id = await visitors.house.evenings.plan(there, person, when, zone, said, wanted, MINUTES)
    return go(request, f"/c/{there.id}/evenings/{id}")


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
    """My answer, the next game, or that it does not take place."""
    visitors, person, there, fields = await sent(request)
    house, what, address = visitors.house.evenings, fields.get("what", ""), visit_of(request).address
    if what == "answer":
        await house.answer(there, person, evening, fields.get("word", ""))
    elif what in ("next", "anyway"):
        visitors.tolls.table(address, person.id)
        wanted, lang, mark = number(fields, "number"), language(request, person), origin_mark(address)
        await house.next_game(there, person, evening, wanted, lang, mark, anyway=what == "anyway")
    elif what == "off":
        await house.call_off(there, person, evening, number(fields, "stamp"))
    else:
        raise Refusal("bad-form")
    return go(request, f"/c/{there.id}/evenings/{evening}")
