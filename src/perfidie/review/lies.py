"""Lies: what was stated and was not so, who came to believe it, and until when they had all acted on it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from perfidie.bots.levels import instinct_of
from perfidie.engine import Game, Playthrough, Record
from perfidie.engine.action import Words
from perfidie.review.beliefs import doubts_of


class Heard(msgspec.Struct, frozen=True, array_like=True):
    """What one listener made of it: how likely it was to them, by what they knew, before and after."""

    seat: int
    before: float
    after: float


class Lie(msgspec.Struct, frozen=True):
    """A statement that was not so."""

    entry: int
    """Its line in the record, from 0."""
    moment: int
    """After so many decisions."""
    claim: int
    """Its number among the statements."""
    seat: int
    words: Words
    so: tuple[str, ...]
    """What was so, in words."""
    heard: tuple[Heard, ...]
    """By each listener who reckons with such a thing."""
    until: int
    """The first moment at which all who came to believe it had decided something since."""

    @property
    def believers(self) -> tuple[int, ...]:
        """Those to whom it seemed likelier afterwards."""
        return tuple([each.seat for each in self.heard if each.after > each.before])


def lies_of(game: Game[Any, Any], record: Record) -> tuple[Lie, ...]:
    """All lies of a game that is over, as they came."""
    doubts, instinct = doubts_of(game), instinct_of(game)
    play = Playthrough(game, game.setup(record.seats, record.options))
    made: list[tuple[int, int, Any, tuple[Heard, ...]]] = []
    moment = 0
    for number, entry in enumerate(record.entries):
        before = [play.view(seat) for seat in range(record.seats)] if entry.said else []
        play.follow(entry)
        if entry.said:
            claim, heard = play.claims[-1], []
            for seat, view in enumerate(before):
                was = instinct.credit(view, claim) if seat != entry.seat else None
                now = instinct.credit(play.view(seat), claim) if was is not None else None
                if was is not None and now is not None:
                    heard.append(Heard(seat, was, now))
            made.append((number, moment, play.state.clone(), tuple(heard)))
        elif entry.seat >= 0:
            moment += 1
    found = []
    for place, (claim, (number, at, then, heard_by)) in enumerate(zip(play.claims, made, strict=True)):
        so = doubts.lie(claim, then, play.state)
        if so:
            found.append(Lie(number, at, place, claim.seat, claim.words, so, heard_by, at))
    return tuple([replace(lie, until=_all_acted(record, lie)) for lie in found])


def _all_acted(record: Record, lie: Lie) -> int:
    """The moment after the last of the first decisions that its believers made then."""
    waiting, moment = set(lie.believers), lie.moment
    until = moment
    for entry in record.entries[lie.entry + 1 :]:
        if entry.seat >= 0 and not entry.said:
            moment += 1
            if entry.seat in waiting:
                waiting.remove(entry.seat)
                until = moment
    return until
