"""The poisoned glass in arrays is the engine's: tables, legal actions, views and results are equal at every step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lab.lockstep import moments, random_choices, replayed, unlike
from perfidie.engine import read_record
from perfidie.games import find
from perfidie.lab import batch

ROOT = Path(__file__).parents[2]
GAME = find("verre")
GAMES = 6
GOLDEN = ("2-standard", "2-mixture-1", "3-standard", "5-standard")
OTHERS: list[tuple[int, str, dict[str, Any]]] = [
    (4, "match", {"tie": "antidote", "take_order": "reverse", "compare": "count", "reveal": "after_all"}),
    (2, "standard", {"power": "look_then_may_swap", "two_player_last": "dregs", "recap_shows_all": True}),
    (3, "standard", {"power": "blind_swap", "tie": "poison", "end": "end_of_round", "take_order": "clockwise"}),
]


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_and_random_games_are_equal_in_the_engine_and_in_arrays(name: str) -> None:
    record = read_record((ROOT / f"golden/verre/{name}.json").read_bytes())
    setup = GAME.setup(record.seats, record.options)
    batched, rng = batch.load("verre", setup.seats, setup.options), Random(name)
    players = [replayed(GAME, record), *[random_choices(rng)] * GAMES]
    assert unlike(batched, [list(moments(GAME, setup, batched, player)) for player in players]) == ""


@pytest.mark.parametrize(("seats", "preset", "options"), OTHERS)
def test_games_by_other_readings_are_equal_too(seats: int, preset: str, options: dict[str, Any]) -> None:
    setup = GAME.setup(seats, options, preset)
    batched, player = batch.load("verre", seats, options, preset), random_choices(Random(seats))
    assert unlike(batched, [list(moments(GAME, setup, batched, player)) for _ in range(GAMES)]) == ""


def planted(change: Callable[[Any], None]) -> str:
    """What the law finds in small games of two once something has been changed."""
    setup = GAME.setup(2, {}, "reduced")
    batched, choose = batch.load("verre", 2, preset="reduced"), random_choices(Random(1))
    games = [list(moments(GAME, setup, batched, choose)) for _ in range(12)]
    change(batched)
    return unlike(batched, games)


def no_bonus(batched: Any) -> None:
    batched.figures.bonus = 0


def another_choice_order(batched: Any) -> None:
    batched.figures.choice = batched.figures.choice[::-1]


def swaps_elsewhere(batched: Any) -> None:
    batched.figures.pairs = batched.figures.pairs[::-1]


def sees_all_hands(batched: Any) -> None:
    sight = batched.sight
    sight.row = lambda row, first, right=sight.row: [sum(each[1:], each[0]) for each in [right(row, first)]] * 2


@pytest.mark.parametrize(
    ("change", "what"),
    [(no_bonus, "hearts"), (another_choice_order, "actor"), (swaps_elsewhere, "peeked"), (sees_all_hands, "sees")],
)
def test_a_planted_difference_is_found(change: Callable[[Any], None], what: str) -> None:
    assert what in planted(change)
