"""Worth: what a table promises every seat, with all its secrets as they lie, if it is played on as it usually is.

Many ends are played from it: each seat by the game's instinct, whose hand now and then trembles, for people and bots
err more than instinct does; chance by its weights. How much it trembles, and how far it is played before it is judged,
each game says in `review.toml` in its room `bot`. These figures were chosen on games of their own and then measured
on others: what comes true in so many of a hundred games is what was promised (bench/calibration.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from typing import Any, Literal

import msgspec

from perfidie import games
from perfidie.bots.levels import instinct_of
from perfidie.bots.search import no_collection
from perfidie.engine import Game, View
from perfidie.engine.data import load_toml
from perfidie.engine.instinct import Instinct, Shares, by_verb


class PlayingOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game is played on."""

    tremble: float = 0.1
    """How often a choice is made by lot."""
    horizons: int = 1
    """After so many of the instinct's own horizons a table is judged; 0: only when the game is over."""
    playouts: int = 200
    """From how many ends the worth of one moment is taken, where nobody says otherwise."""


class OfLuck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the luck of one game is estimated (`perfidie.review.luck`)."""

    glance: Literal["never", "quick", "always"] = "never"
    """Whether a table is judged at a glance after a draw, rather than played on; or only where it has to be quick."""
    samples: int = 400
    """Against how many other draws one is held in a review, where there are more than can be counted."""
    quick: int = 32
    """The same where the luck of many games is wanted, one game after the other."""
    trusted: float = 1.0
    """What part of a quick estimate counts: the one that made the luck-free scores of other games vary least."""


class OfBeliefs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much the choices of the others are read, in what a seat should believe."""

    read: float = 1.0
    """The power to which a world's likelihood counts: below 1 where the others play less by their cards than the
    instinct of the game supposes, above 1 where more; chosen so that beliefs come true as often as they say."""


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a review has to know of a game: what its `review.toml` holds."""

    worth: PlayingOn = PlayingOn()
    luck: OfLuck = OfLuck()
    beliefs: OfBeliefs = OfBeliefs()
    note: str = ""
    """The id of a text that tells readers what is wrong with the chances shown, where something is."""


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """What a moment promises, by seat."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard error of each."""


@cache
def manner_of(game: str) -> Manner:
    """How reviews look at this game."""
    if games.companion(game, "bot") is None:
        return Manner()
    package = f"perfidie.games.{game}.bot"
    return load_toml(package, "review.toml", Manner) if files(package).joinpath("review.toml").is_file() else Manner()


def plausible(instinct: Instinct, view: View[Any], world: Any) -> float:
    """How much a world that this view allows counts, by what the others did: any scale, above 0."""
    read = manner_of(instinct.game.id).beliefs.read
    likely = instinct.likelihood(view, world)
    return likely if read == 1 else float(likely**read)


def worth(game: Game[Any, Any], state: Any, rng: Random, playouts: int = 0) -> Worth:
    """What this table promises every seat; `playouts`: from how many ends, as many as usual for the game where it is 0.

    The same chance gives the same answer. Whoever draws the line of a whole game hands over a fresh `Random` with the
    same seed at each moment: neighbours then meet the same dice, and the line moves for what has happened alone.
    """
    if not state.agenda:
        return _over(game, state)
    number = _number(playouts or manner_of(game.id).worth.playouts)
    seed = rng.getrandbits(48)
    ends = Ends(game)
    with no_collection():
        return _summed([ends.played(state.clone(), seed + place) for place in range(number)])


def worth_seen(game: Game[Any, Any], view: View[Any], rng: Random, playouts: int = 0) -> Worth:
    """What a seat should think that its table promises every seat, from its view alone.

    Each end is played in a world of its own, which counts for as much as it makes the choices of the others plausible.
    """
    number = _number(playouts or manner_of(game.id).worth.playouts)
    ends, seed = Ends(game), rng.getrandbits(48)
    found: list[Shares] = []
    weights: list[float] = []
    with no_collection():
        for place in range(number):
            world = game.imagine(view, rng)
            weights.append(plausible(ends.instinct, view, world) if view.seat is not None else 1.0)
            found.append(ends.played(world, seed + place))
    if not sum(weights) > 0:
        weights = [1.0] * number
    return _summed(found, weights)


def _number(playouts: int) -> int:
    if playouts < 1:
        raise ValueError("a table's worth takes at least one playout")
    return playouts


def _over(game: Game[Any, Any], state: Any) -> Worth:
    shares = tuple(game.rules.shares(game.rules.outcome(state)))
    return Worth(shares, (0.0,) * len(shares))


class Ends:
    """Plays tables to where they can be judged."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game, self.instinct = game, instinct_of(game)
        manner = manner_of(game.id).worth
        self.tremble, self.ahead = manner.tremble, manner.horizons * self.instinct.horizon
        self._dice, self._hands = Random(0), Random(0)

    def played(self, s: Any, seed: int) -> Shares:
        """Plays this very table on, and says what came of it.

        Chance and hands draw from streams of their own: one decision more or less moves no die.
        """
        self._dice.seed(2 * seed)
        self._hands.seed(2 * seed + 1)
        dice, hands, tremble = self._dice, self._hands, self.tremble
        instinct, lot = self.instinct, self._hands.random
        move, apply = instinct.move, s.apply_legal
        end = instinct.epoch(s) + self.ahead if self.ahead and s.agenda else None
        while s.agenda:
            step = s.agenda[-1]
            if step.seat < 0:
                if end is not None and instinct.at_chance and instinct.epoch(s) >= end:
                    return instinct.value(s)
                apply(step.sample(s, dice))
            elif end is not None and instinct.epoch(s) >= end:
                return instinct.value(s)
            else:
                apply(by_verb(step.legal(s), hands) if lot() < tremble else move(s, hands))
        return self.game.rules.shares(self.game.rules.outcome(s))

    def glanced(self, s: Any) -> Shares:
        """What a table promises at first sight."""
        return self.instinct.glance(s) if s.agenda else self.game.rules.shares(self.game.rules.outcome(s))


def _summed(found: Sequence[Shares], weights: Sequence[float] = ()) -> Worth:
    """The mean of what was found, each counting for its weight, and its standard error."""
    weights = weights or [1.0] * len(found)
    total = sum(weights)
    pairs = [_mean([shares[seat] for shares in found], weights, total) for seat in range(len(found[0]))]
    return Worth(tuple([mean for mean, _ in pairs]), tuple([error for _, error in pairs]))


def _mean(values: Sequence[float], weights: Sequence[float], total: float) -> tuple[float, float]:
    mean = sum([weight * value for weight, value in zip(weights, values, strict=True)]) / total
    apart = sum([(weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True)]) / total**2
    return mean, max(sqrt(apart), least_error(total**2 / sum([weight * weight for weight in weights])))


def least_error(number: float) -> float:
    """What can be known from so many ends at best: where all are alike, the next one may still be another."""
    return 1 / (number + 2)
