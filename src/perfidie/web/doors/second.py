"""The door of the second deal: from a moment of a replay to a table of one's own."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.web.doors.answers import go
from perfidie.web.doors.visitors import Asked, language, number, visit_of, visitors_of
from perfidie.web.house.people.etiquette import origin_mark
from perfidie.web.house.second import Wish
from perfidie.web.page.second import AGAIN, SAME


@post("/t/{code:str}/from", include_in_schema=False)
async def take_up(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Somebody who may see the replay sits down in one of the seats and plays on against bots."""
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    table = await visitors.table(request, code)
    cards = fields.get("cards", SAME)
    if cards not in (SAME, AGAIN):
        raise Refusal("second-no-such-cards")
    wish = Wish(number(fields, "at"), number(fields, "seat"), cards == AGAIN, fields.get("level") or USUAL_LEVEL)
    seconds, visit = visitors.house.seconds, visit_of(request)
    seconds.check(table, wish)  # refused before anybody is made a guest
    person = await visitors.welcome(visit, language(request, None))
    visitors.tolls.table(visit.address, person.id)
    visitors.tolls.costly(visit.address)
    laid = await seconds.take_up(
        table, person, wish, language(request, person), name=fields.get("name", ""), origin=origin_mark(visit.address)
    )
    return go(request, f"/t/{laid.code}#table")
