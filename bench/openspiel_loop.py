"""The usual way to drive an OpenSpiel game from Python, for ours and for its own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any


def random_game(game: Any, rng: Random, stop: int = 0) -> int:
    """One random game; how many decisions it had (chance is not counted)."""
    return play(game, rng, stop)[1]


def play(game: Any, rng: Random, stop: int = 0) -> tuple[Any, int]:
    state, decisions, actions = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = draw(state.chance_outcomes(), rng)
        elif stop and actions >= stop:
            break
        else:
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
            decisions += 1
        state.apply_action(action)
        actions += 1
    return state, decisions


def draw(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """One outcome by its probability; the uniform case, the usual one, at once."""
    if abs(outcomes[0][1] * len(outcomes) - 1.0) < 1e-9:
        return outcomes[int(rng.random() * len(outcomes))][0]
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def clones(game: Any, rng: Random) -> Callable[[], int]:
    """Clones of a state about half-way through."""
    lengths = [play(game, rng)[0].move_number() for _ in range(5)]
    state = play(game, rng, sorted(lengths)[2] // 2)[0]

    def work() -> int:
        for _ in range(50):
            state.clone()
        return 50

    return work
