"""Paces in words: what people may choose, what a table has agreed on, and how much time is left."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from perfidie.bots import LEVELS, USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.store.times import BY_LOT, DAY, HOUR, Pace
from perfidie.web.house.pace import checked
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.models import Choice

MINUTE = 60
EACH, BANK = "each", "bank"
USUAL = "usual"
"""What a form offers first for when time is up: a game that lasts days goes on without whoever has left it."""
QUICK = (30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE)
SLOW = (HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY)
BANKS = (
    *((5 * MINUTE, 5), (10 * MINUTE, 15), (20 * MINUTE, 30), (HOUR, MINUTE)),
    *((DAY, 2 * HOUR), (3 * DAY, 12 * HOUR), (7 * DAY, DAY)),
)
UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))


class Paces(NamedTuple):
    """What a form offers: the paces by group, and what may happen when time is up."""

    groups: tuple[tuple[str, tuple[Choice, ...]], ...]
    then: tuple[Choice, ...]


def paces(texts: SiteTexts, chosen: Pace) -> Paces:
    """The usual paces; one that was chosen otherwise is among them."""
    each, banks = [Pace(seconds) for seconds in (*QUICK, *SLOW)], [Pace(has, True, added) for has, added in BANKS]
    mine = Pace(chosen.seconds, chosen.bank, chosen.added)
    if mine and mine not in (*each, *banks):
        (banks if mine.bank else each).append(mine)
    groups = (
        ("", (Choice("", texts.say("pace-none"), chosen=not mine),)),
        (texts.say("pace-group-quick"), _choices(texts, [pace for pace in each if not pace.slow], mine)),
        (texts.say("pace-group-slow"), _choices(texts, [pace for pace in each if pace.slow], mine)),
        (texts.say("pace-group-bank"), _choices(texts, banks, mine)),
    )
    then = {USUAL: texts.say("pace-then-usual"), BY_LOT: texts.say("pace-then-lot")}
    then |= {level: texts.say("pace-then-bot", {"name": texts.say(f"bot-{level}")}) for level in LEVELS}
    usual = chosen.then if mine else USUAL
    return Paces(groups, tuple(Choice(each, words, chosen=each == usual) for each, words in then.items()))


def _choices(texts: SiteTexts, found: list[Pace], chosen: Pace) -> tuple[Choice, ...]:
    return tuple(Choice(written(pace), in_words(texts, pace), chosen=pace == chosen) for pace in found)


def written(pace: Pace) -> str:
    """A pace as a form sends it.

    >>> written(Pace(30)), written(Pace(600, True, 15)), written(Pace())
    ('each-30', 'bank-600-15', '')
    """
    if not pace:
        return ""
    return f"{BANK}-{pace.seconds}-{pace.added}" if pace.bank else f"{EACH}-{pace.seconds}"


def read(text: str, then: str) -> Pace:
    """The pace that a form sends; refused where it is none."""
    kind, *numbers = text.split("-")
    if not text:
        return Pace()
    whole = all(each.isdecimal() and each.isascii() and len(each) <= 9 for each in numbers)
    if not whole or (kind, len(numbers)) not in ((EACH, 1), (BANK, 2)):
        raise Refusal("bad-form")
    seconds, added = (*map(int, numbers), 0)[:2]
    pace = Pace(seconds, kind == BANK, added, then or BY_LOT)
    if then == USUAL:
        pace = replace(pace, then=USUAL_LEVEL if pace.slow else BY_LOT)
    return checked(pace)


def in_words(texts: SiteTexts, pace: Pace) -> str:
    """How much time a table gives, in one line; empty where none is measured."""
    if not pace:
        return ""
    has = span(texts, pace.seconds)
    if not pace.bank:
        return texts.say("pace-each", {"time": has})
    if not pace.added:
        return texts.say("pace-bank-alone", {"time": has})
    return texts.say("pace-bank", {"time": has, "more": span(texts, pace.added)})


def then_in_words(texts: SiteTexts, pace: Pace) -> str:
    """What happens at this table when time is up."""
    if pace.then == BY_LOT:
        return texts.say("pace-lot")
    return texts.say("pace-bot", {"name": texts.say(f"bot-{pace.then}")})


@lru_cache(maxsize=2048)
def span(texts: SiteTexts, seconds: float) -> str:
    """A span of time in words, in its two largest units: what is begun counts whole."""
    left, found = max(0, round(seconds)), list[str]()
    smallest = next((size for whole, size in ((DAY, HOUR), (HOUR, MINUTE)) if left > whole - size), 1)
    left = -(-left // smallest) * smallest
    for unit, size in UNITS:
        count, left = divmod(left, size)
        if count or (unit == "seconds" and not found):
            found.append(texts.say(f"span-{unit}", {"count": count}))
        elif found:
            break
    return "\N{NO-BREAK SPACE}".join(found[:2])
