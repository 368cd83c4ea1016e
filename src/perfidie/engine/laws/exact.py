"""Exact chances: every world a seat could be in, counted out on a small game, and the chi-square test."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any

from perfidie.engine.codec import encode
from perfidie.engine.laws.trial import Trial, aloud, glimpses
from perfidie.engine.state import State
from perfidie.engine.step import CHANCE

MOST_WORLDS = 8_000
"""Beyond this many worlds, counting is given up."""
FEWEST = 5.0
"""Cells that expect fewer than this are merged."""


class TooMany(Exception):
    """There are more worlds than we can count out."""


def possible_worlds(trial: Trial, at: int, seat: int | None) -> dict[State, float]:
    """Every world that agrees with all this seat has seen and was told so far, with its chance.

    Chance acts by its weights; the other seats, for all we know, choose freely.
    """
    view = trial.game.view
    layer: dict[State, float] = {trial.states[0].clone(): 1.0}
    visited = 0
    for number in range(at):
        entry = trial.entries[number]
        if entry.said:
            continue
        seen = encode(view(trial.states[number + 1], seat))
        heard = encode(glimpses(trial.told(number), seat))
        after: dict[State, float] = {}
        for world, weight in layer.items():
            for action, share in _choices(world, entry.seat, seat, trial.action(number)):
                visited += 1
                if visited > MOST_WORLDS:
                    raise TooMany
                next_world = aloud(world)
                next_world.apply(action, entry.seat)
                if encode(glimpses(next_world.events, seat)) == heard and encode(view(next_world, seat)) == seen:
                    after[next_world] = after.get(next_world, 0.0) + weight * share
        layer = after
    total = math.fsum(layer.values()) or 1.0
    return {world: weight / total for world, weight in layer.items()}


def _choices(world: State, actor: int, seat: int | None, action: Any) -> list[tuple[Any, float]]:
    """What the actor could have done in this world; for this seat, what it did."""
    if actor == CHANCE:
        if world.actor != CHANCE:
            raise TooMany  # hidden steps: the worlds are not in step with each other
        outcomes = world.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]
    if actor not in world.waiting:
        raise TooMany
    legal = world.legal_for(actor)
    if actor == seat:
        return [(action, 1.0)] if action in legal else []
    return [(choice, 1.0 / len(legal)) for choice in legal]


def surprise(counted: Counter[Any], expected: Mapping[Any, float], draws: int) -> float:
    """How likely draws from the expected chances look at least as unlike them as these (chi-square).

    >>> surprise(Counter(a=50, b=50), {"a": 0.5, "b": 0.5}, 100)
    1.0
    >>> surprise(Counter(a=90, b=10), {"a": 0.5, "b": 0.5}, 100) < 1e-12
    True
    """
    cells, rest = [], [0.0, 0.0]
    for key, chance in expected.items():
        if chance * draws >= FEWEST:
            cells.append([float(counted[key]), chance * draws])
        else:
            rest = [rest[0] + counted[key], rest[1] + chance * draws]
    if rest[1] >= FEWEST or not cells:
        cells.append(rest)
    else:
        cells[-1] = [cells[-1][0] + rest[0], cells[-1][1] + rest[1]]
    if len(cells) < 2:
        return 1.0
    distance = math.fsum((seen - due) ** 2 / due for seen, due in cells)
    return chi_square_tail(distance, len(cells) - 1)


def chi_square_tail(distance: float, freedom: int) -> float:
    """The chance that a chi-square variable exceeds a distance: the upper regularised gamma function.

    >>> round(chi_square_tail(3.841458820694124, 1), 6), round(chi_square_tail(18.307038053275146, 10), 6)
    (0.05, 0.05)
    """
    a, x = freedom / 2, distance / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:  # the series of the lower function
        term = total = 1 / a
        number = a
        while term > total * 1e-16:
            number += 1
            term *= x / number
            total += term
        return max(0.0, 1 - total * scale)
    b, c = x + 1 - a, 1e300  # the continued fraction of the upper function (Lentz)
    d = fraction = 1 / b
    for number in range(1, 1000):
        factor = -number * (number - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return fraction * scale
