"""Beliefs: what a seat should think of what it cannot see, with chances.

Worlds are imagined from the view alone, by the chances of the deal, and each counts for as much as it makes the choices
of the others plausible. A belief is the share of the worlds in which something is so.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from perfidie import games
from perfidie.bots.levels import instinct_of
from perfidie.engine import Game, View
from perfidie.engine.doubts import NO_DOUBTS, Doubt, Doubts
from perfidie.review.worth import plausible

WORLDS = 300
"""How many worlds are imagined where nobody says otherwise: a chance is then off by three points at most, mostly."""
SURE = 0.995
"""What is so in nearly all worlds is no doubt any more."""


class Belief(msgspec.Struct, frozen=True, array_like=True):
    """What a seat should believe of one thing."""

    doubt: Doubt
    chances: tuple[tuple[str, float], ...]
    """Every answer that occurs, with its chance: the likeliest first."""

    def chance(self, answer: str) -> float:
        """The chance of this answer."""
        return dict(self.chances).get(answer, 0.0)


def doubts_of(game: Game[Any, Any]) -> Doubts:
    """What is hidden at this game."""
    found: Doubts | None = games.companion(game.id, "doubts")
    return found or NO_DOUBTS


def beliefs(
    game: Game[Any, Any], view: View[Any], rng: Random, worlds: int = WORLDS, *, weighted: bool = True
) -> tuple[Belief, ...]:
    """What the seat of this view should believe; of what it can be sure of nothing is said.

    `weighted`: the choices of the others are read as well; without, only the chances of the deal count. Whoever has no
    seat reads nothing: there are no others.
    """
    weighted = weighted and view.seat is not None
    doubts, instinct = doubts_of(game), instinct_of(game)
    sums: dict[Doubt, dict[str, float]] = {}
    total = 0.0
    for _ in range(worlds):
        world = game.imagine(view, rng)
        weight = plausible(instinct, view, world) if weighted else 1.0
        total += weight
        for doubt, answer in doubts.answers(view, world).items():
            found = sums.setdefault(doubt, {})
            found[answer] = found.get(answer, 0.0) + weight
    believed = [Belief(doubt, _chances(found, total)) for doubt, found in sums.items()] if total > 0 else []
    return tuple([each for each in believed if each.chances[0][1] < SURE])


def _chances(found: dict[str, float], total: float) -> tuple[tuple[str, float], ...]:
    ordered = sorted(found.items(), key=lambda each: (-each[1], each[0]))
    return tuple([(answer, weight / total) for answer, weight in ordered])


def truth(game: Game[Any, Any], view: View[Any], state: Any) -> dict[Doubt, str]:
    """What was so."""
    return doubts_of(game).answers(view, state)
