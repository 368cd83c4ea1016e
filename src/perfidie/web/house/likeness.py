"""Likeness: whether two names can be taken for each other, and whether one passes for the house or for a bot.

Letters of other alphabets that look alike are one (`а` of Cyrillic is `a`), so are `I`, `l` and `1`, `O` and `0`, `m`
and `rn`; case, spaces and punctuation do not tell names apart, nor marks that are piled upon letters. Accents do: at
one table there may be a Léa and a Lea.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

from perfidie.bots import LEVELS
from perfidie.engine import Refusal
from perfidie.texts import LANGUAGES, Texts

OF_THE_HOUSE = """
    perfidie admin administrateur administratrice administrator administration moderateur moderatrice moderator
    modérateur modératrice modération moderation
"""
"""Words by which somebody would pass for the house. A program may call itself a bot, which is the truth."""
FURTHER = {"vv": "w"}
"""Pairs that are read as one letter, besides those of Unicode."""
UNSEEN = ("Z", "P", "C")
"""Kinds of signs that do not tell names apart: spaces, punctuation, what cannot be seen."""


def _bare(sign: str) -> str:
    """What the table of likenesses names, without the marks that turn the direction of writing."""
    return sign.replace("\u200e", "").replace("\u200f", "")


def _plainness(sign: str) -> tuple[bool, bool, bool, str]:
    """The plainest of several signs comes first: a small Latin letter, then a capital, then any other."""
    plain = sign.isascii() and sign.isalpha()
    return not plain, not sign.isascii(), not (plain and sign.islower()), sign


@cache
def _alike() -> dict[str, str]:
    """For each sign that looks like others, what stands for all of them."""
    parents: dict[str, str] = {}
    several: dict[str, str] = {}

    def root(sign: str) -> str:
        while parents.get(sign, sign) != sign:
            sign = parents[sign]
        return sign

    for raw, likenesses in confusables_data.items():
        sign = _bare(raw)
        if len(sign) != 1:
            continue
        for each in likenesses:
            other = _bare(each["c"])
            if len(other) == 1:
                first, second = sorted((root(sign), root(other)), key=_plainness)
                parents[second] = first
            elif other and len(likenesses) == 1:
                several[sign] = other
    one = {sign: root(sign) for sign in parents}
    return one | {sign: "".join(one.get(each, each) for each in other) for sign, other in several.items()}


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """What is left of a name when everything is taken off by which the eye would not know it from another one.

    >>> skeleton("Аnа") == skeleton("Ana"), skeleton("Ilse") == skeleton("llse"), skeleton("B 0") == skeleton("BO")
    (True, True, True)
    >>> skeleton("Léa") == skeleton("Lea")
    False
    """
    alike = _alike()
    composed = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name))
    seen = [sign for sign in composed if not _adds_nothing(sign)]
    plain = "".join([alike.get(sign, sign) for sign in seen])
    for pair, letter in FURTHER.items():
        plain = plain.replace(pair, letter)
    return unicodedata.normalize("NFC", "".join([alike.get(sign, sign) for sign in plain])).casefold()


def _adds_nothing(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return kind[0] in UNSEEN or (kind in ("Mn", "Me") and unicodedata.name(sign, "").startswith(("COMBINING", "VARIA")))


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether this name can be taken for one of the others, as it is written or in small letters."""
    return likeness(name, others) is not None


def likeness(name: str, others: Iterable[str]) -> str | None:
    """The first of the others for which this name can be taken."""
    mine = _forms(name)
    return next((other for other in others if any(map(str.__eq__, mine, _forms(other)))), None)


def _forms(name: str) -> tuple[str, str]:
    return skeleton(name), skeleton(name.casefold())


@cache
def _levels() -> frozenset[str]:
    titles = [Texts(lang).say(f"bot-{level}") for lang in LANGUAGES for level in LEVELS]
    return frozenset(_coarse(title) for title in titles)


@cache
def _reserved() -> frozenset[str]:
    return frozenset(_coarse(word) for word in OF_THE_HOUSE.split())


def _coarse(name: str) -> str:
    """The words of the house are not written with `1` for `i` either, in whatever case."""
    return skeleton(name.casefold()).replace("i", "l")


def check_own(name: str) -> None:
    """Refuses a name by which somebody would pass for the house, or for a bot of some level."""
    parts = [name, *"".join([sign if sign.isalnum() else " " for sign in name]).split()]
    if any(_coarse(part) in _reserved() for part in parts) or _coarse(name) in _levels():
        raise Refusal("name-of-the-house", name=name)
