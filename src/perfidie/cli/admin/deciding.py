"""Deciding: tables deleted, people and networks banned or muted, announcements, people exported or erased."""

from __future__ import annotations

from pathlib import Path

import msgspec

from perfidie.bots import USUAL_LEVEL
from perfidie.cli.admin.desk import Desk, write_new
from perfidie.engine import Refusal
from perfidie.store.keeping import BAN, FOR_EVER, Sanction, devices, export, notices, people, tables
from perfidie.store.keeping.forgetting import forget
from perfidie.store.keeping.people import Known
from perfidie.store.keeping.retention import DAY
from perfidie.web.house.codes import read_code
from perfidie.web.house.people.etiquette import tidy
from perfidie.web.page.drawing.words import SiteTexts

LONGEST = 140
"""Letters of an announcement: what fits over the head of a phone's page."""


async def delete(desk: Desk, words: str) -> None:
    """A table is no more."""
    try:
        code = read_code(words)
    except Refusal as refusal:
        raise Refusal("admin-no-table", words=words[:40]) from refusal
    found = await desk.store.look_up(tables.looked_at, code)
    if found is None:
        raise Refusal("admin-no-table", words=code)
    names = [chair.name for chair in found.arrangement.chairs if chair.person]
    desk.sure("admin-sure-delete", words=code, names=names)
    await desk.store.keep(tables.delete_table, code, desk.now)
    desk.tell("admin-deleted", words=code)


# Sanctions


async def sanction(desk: Desk, kind: str, words: str, days: int | None, why: str) -> None:
    """Somebody, or a network, may not act or not talk, for so many days or (None) for ever."""
    subject, person = await desk.subject(words)
    if kind != BAN and person is None:
        raise Refusal("admin-mute-people")
    until = FOR_EVER if days is None else desk.now + days * DAY
    desk.sure("admin-sure-ban" if kind == BAN else "admin-sure-mute", words=_called(subject, person))
    await desk.store.keep(notices.impose, Sanction(kind, subject, until, desk.now, tidy(why)), desk.now)
    if kind == BAN and person is not None:
        for code in await desk.store.seats_of(person.id):
            await desk.store.keep(people.rise, person.id, code, USUAL_LEVEL, desk.now)
    end = {"time": desk.moment(until), "until": until or None}
    told = "admin-shut-out" if person is None else "admin-banned" if kind == BAN else "admin-muted"
    desk.tell(told, words=_called(subject, person), **end)


async def lift(desk: Desk, words: str) -> None:
    """Whatever was decided about somebody holds no longer."""
    subject, person = await desk.subject(words)
    lifted = await desk.store.keep(notices.lift, subject, desk.now)
    if not lifted:
        raise Refusal("admin-nothing-to-lift", words=_called(subject, person))
    desk.tell("admin-lifted", words=_called(subject, person))


def _called(subject: str, person: Known | None) -> str:
    return f"{person.name or '?'} ({person.id})" if person is not None else subject


# Announcements


async def announce(desk: Desk, french: str, english: str, minutes: int) -> None:
    """Every open page shows it, in its language, for so many minutes."""
    words = {"fr": tidy(french), "en": tidy(english or french)}
    if not all(words.values()):
        raise Refusal("admin-nothing-to-announce")
    if max(map(len, words.values())) > LONGEST:
        raise Refusal("admin-too-long", most=LONGEST)
    text = msgspec.json.encode(words).decode()
    await desk.store.keep(notices.announce, text, desk.now, desk.now + 60 * minutes)
    desk.tell("admin-announced", minutes=minutes)


async def hush(desk: Desk) -> None:
    """What was announced is over."""
    await desk.store.keep(notices.announce, "", desk.now, desk.now)
    desk.tell("admin-hushed")


# What is known of a person


async def export_person(desk: Desk, words: str, out: Path | None) -> None:
    """Everything about a person, as JSON."""
    person = await desk.person(words)
    found = await desk.store.look_up(export.exported, person)
    if out is None:
        desk.show_json(found)
        return
    write_new(out, msgspec.json.format(msgspec.json.encode(found), indent=2))
    desk.tell("admin-written", file=str(out))


async def erase(desk: Desk, words: str) -> None:
    """A person is gone from everywhere; their games go on with a bot under a neutral word."""
    person = await desk.person(words)
    desk.sure("admin-sure-erase", words=_called(person.id, person))
    neutral = SiteTexts(person.lang if person.lang in ("fr", "en") else "fr").say("erased-name")
    gone = await forget(desk.store, person.id, neutral, USUAL_LEVEL, desk.now)
    facts = {"tables": gone.kept, "deleted": gone.deleted, "lines": gone.said, "items": ", ".join(gone.left)}
    desk.tell("admin-erased-but" if gone.left else "admin-erased", words=person.id, **facts)


async def end_devices(desk: Desk, words: str) -> None:
    """All devices of a person become a stranger's; whoever keeps themselves signs in again."""
    person = await desk.person(words)
    desk.sure("admin-sure-sign-out", words=_called(person.id, person))
    await desk.store.keep(devices.close_others, person.id, "", desk.now)
    desk.tell("admin-signed-out", words=_called(person.id, person), count=len(person.sessions))
