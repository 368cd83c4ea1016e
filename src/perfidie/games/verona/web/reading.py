"""Plain facts read from a scene of the Council of Verona."""

from __future__ import annotations

from typing import Any

from perfidie.boards import reading
from perfidie.boards.reading import Reader
from perfidie.boards.scene import Scene
from perfidie.games.verona.rules.box import BOX, CARD, Row
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.view import Sight

DEALING, CHOOSING, PLAYING, POWER, BETTING, LAST_LAP, OVER = range(7)
"""The phases of a round: cards are dealt, drafted or exchanged; a card is played, its power used, a token placed; the
last lap. Then the match is over."""
PHASES = {
    "DraftCard": CHOOSING, "Exchange": CHOOSING, "PlayCard": PLAYING, "Banish": POWER, "Recall": POWER,
    "SwapTokens": POWER, "LookAtTokens": POWER, "CopyCapulet": POWER, "CopyMontague": POWER, "PlaceToken": BETTING,
    "PlaceLastToken": LAST_LAP,
}  # fmt: skip
EMBLEMS = {
    "prince_escalus": "imperial-crown", "mercutio": "drama-masks", "capulet": "lion", "montague": "wolf-head",
    "romeo": "love-letter", "juliet": "rose", "rosaline": "mirror-mirror", "apothecary": "standing-potion",
    "count_paris": "spyglass", "lady_capulet": "perfume-bottle", "lady_montague": "handheld-fan",
    "tybalt": "piercing-sword", "benvolio": "peace-dove", "nurse": "candle-holder", "friar_laurence": "monk-face",
    "samson": "mailed-fist", "balthazar": "tied-scroll",
}  # fmt: skip
"""The icon of each character."""

PLACE_EMBLEMS = {"council": "greek-temple", "exile": "gate"}

Spot = tuple[str, int]
"""A betting zone: its character and its number, from 1."""


class Reading(reading.Reading[Sight, Rules]):
    """What every part of the board asks a scene for."""

    __slots__ = ()

    @property
    def laid(self) -> bool:
        """Whether characters are being played: before, and when the match is over, nobody is on the table."""
        return PLAYING <= self.phase < OVER


read = Reader(Reading, Rules, PHASES, OVER)


def families_of(card: str) -> tuple[str, ...]:
    """The families a character counts for."""
    return BOX.card[CARD[card]].families


def is_objective(card: str) -> bool:
    """Whether a character has a wish, and so betting zones."""
    return bool(BOX.card[CARD[card]].zones)


def totals(sight: Sight, seats: int) -> Row:
    """The points of every seat in the rounds that are over."""
    return tuple([sum([past.scores[seat] for past in sight.past]) for seat in range(seats)])


def touched(scene: Scene) -> tuple[frozenset[str], frozenset[Spot]]:
    """The characters moved and the zones touched since the last card was played: what everybody has just seen."""
    moved: set[str] = set()
    zones: set[Spot] = set()
    for glimpse in reversed(scene.recent):
        facts: Any = glimpse.facts
        if glimpse.kind in ("played", "last-lap", "round-started"):
            break
        if glimpse.kind == "moved":
            moved.add(facts["card"])
        elif glimpse.kind in ("placed", "swapped", "looked", "looked-at-one"):
            zones.add((facts["card"], facts["zone"]))
            if "other-card" in facts:
                zones.add((facts["other-card"], facts["other-zone"]))
    return frozenset(moved), frozenset(zones)
