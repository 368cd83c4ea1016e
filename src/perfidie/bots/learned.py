"""A player who does what a network has learned: from the view alone, without searching."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perfidie.bots.network import Network
from perfidie.engine import Game, Refusal, View
from perfidie.engine.action import Words
from perfidie.engine.numbering import numbering

SHARP = 8.0
"""How surely it does what it likes best: its preferences times this number. At 1 it mixes as it did when it learned."""


class Learned:
    """One choice in one look. It keeps nothing between two decisions."""

    def __init__(self, game: Game[Any, Any], network: Network, sharp: float = SHARP) -> None:
        self.game, self.network, self.sharp = game, network, sharp

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        """One of the legal choices, drawn by how much the network likes each."""
        chances = self.chances(view, legal)
        return legal[0] if len(legal) == 1 else rng.choices(list(legal), chances)[0]

    def chances(self, view: View[Any], legal: Sequence[Words]) -> list[float]:
        """How likely it is to make each of the legal choices."""
        setup = self.game.setup(view.seats, view.options)
        if not self.network.plays(setup):
            raise Refusal("network-other-table", file=self.network.header.game)
        liked = self.network.think(view, setup).liked
        number, vocabulary = numbering(self.game, setup).for_seats, self.game.vocabulary
        ours = self.network.np.array([liked[number[vocabulary.parse(words).code]] for words in legal]) * self.sharp
        weights = self.network.np.exp(ours - ours.max())
        return [float(each) for each in weights / weights.sum()]
