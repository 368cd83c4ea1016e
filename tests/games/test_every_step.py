"""Every step of every game is what its saved words say: two are the same exactly where these are."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from perfidie import games
from perfidie.engine import play_out
from perfidie.engine.step import Step

LIMIT = 60


def met(name: str) -> list[Step[Any, Any]]:
    """The steps on the agendas of random games, each also with other seats in the place of the one it was met with."""
    game = games.find(name)
    found: dict[tuple[Any, ...], Step[Any, Any]] = {}
    for number, seats in product(range(4), game.seats):
        rng, state = Random(number), game.new(game.setup(seats))
        while state.agenda:
            for step in state.agenda:
                found[step.words()] = step
                if "seat" in step.__match_args__:
                    others = [step.but(seat=seat) for seat in range(2)]
                    found |= {other.words(): other for other in others}
            play_out(state, rng, 1)
            if len(found) > LIMIT * 10:
                break
    return list(found.values())


@pytest.mark.parametrize("name", games.names())
def test_two_steps_are_the_same_exactly_where_their_words_are(name: str) -> None:
    steps = met(name)
    assert len(steps) > 10
    by_kind: dict[str, list[Step[Any, Any]]] = {}
    for step in steps:
        by_kind.setdefault(type(step).__name__, []).append(step)
    for alike in by_kind.values():
        for one, other in product(alike[:LIMIT], repeat=2):
            assert (one == other) is (one.words() == other.words()), (one.words(), other.words())
            if one == other:
                assert hash(one) == hash(other)
