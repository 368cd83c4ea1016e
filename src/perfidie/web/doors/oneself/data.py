"""All that is kept of me: given to me by one click, erased by two."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Response, get, post

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.store.keeping import export, people
from perfidie.store.keeping.forgetting import forget
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.oneself.entering import posted_by_me
from perfidie.web.doors.visitors import Asked, Visitors, visit_of, visitors_of
from perfidie.web.house.people.etiquette import digest
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page


async def _me(request: Asked) -> tuple[Visitors, Person]:
    visitors = visitors_of(request)
    person = await visitors.person(visit_of(request).session)
    if person is None:
        raise Refusal("nobody-yet")
    return visitors, person


@get("/me/everything.json", include_in_schema=False)
async def everything(request: Asked) -> Response[bytes]:
    """Everything about me, as a file."""
    visitors, person = await _me(request)
    visitors.tolls.costly(visit_of(request).address)
    known = await visitors.house.store.look_up(people.known, person.id)
    if known is None:
        raise Refusal("nobody-yet")
    told = msgspec.json.format(
        msgspec.json.encode(await visitors.house.store.look_up(export.exported, known)), indent=2
    )
    named = {"content-disposition": 'attachment; filename="perfidie.json"'}
    return Response(told, media_type="application/json", headers=named)


@get("/me/erase", include_in_schema=False)
async def erase_page(request: Asked) -> Response[str]:
    """Asks whether I am sure, and says what will be left."""
    visitors, _ = await _me(request)
    return html(page(await visitors.reader(request), "me-erase.html", at="/me"))


@post("/me/erase", include_in_schema=False)
async def erase(request: Asked) -> Response[Any]:
    """I am gone from everywhere; a bot finishes my games under a neutral word."""
    visitors, fields, person = await posted_by_me(request)
    if fields.get("sure") != "1":
        raise Refusal("bad-form")
    house, visit = visitors.house, visit_of(request)
    reader = await visitors.reader(request)
    neutral = SiteTexts(reader.lang).say("erased-name")
    await forget(house.store, person.id, neutral, USUAL_LEVEL, house.clock.date(), digest(visit.session))
    visitors.ended(person.id, "")
    visit.renew(secrets.token_urlsafe(32))
    await house.keeper.look()
    return go(request, "/sign-in?done=erased")
