"""What a search remembers: one node for each thing a seat may know when it has to choose.

Two imagined worlds that look the same to the seat that is asked share its node, so nobody in the tree, neither the
thinker nor the others, chooses by what they cannot see (information sets, each seat with its own).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any


class Results:
    """What something has brought so far: how often, the mean, and how far apart results lie (Welford's method).

    >>> results = Results()
    >>> for share in (0.0, 1.0, 0.5, 0.5):
    ...     results.learn(share)
    >>> results.visits, results.mean, round(results.deviation, 3)
    (4, 0.5, 0.354)
    """

    __slots__ = ("mean", "squares", "visits")

    def __init__(self, visits: int = 0, mean: float = 0.0, squares: float = 0.0) -> None:
        self.visits, self.mean, self.squares = visits, mean, squares

    def learn(self, value: float) -> None:
        """Adds one more result."""
        self.visits += 1
        before = value - self.mean
        self.mean += before / self.visits
        self.squares += before * (value - self.mean)

    @property
    def deviation(self) -> float:
        """How far apart results lie: the scale on which a search decides what is worth exploring."""
        return sqrt(self.squares / self.visits)

    @property
    def error(self) -> float:
        """The standard error of the mean; large while there is little to go by."""
        if self.visits < 2:
            return 1.0
        return sqrt(self.squares / (self.visits - 1) / self.visits)


class Branch(Results):
    """One choice at a node, with what it brought to the seat that took it."""

    __slots__ = ("action", "available")

    def __init__(self, action: Any) -> None:
        super().__init__()
        self.action = action
        self.available = 0
        """On how many visits to the node it was open."""


def spread() -> Results:
    """All results of one seat, starting from a guess: the scale on which differences count."""
    return Results(1, 0.5, 0.05)


class Node:
    """What a seat that knows just this has tried so far."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[Any, Branch] = {}

    def select(self, legal: Sequence[Any], explore: float, width: float) -> Branch | None:
        """The choice to follow now; None where another one should be tried first.

        The upper confidence bound counts how often a choice was open, since that depends on the world.
        """
        branches = self.branches
        known = [branches[action] for action in legal if action in branches]
        self.visits += 1
        if len(known) < len(legal) and len(known) < width * sqrt(self.visits):
            return None
        best, most = None, -1e9
        for branch in known:
            branch.available += 1
            tried = branch.visits or 1  # begun on this very visit: the same question came twice before the end
            score = branch.mean + explore * sqrt(log(branch.available + 1) / tried)
            if score > most:
                best, most = branch, score
        return best

    def try_new(self, legal: Sequence[Any], instinctive: Any, rng: Random) -> Branch:
        """A choice not tried here before: the instinctive one, else any."""
        branches = self.branches
        if instinctive in branches:
            new = [action for action in legal if action not in branches]
            instinctive = new[int(rng.random() * len(new))]
        branch = branches[instinctive] = Branch(instinctive)
        branch.available = 1
        return branch
