"""My page: who I am here, by what I come back, and on which devices."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Response, get, post
from msgspec.structs import replace

from perfidie.engine import Refusal
from perfidie.puzzles.daily import date_of, day_of
from perfidie.store.keeping import devices as closing
from perfidie.store.keeping import people
from perfidie.store.people import accounts, devices, mails, passkeys, streaks
from perfidie.texts import LANGUAGES
from perfidie.texts.days import day, day_in_year
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.oneself.entering import place_of, posted_by_me
from perfidie.web.doors.visitors import Asked, language, visit_of, visitors_of
from perfidie.web.headers import A_YEAR
from perfidie.web.house.oneself.labels import PROGRAM
from perfidie.web.house.people.etiquette import digest, person_name
from perfidie.web.page.pages import page
from perfidie.web.page.puzzles.puzzles import streak_model

SAID = ("named", "added", "removed", "mailed", "unmailed", "ended", "entered")
"""What may have been done just now: the page says so."""


@get("/me", include_in_schema=False)
async def me(request: Asked) -> Response[str]:
    """Who I am here. A stranger may give a name, or sign in; a guest may keep themselves, and needs not."""
    visitors, visit = visitors_of(request), visit_of(request)
    reader, store = await visitors.reader(request), visitors.house.store
    asked = request.query_params
    said = asked.get("done", "")
    facts: dict[str, Any] = {
        "at": "/me",
        "said": said if said in SAID else "",
        "moved": _small(asked.get("moved", "")),
        "left": _small(asked.get("left", "")),
        "mail_here": bool(visitors.house.post),
        "https": (await place_of(request)).has_name,
        "person": reader.person,
    }
    if reader.person is not None:
        mine = reader.person.id
        account = await store.look_up(accounts.account, mine)
        streak = await store.look_up(streaks.streak_of, mine)
        facts |= {
            "since": day(account.since, reader.lang) if account else "",
            "streak": streak_model(streak, day_of(visitors.house.clock.date())) if streak else None,
            "streak_day": day_in_year(date_of(streak.day), reader.lang) if streak else "",
            "mail": await store.look_up(mails.mail_of, mine),
            "passkeys": [
                {"id": each.id, "label": each.label, "made": day(each.created, reader.lang)}
                | {"used": day(each.used, reader.lang)}
                for each in await store.look_up(passkeys.passkeys_of, mine)
            ],
            "devices": [
                {"id": each.id, "label": each.label, "program": each.label == PROGRAM}
                | {"first": day(each.created, reader.lang), "last": day(each.seen, reader.lang)}
                | {"this": each.session == digest(visit.session)}
                for each in await store.look_up(devices.devices_of, mine)
            ],
        }
    return html(page(reader, "me.html", **facts))


def _small(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else 0


@post("/me/name", include_in_schema=False)
async def rename(request: Asked) -> Response[Any]:
    """My name and my language from now on; somebody new is known from now on."""
    visitors, visit = visitors_of(request), visit_of(request)
    fields = await visitors.form(request)
    to = fields.get("lang", "") or language(request, None)
    if to not in LANGUAGES:
        raise Refusal("unknown-language", lang=to[:40], choices=", ".join(LANGUAGES))
    person_name(fields.get("name", ""))  # one that cannot be borne makes nobody
    person = await visitors.welcome(visit, to)
    person = await visitors.house.seating.named(person, fields.get("name", ""))
    if person.lang != to:
        person = replace(person, lang=to)
        await visitors.house.store.change_person(person)
        visitors.renamed(person)
    answer = go(request, "/me?done=named")
    secure = "; Secure" if visitors.house.settings.https else ""
    answer.headers["set-cookie"] = f"lang={to}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"
    return answer


@post("/me/devices", include_in_schema=False)
async def end_devices(request: Asked) -> Response[Any]:
    """One of my devices is nobody's from now on (`device`), or all but this one."""
    visitors, fields, person = await posted_by_me(request)
    visit = visit_of(request)
    house, mine = visitors.house, digest(visit.session)
    if device := fields.get("device", ""):
        if device == mine[: len(device)]:
            raise Refusal("bad-form")
        if not await house.store.keep(closing.close, person.id, device, house.clock.date()):
            raise Refusal("no-such-device")
        visitors.ended(person.id, mine)
        await house.keeper.look()
    else:
        await visitors.end_others(visit, person)
    return go(request, "/me?done=ended")


@post("/me/leave", include_in_schema=False)
async def leave(request: Asked) -> Response[Any]:
    """This device is a stranger's again. Not for somebody who could not come back."""
    visitors, _, person = await posted_by_me(request)
    visit, store, now = visit_of(request), visitors.house.store, visitors.house.clock.date()
    kept = await store.look_up(people.keeps, person.id)
    if not kept.passkeys and not kept.mail:
        raise Refusal("no-way-back")
    mine = digest(visit.session)
    await store.keep(closing.close, person.id, mine[: devices.SHORT], now)
    visitors.ended(person.id, "")
    visit.renew(secrets.token_urlsafe(32))
    return go(request, "/sign-in?done=left")
