"""A player who does what a network has learned: from the view alone, at a look or with a search among what it likes."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from perfidie.bots.levels import Decision, Level, Player, after, caution_of, instinct_of
from perfidie.bots.network import Network
from perfidie.engine import Game, Refusal, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Instinct, Shares
from perfidie.engine.numbering import numbering

DIGITS = 4
"""Preferences are rounded to so many digits: machines that add in another order make the same choice."""
LIKED = 4
"""Of so many choices, those it likes best, a search finds out which promises most."""
AT_A_LOOK = Level(learned=True)


class Learned(Player):
    """Plays by a network. It keeps nothing between two decisions."""

    def __init__(
        self, game: Game[Any, Any], network: Network, level: Level = AT_A_LOOK, sharp: float | None = None
    ) -> None:
        super().__init__(game, level, Guided(instinct_of(game), network, judges=level.judges))
        self.network = network
        self.sharp = network.header.sharp if sharp is None else sharp
        """How surely it does what it likes best: as its network's file says, unless somebody asks otherwise."""

    def decide(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Decision:
        """One of the legal choices: drawn by how much the network likes each, then looked at beside the next best."""
        digest = self.network.digest
        if len(legal) == 1:
            return Decision(legal[0], network=digest)
        chances = self.chances(view, legal)
        first = rng.choices(list(legal), chances)[0]
        if self.search is None:
            return Decision(first, network=digest)
        found = self.search.think(view, best_liked(legal, chances), rng, first)
        return after(found, first, self.instinct.caution)._replace(network=digest)

    def chances(self, view: View[Any], legal: Sequence[Words]) -> list[float]:
        """How likely it is to make each of the legal choices at a look."""
        liked = likings(self.network, view, legal)
        most = max(liked)
        weights = [exp((each - most) * self.sharp) for each in liked]
        total = sum(weights)
        return [each / total for each in weights]


def likings(network: Network, view: View[Any], legal: Sequence[Words]) -> list[float]:
    """How much a network prefers each of these choices."""
    game = network.game
    setup = game.setup(view.seats, view.options)
    if not network.plays(setup):
        raise Refusal("network-other-table", file=network.header.game)
    liked = network.think(view, setup).liked
    number, parse = numbering(game, setup).for_seats, game.vocabulary.parse
    return [round(float(liked[number[parse(words).code]]), DIGITS) for words in legal]


def best_liked(legal: Sequence[Words], liked: Sequence[float]) -> list[Words]:
    """The few choices that are liked best, the best first."""
    order = sorted(range(len(legal)), key=lambda place: -liked[place])
    return [legal[place] for place in order[:LIKED]]


class Guided(Instinct):
    """A game's own instinct, with a network at its side that says what is worth a thought.

    If asked, it also says what a table promises. All the rest is the game's own.
    """

    def __init__(self, own: Instinct, network: Network, *, judges: bool = False) -> None:
        super().__init__(own.game)
        self._own, self._network, self._judges = own, network, judges
        parts = {name for name in dir(Instinct) if name[0] != "_"} - {"reads", "shortlist", "value"}
        vars(self).update({name: getattr(own, name) for name in parts})  # asked thousands of times a second: no detour
        self.caution = caution_of(own)

    @property
    def reads(self) -> bool:
        """Whether the game says how plausible choices are."""
        return self._own.reads

    def shortlist(self, view: View[Any], legal: Sequence[Words]) -> Sequence[Words]:
        """What the network likes best, the best first; then what the game finds worth a thought."""
        liked = best_liked(legal, likings(self._network, view, legal))
        return [*liked, *(words for words in self._own.shortlist(view, legal) if words not in liked)]

    def value(self, s: Any) -> Shares:
        """What the network expects for each seat, from what it would see; else what the game's own instinct says."""
        if not self._judges:
            return self._own.value(s)
        expected = [self._network.think(self.game.view(s, seat), s.setup).expects for seat in range(s.setup.seats)]
        total = sum(expected)
        return tuple([each / total for each in expected])
