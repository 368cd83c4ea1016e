"""OpenSpiel's algorithms play our games: here on their reduced tables."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

from perfidie.adapters import openspiel

on_each_reduced_table = pytest.mark.parametrize("name", ["verre", "verona", "idus_martii"])


def reduced(name: str) -> Any:
    """The smallest table there is."""
    return openspiel.load(name, preset="reduced")


def play(state: Any, rng: Random, choose: Any) -> Any:
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action_with_legality_check(choose(state))
    return state


# Every choice of the poisoned glass can be tried at each visit; a round of Verona has too many bets for that.
SOLVERS = {
    "verre": (external_sampling_mccfr.ExternalSamplingSolver, 10),
    "verona": (outcome_sampling_mccfr.OutcomeSamplingSolver, 300),
    "idus_martii": (external_sampling_mccfr.ExternalSamplingSolver, 30),
}


@on_each_reduced_table
def test_sampling_mccfr_learns_a_policy_that_plays_lawfully(name: str) -> None:
    np.random.seed(1)
    lab = reduced(name)
    solver_of, iterations = SOLVERS[name]
    solver = solver_of(lab)
    for _ in range(iterations):
        solver.iteration()
    policy, rng, learned = solver.average_policy(), Random(2), 0

    def choose(state: Any) -> int:
        nonlocal learned
        chances = policy.action_probabilities(state)
        assert list(chances) == state.legal_actions()
        assert sum(chances.values()) == pytest.approx(1.0)
        learned += len(set(chances.values())) > 1
        return rng.choices(list(chances), list(chances.values()))[0]

    for _ in range(50):
        state = play(lab.new_initial_state(), rng, choose)
        assert state.returns() == list(lab.rules.rules.shares(lab.rules.rules.outcome(state.table)))
    assert learned


@on_each_reduced_table
def test_sampling_mccfr_of_cpp_runs_too(name: str) -> None:
    lab = reduced(name)
    external = name != "verona"
    solver = pyspiel.ExternalSamplingMCCFRSolver(lab, 1) if external else pyspiel.OutcomeSamplingMCCFRSolver(lab)
    solver.run_iteration()
    state = lab.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    policy = solver.average_policy().get_state_policy(state)
    assert [action for action, _ in policy] == state.legal_actions()


def bot_of(lab: Any, simulations: int, seed: int) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(lab, evaluator, 1.0, simulations, random_state=np.random.RandomState(seed + 1))
    luck = Random(seed + 2).random  # OpenSpiel's own sampler cannot be seeded from here
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck))
    return bot


def small(name: str) -> Any:
    """A table where skill counts within seconds: at the reduced one of Idus Martii most seats decide nothing."""
    return openspiel.load(name, preset="training", options={"limit": 3}) if name == "idus_martii" else reduced(name)


@on_each_reduced_table
def test_the_python_ismcts_bot_plays_lawfully_and_beats_chance(name: str) -> None:
    lab = small(name)
    seats = lab.num_players()
    bot, rng = bot_of(lab, 20, 3), Random(4)
    won, others = 0.0, 0.0
    for number in range(20 * min(seats, 3)):
        mine = number % seats

        def choose(state: Any, mine: int = mine) -> int:
            legal = state.legal_actions()
            return int(bot.step(state)) if state.current_player() == mine else rng.choice(legal)

        returns = play(lab.new_initial_state(), rng, choose).returns()
        won += returns[mine]
        others += (sum(returns) - returns[mine]) / (seats - 1)
    assert won > 1.4 * others


@on_each_reduced_table
def test_the_python_ismcts_bot_resamples_by_itself(name: str) -> None:
    lab = reduced(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(5))
    bot = ismcts.ISMCTSBot(lab, evaluator, 1.0, 10, random_state=np.random.RandomState(6))
    state = lab.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    assert bot.step(state) in state.legal_actions()
