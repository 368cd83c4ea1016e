"""Threats in words: what comes near a defeat, the most urgent first; and the Treacheries that weigh on this round.

Nothing is said where nothing threatens. Milady reads the same, and also when the quest comes near its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from perfidie.boards.pieces import Part, kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import EFFECTS, LAST_STAGE, TRACKS
from perfidie.games.mousquetaires.sight.view import Sight
from perfidie.games.mousquetaires.web.places import siege_dice
from perfidie.games.mousquetaires.web.reading import ROUND_END, SIEGE, Reading, stage_of
from perfidie.games.mousquetaires.web.tracks import STRANGLING

SURE, POSSIBLE, NEAR, FAR = range(4)
"""The next move of a marker loses; the dice of this round may lose; defeat is near; it has begun to come."""
NEAR_TIME, NEAR_QUEEN, NEAR_ROCHELLE = 3, 2, 3


class Threat(NamedTuple):
    """How urgent it is (and how far away), which picture and which words it has, and its figures."""

    urgency: int
    left: int
    emblem: str
    message: str
    first: int = 0
    second: int = 0
    third: int = 0


def threats(r: Reading) -> Part:
    """The list of what threatens, as a part."""
    found = sorted(looming(r.sight))
    if r.milady and r.sight.quest.number > LAST_STAGE:
        left = len(stage_of(r.sight.quest.number).items) - len(r.sight.quest.done)
        found.append(Threat(NEAR, left, "gem-pendant", "table-threat-quest", left))
    return ("threats", listed(r.draw, tuple(found), tuple(in_force(r.sight))))


@kept
def listed(draw: Draw, found: tuple[Threat, ...], weighing: tuple[str, ...]) -> Html:
    """Threats and Treacheries, drawn."""
    return draw("mousquetaires/tracks.html#threats", threats=found, weighing=weighing, sure=SURE)


def looming(s: Sight) -> Iterator[Threat]:
    """Every way to lose that has come near."""
    left = TRACKS.time_cardinal - s.time
    if left <= NEAR_TIME:
        yield Threat(SURE if left == 1 else NEAR, left, "sands-of-time", "table-threat-time", left)
    yield from against_the_queen(s)
    yield from at_the_siege(s)
    if s.paris.card == STRANGLING:
        goal, dice = EFFECTS["strangle_goal"], EFFECTS["strangle_dice"]
        urgency = POSSIBLE if goal - s.constance <= dice else FAR
        yield Threat(urgency, goal - s.constance, "fist", "table-threat-constance", s.constance, goal, dice)


def against_the_queen(s: Sight) -> Iterator[Threat]:
    """Her own squares, and those of the Louvre's mission."""
    left, following = TRACKS.queen_cardinal - s.queen, s.louvre_mark + 1
    pushed = following in TRACKS.louvre_queen
    if left == 1 and pushed:
        yield Threat(SURE, left, "queen-crown", "table-threat-queen-louvre")
    elif left - pushed <= 1 and s.paris.card == "message":
        yield Threat(POSSIBLE, left, "queen-crown", "table-threat-queen-message")
    elif left <= NEAR_QUEEN:
        yield Threat(NEAR, left, "queen-crown", "table-threat-queen", left)
    if pushed:
        squares = TRACKS.louvre_fail - s.louvre_mark
        yield Threat(FAR, squares, "castle", "table-threat-louvre", squares)


def at_the_siege(s: Sight) -> Iterator[Threat]:
    """Whether the dice of this round can carry the marker to the Cardinal."""
    gap = s.rochelle - TRACKS.rochelle_cardinal
    if gap <= NEAR_ROCHELLE:
        _, red = siege_dice(s)
        urgency = POSSIBLE if gap <= red and s.phase <= SIEGE else NEAR
        yield Threat(urgency, gap, "cannon", "table-threat-rochelle", gap, red)


def in_force(s: Sight) -> Iterator[str]:
    """Treacheries that last for the round, until its phase II, or III, is over."""
    if s.phase >= ROUND_END:
        return
    if s.siege_dice:
        yield "reinforcements"
    if s.phase < SIEGE:
        for name, weighs in (("conscripts", s.conscripts), ("dead_end", s.dead_end), ("urgency", s.urgency)):
            if weighs:
                yield name
