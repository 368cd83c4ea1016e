"""What the tests of every game's numbers need: the numbers by name, and games at random with all their positions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from perfidie.engine import Game, Setup

Named = dict[str, list[int]]


def named(game: Game[Any, Any], state: Any, seat: int) -> Named:
    """The numbers of a seat by the names of their fields, signed."""
    row, found = [number - 256 if number > 127 else number for number in game.lab.numbers(state, seat)], {}
    for field in game.lab.fields(state.setup):
        found[field.name], row = row[: field.size], row[field.size :]
    assert not row
    return found


def walk(game: Game[Any, Any], setup: Setup, rng: Random, visit: Callable[[Any], None]) -> int:
    """A random game, every position visited; how many actions it had."""
    state, actions = game.new(setup), 0
    visit(state)
    while state.agenda:
        state.apply(rng.choice(state.legal()))
        actions += 1
        visit(state)
    return actions
