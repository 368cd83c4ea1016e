"""Outcomes: how a game ended, and why, in words."""

from __future__ import annotations

import msgspec

from perfidie.engine.event import Facts


class Reason(msgspec.Struct, frozen=True):
    """One sentence of the explanation: a text id and its blanks."""

    code: str
    facts: Facts = {}


class Outcome(msgspec.Struct, frozen=True):
    """A score and a share of the win per seat; winners may be several, or none."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reasons: tuple[Reason, ...] = ()

    @property
    def shares(self) -> tuple[float, ...]:
        """1 for a sole winner, 1/k for each of k, 0 for the others.

        >>> Outcome(scores=(12, 7, 12), winners=(0, 2)).shares
        (0.5, 0.0, 0.5)
        """
        each = 1.0 / len(self.winners) if self.winners else 0.0
        return tuple(each if seat in self.winners else 0.0 for seat in range(len(self.scores)))
