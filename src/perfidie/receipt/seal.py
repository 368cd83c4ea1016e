"""The chance of one sealed game while it is played: every draw follows from the key and from all lines before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from perfidie.engine import Entry, Playthrough
from perfidie.engine.action import Words
from perfidie.receipt import numbers


class Seal:
    """Draws for one game. Whoever has the same key and the same lines draws the same."""

    __slots__ = ("_followed", "_key", "_links")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._followed: list[Entry] = []
        self._links = [numbers.START]

    def __repr__(self) -> str:
        return "Seal()"  # what it holds must stand in no log

    def link(self, entries: Sequence[Entry], upto: int | None = None) -> bytes:
        """The chain of these lines, or of the first so many. A move that was taken back leaves no trace in it."""
        followed, links = self._followed, self._links
        while followed and (len(followed) > len(entries) or followed[-1] is not entries[len(followed) - 1]):
            followed.pop()
            links.pop()
        for entry in entries[len(followed) :]:
            links.append(numbers.linked(links[-1], entry))
            followed.append(entry)
        return links[len(entries) if upto is None else upto]

    def draw(self, play: Playthrough) -> Any:
        """What chance does now."""
        outcomes = play.state.outcomes()
        weights = [weight for _, weight in outcomes]
        return outcomes[numbers.drawn(self._key, weights, len(play.entries), self.link(play.entries))][0]

    def lot(self, play: Playthrough, choices: Sequence[Words]) -> Words:
        """The choice that is made now for somebody whose time is up."""
        return choices[numbers.lot(self._key, len(choices), len(play.entries), self.link(play.entries))]

    def seed(self, seat: int, nth: int) -> int:
        """The chance that a bot has for the n-th move of its seat, the first being number 0."""
        return numbers.seed_of(self._key, seat, nth)

    def fallback(self, seat: int, nth: int, choices: Sequence[Words]) -> Words:
        """The choice that is made for a bot that could not think."""
        return choices[numbers.fallback(self._key, len(choices), seat, nth)]

    def places(self, count: int) -> tuple[int, ...]:
        """Where places are drawn by lot: who sits where from now on."""
        return numbers.places(self._key, count)


def moves_of(entries: Sequence[Entry], seat: int) -> int:
    """How many moves of this seat stand."""
    return sum(entry.seat == seat and not entry.said for entry in entries)
