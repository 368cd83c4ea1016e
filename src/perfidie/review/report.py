"""The report: everything a review says of one game, worked out from its record and a seed, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any

import msgspec

from perfidie.engine import Game, Record, moments
from perfidie.review.bluffs import Bluff
from perfidie.review.decisions import MISTAKE, Decision, Thought
from perfidie.review.lies import Lie
from perfidie.review.luck import Luck, luck_of
from perfidie.review.pieces import Found, pieces_of, together, worked_out
from perfidie.review.worth import Worth, manner_of

FORMAT = 2
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
    bluffs: tuple[Bluff, ...]
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
    pieces, found = pieces_of(game, record), []
    for number, piece in enumerate(pieces, 1):
        found.append(worked_out(game, record, seed, piece, thought))
        told(number / len(pieces))
    return put_together(game, record, seed, found)


def put_together(game: Game[Any, Any], record: Record, seed: int, found: Sequence[Found]) -> Review:
    """The review, once all its pieces are there, in their order."""
    whole, stops = together(found), moments(record.entries)
    assert whole.draws is not None
    return Review(
        format=FORMAT,
        game=game.id,
        rules=game.version,
        seats=record.seats,
        seed=seed,
        line=whole.line,
        movers=tuple([record.entries[stop].seat for stop in stops[:-1]]),
        decisions=whole.decisions,
        at=tuple([stops.index(each.entry) for each in whole.decisions]),
        lies=whole.lies,
        bluffs=whole.bluffs,
        luck=luck_of(game, record, whole.draws, Random(f"{seed} start")),
        turning=_turning(whole.line),
        note=manner_of(game.id).note,
    )


def _turning(line: tuple[Worth, ...]) -> tuple[int, ...]:
    moved = [(_moved(before, after), moment) for moment, (before, after) in enumerate(pairwise(line), 1)]
    greatest = sorted([each for each in moved if each[0] >= TURNED], reverse=True)
    return tuple([moment for _, moment in greatest[:TURNING_POINTS]])


def _moved(before: Worth, after: Worth) -> float:
    """By how much the chance of any seat surely moved."""
    rows = zip(before.shares, after.shares, before.errors, after.errors, strict=True)
    sure = [abs(now - was) for was, now, off, off_now in rows if abs(now - was) > SURELY * hypot(off, off_now)]
    return max(sure, default=0.0)
