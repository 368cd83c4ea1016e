"""Tiny presets are solved: what perfect play is worth to every seat, found by counting out whole games."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest

from perfidie.adapters import openspiel
from perfidie.engine import Refusal, encode
from perfidie.games import find
from perfidie.lab.exact import Common, Solver, Tree

SURE = 0.002
"""How far from each other the bounds of a value may be."""


def solved(name: str, seats: int, rounds: int) -> Solver:
    """The tiny preset of a game, after so many rounds of CFR+."""
    game = find(name)
    solver = Solver(Tree(game, game.setup(seats, preset="tiny")))
    solver.learn(rounds)
    return solver


@pytest.mark.parametrize(
    ("name", "rounds", "histories", "first", "uniform"),
    [("verre", 120, 20_561, 0.0, 0.5260), ("verona", 100, 31_576, 0.4163, 0.4811)],
)
def test_perfect_play_for_two_is_worth_so_much_to_the_first_seat(
    name: str, rounds: int, histories: int, first: float, uniform: float
) -> None:
    """At the poisoned glass the first Wesley loses for certain; each seat's best response bounds the value."""
    solver = solved(name, 2, rounds)
    assert sum(level.size for level in solver.tree.levels) == histories
    policy = solver.average
    least, most = 1.0 - solver.best(policy, 1), solver.best(policy, 0)
    assert least - 1e-9 <= first <= most + 1e-9
    assert most - least < SURE
    assert solver.values(policy).sum() == pytest.approx(1.0)
    assert solver.values(solver.policy(solver.sums * 0))[0] == pytest.approx(uniform, abs=1e-4)


def test_at_idus_martii_nobody_gains_by_leaving_the_equilibrium_that_was_found() -> None:
    """With five seats there may be others; this one is always the same."""
    solver = solved("idus_martii", 5, 30)
    assert (sum(level.size for level in solver.tree.levels), len(solver.tree.sizes)) == (98_270, 295)
    policy = solver.average
    values = solver.values(policy)
    assert max(solver.best(policy, seat) - values[seat] for seat in range(5)) < SURE
    assert values == pytest.approx([0.299, 0.382, 0.390, 0.399, 0.327], abs=SURE)


def test_openspiel_counts_the_same_tree() -> None:
    lab = openspiel.load("verre", 2, preset="tiny")
    found = pyspiel.expected_returns(lab.new_initial_state(), pyspiel.UniformRandomPolicy(lab), -1, True)
    solver = solved("verre", 2, 0)
    assert solver.values(solver.average) == pytest.approx(found)


@pytest.mark.parametrize(
    ("name", "seats", "positions", "value"), [("charlatans", 2, 129_265, 0.4358), ("mousquetaires", 1, 42_322, 0.3758)]
)
def test_where_nobody_hides_anything_perfect_play_is_worth_so_much_to_the_first_seat(
    name: str, seats: int, positions: int, value: float
) -> None:
    game = find(name)
    common = Common(game, game.setup(seats, preset="tiny"))
    assert common.value == pytest.approx(value, abs=5e-5)
    assert len(common.known) == positions


def test_numbers_tell_apart_all_that_a_lone_musketeer_can_tell_apart() -> None:
    """Positions are parted by numbers: at the same step two views with the same numbers would be taken for one."""
    game, rng = find("mousquetaires"), Random(3)
    known: dict[object, bytes] = {}
    for _ in range(150):
        table = game.new(game.setup(1, preset="tiny"))
        while table.agenda:
            simpler = game.lab.settled(table.clone())
            view = game.view(simpler, 0)
            key = (view.agenda, bytes(game.lab.numbers(simpler, 0)))
            assert known.setdefault(key, encode(view)) == encode(view)
            table.apply_legal(table.sample(rng) if table.actor < 0 else rng.choice(table.legal()))
    assert len(known) > 300


@pytest.mark.parametrize(("name", "seats"), [("verre", 2), ("mousquetaires", 2), ("idus_martii", 5)])
def test_a_game_that_hides_something_from_its_players_is_not_counted_out_position_by_position(
    name: str, seats: int
) -> None:
    game = find(name)
    with pytest.raises(Refusal, match="exact-hidden"):
        Common(game, game.setup(seats, preset="tiny"))


def test_a_best_response_wins_nothing_against_what_was_learned_and_much_against_chance() -> None:
    solver = solved("verona", 2, 100)
    policy, asked = solver.played(lambda table: [1.0] * len(table.legal()))
    assert asked == len(solver.tree.sizes), "whoever chooses by lot can come to any decision"
    assert sum(solver.gains(policy)) > 0.2
    first, asked = solver.played(lambda table: [1.0] + [0.0] * (len(table.legal()) - 1))
    assert asked < len(solver.tree.sizes) / 2, "decisions that its own choices never lead to are not asked"
    assert sum(solver.gains(first)) > sum(solver.gains(solver.average)) > -1e-9
