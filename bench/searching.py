"""Simulations of a search: ours and OpenSpiel's Python IS-MCTS on the same game, the same decision, random playouts."""

from __future__ import annotations

from random import Random
from typing import Any

from harness import Measure
from perfidie import games
from perfidie.bots.budget import Budget
from perfidie.bots.search import Search
from perfidie.engine import encode
from perfidie.engine.instinct import Instinct

SIMULATIONS = 100
GOAL = 5
"""So many times OpenSpiel's."""


def measures(seats: int = 5) -> tuple[Measure, Measure]:
    """One simulation is an imagined world, the way down the tree and a playout at random to the end of the game."""
    from perfidie.adapters import openspiel

    lab, rng = openspiel.load("verre", seats), Random(3)
    state = lab.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return (
        Measure(f"ours, verre, {seats} seats, first decision", "simulations", ours(state)),
        Measure(f"OpenSpiel's Python IS-MCTS, verre, {seats} seats, first decision", "simulations", theirs(lab, state)),
    )


def ours(state: Any) -> Any:
    """Our search on this decision, given nothing but the seat's view."""
    game, seat = games.find("verre"), state.current_player()
    data, legal = encode(game.view(state.table, seat)), [action.words for action in state.table.legal()]
    search = Search(game, Budget(iterations=SIMULATIONS), Instinct(game))
    rng = Random(5)

    def work() -> int:
        return sum(each.visits for each in search.think(game.read_view(data), legal, rng))

    return work


def theirs(lab: Any, state: Any) -> Any:
    """OpenSpiel's search on the same decision."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(5))
    bot = ismcts.ISMCTSBot(
        lab, evaluator, 1.4, SIMULATIONS, random_state=np.random.RandomState(6), allow_inconsistent_action_sets=True
    )

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return work


def verdict(mine: Measure, other: Measure) -> str:
    """The one sentence the two lines are there for."""
    ratios = sorted(a / b for a, b in zip(mine.ratios, other.ratios, strict=True))
    middle = ratios[len(ratios) // 2]
    met = "met" if middle >= GOAL else "**missed**"
    return f"Ours makes {middle:.1f} times as many ({ratios[0]:.1f}..{ratios[-1]:.1f}; goal {GOAL}: {met})."
