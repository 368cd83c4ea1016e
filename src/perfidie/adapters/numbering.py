"""One set-up in numbers: its actions without holes, its outcome as utilities, its options as one table sees them.

Both adapters count the same way, so a policy learned behind one plays behind the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from perfidie.engine import OVER, Action, Game, Outcome, Refusal, Setup, State
from perfidie.games import find


class Numbering:
    """The actions of a set-up, numbered from 0 in the order of the vocabulary.

    What seats can do comes first, then what only chance does, so that a policy has no idle outputs. Lists are by
    code; a code that cannot occur has None there, which stops C++ (past the end of an array it would keep writing).
    """

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        only_chance = frozenset(game.lab.chances(setup))
        codes = sorted(game.lab.actions(setup), key=lambda code: (code in only_chance, code))
        self.actions: list[Action] = [game.vocabulary.actions[code] for code in codes]
        """By number."""
        self.for_chance: list[Any] = [None] * len(game.vocabulary)
        for number, code in enumerate(codes):
            self.for_chance[code] = number
        self.for_seats: list[Any] = [
            None if code in only_chance else number for code, number in enumerate(self.for_chance)
        ]
        self.seats_take = len(codes) - len(only_chance)
        """How many of the actions a seat can take."""
        self.choices = self.actions[: self.seats_take]
        self._uniform: dict[int, list[Any]] = {}
        self._of = game, setup

    def __reduce__(self) -> tuple[Any, ...]:
        """A numbering travels as what it numbers."""
        return numbering, self._of

    # What follows is asked for in every state of a game, so it is compiled where the engine is.

    def legal(self, table: State) -> list[int]:
        """What the seat that is asked may do, in ascending order."""
        number = self.for_seats
        numbers: list[int] = [number[action.code] for action in table.agenda[-1].legal(table)]
        numbers.sort()
        return numbers

    def outcomes(self, table: State) -> list[tuple[int, float]]:
        """What chance may do, each with its probability, in the game's own order."""
        step: Any = table.agenda[-1]
        actions: list[Action] = step.legal(table)
        weights: list[int] | None = step.weights(table)
        if weights is None:
            pairs = self.uniform(len(actions))
            return [pairs[action.code] for action in actions]
        total, number = sum(weights), self.for_chance
        weighted = zip(actions, weights, strict=True)
        return [(number[action.code], weight / total) for action, weight in weighted if weight]

    def uniform(self, outcomes: int) -> list[Any]:
        """By code, where so many outcomes are equally likely: the number of an outcome and its probability."""
        pairs = self._uniform.get(outcomes)
        if pairs is None:
            pairs = [None if number is None else (number, 1.0 / outcomes) for number in self.for_chance]
            self._uniform[outcomes] = pairs
        return pairs

    def take(self, table: State, number: int) -> int:
        """Carries out an action that is legal; who acts next."""
        table.apply_legal(self.actions[number])
        agenda = table.agenda
        return agenda[-1].seat if agenda else OVER


@lru_cache(maxsize=256)
def numbering(game: Game[Any, Any], setup: Setup) -> Numbering:
    """The numbering of this set-up, made once."""
    return Numbering(game, setup)


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
