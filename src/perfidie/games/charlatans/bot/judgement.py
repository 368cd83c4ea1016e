"""What a table of the duel promises each seat, at the end of a potion or of a round.

A seat's chance is a logistic function of what it has more than its rival: patients, room, chips, gold. What each of
these counts for was found by playing some ten thousand games by habit and asking who won.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from perfidie.games.charlatans.rules.box import BLACK, COLOUR_OF, LAST_WHITE, PLACE_OF, VALUE, Row, books
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight.worth import NOW


class Weights(NamedTuple):
    """What one more of each adds to the log odds of winning."""

    cured: float
    goal: float
    """One patient short of the goal."""
    stand: float
    """A space nearer to the park."""
    kept: float
    """A card kept."""
    step: float
    """A step of the patient."""
    gold: float
    """A nugget before the purchases."""
    white: float
    """A point of white less."""
    value: float
    """A point of coloured chips."""
    lead: float
    """A point more if it is lead, which pays gold."""
    effect: float
    """What a page does, in steps (`worth.NOW`)."""


LEVEL = Weights(0.609, 0.40, 0.106, 0.100, 0.027, 0.056, 0.244, 0.091, 0.047, 0.063)
"""With three or four potions yet to be brewed."""
SLOPE = Weights(-0.107, 0.015, 0.005, 0.000, -0.018, 0.012, 0.002, 0.016, 0.015, 0.010)
"""More for each potion more."""
MIDDLE = 3.5


@cache
def weights_with(potions: int) -> Weights:
    """The weights with so many potions yet to be brewed; nothing is bad that is good later."""
    return Weights(*[max(0.0, level + slope * (potions - MIDDLE)) for level, slope in zip(LEVEL, SLOPE, strict=True)])


@lru_cache(maxsize=1024)
def by_chip(pages: Row, potions: int) -> tuple[float, ...]:
    """By chip: what it adds in a bag."""
    page, weights = books(pages).page, weights_with(potions)
    found = []
    for chip, (colour, value) in enumerate(zip(COLOUR_OF, VALUE, strict=True)):
        if chip <= LAST_WHITE:
            found.append(-weights.white * value)
            continue
        effect = NOW[page[colour].effect][PLACE_OF[chip]] if colour in page else 0.0
        found.append(value * (weights.value + weights.lead * (colour == BLACK)) + weights.effect * effect)
    return tuple(found)


def potions_left(s: Table) -> int:
    """The potions yet to be brewed: before this round's it counts, after it does not."""
    return s.setup.rounds - s.round + (not s.finished)


def side(s: Table, seat: int, potions: int) -> float:
    """What one seat has."""
    weights, chips, cured = weights_with(potions), by_chip(s.pages, potions), s.cured[seat]
    found = weights.cured * cured - weights.stand * s.stands[seat] + weights.kept * len(s.kept[seat])
    if s.finished:
        found += weights.gold * s.gold[seat]
    if cured == s.setup.goal - 1:
        found += weights.goal
    found += sum([chips[chip] for chip in s.bags[seat] + s.flask(seat) + s.bought[seat] + s.aside[seat]])
    return found + sum([chips[chip] for _, chip in s.whites[seat]])


def chance(s: Table) -> float:
    """The chance that blue wins."""
    potions = potions_left(s)
    ahead = side(s, 0, potions) - side(s, 1, potions) + weights_with(potions).step * s.patient
    return 1 / (1 + exp(-ahead))
