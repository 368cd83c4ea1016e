"""The usual way to drive an OpenSpiel game from Python, for ours and for its own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any


def random_game(game: Any, rng: Random, stop: int = 0) -> int:
    """One random game; how many decisions it had (chance is not counted)."""
    return play(game, rng, stop)[1]


def play(game: Any, rng: Random, stop: int = 0) -> tuple[Any, int]:
    """Chance by its probabilities (the uniform case, the usual one, at once), seats at random.

    All in one loop: what is measured is the game, not calls of ours.
    """
    state, decisions, actions, random = game.new_initial_state(), 0, 0, rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if abs(outcomes[0][1] * len(outcomes) - 1.0) < 1e-9:
                action = outcomes[int(random() * len(outcomes))][0]
            else:
                numbers, probabilities = zip(*outcomes, strict=True)
                action = rng.choices(numbers, probabilities)[0]
        elif stop and actions >= stop:
            break
        else:
            legal = state.legal_actions()
            action = legal[int(random() * len(legal))]
            decisions += 1
        state.apply_action(action)
        actions += 1
    return state, decisions


def clones(game: Any, rng: Random) -> Callable[[], int]:
    """Clones of a state about half-way through."""
    lengths = [play(game, rng)[0].move_number() for _ in range(5)]
    state = play(game, rng, sorted(lengths)[2] // 2)[0]

    def work() -> int:
        for _ in range(50):
            state.clone()
        return 50

    return work


def inside(game: Any, rng: Random) -> Callable[[], int]:
    """Random games played wholly in C++, by OpenSpiel's own bots: nothing of Python is measured.

    It says only who won, so decisions are counted by the mean length of a thousand games.
    """
    import pyspiel

    length = sum(random_game(game, rng) for _ in range(1000)) / 1000
    bots = [pyspiel.make_uniform_random_bot(seat, rng.randrange(1 << 30)) for seat in range(game.num_players())]

    def work() -> int:
        for _ in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(1 << 30))
        return round(20 * length)

    return work
