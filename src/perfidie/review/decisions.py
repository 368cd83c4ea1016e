"""Decisions: what a choice gave away, against the best one from that view alone.

Which choice is best a search says, which looks also at what the network of the table likes, where there is one; how
much better it is than the one that was made is measured anew, in worlds the search has not seen: the one picked because
it looked best would look too good there. Both choices are tried in the same worlds with the same chance, and the table
plays on by instinct to where a game is easily judged. What chance could explain is called no mistake; nor what only
that judgement says: it must be so as well when all is played to the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from random import Random
from typing import Any

import msgspec

from perfidie.bots.budget import Budget
from perfidie.bots.legend import guide_at
from perfidie.bots.levels import instinct_of
from perfidie.bots.search import Estimate, Search, Worlds, no_collection
from perfidie.engine import Game, Playthrough, Record, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Shares
from perfidie.review.beliefs import WORLDS, Belief, beliefs, truth

BEST, AS_GOOD, MISTAKE = "best", "as-good", "mistake"
"""The very choice that was found best; another one that may be as good; one that is surely worse."""
SURELY = 3.3
"""By so many standard errors: of a thousand choices that give nothing away, one is called a mistake."""
WORTH_SAYING = 0.02
"""Share of the win: what gives away less is no mistake, however sure it is."""
TO_THE_END = 1.7
"""By so many standard errors it must be worse when all is played to the end: one time in twenty chance does that."""
SHOWN = 4
"""How many choices are told of each decision, besides the one that was made."""
PAIRS, ENDS = (200, 800, 2400), (150, 450)
"""In so many worlds the two are compared: in more of them as long as it is open whether they differ."""


class Thought(msgspec.Struct, frozen=True):
    """How thoroughly a review looks."""

    iterations: int = 800
    """Of the search, for each decision."""
    pairs: tuple[int, ...] = PAIRS
    ends: tuple[int, ...] = ENDS
    """The same, where all is played to the end."""
    worlds: int = WORLDS
    """For beliefs."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """What a choice promised, as far as that seat could know."""

    words: Words
    share: float
    error: float


class Decision(msgspec.Struct, frozen=True):
    """One decision of a game, looked at again."""

    entry: int
    """Its line in the record, from 0."""
    seat: int
    step: str
    chosen: Words
    best: Words
    given: float
    """What was given away, in shares of the win: of the chosen one against the best one."""
    error: float
    """The standard error of that."""
    verdict: str
    choices: tuple[Choice, ...]
    """The best ones and the one that was made, by what they promise."""
    beliefs: tuple[Belief, ...]
    """What that seat should have believed when it decided."""
    so: tuple[str, ...]
    """For each belief: what was so."""


class Open(msgspec.Struct, frozen=True):
    """A decision as it came up in a game."""

    entry: int
    seat: int
    view: View[Any]
    legal: tuple[Words, ...]
    chosen: Words
    so: dict[tuple[str, ...], str]


def decisions_of(game: Game[Any, Any], record: Record) -> Iterator[Open]:
    """Every choice that somebody made between several; what a clock chose is nobody's."""
    play = Playthrough(game, game.setup(record.seats, record.options))
    for number, entry in enumerate(record.entries):
        if entry.seat >= 0 and not entry.said and not entry.late:
            legal = tuple(play.legal(entry.seat))
            if len(legal) > 1:
                view = play.view(entry.seat)
                yield Open(number, entry.seat, view, legal, tuple(entry.words), truth(game, view, play.state))
        play.follow(entry)


def judged(game: Game[Any, Any], each: Open, rng: Random, thought: Thought) -> Decision:
    """One decision, from its view alone."""
    search = Search(game, Budget(iterations=thought.iterations), guide_at(game, each.view) or instinct_of(game))
    found = search.think(each.view, each.legal, rng, each.chosen)
    best = max(found, key=lambda one: (one.visits and one.mean, one.words == each.chosen)).words
    given, error, sure = _given_away(game, each, best, rng, thought) if best != each.chosen else (0.0, 0.0, False)
    if given <= 0:  # looked at again it is not better: mostly the one that was made may as well be called the best
        best, given = best if _far_ahead(found, best, each.chosen) else each.chosen, 0.0
    believed = beliefs(game, each.view, rng, thought.worlds)
    choices = [Choice(one.words, one.mean, one.error) for one in found if one.visits]
    choices.sort(key=lambda one: -one.share)
    kept = [one for place, one in enumerate(choices) if place < SHOWN or one.words in (each.chosen, best)]
    return Decision(
        entry=each.entry,
        seat=each.seat,
        step=each.view.step,
        chosen=each.chosen,
        best=best,
        given=given,
        error=error,
        verdict=BEST if best == each.chosen else MISTAKE if sure else AS_GOOD,
        choices=tuple(kept),
        beliefs=believed,
        so=tuple([each.so[one.doubt] for one in believed]),
    )


def _far_ahead(found: Sequence[Estimate], best: Words, chosen: Words) -> bool:
    """Whether the search saw more in the best one than chance explains: perhaps a plan that instinct does not play."""
    seen = {one.words: one for one in found}
    one, other = seen[best], seen[chosen]
    return one.mean - other.mean > max(WORTH_SAYING, SURELY * hypot(one.error, other.error))


def _given_away(
    game: Game[Any, Any], each: Open, best: Words, rng: Random, thought: Thought
) -> tuple[float, float, bool]:
    """What the choice that was made gave away, the standard error of that, and whether it is surely worse."""
    given, error = _Trial(game, each, rng).difference(best, thought.pairs, SURELY)
    if given < WORTH_SAYING or given <= SURELY * error:
        return given, error, False
    trial = _Trial(game, each, rng)
    if not trial.horizon:
        return given, error, True
    trial.horizon = 0
    in_the_end, its_error = trial.difference(best, thought.ends, TO_THE_END)
    if in_the_end <= max(WORTH_SAYING, TO_THE_END * its_error):
        return max(0.0, min(given, in_the_end)), its_error, False
    return (given, error, True) if given < in_the_end else (in_the_end, its_error, True)


class _Trial:
    """Two choices of one decision, tried in the same worlds with the same chance."""

    def __init__(self, game: Game[Any, Any], each: Open, rng: Random) -> None:
        self.game, self.each, self.rng = game, each, rng
        self.instinct = instinct_of(game)
        self.horizon = self.instinct.horizon
        search = Search(game, Budget(iterations=1, worlds=1 << 30), self.instinct)
        self.worlds = Worlds(search, each.view, rng)

    def difference(self, best: Words, pairs: Sequence[int], surely: float) -> tuple[float, float]:
        """By how much the best one is better, with its standard error."""
        words = self.game.vocabulary.parse
        pair = words(best), words(self.each.chosen)
        number, total, squares, error = 0, 0.0, 0.0, 0.0
        with no_collection():
            for until in pairs:
                while number < until:
                    found = self._once(number, pair)
                    number, total, squares = number + 1, total + found, squares + found * found
                mean = total / number
                error = sqrt(max(squares / number - mean * mean, 1 / (4 * number)) / (number - 1))
                if not WORTH_SAYING / 2 < mean < 2 * surely * error:
                    break
        return total / number, error

    def _once(self, number: int, pair: tuple[Any, Any]) -> float:
        world, seed = self.worlds[number], self.rng.getrandbits(48)
        self.worlds.drawn[number] = None  # each is met once
        shares = [self._played(world.clone(), action, Random(seed)) for action in pair]
        return shares[0][self.each.seat] - shares[1][self.each.seat]

    def _played(self, world: Any, action: Any, rng: Random) -> Shares:
        """Made, and played on by instinct to the horizon, or to the end."""
        instinct = self.instinct
        end = instinct.epoch(world) + self.horizon if self.horizon else None
        world.apply(action, self.each.seat)
        while world.agenda:
            step = world.agenda[-1]
            if end is not None and (step.seat >= 0 or instinct.at_chance) and instinct.epoch(world) >= end:
                return instinct.value(world)
            world.apply_legal(step.sample(world, rng) if step.seat < 0 else instinct.move(world, rng))
        return self.game.rules.shares(self.game.rules.outcome(world))
