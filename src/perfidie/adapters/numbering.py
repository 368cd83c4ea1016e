"""One set-up in numbers: its actions without holes, its outcome as utilities, its options as one table sees them.

Both adapters count the same way, so a policy learned behind one plays behind the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from perfidie.engine import Action, Game, Setup, State
from perfidie.games import find


class Numbering:
    """The actions of a set-up, numbered from 0 in the order of the vocabulary.

    What seats can do comes first, then what only chance does, so that a policy has no idle outputs.
    """

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        only_chance = frozenset(game.chances(setup))
        codes = sorted(game.actions(setup), key=lambda code: (code in only_chance, code))
        self.actions: list[Action] = [game.vocabulary.actions[code] for code in codes]
        self.for_chance = Numbers((code, number) for number, code in enumerate(codes))
        """By code, the number of an action."""
        self.for_seats = Numbers(pair for pair in self.for_chance.items() if pair[0] not in only_chance)
        """The same, of what a seat can do."""
        self.uniform = Uniform(self.for_chance)


class Numbers(dict[int, int]):
    """Numbers by code. A code without one must stop here: C++ would write beyond its arrays."""

    def __missing__(self, code: int) -> int:
        raise LookupError(f"the action of code {code} is legal, but not among those the game declares for this set-up")


class Uniform(dict[int, dict[int, tuple[int, float]]]):
    """By how many outcomes are equally likely, then by code: the number of an outcome and its probability."""

    def __init__(self, numbers: dict[int, int]) -> None:
        self.numbers = numbers

    def __missing__(self, outcomes: int) -> dict[int, tuple[int, float]]:
        pairs = self[outcomes] = {code: (number, 1.0 / outcomes) for code, number in self.numbers.items()}
        return pairs


@lru_cache(maxsize=256)
def numbering(game: Game[Any, Any], setup: Setup) -> Numbering:
    """The numbering of this set-up, made once."""
    return Numbering(game, setup)


def utilities(game: Game[Any, Any], state: State, zero_sum: bool) -> list[float]:
    """What each seat gets at the end: its share of the win, or that share less the mean (which sums to 0)."""
    shares = game.outcome(state).shares
    mean = sum(shares) / len(shares) if zero_sum else 0.0
    return [share - mean for share in shares]


def table_for(
    game: str | Game[Any, Any], seats: int | None, options: Mapping[str, object] | None, preset: str
) -> tuple[Game[Any, Any], Setup]:
    """The game and its checked set-up; without a number of seats, the smallest."""
    found = find(game) if isinstance(game, str) else game
    return found, found.setup(found.seats[0] if seats is None else seats, options, preset)
