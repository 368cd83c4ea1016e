"""Games in arrays are the engine's: tables, legal actions, views and results are equal at every step."""

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
GAMES = 6
GOLDEN = [
    *[("verre", name) for name in ("2-standard", "2-mixture-1", "3-standard", "5-standard")],
    *[("idus_martii", name) for name in ("5-mixture-1", "5-opposite", "6-standard", "7-standard", "8-standard")],
]
OTHERS: list[tuple[str, int, str, dict[str, Any]]] = [
    ("verre", 4, "match", {"tie": "antidote", "take_order": "reverse", "compare": "count", "reveal": "after_all"}),
    ("verre", 2, "standard", {"power": "look_then_may_swap", "two_player_last": "dregs", "recap_shows_all": True}),
    (
        "verre", 3, "standard",
        {"power": "blind_swap", "tie": "poison", "end": "end_of_round", "take_order": "clockwise"},
    ),
    ("idus_martii", 5, "training", {"max_repeating_aediles": 2, "empty_leader": "merchant", "first_player": 3}),
    ("idus_martii", 5, "purist", {"max_repeating_aediles": 0, "limit": 9}),
    ("idus_martii", 6, "training", {"round2_force": "yellow_only", "limit": 6}),
    ("idus_martii", 8, "tiny", {}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "name"), GOLDEN)
def test_golden_and_random_games_are_equal_in_the_engine_and_in_arrays(game: str, name: str) -> None:
    assert compared(game, name, GAMES) == ""


def compared(game: str, name: str, games: int) -> str:
    """What differs in a golden game and so many random ones at the same set-up."""
    found, record = find(game), read_record((ROOT / f"golden/{game}/{name}.json").read_bytes())
    setup = found.setup(record.seats, record.options)
    batched, rng = batch.load(game, setup.seats, setup.options), Random(name)
    players = [replayed(found, record), *[random_choices(rng)] * games]
    return unlike(batched, [list(moments(found, setup, batched, player)) for player in players])


@pytest.mark.parametrize(("game", "seats", "preset", "options"), OTHERS)
def test_games_by_other_readings_are_equal_too(game: str, seats: int, preset: str, options: dict[str, Any]) -> None:
    found = find(game)
    setup, player = found.setup(seats, options, preset), random_choices(Random(seats))
    batched = batch.load(game, seats, options, preset)
    assert unlike(batched, [list(moments(found, setup, batched, player)) for _ in range(GAMES)]) == ""


SENATES = sorted(path.stem for path in (ROOT / "golden/idus_martii").glob("*.json"))


@pytest.mark.soak
@pytest.mark.parametrize("name", SENATES)
def test_at_every_golden_table_of_the_senate_many_random_games_are_equal(name: str) -> None:
    assert compared("idus_martii", name, 200) == ""


def planted(game: str, seats: int, preset: str, change: Callable[[Any], None]) -> str:
    """What the law finds in small games once something has been changed."""
    found = find(game)
    setup = found.setup(seats, {}, preset)
    batched, choose = batch.load(game, seats, preset=preset), random_choices(Random(1))
    games = [list(moments(found, setup, batched, choose)) for _ in range(12)]
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
def test_a_planted_difference_at_the_glasses_is_found(change: Callable[[Any], None], what: str) -> None:
    assert what in planted("verre", 2, "reduced", change)


def whoever_is_forced_does_not_choose(batched: Any) -> None:
    batched.figures.free = False


def any_aedile_again(batched: Any) -> None:
    batched.figures.repeating = 2


def the_other_aedile_votes_first(batched: Any) -> None:
    batched.passed_on = lambda consul, right=batched.passed_on: [right(consul)[place] for place in (0, 2, 1)]


def everybody_knows_what_the_praetor_does(batched: Any) -> None:
    for by_turn in batched.sight.conclusions:
        by_turn |= {turn: (word >> 16 & 255) * 0x01010101 for turn, word in by_turn.items()}


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (whoever_is_forced_does_not_choose, "stage"),
        (any_aedile_again, "legal"),
        (the_other_aedile_votes_first, "low"),
        (everybody_knows_what_the_praetor_does, "sees"),
    ],
)
def test_a_planted_difference_in_the_senate_is_found(change: Callable[[Any], None], what: str) -> None:
    assert what in planted("idus_martii", 5, "training", change)
