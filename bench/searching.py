"""Simulations of a search: ours and OpenSpiel's Python IS-MCTS on the same game, the same decision, random playouts.

And those that bots really make, in every game, with its own instinct: worlds weighed by what the others did, playouts
by instinct, a judgement where a game has a horizon.
"""

from __future__ import annotations

from random import Random
from typing import Any

from harness import Measure
from perfidie import games
from perfidie.bots.budget import Budget
from perfidie.bots.levels import instinct_of
from perfidie.bots.search import Search
from perfidie.engine import Game, encode
from perfidie.engine.instinct import Instinct

SIMULATIONS = 100
GOAL = 5
"""So many times OpenSpiel's."""
TABLES = {"verre": 5, "verona": 5, "idus_martii": 5, "charlatans": 2, "mousquetaires": 4}
"""By game: the seats at which the thoughts of its bots are measured."""


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


def thoughts() -> list[Measure]:
    """What the bots of every game make of their first decision."""
    return [thought(game, seats) for game, seats in TABLES.items()]


def figures(thoughts: list[Measure]) -> dict[str, list[float]]:
    """By game, how many simulations are made while the yardstick makes a thousand decisions."""
    return {
        f"search.{game}": [1000 * each for each in told.ratios] for game, told in zip(TABLES, thoughts, strict=True)
    }


def thought(game_id: str, seats: int) -> Measure:
    """The simulations of a bot's own search, with the game's instinct, at the first decision of a game."""
    game, rng = games.find(game_id), Random(3)
    state: Any = game.new(game.setup(seats))
    while state.actor < 0:
        state.apply_legal(state.sample(rng))
    work = searched(game, state, state.actor, instinct_of(game))
    return Measure(f"with its own instinct, {game_id}, {seats} seats, first decision", "simulations", work)


def ours(state: Any) -> Any:
    """Our search on this decision, with nothing but random playouts."""
    game = games.find("verre")
    return searched(game, state.table, state.current_player(), Instinct(game))


def searched(game: Game[Any, Any], state: Any, seat: int, instinct: Instinct) -> Any:
    """Our search on the decision of this seat, given nothing but its view."""
    data, legal = encode(game.view(state, seat)), [action.words for action in state.legal_for(seat)]
    search = Search(game, Budget(iterations=SIMULATIONS), instinct)
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
