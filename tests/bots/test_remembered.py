"""What bots and rules remember between two thoughts saves time and changes nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from games.playing import AnyGame, every_game, mixtures, moments
from perfidie import games
from perfidie.bots.levels import instinct_of
from perfidie.engine import play_out
from perfidie.engine.rows import Rows

REMEMBERING = ("charlatans", "mousquetaires")
"""The games that keep the most."""


def forget(game: str) -> None:
    """All that the rooms of this game have kept so far is gone."""
    for name, room in [*sys.modules.items()]:
        if not name.startswith(f"perfidie.games.{game}."):
            continue
        for kept_as, kept in vars(room).items():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()
            elif isinstance(kept, Rows) or (isinstance(kept, dict) and kept_as.startswith("_") and kept_as[1] != "_"):
                kept.clear()


def tables(game: AnyGame) -> Iterator[Any]:
    """Tables of several set-ups at decisions, every so often."""
    instinct = instinct_of(game)
    for seats in game.seats:
        rng = Random(seats)
        for options in islice(mixtures(game, seats, rng), 2):
            s = game.new(game.setup(seats, options))
            while s.agenda:
                if s.actor >= 0 and rng.random() < 0.03:
                    yield s.clone()
                s.apply_legal(s.sample(rng) if s.actor < 0 else instinct.move(s, rng))


def thought(game: AnyGame, s: Any) -> tuple[Any, ...]:
    """What instinct, rules and learners make of a table, and how much chance that takes."""
    instinct, rng = instinct_of(game), Random(7)
    seen = [bytes(game.lab.numbers(s, seat)) for seat in range(s.setup.seats)]
    return instinct.value(s), instinct.move(s.clone(), rng), rng.random(), [str(each) for each in s.legal()], seen


@pytest.mark.parametrize("name", REMEMBERING)
def test_what_was_worked_out_for_other_tables_changes_no_thought(name: str) -> None:
    game = games.find(name)
    met = list(tables(game))
    remembering = [thought(game, s) for s in met]
    for s, before in zip(met, remembering, strict=True):
        forget(name)
        assert thought(game, s) == before


@every_game
def test_a_world_that_is_played_on_leaves_the_next_one_as_it_was(game: AnyGame) -> None:
    for table, _ in islice(moments(game, game.seats[-1], 2, 0.1), 10):
        for seat in table.state.waiting:
            view = table.view(seat)
            world = game.imagine(view, Random(1))
            before = world.clone()
            play_out(world, Random(2))
            assert game.imagine(view, Random(1)) == before
