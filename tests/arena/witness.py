"""Bots from outside, written for what they show."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perfidie.engine import View

Words = tuple[str, ...]


class First:
    """Always the first choice."""

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        return legal[0]


class Wasteful(First):
    """The same, after a lot of thought about nothing."""

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        for _ in range(100):
            rng.random()
        return legal[0]


class Talker(First):
    """Says whatever may be said first, whenever it may."""

    def speak(self, view: View[Any], sayable: Sequence[Words], rng: Random) -> Words | None:
        return sayable[0]


class Listener(First):
    """Keeps what it heard, and the kind of thing it was asked with."""

    heard: tuple[Any, ...] = ()

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        Listener.heard = view.claims
        return legal[0]


class Cheat(First):
    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        return ("win", "now")


class Clumsy(First):
    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        raise RuntimeError("oh dear")


class Babbler(First):
    def speak(self, view: View[Any], sayable: Sequence[Words], rng: Random) -> Words | None:
        return ("blah", "blah")


class NoBot:
    pass


seen_states: list[str] = []
"""What an OpenSpiel bot was handed: information states with the player they belong to."""


def first_legal(game: Any, player: int, rng: Random) -> Any:
    """A bot of OpenSpiel's kind: it keeps what it is shown of the cards of others."""

    class Looking:
        def step(self, state: Any) -> int:
            assert state.current_player() == player
            seen_states.append(str(state))
            return int(state.legal_actions()[0])

    return Looking()
