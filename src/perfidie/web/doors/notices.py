"""How I am told what waits for me: my devices, the mail of the day, quiet hours; and the link that ends the mails."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.store.people import subscriptions as devices
from perfidie.store.people.accounts import Preferences, Quiet, account, wish
from perfidie.store.people.quiet import zone_of
from perfidie.store.people.subscriptions import MOST, Subscription
from perfidie.store.people.tidings import TURN, Tiding, address_of
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.oneself.entering import posted_by_me
from perfidie.web.doors.oneself.holidays import holidays_model
from perfidie.web.doors.visitors import Asked, Visitors, language, number, visit_of, visitors_of
from perfidie.web.house.house import House
from perfidie.web.house.oneself.labels import device_label
from perfidie.web.house.people.etiquette import digest
from perfidie.web.house.tidings.push import SENT, browser_keys, endpoint
from perfidie.web.house.tidings.words import TEST, payload, sentence
from perfidie.web.page.pages import page

HERE = "/me/notices"
DEVICES = "#devices"


@cache
def zones() -> tuple[str, ...]:
    """The time zones that are named after places."""
    places = (
        "Africa/",
        "America/",
        "Antarctica/",
        "Asia/",
        "Atlantic/",
        "Australia/",
        "Europe/",
        "Indian/",
        "Pacific/",
    )
    return (*sorted(zone for zone in available_timezones() if zone.startswith(places)), "UTC")


@get("/me/notices", include_in_schema=False)
async def notices_page(request: Asked) -> Response[str]:
    """What waits for me, and how I am told."""
    visitors = visitors_of(request)
    reader, house = await visitors.reader(request), visitors.house
    store, wishes, known, mine, waits, address = house.store, Preferences(), None, [], [], ""
    if reader.person is not None:
        known = await store.look_up(account, reader.person.id)
        wishes = known.preferences if known else wishes
        mine = await store.look_up(devices.subscriptions_of, [reader.person.id])
        waits = await house.tidings.waiting_for(reader.person.id)
        waits += await _turns(house, reader.person, {each.link for each in waits})
        address = await store.look_up(address_of, reader.person.id)
    here, zone = digest(visit_of(request).session), wishes.zone
    assert house.tidings.pusher is not None, "the house is open"
    facts: dict[str, Any] = {
        "devices": [_device(each, here, zone) for each in mine],
        "waits": [(each.link, sentence(each, reader.lang, zone)) for each in waits],
        "wishes": wishes,
        "kept": known is not None,
        "mails": bool(house.mailer),
        "address": address,
        "zones": zones(),
        "key": house.tidings.pusher.public,
        "done": request.query_params.get("done", ""),
        "away": holidays_model(wishes, reader.lang, house.clock.date()),
    }
    return html(page(reader, "notices.html", at=HERE, **facts))


async def _turns(house: House, person: Person, told: set[str]) -> list[Tiding]:
    """Tables that have only just begun to wait: nobody is told of them yet, but who asks for it."""
    desk, turns = await house.desk_of(person)
    found = []
    for listed in desk:
        link, chairs = f"/t/{listed.code}", listed.arrangement.chairs
        if listed.code in turns and link not in told:
            names = [chair.name for chair in chairs if chair.name and chair.person != person.id]
            facts = {"game": listed.arrangement.game, "names": names}
            found.append(Tiding(person.id, TURN, listed.code, link, facts, listed.touched, listed.touched))
    return found


def _device(one: Subscription, here: str, zone: str) -> dict[str, Any]:
    failed = "" if one.failed is None else datetime.fromtimestamp(one.failed, zone_of(zone)).strftime("%d/%m/%Y, %H:%M")
    return {"id": one.id, "label": one.label, "here": one.session == here, "failed": failed}


@post("/me/notices", include_in_schema=False)
async def keep_wishes(request: Asked) -> Response[Any]:
    """When and how I want to be told, from now on."""
    visitors, fields, person = await posted_by_me(request)
    zone, quiet = fields.get("zone", ""), None
    begins, ends = fields.get("begins", ""), fields.get("ends", "")
    if begins and ends:
        quiet = Quiet(number(fields, "begins"), number(fields, "ends"))
    if bool(begins) != bool(ends):
        raise Refusal("half-hours")
    if (zone and zone not in zones()) or (quiet and max(quiet.begins, quiet.ends) > 23):
        raise Refusal("bad-hours")
    push, mail = fields.get("push") == "1", fields.get("digest") == "1"
    wishes = {"zone": zone, "quiet": quiet, "push": push, "digest": mail}
    if not await visitors.house.store.keep(wish, person.id, wishes):
        raise Refusal("not-kept")
    return go(request, f"{HERE}?done=kept")


# Devices


@post("/me/push", include_in_schema=False)
async def subscribe(request: Asked) -> Response[Any]:
    """This browser is told from now on; who is nobody yet becomes a guest."""
    visitors, visit = visitors_of(request), visit_of(request)
    fields, house = await visitors.form(request), visitors.house
    address, p256dh, auth = [fields.get(name, "") for name in ("endpoint", "p256dh", "auth")]
    endpoint(address, near=house.settings.push_near)
    browser_keys(p256dh, auth)
    person = await visitors.welcome(visit, language(request, None))
    now, label = house.clock.date(), device_label(visit.headers.get(b"user-agent", b"").decode("latin-1"))
    made = Subscription(digest(address), person.id, digest(visit.session), address, p256dh, auth, now, label=label)
    if not await house.store.keep(devices.subscribe, made):
        raise Refusal("too-many-devices", most=MOST)
    return go(request, HERE + DEVICES)


@post("/me/push/drop", include_in_schema=False)
async def unsubscribe(request: Asked) -> Response[Any]:
    """This device is told no longer."""
    visitors, fields, person = await posted_by_me(request)
    if not await visitors.house.store.keep(devices.unsubscribe, person.id, fields.get("device", "")[:80]):
        raise Refusal("no-such-device")
    return go(request, HERE + DEVICES)


@post("/me/push/test", include_in_schema=False)
async def try_device(request: Asked) -> Response[Any]:
    """A notice to one of my devices, at once."""
    visitors, fields, person = await posted_by_me(request)
    house, now = visitors.house, visitors.house.clock.date()
    mine = await house.store.look_up(devices.subscriptions_of, [person.id])
    device = next((each for each in mine if each.id == fields.get("device", "")), None)
    if device is None:
        raise Refusal("no-such-device")
    trial = Tiding(person.id, TEST, device.id, HERE, {}, now, now)
    if await house.tidings.send(device, payload(trial, language(request, person)), now, tries=99) != SENT:
        raise Refusal("push-failed")
    return go(request, f"{HERE}?done=tested{DEVICES}")


# The mail of the day


@get("/digest/{word:str}", include_in_schema=False)
async def digest_page(request: Asked, word: FromPath[str]) -> Response[str]:
    """Asks whether the mails shall end: a program that follows every link in a mail ends nothing."""
    visitors = visitors_of(request)
    reader = await visitors.reader(request)
    _whose(request, visitors, word)
    return html(page(reader, "digest.html", word=word, done=False))


@post("/digest/{word:str}", include_in_schema=False)
async def end_digest(request: Asked, word: FromPath[str]) -> Response[str]:
    """No more mails, by the word in the link alone: mail programs press this button for their people."""
    visitors = visitors_of(request)
    visitors.tolls.post(visit_of(request).address, visitors.known_as(visit_of(request).session))
    _whose(request, visitors, word)
    await visitors.house.tidings.letters.stop(word)
    return html(page(await visitors.reader(request), "digest.html", word=word, done=True))


def _whose(request: Asked, visitors: Visitors, word: str) -> None:
    """Refuses a word that was not made here; who tries many has to wait."""
    visitors.tolls.may_guess(visit_of(request).address)
    try:
        visitors.house.tidings.letters.whose(word)
    except Refusal:
        visitors.tolls.guessed(visit_of(request).address)
        raise
