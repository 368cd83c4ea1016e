"""The greedy bot for a game that has none of its own: imagined worlds, each played out at random.

All choices are tried in the same few worlds; the better half of them in as many worlds again, and so on. So it looks
long at what may be best and not at all at nonsense, and any game has a decent player for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perfidie.engine import Game, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import by_verb

LONGEST = 400
"""A playout that has not ended after so many decisions tells nothing about the choice it began with."""
SPENT = 10_000
"""About so many decisions are played out for one choice, so that a long game with many choices takes no longer."""


class Playouts:
    """Tries every choice in the same imagined worlds and keeps those that win most often."""

    def __init__(self, game: Game[Any, Any], worlds: int = 8) -> None:
        self.game = game
        self.worlds = worlds

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        """The best choice by a few playouts."""
        return legal[0] if len(legal) == 1 else self.ranked(view, legal, rng)[0]

    def ranked(self, view: View[Any], legal: Sequence[Words], rng: Random) -> list[Words]:
        """All choices, the most promising first: each round halves those that are looked at, and looks longer."""
        assert view.seat is not None
        won, tried, left = dict.fromkeys(legal, 0.0), dict.fromkeys(legal, 0), list(legal)
        share = SPENT / len(legal).bit_length()
        while True:
            spent, worlds = 0, 0
            while not worlds or (spent < share and worlds < 2 * self.worlds):
                world, worlds = self.game.imagine(view, rng), worlds + 1
                for words in left:
                    shares, decisions = self._tried(world.clone(), words, view.seat, rng)
                    won[words] += shares
                    tried[words] += 1
                    spent += decisions
            left.sort(key=lambda words: -won[words] / tried[words])
            if len(left) <= 2:
                return sorted(legal, key=lambda words: (-tried[words], -won[words] / tried[words]))
            left = left[: (len(left) + 1) // 2]

    def _tried(self, world: Any, words: Words, seat: int, rng: Random) -> tuple[float, int]:
        """What this seat gets in the end if it does this and everybody plays on at random; how long that took."""
        world.apply(self.game.vocabulary.parse(words), seat)
        decisions = 0
        while world.agenda and decisions < LONGEST:
            step = world.agenda[-1]
            if step.seat < 0:
                world.apply_legal(step.sample(world, rng))
            else:
                world.apply_legal(by_verb(step.legal(world), rng))
                decisions += 1
        if world.agenda:
            return 1 / world.setup.seats, decisions
        return self.game.rules.shares(self.game.rules.outcome(world))[seat], decisions
