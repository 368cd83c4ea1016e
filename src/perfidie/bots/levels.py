"""The levels a bot can play at, from a forgetful beginner to the strongest, for every game.

Lower levels are weaker by memory, depth and trembling, never by nonsense: when a hand trembles it does what instinct
says in a world that its player thinks possible.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec

from perfidie import games
from perfidie.bots.budget import Budget
from perfidie.bots.greedy import Playouts
from perfidie.bots.search import Estimate, Search
from perfidie.engine import Game, Refusal, View
from perfidie.engine.action import Words
from perfidie.engine.data import load_toml
from perfidie.engine.instinct import Instinct, Mind


class Level(msgspec.Struct, frozen=True):
    """How somebody of this level thinks."""

    tremble: float = 0.0
    """How often he follows his instinct instead of thinking."""
    forgets: bool = False
    """Whether he keeps no notes; his instinct is then a beginner's."""
    budget: Budget | None = None
    """How long he searches; None: he decides by the game's rules of thumb alone."""
    weighted: bool = True
    """Whether he reads the others' intentions from what they did."""
    learned: bool = False
    """Whether he plays by a network that has learned the game, at tables for which there is one; with a budget he
    searches among what it likes best, without one he does what it likes at a look. At other tables he is a master."""
    judges: bool = False
    """Whether the network says what a table promises where his search stops, and not the game's own instinct."""


MASTER, LEGEND = "master", "legend"
LEVELS = ("novice", "regular", "strong", MASTER, LEGEND)
USUAL = {
    "novice": Level(tremble=0.6, forgets=True),
    "regular": Level(tremble=0.15),
    "strong": Level(tremble=0.05, budget=Budget(seconds=0.1), weighted=False),
    MASTER: Level(budget=Budget(seconds=1.0)),
    LEGEND: Level(learned=True),
}
SECOND_LOOK = 4
"""How many of the choices that a few playouts liked best are searched, in a game without rules of thumb."""
UNTAUGHT = 3.0
"""By how many standard errors a search without a game's own instinct must be surer than its rules of thumb."""
TRUSTED = 0.3
"""A choice counts as looked at that has this share of the visits of the one looked at most."""


def level_of(name: str, game: Game[Any, Any]) -> Level:
    """How somebody of this level plays this game."""
    if name not in USUAL:
        raise Refusal("unknown-bot", bot=str(name)[:40], choices=", ".join(LEVELS))
    return own_levels(game.id).get(name) or USUAL[name]


@cache
def own_levels(game: str) -> dict[str, Level]:
    """The levels that differ from the usual ones in this game, so that each beats the one below it clearly."""
    if games.companion(game, "bot") is None:
        return {}
    package = f"perfidie.games.{game}.bot"
    return (
        load_toml(package, "levels.toml", dict[str, Level]) if files(package).joinpath("levels.toml").is_file() else {}
    )


def mind_of(game: Game[Any, Any]) -> Mind:
    """How this game is played well, as far as it says."""
    mind: Mind | None = games.companion(game.id, "bot")
    return mind or Mind()


def instinct_of(game: Game[Any, Any]) -> Instinct:
    """The game's own instinct, if it has one."""
    return mind_of(game).instinct(game)


def rules_of_thumb(game: Game[Any, Any]) -> Any:
    """The game's own greedy player where it has one, else a general one."""
    own = mind_of(game).greedy
    return own(game) if own else Playouts(game)


class Decision(NamedTuple):
    """What a player chose, and after how much thought: with as many iterations from the same seed it is the same."""

    words: Words
    iterations: int = 0
    """How often the search tried something; 0 where nothing was searched."""
    network: str = ""
    """The digest of the network that was asked; nothing where none was."""


class Player:
    """A bot of some level. It keeps nothing between two decisions."""

    def __init__(self, game: Game[Any, Any], level: Level, instinct: Instinct | None = None) -> None:
        self.game, self.level = game, level
        self.instinct = instinct or instinct_of(game)
        self.greedy = rules_of_thumb(game)
        self.search = Search(game, level.budget, self.instinct, weighted=level.weighted) if level.budget else None

    def hurried(self, factor: float) -> Player:
        """The same player, who takes so many times its usual time."""
        if self.search is None or factor == 1:
            return self
        return self.within(self.search.budget.scaled(factor))

    def measured(self, iterations: int) -> Player:
        """The same player, who searches exactly so long: a choice that was made in seconds can be made again."""
        if self.search is None:
            return self
        return self.within(self.search.budget.exactly(iterations))

    def within(self, budget: Budget) -> Player:
        """The same player, who searches for so long."""
        other = copy.copy(self)
        other.search = Search(self.game, budget, self.instinct, weighted=self.level.weighted)
        return other

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        """One of the legal choices: by instinct when the hand trembles, else by rules of thumb and search."""
        return self.decide(view, legal, rng).words

    def decide(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Decision:
        """The same, and after how much thought."""
        if len(legal) == 1:
            return Decision(legal[0])
        if self.level.forgets:
            view = self.instinct.forget(view, rng)
        trembles = rng.random() < self.level.tremble
        if isinstance(self.greedy, Playouts) and type(self.instinct) is Instinct:
            return self._by_playouts(self.greedy, view, legal, rng, trembles)
        if trembles:
            words = self._by_instinct(view, rng)
            if words in legal:
                return Decision(words)
        first: Words = self.greedy.choose(view, legal, rng)
        if self.search is None:
            return Decision(first)
        return after(self.search.think(view, legal, rng, first), first, caution_of(self.instinct))

    def _by_playouts(
        self, greedy: Playouts, view: View[Any], legal: Sequence[Words], rng: Random, trembles: bool
    ) -> Decision:
        """Without rules of thumb: a search among the few choices that a first look liked best.

        A tree over a hundred choices that nobody has sorted is a lottery; over the best few it is a second look.
        """
        liked = greedy.ranked(view, legal, rng)[:SECOND_LOOK]
        if trembles:
            return Decision(liked[int(rng.random() * len(liked))])
        if self.search is None:
            return Decision(liked[0])
        return after(self.search.think(view, liked, rng, liked[0]), liked[0], self.instinct.caution)

    def _by_instinct(self, view: View[Any], rng: Random) -> Words:
        """What comes to mind first, in one of the worlds that may be."""
        world = self.game.imagine(view, rng)
        if world.actor != view.seat:  # others choose at the same time: it thinks of nothing
            return ()
        follow = self.instinct.beginner if self.level.forgets else self.instinct.move
        return follow(world, rng).words

    def speak(self, view: View[Any], sayable: Sequence[Words], rng: Random) -> Words | None:
        """It talks as the game's rules of thumb do, where they do."""
        speak = getattr(self.greedy, "speak", None)
        found: Words | None = speak(view, sayable, rng) if speak else None
        return found


def caution_of(instinct: Instinct) -> float:
    """By how many standard errors a search that plays on by this instinct must be surer than what was thought first."""
    return UNTAUGHT if type(instinct) is Instinct else instinct.caution


def after(estimates: Sequence[Estimate], first: Words, caution: float) -> Decision:
    """The choice after a search; each of its iterations has tried one choice."""
    return Decision(decided(estimates, first, caution), sum(each.visits for each in estimates))


def decided(estimates: Sequence[Estimate], first: Words | None = None, caution: float = 0.0) -> Words:
    """The best choice that was looked at enough; the one by rules of thumb unless another is clearly better."""
    most = estimates[0].visits
    best = max((each for each in estimates if each.visits >= TRUSTED * most), key=lambda each: each.mean)
    usual = next((each for each in estimates if each.words == first), None)
    if usual is not None and best.mean - usual.mean < caution * sqrt(best.error**2 + usual.error**2):
        return usual.words
    return best.words
