"""Mail at the door: a link to sign in by, and one that proves an address. Their keys stand after the `#`."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post

from perfidie.engine import Refusal
from perfidie.store.people import mails, passkeys
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.oneself.entering import come_in, posted_by_me
from perfidie.web.doors.visitors import Asked, Visitors, visit_of, visitors_of
from perfidie.web.house.oneself.post import Writes
from perfidie.web.house.people.etiquette import digest
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page
from perfidie.web.settings import origin_of

SURE = "1"


def _letter(visitors: Visitors, lang: str, kind: str, door: str) -> Writes:
    """A letter of this kind in this language, around a link that holds its key."""
    texts, origin = SiteTexts(lang), origin_of(visitors.house.settings)

    def write(key: str) -> tuple[str, str]:
        link = f"{origin}{door}#{key}" if key else f"{origin}{door}"
        facts = {"link": link, "words": key, "name": origin.partition("://")[2]}
        return texts.say(f"letter-{kind}-subject"), texts.say(f"letter-{kind}", facts) + "\n"

    return write


@post("/sign-in/mail", include_in_schema=False)
async def ask_in(request: Asked) -> Response[Any]:
    """A link by mail; whether anybody is known by the address is not told."""
    visitors, visit = visitors_of(request), visit_of(request)
    fields = await visitors.form(request)
    write = _letter(visitors, (await visitors.reader(request)).lang, "enter", "/sign-in/link")
    visitors.house.post.ask_in(fields.get("mail", ""), visit.address, digest(visit.session), write)
    return go(request, "/sign-in/link?done=sent")


@get("/sign-in/link", include_in_schema=False)
async def link_page(request: Asked) -> Response[str]:
    """Asks for the key. The link that led here has it where only the browser can read it."""
    reader = await visitors_of(request).reader(request)
    sent = request.query_params.get("done") == "sent"
    return html(page(reader, "sign-in-link.html", sent=sent, action="/sign-in/link", kind="enter"))


@post("/sign-in/link", include_in_schema=False)
async def enter(request: Asked) -> Response[Any]:
    """The key of a link: whoever was sent it comes in, in the browser that asked for it."""
    visitors, visit = visitors_of(request), visit_of(request)
    fields = await visitors.form(request)
    known = await _tried(visitors, request, visitors.house.post.enter(digest(visit.session), fields.get("key", "")))
    joined = await come_in(request, known)
    return go(request, f"/me?done=entered&moved={joined.moved}&left={joined.left}")


async def _tried(visitors: Visitors, request: Asked, trial: Any) -> str:
    """What a key opens; one that opens nothing counts as a guess."""
    address = visit_of(request).address
    try:
        visitors.tolls.may_guess(address)
    except Refusal:
        trial.close()
        raise
    try:
        return str(await trial)
    except Refusal:
        visitors.tolls.guessed(address)
        raise


# My address


@post("/me/mail", include_in_schema=False)
async def ask_proof(request: Asked) -> Response[Any]:
    """A link to an address of mine: it counts once it was followed."""
    visitors, fields, person = await posted_by_me(request)
    visit, lang = visit_of(request), (await visitors.reader(request)).lang
    writes = _letter(visitors, lang, "confirm", "/me/mail/confirm"), _letter(visitors, lang, "known", "/sign-in")
    asked = person.id, fields.get("mail", ""), visit.address, digest(visit.session)
    await visitors.house.post.ask_proof(*asked, *writes)
    return go(request, "/me/mail/confirm?done=sent")


@get("/me/mail/confirm", include_in_schema=False)
async def proof_page(request: Asked) -> Response[str]:
    """The same for the link that proves an address."""
    reader = await visitors_of(request).reader(request)
    sent = request.query_params.get("done") == "sent"
    return html(page(reader, "sign-in-link.html", sent=sent, action="/me/mail/confirm", kind="confirm"))


@post("/me/mail/confirm", include_in_schema=False)
async def prove(request: Asked) -> Response[Any]:
    """The address has answered: mail reaches me there from now on."""
    visitors, fields, person = await posted_by_me(request)
    trial = visitors.house.post.prove(person.id, digest(visit_of(request).session), fields.get("key", ""))
    await _tried(visitors, request, trial)
    return go(request, "/me?done=mailed")


@post("/me/mail/remove", include_in_schema=False)
async def remove(request: Asked) -> Response[Any]:
    """No mail reaches me any more; whoever could not come back without it is asked first."""
    visitors, fields, person = await posted_by_me(request)
    store = visitors.house.store
    if fields.get("sure") != SURE and not await store.look_up(passkeys.counted, person.id):
        reader = await visitors.reader(request)
        label = await store.look_up(mails.mail_of, person.id)
        return html(page(reader, "me-last.html", at="/me", passkey="", label=label, what="mail"))
    await store.keep(mails.drop_mail, person.id)
    return go(request, "/me?done=unmailed")
