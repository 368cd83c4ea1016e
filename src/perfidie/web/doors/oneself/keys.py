"""Passkeys at the door: made on my page, asked for where one signs in. Browsers ask by script, and answer by a form."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post

from perfidie.engine import Refusal
from perfidie.store.people import mails, passkeys
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.oneself.entering import come_in, place_of, posted_by_me
from perfidie.web.doors.visitors import Asked, visit_of, visitors_of
from perfidie.web.house.oneself.labels import device_label
from perfidie.web.page.pages import page

JSON = "application/json"
SURE = "1"


@post("/me/passkeys/ask", include_in_schema=False)
async def ask_new(request: Asked) -> Response[str]:
    """What my browser needs to make a passkey."""
    visitors, _, person = await posted_by_me(request)
    asked = await visitors.house.passkeys.ask_new(person, await place_of(request))
    return Response(asked, media_type=JSON, status_code=200)


@post("/me/passkeys", include_in_schema=False)
async def add(request: Asked) -> Response[Any]:
    """The passkey it has made: from now on I keep myself."""
    visitors, fields, person = await posted_by_me(request)
    label = device_label(visit_of(request).headers.get(b"user-agent", b"").decode("latin-1"))
    await visitors.house.passkeys.add(person, await place_of(request), fields.get("answer", ""), label)
    return go(request, "/me?done=added")


@post("/me/passkeys/remove", include_in_schema=False)
async def remove(request: Asked) -> Response[Any]:
    """One passkey less; whoever could not come back without it is asked first."""
    visitors, fields, person = await posted_by_me(request)
    store, number = visitors.house.store, fields.get("passkey", "")
    theirs = await store.look_up(passkeys.passkeys_of, person.id)
    this = next((each for each in theirs if each.id == number), None)
    if this is None:
        raise Refusal("no-such-passkey")
    if len(theirs) == 1 and fields.get("sure") != SURE and not await store.look_up(mails.mail_of, person.id):
        reader = await visitors.reader(request)
        return html(page(reader, "me-last.html", at="/me", passkey=number, label=this.label, what="passkey"))
    await store.keep(passkeys.remove_passkey, person.id, number)
    return go(request, "/me?done=removed")


# Signing in


@get("/sign-in", include_in_schema=False)
async def sign_in(request: Asked) -> Response[str]:
    """By a passkey, or by a link that comes by mail; as a guest nobody needs either."""
    visitors = visitors_of(request)
    reader = await visitors.reader(request)
    named = (await place_of(request)).has_name
    said = request.query_params.get("done", "")
    facts: dict[str, Any] = {
        "mail_here": bool(visitors.house.post),
        "https": named,
        "said": said if said in ("left", "erased") else "",
    }
    return html(page(reader, "sign-in.html", **facts))


@post("/sign-in/ask", include_in_schema=False)
async def ask(request: Asked) -> Response[str]:
    """What a browser needs to find a passkey of this site."""
    visitors = visitors_of(request)
    await visitors.form(request)
    visitors.tolls.may_guess(visit_of(request).address)
    asked = await visitors.house.passkeys.ask(await place_of(request))
    return Response(asked, media_type=JSON, status_code=200)


@post("/sign-in/passkey", include_in_schema=False)
async def enter(request: Asked) -> Response[Any]:
    """What the passkey answered: whoever it belongs to comes in."""
    visitors, visit = visitors_of(request), visit_of(request)
    fields = await visitors.form(request)
    visitors.tolls.may_guess(visit.address)
    try:
        known = await visitors.house.passkeys.whose(await place_of(request), fields.get("answer", ""))
    except Refusal:
        visitors.tolls.guessed(visit.address)
        raise
    joined = await come_in(request, known)
    return go(request, f"/me?done=entered&moved={joined.moved}&left={joined.left}")
