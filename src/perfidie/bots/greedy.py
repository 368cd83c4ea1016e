"""The greedy bot for a game that has none of its own: a few imagined worlds, each played out at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perfidie.engine import Game, View, play_out


class Playouts:
    """Tries every choice in the same imagined worlds and keeps the one that wins most often."""

    def __init__(self, game: Game[Any, Any], worlds: int = 8) -> None:
        self.game = game
        self.worlds = worlds

    def choose(self, view: View[Any], legal: Sequence[tuple[str, ...]], rng: Random) -> tuple[str, ...]:
        """The choice that won most of the imagined games; every choice meets the same worlds, so luck favours none."""
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        wins = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = self.game.imagine(view, rng)
            for place, words in enumerate(legal):
                trial = world.clone()
                trial.apply(self.game.vocabulary.parse(words), view.seat)
                play_out(trial, rng)
                wins[place] += self.game.rules.shares(self.game.rules.outcome(trial))[view.seat]
        return legal[max(range(len(legal)), key=wins.__getitem__)]
