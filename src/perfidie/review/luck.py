"""Luck: how deals, draws and dice moved what each seat could expect, apart from what anybody chose.

A draw is held against what else could have been drawn: what the table then promises, less what it would have promised
on average over all that chance could have done at that moment, by its weights. So whatever judge says what a table
promises, luck is nothing on average, and a result without its luck is worth as much, on average, as the result: a
control variate (AIVAT's part for chance). A good judge only makes it vary less. The judge is fixed in advance, by the
game (`review.toml`), on games that are counted nowhere else.

Cards dealt one by one, or dice thrown together, are one draw: all that chance does until a seat has to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec

from perfidie.bots.search import no_collection
from perfidie.engine import Game, Playthrough, Record, Refusal
from perfidie.engine.instinct import Shares
from perfidie.engine.step import CHANCE
from perfidie.review.worth import Ends, manner_of, worth

Judge = Callable[[Any], Shares]
"""What a table promises each seat, or an estimate of it that is right on average."""


class DrawLuck(msgspec.Struct, frozen=True, array_like=True):
    """What one stretch of chance meant."""

    entry: int
    """The first of its lines in the record, from 0, and the line after the last."""
    until: int
    changes: tuple[float, ...]
    """By seat: how much better than on average it stood after it."""
    errors: tuple[float, ...]
    """The standard error of each; 0 where all that could have been drawn was looked at."""


class Luck(msgspec.Struct, frozen=True):
    """What chance did in one game."""

    shares: tuple[float, ...]
    """How the game ended."""
    start: tuple[float, ...]
    """What each seat could expect before anything was drawn."""
    seats: tuple[float, ...]
    """By seat: its luck, all draws together."""
    errors: tuple[float, ...]
    draws: tuple[DrawLuck, ...]

    @property
    def choices(self) -> tuple[float, ...]:
        """By seat: the rest, which everybody's choices did: its own and the others'."""
        rows = zip(self.shares, self.start, self.seats, strict=True)
        return tuple([share - start - luck for share, start, luck in rows])

    @property
    def luck_free(self) -> tuple[float, ...]:
        """By seat: its share of the win without its luck. It may lie below 0 or above 1."""
        return tuple([share - luck for share, luck in zip(self.shares, self.seats, strict=True)])

    def largest(self, seat: int, count: int = 3) -> tuple[DrawLuck, ...]:
        """The draws that did most for this seat or against it, the largest first."""
        return tuple(sorted(self.draws, key=lambda draw: -abs(draw.changes[seat]))[:count])


class Draws(msgspec.Struct, frozen=True, array_like=True):
    """What is known of the draws of one game, or of some of them."""

    start: tuple[float, ...]
    """What each seat could expect before the first of them; empty where that one was not looked at."""
    shares: tuple[float, ...]
    draws: tuple[DrawLuck, ...]


def luck(game: Game[Any, Any], record: Record, rng: Random, samples: int = 0) -> Luck:
    """What chance did in a game that is over; each draw is held against so many others (0: as many as usual)."""
    return luck_of(game, record, draws(game, record, rng.getrandbits(48), samples=samples), rng)


def number_of_draws(game: Game[Any, Any], record: Record) -> int:
    """How many draws there were in a game that is over."""
    walk = _Walk(game, record)
    number = sum(1 for _ in walk.stretches())
    walk.shares()
    return number


def draws(game: Game[Any, Any], record: Record, seed: int, which: slice = slice(None), samples: int = 0) -> Draws:
    """These draws of a game that is over, each with chance of its own."""
    manner = manner_of(game.id).luck
    found: list[DrawLuck] = []
    start: tuple[float, ...] = ()
    with no_collection():
        walk = _Walk(game, record)
        for stretch in islice(walk.stretches(), which.start, which.stop):
            rng = Random(f"{seed} {stretch.entry}")
            here = _Stretch(game, stretch, rng, samples or manner.samples, manner.glance == "always")
            found.append(DrawLuck(stretch.entry, stretch.until, here.changes, here.errors))
            if stretch.entry == 0:
                start = here.before
        walk.to_the_end()
        return Draws(start, walk.shares(), tuple(found))


def luck_of(game: Game[Any, Any], record: Record, drawn: Draws, rng: Random) -> Luck:
    """What all draws of a game did together."""
    start = drawn.start or worth(game, game.new(game.setup(record.seats, record.options)), rng).shares
    each = range(record.seats)
    return Luck(
        shares=drawn.shares,
        start=start,
        seats=tuple([sum([draw.changes[seat] for draw in drawn.draws]) for seat in each]),
        errors=tuple([sqrt(sum([draw.errors[seat] ** 2 for draw in drawn.draws])) for seat in each]),
        draws=drawn.draws,
    )


def quick_luck(game: Game[Any, Any], record: Record, rng: Random) -> tuple[float, ...]:
    """By seat: its luck in a game that is over, by a quick estimate that suits the mean over many games.

    Only as much of it counts as can be trusted, so that it takes out more than its own errors put in.
    """
    manner = manner_of(game.id).luck
    total = [0.0] * record.seats
    with no_collection():
        walk = _Walk(game, record)
        for stretch in walk.stretches():
            for seat, change in enumerate(_Stretch(game, stretch, rng, manner.quick, manner.glance != "never").changes):
                total[seat] += change
        walk.shares()
    return tuple([manner.trusted * each for each in total])


class _Drawn(NamedTuple):
    """A stretch of chance in a record: the table before it, the one after it, and where it stands."""

    before: Any
    after: Any
    entry: int
    until: int


class _Walk:
    """Goes through a record from draw to draw."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        if record.game != game.id:
            raise Refusal("record-other-game", game=record.game[:40])
        if record.rules > game.version:
            raise Refusal("record-newer-rules", rules=record.rules, version=game.version)
        self.game, self.record = game, record
        self.play = Playthrough(game, game.setup(record.seats, record.options))
        self._stretches = self._go()

    def stretches(self) -> Iterator[_Drawn]:
        """Every stretch of chance that is left, once it is over."""
        return self._stretches

    def to_the_end(self) -> None:
        """Past all that is left."""
        for _ in self._stretches:
            pass

    def _go(self) -> Iterator[_Drawn]:
        play, before, first = self.play, None, 0
        for number, entry in enumerate(self.record.entries):
            if before is None and play.state.actor == CHANCE:
                before, first = play.state.clone(), number
            try:
                play.follow(entry)
            except Refusal as refusal:
                raise Refusal("record-does-not-replay", entry=number + 1) from refusal
            if before is not None and play.state.actor != CHANCE:
                yield _Drawn(before, play.state.clone(), first, number + 1)
                before = None

    def shares(self) -> tuple[float, ...]:
        """How it ended; a game that is not over has no luck yet that anybody may be told of."""
        if not self.play.over:
            raise Refusal("luck-not-over")
        return tuple(self.game.rules.shares(self.game.rules.outcome(self.play.state)))


class _Stretch:
    """One draw, held against all others that could have been, or against a sample of them."""

    def __init__(self, game: Game[Any, Any], drawn: _Drawn, rng: Random, samples: int, glance: bool) -> None:
        if samples < 2:
            raise ValueError("luck takes at least two samples")
        ends = Ends(game)
        if glance:
            whole = _all_of(drawn.before, samples)
            after = [ends.glanced(drawn.after)]
            others = [(chance, ends.glanced(s)) for chance, s in whole or _sample(drawn.before, rng, samples)]
            exact = bool(whole)
        else:
            seed, exact = rng.getrandbits(48), False
            after = [ends.played(drawn.after.clone(), seed + number) for number in range(samples)]
            seed = rng.getrandbits(48)
            dealt = _sample(drawn.before, rng, samples)
            others = [(chance, ends.played(s, seed + number)) for number, (chance, s) in enumerate(dealt)]
        seats = range(len(after[0]))
        self.before = tuple([sum([chance * shares[seat] for chance, shares in others]) for seat in seats])
        now = [sum([shares[seat] for shares in after]) / len(after) for seat in seats]
        self.changes = tuple([now[seat] - self.before[seat] for seat in seats])
        unsure = () if exact else tuple([shares for _, shares in others])
        self.errors = tuple([sqrt(_doubt(after, seat) + _doubt(unsure, seat)) for seat in seats])


def _doubt(found: tuple[Shares, ...] | list[Shares], seat: int) -> float:
    """The variance of the mean of what was found."""
    if len(found) < 2:
        return 0.0
    mean = sum([shares[seat] for shares in found]) / len(found)
    return sum([(shares[seat] - mean) ** 2 for shares in found]) / (len(found) - 1) / len(found)


def _sample(before: Any, rng: Random, samples: int) -> list[tuple[float, Any]]:
    """Tables as they could have come out, each with the same chance."""
    found = []
    for _ in range(samples):
        s = before.clone()
        while s.agenda and s.agenda[-1].seat < 0:
            s.apply_legal(s.agenda[-1].sample(s, rng))
        found.append((1 / samples, s))
    return found


def _all_of(before: Any, most: int) -> list[tuple[float, Any]]:
    """All tables that could have come out, with their chances; none where there are more than so many."""
    found, waiting = [], [(1.0, before)]
    while waiting:
        chance, s = waiting.pop()
        if not s.agenda or s.agenda[-1].seat >= 0:
            found.append((chance, s))
            continue
        outcomes = s.outcomes()
        if len(found) + len(waiting) + len(outcomes) > most:
            return []
        total = sum([weight for _, weight in outcomes])
        for action, weight in outcomes:
            after = s.clone()
            after.apply_legal(action)
            waiting.append((chance * weight / total, after))
    return found
