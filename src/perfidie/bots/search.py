"""Information-set Monte-Carlo tree search, for any number of seats, known or unknown teams and secret commitments.

It starts from a view and knows nothing else. Each iteration takes a world imagined from that view, tries one of the
root's choices in it, follows the tree while it lasts, with each seat maximising its own share on the strength of what
it would know,
plays on by instinct, and records the result along the path. Chance acts by its weights.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import log, sqrt
from random import Random
from typing import Any

import msgspec

from perfidie.bots.budget import Budget
from perfidie.bots.tree import Branch, Node, spread
from perfidie.engine import Game, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Instinct, Shares

SURE = 5.0
SURE_EVERY = 128
"""Every SURE_EVERY iterations the search checks whether one choice already leads by SURE standard errors."""

COMPARED = 0.5
"""The choice of the rules of thumb gets at least this fraction of the best one's visits."""

Path = list[tuple[Branch, int]]


class Estimate(msgspec.Struct, frozen=True):
    """What a search thinks of one choice."""

    words: Words
    visits: int
    mean: float
    error: float
    signs: dict[str, float] = {}
    """What the choice leads to, on average, by the game's own signs."""


class Search:
    """Thinks about one decision at a time and keeps nothing in between."""

    def __init__(
        self, game: Game[Any, Any], budget: Budget, instinct: Instinct | None = None, *, weighted: bool = True
    ) -> None:
        self.game = game
        self.budget = budget
        self.instinct = instinct or Instinct(game)
        self.weighted = weighted
        """Whether worlds are weighted by how plausible they make what the others did."""

    def think(
        self, view: View[Any], legal: Sequence[Words], rng: Random, first: Words | None = None, signs: bool = False
    ) -> list[Estimate]:
        """Every choice on the shortlist with what it promises, most visited first.

        `first` is always among them and looked at before the others; `signs`: also say what each leads to.
        """
        thought = list(self.instinct.shortlist(view, legal))
        if first is not None:
            thought = [first, *(words for words in thought if words != first)]
        if len(thought) == 1 and not signs:  # nothing to compare it with
            return [Estimate(thought[0], 0, 0.0, 1.0)]
        with no_collection():
            return _Thought(self, view, thought, rng, signs).estimates(first is not None)

    def weigh(self, view: View[Any], choices: Sequence[Words], rng: Random, signs: bool = False) -> list[Estimate]:
        """These choices and no others, all looked at equally often, in the order given: to know what each promises.

        They meet the same worlds in the same order, so what one world makes of them can be compared.
        """
        with no_collection():
            return _Thought(self, view, choices, rng, signs).evenly()


@contextmanager
def no_collection() -> Iterator[None]:
    """Keeps the garbage collector from walking again and again through trees and worlds: none of them holds a cycle."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Worlds:
    """Worlds imagined from one view: new ones up to the budget, then the same ones again.

    With belief weighting several are drawn for each one kept, and plausible ones are kept more often.
    """

    def __init__(self, search: Search, view: View[Any], rng: Random) -> None:
        self.game, self.instinct, self.view, self.rng = search.game, search.instinct, view, rng
        self.most = search.budget.worlds
        self.weighted = search.weighted and search.instinct.reads
        self.drawn: list[Any] = []

    def __getitem__(self, number: int) -> Any:
        """The world with this number, as a copy to play with."""
        number %= self.most
        while number >= len(self.drawn):
            self.drawn.append(self._draw())
        return self.drawn[number].clone()

    def _draw(self) -> Any:
        if not self.weighted:
            return self.game.imagine(self.view, self.rng)
        worlds = [self.game.imagine(self.view, self.rng) for _ in range(self.instinct.drawn)]
        weights = [self.instinct.likelihood(self.view, world) for world in worlds]
        return self.rng.choices(worlds, weights)[0] if sum(weights) > 0 else worlds[0]


class _Thought:
    """One search from one view."""

    def __init__(self, search: Search, view: View[Any], legal: Sequence[Words], rng: Random, signs: bool) -> None:
        assert view.seat is not None
        self.search, self.rng, self.seat = search, rng, view.seat
        self.game, self.instinct = search.game, search.instinct
        self.worlds = Worlds(search, view, rng)
        self.root = [Branch(self.game.vocabulary.parse(words)) for words in legal]
        self.nodes: dict[Any, Node] = {}
        self.spreads = [spread() for _ in range(view.seats)]
        self.signs: list[dict[str, float]] | None = [{} for _ in legal] if signs else None
        self.end: int | None = None

    def estimates(self, first: bool) -> list[Estimate]:
        """`first`: the first choice is what the rules of thumb say, and will be compared with the best one found."""
        for number in self.search.budget.rounds():
            self._iterate(number if number < len(self.root) else self._promising(number, first))
            if number % SURE_EVERY == SURE_EVERY - 1 and self._sure():
                break
        return sorted(self._found(), key=lambda each: (-each.visits, -each.mean))

    def evenly(self) -> list[Estimate]:
        """Every choice in its turn, until the budget is spent."""
        for number in self.search.budget.rounds():
            self._iterate(number % len(self.root))
        return self._found()

    def _found(self) -> list[Estimate]:
        return [
            Estimate(branch.action.words, branch.visits, branch.mean, branch.error, self._mean_signs(place))
            for place, branch in enumerate(self.root)
        ]

    def _promising(self, number: int, first: bool) -> int:
        """At the root every choice is open in every world: the upper confidence bound decides.

        The first choice will be compared with the best, so it must have met a fair share of the worlds too.
        """
        explore = self.instinct.explore * self.spreads[self.seat].deviation
        total = log(number)
        scores = [branch.mean + explore * sqrt(total / branch.visits) for branch in self.root]
        best = scores.index(max(scores))
        return 0 if first and self.root[0].visits < COMPARED * self.root[best].visits else best

    def _sure(self) -> bool:
        """Whether one choice is so much better than all others that more thinking would change nothing."""
        best = max(self.root, key=lambda branch: branch.mean)
        return best.visits >= SURE_EVERY / 2 and all(
            branch is best or best.mean - branch.mean > SURE * sqrt(best.error**2 + branch.error**2)
            for branch in self.root
        )

    def _iterate(self, place: int) -> None:
        """One choice, tried in the world that is next for it: all choices meet the same worlds in the same order."""
        branch = self.root[place]
        world = self.worlds[branch.visits]
        path: Path = [(branch, self.seat)]
        horizon = self.instinct.horizon
        self.end = self.instinct.epoch(world) + horizon if horizon else None
        if branch.visits and world.agenda[-1].seat == self.seat:
            world.apply_legal(branch.action)  # it went through the door in the first world that it met
        else:
            world.apply(branch.action, self.seat)
        shares = self._follow(world, path)
        for passed, seat in path:
            passed.learn(shares[seat])
        for seat, results in enumerate(self.spreads):
            results.learn(shares[seat])
        if self.signs is not None:
            sums = self.signs[place]
            for name, value in self.instinct.signs(world, self.seat).items():
                sums[name] = sums.get(name, 0.0) + value

    def _mean_signs(self, place: int) -> dict[str, float]:
        visits = self.root[place].visits
        return {name: total / visits for name, total in self.signs[place].items()} if self.signs and visits else {}

    def _follow(self, world: Any, path: Path) -> Shares:
        """Down the tree as far as it is known, and one choice further; from there on by instinct."""
        rng, nodes, spreads, known = self.rng, self.nodes, self.spreads, self.game.lab.key
        epoch, end, explore, width = self.instinct.epoch, self.end, self.instinct.explore, self.instinct.width
        at_chance = self.instinct.at_chance
        while world.agenda:
            step = world.agenda[-1]
            seat = step.seat
            if end is not None and (seat >= 0 or at_chance) and epoch(world) >= end:
                return self.instinct.value(world)
            if seat < 0:
                world.apply_legal(step.sample(world, rng))
                continue
            legal = step.legal(world)
            if len(legal) == 1:
                world.apply_legal(legal[0])
                continue
            key = (seat, type(step), bytes(known(world, seat)))
            node = nodes.get(key)
            fresh = node is None
            if node is None:
                node = nodes[key] = Node()
            branch = node.select(legal, explore * spreads[seat].deviation, width)
            if branch is None:
                branch = node.try_new(legal, self.instinct.move(world, rng), rng)
            path.append((branch, seat))
            world.apply_legal(branch.action)
            if fresh:
                break
        return self._play_on(world)

    def _play_on(self, world: Any) -> Shares:
        """By instinct to the horizon, or to the end."""
        rng, end, at_chance = self.rng, self.end, self.instinct.at_chance
        move, epoch, apply = self.instinct.move, self.instinct.epoch, world.apply_legal
        while world.agenda:
            step = world.agenda[-1]
            if end is not None and (step.seat >= 0 or at_chance) and epoch(world) >= end:
                return self.instinct.value(world)
            if step.seat < 0:
                apply(step.sample(world, rng))
            else:
                apply(move(world, rng))
        return self.game.rules.shares(self.game.rules.outcome(world))
