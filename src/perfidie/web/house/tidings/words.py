"""What a notice says: that something waits, of which game and with whom. Nothing of it is hidden from anybody there."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import msgspec

from perfidie import games
from perfidie.store.people.friends import AGREED
from perfidie.store.people.quiet import zone_of
from perfidie.store.people.tidings import Tiding
from perfidie.texts import LANGUAGES, Texts
from perfidie.texts.days import day_of_week, hour

KINDS = (
    *("turn", "hurry", "stood-in", "begun", "over", "again", "friend", "invited"),
    *("evening", "evening-changed", "evening-off", "round"),
)
"""What people may be told."""
TEST = "test"
"""A device is tried."""
MOST_NAMES = 5
PADDED = 640
"""Bytes of every notice before it is encrypted, where its words are not longer: its length says nothing."""


class NoticeTexts(Texts):
    """Sentences of the site, for those who are not looking at a page."""

    room = "perfidie.web"


def texts_of(lang: str) -> NoticeTexts:
    """The texts of this language, or of the first one of the house."""
    return NoticeTexts(lang if lang in LANGUAGES else LANGUAGES[0])


def sentence(tiding: Tiding, lang: str, zone: str = "") -> str:
    """What somebody is told, in one sentence."""
    texts, facts = texts_of(lang), tiding.facts
    known: dict[str, Any] = {"name": str(facts.get("name", "")), "words": "", "number": 0, "when": ""}
    game = facts.get("game", "")
    if game in games.names():
        known["words"] = NoticeTexts(texts.lang, game).title()
    elif "words" in facts:
        known["words"] = str(facts["words"])
    if isinstance(facts.get("number"), int):
        known["number"] = facts["number"]
    if isinstance(facts.get("when"), int | float):
        known["when"] = moment(facts["when"], str(facts.get("zone") or zone), lang)
    names = [str(name) for name in facts.get("names", ())]
    shown = texts.list(names[:MOST_NAMES]) if len(names) <= MOST_NAMES else ", ".join([*names[:MOST_NAMES], "…"])
    known["names"] = shown
    if tiding.kind == "friend" and facts.get("came") == AGREED:
        return texts.say("tiding-friends", known)
    alone = "-alone" if tiding.kind in ("turn", "hurry", "stood-in", "begun", "over") and not shown else ""
    return texts.say(f"tiding-{tiding.kind}{alone}", known)


def moment(at: float, zone: str, lang: str) -> str:
    """A moment as the clock of that zone has it, the zone named by its town; UTC where there is no such zone."""
    there = zone_of(zone)
    when, town = datetime.fromtimestamp(at, there or UTC), zone.rpartition("/")[2].replace("_", " ")
    facts = {"day": day_of_week(when, lang), "time": hour(when, lang), "zone": town if there else "UTC"}
    return texts_of(lang).say("evening-moment", facts)


def payload(tiding: Tiding, lang: str, zone: str = "") -> bytes:
    """A notice as it is encrypted for a browser, all of about one length."""
    said = {
        "title": texts_of(lang).say("tiding-title"),
        "body": sentence(tiding, lang, zone),
        "link": tiding.link,
        "tag": sha256(f"{tiding.kind} {tiding.subject}".encode()).hexdigest()[:16],
        "lang": lang if lang in LANGUAGES else LANGUAGES[0],
    }
    bare = msgspec.json.encode(said)
    return bare + b" " * max(0, PADDED - len(bare))
