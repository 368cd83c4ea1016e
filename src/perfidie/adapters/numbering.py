"""One set-up in the terms of the research libraries: its outcome as utilities, its options as one table sees them.

How actions are numbered is the engine's (`perfidie.engine.numbering`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perfidie.engine import Game, Outcome, Refusal, Setup, State
from perfidie.engine.numbering import Numbering, numbering
from perfidie.games import find

__all__ = ["Numbering", "bounds", "numbering", "table_for", "utilities"]


def utilities(game: Game[Any, Any], state: State, zero_sum: bool) -> list[float]:
    """What each seat gets at the end: its share of the win, or that share less the mean (which sums to 0)."""
    return _utilities(game, game.rules.outcome(state), zero_sum)


def bounds(game: Game[Any, Any], seats: int, zero_sum: bool) -> tuple[float, float]:
    """The least and the most a seat can get: when all the others win, and when it wins alone.

    Where winners win together, each wholly, the mean may be anything from 0 to nearly 1.
    """
    alone = Outcome((1,) + (0,) * (seats - 1), (0,))
    left_out = Outcome((0,) + (1,) * (seats - 1), tuple(range(1, seats)))
    return _utilities(game, left_out, zero_sum)[0], _utilities(game, alone, zero_sum)[0]


def agreed(setup: Setup, zero_sum: bool) -> bool:
    """Whether shares are counted from their mean. Whoever sits alone would always get nothing: that is refused."""
    if zero_sum and setup.seats == 1:
        raise Refusal("zero-sum-alone")
    return zero_sum


def _utilities(game: Game[Any, Any], outcome: Outcome, zero_sum: bool) -> list[float]:
    shares = game.rules.shares(outcome)
    mean = sum(shares) / len(shares) if zero_sum else 0.0
    return [share - mean for share in shares]


def table_for(
    game: str | Game[Any, Any], seats: int | None, options: Mapping[str, object] | None, preset: str
) -> tuple[Game[Any, Any], Setup]:
    """The game and its checked set-up; without a number of seats, the smallest."""
    found = find(game) if isinstance(game, str) else game
    return found, found.setup(found.seats[0] if seats is None else seats, options, preset)
