"""The report: everything a review says of one game, worked out from its record and a seed, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any

import msgspec

from perfidie.engine import Game, Playthrough, Record, Refusal, moments
from perfidie.review.decisions import MISTAKE, Decision, Thought, decisions_of, judged
from perfidie.review.lies import Lie, lies_of
from perfidie.review.luck import Luck, luck
from perfidie.review.worth import Worth, manner_of, worth

FORMAT = 1
TURNED, SURELY = 0.12, 3.3
"""A moment is a turning point where a seat's chance moves by that much, and by so many standard errors."""
TURNING_POINTS = 5
INSTRUCTIVE = 3
"""How many moments are shown first."""
Told = Callable[[float], None]
"""Is told how much is done, 0 to 1."""


class Review(msgspec.Struct, frozen=True):
    """What is to be learnt from a game."""

    format: int
    game: str
    rules: int
    seats: int
    seed: int
    line: tuple[Worth, ...]
    """At each moment (`moments`): what the table promised every seat, all secrets known."""
    movers: tuple[int, ...]
    """Who made each move: it leads from one moment to the next."""
    decisions: tuple[Decision, ...]
    at: tuple[int, ...]
    """For each decision: the moment at which it was open."""
    lies: tuple[Lie, ...]
    luck: Luck
    turning: tuple[int, ...]
    """The moments after which nothing was as before, the greatest first."""
    note: str
    """The id of a text on what is wrong with these chances, where something is."""

    def of(self, seat: int) -> tuple[int, ...]:
        """The decisions of a seat, by their numbers."""
        return tuple([number for number, each in enumerate(self.decisions) if each.seat == seat])

    def instructive(self, seat: int) -> tuple[int, ...]:
        """The mistakes of a seat that gave most away, the greatest first: those one learns most from."""
        mine = [number for number in self.of(seat) if self.decisions[number].verdict == MISTAKE]
        return tuple(sorted(mine, key=lambda number: -self.decisions[number].given)[:INSTRUCTIVE])

    def given(self, seat: int) -> float:
        """What all mistakes of a seat gave away together."""
        return sum([self.decisions[number].given for number in self.of(seat) if self._wrong(number)])

    def _wrong(self, number: int) -> bool:
        return self.decisions[number].verdict == MISTAKE


def unheard(done: float) -> None:
    """Nobody wants to know."""


def review(
    game: Game[Any, Any], record: Record, seed: int = 0, thought: Thought | None = None, told: Told = unheard
) -> Review:
    """The review of a game that is over; the same seed gives the same one."""
    if any(entry.lays for entry in record.entries):
        raise Refusal("review-second-deal")
    thought, chance = thought or Thought(), luck(game, record, Random(f"{seed} luck"))
    told(0.1)
    stops = moments(record.entries)
    line = _line(game, record, stops, seed)
    told(0.3)
    opened = list(decisions_of(game, record))
    decisions = []
    for number, each in enumerate(opened):
        decisions.append(judged(game, each, Random(f"{seed} {each.entry}"), thought))
        told(0.3 + 0.7 * (number + 1) / len(opened))
    return Review(
        format=FORMAT,
        game=game.id,
        rules=game.version,
        seats=record.seats,
        seed=seed,
        line=line,
        movers=tuple([record.entries[stop].seat for stop in stops[:-1]]),
        decisions=tuple(decisions),
        at=tuple([stops.index(each.entry) for each in opened]),
        lies=lies_of(game, record),
        luck=chance,
        turning=_turning(line),
        note=manner_of(game.id).note,
    )


def _line(game: Game[Any, Any], record: Record, stops: list[int], seed: int) -> tuple[Worth, ...]:
    """What the table promised at every moment: with the same dice each time, so that only what happened moves it."""
    play, found, at = Playthrough(game, game.setup(record.seats, record.options)), [], set(stops)
    for number, entry in enumerate(record.entries):
        if number in at:
            found.append(worth(game, play.state, Random(f"{seed} line")))
        play.follow(entry)
    if not play.over:
        raise Refusal("review-not-over")
    return (*found, worth(game, play.state, Random(seed)))


def _turning(line: tuple[Worth, ...]) -> tuple[int, ...]:
    moved = [(_moved(before, after), moment) for moment, (before, after) in enumerate(pairwise(line), 1)]
    greatest = sorted([each for each in moved if each[0] >= TURNED], reverse=True)
    return tuple([moment for _, moment in greatest[:TURNING_POINTS]])


def _moved(before: Worth, after: Worth) -> float:
    """By how much the chance of any seat surely moved."""
    rows = zip(before.shares, after.shares, before.errors, after.errors, strict=True)
    sure = [abs(now - was) for was, now, off, off_now in rows if abs(now - was) > SURELY * hypot(off, off_now)]
    return max(sure, default=0.0)
