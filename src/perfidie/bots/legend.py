"""A legend: plays by a network where one has learned such a table, and elsewhere exactly as a master."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from perfidie.bots.learned import Guided, Learned
from perfidie.bots.levels import LEGEND, Decision, Level, Player, instinct_of
from perfidie.bots.network import Network
from perfidie.bots.shelf import network_for, network_named
from perfidie.engine import Game, Setup, View
from perfidie.engine.action import Words


def guide_at(game: Game[Any, Any], view: View[Any]) -> Guided | None:
    """The game's own instinct with the network of this table at its side, for whoever advises; None without one."""
    network = network_for(game, game.setup(view.seats, view.options))
    return None if network is None else Guided(instinct_of(game), network)


def promise(level: str, game: Game[Any, Any], setup: Setup) -> str:
    """The name of the text on what to expect of a level at such a table: of a legend, whether it has learned there."""
    if level != LEGEND:
        return f"bot-{level}-help"
    return "bot-legend-learned" if network_for(game, setup) else "bot-legend-unlearned"


class Legend(Player):
    """A master who has learned some tables by heart. It says of each choice by which network it was made."""

    def __init__(self, game: Game[Any, Any], level: Level, master: Level) -> None:
        super().__init__(game, master)
        self.own = level
        """How it plays where there is a network."""
        self._known: dict[Network, Learned] = {}

    def decide(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Decision:
        """One of the legal choices: by the network of this table or, where there is none, as a master makes it."""
        network = network_for(self.game, self.game.setup(view.seats, view.options))
        return super().decide(view, legal, rng) if network is None else self._by(network).decide(view, legal, rng)

    def again(self, view: View[Any], network: str) -> Player:
        """Whoever made a choice by this network, or as a master where none was asked; a refusal where it is gone."""
        if not network:
            return self.as_master()
        return self._by(network_named(self.game, self.game.setup(view.seats, view.options), network))

    def as_master(self) -> Player:
        """The master whom it plays as where it has learned nothing."""
        return Player(self.game, self.level)

    def hurried(self, factor: float) -> Player:
        """The same player, who takes so many times its usual time, whether it searches by a network or as a master."""
        if factor == 1:
            return self
        return self._timed(super().hurried(factor), self.own.budget and self.own.budget.scaled(factor))

    def measured(self, iterations: int) -> Player:
        """The same player, who searches exactly so long."""
        return self._timed(super().measured(iterations), self.own.budget and self.own.budget.exactly(iterations))

    def _timed(self, master: Player, budget: Any) -> Player:
        other = copy.copy(self)
        other.search, other.own = master.search, replace(self.own, budget=budget)
        return other

    def _by(self, network: Network) -> Player:
        player = self._known.get(network)
        if player is None:
            player = self._known[network] = Learned(self.game, network, self.own)
        return player.within(self.own.budget) if self.own.budget else player
