"""The actions of one set-up as numbers without holes, for whoever learns.

Adapters, batches, data and networks all count the same way, so what was learned behind one plays behind the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from perfidie.engine.action import Action
from perfidie.engine.game import Game
from perfidie.engine.setup import Setup
from perfidie.engine.state import State
from perfidie.engine.step import OVER


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
