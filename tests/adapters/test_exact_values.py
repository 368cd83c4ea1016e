"""Tiny presets are solved: what perfect play is worth to every seat, found by counting out whole games."""

from __future__ import annotations

import pyspiel
import pytest

from adapters.solver import Solver, Tree
from perfidie.adapters import openspiel
from perfidie.games import find

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
