"""Law 8: what OpenSpiel and PettingZoo themselves demand of a game, run on one set-up."""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

from perfidie.adapters import openspiel, pettingzoo
from perfidie.adapters.research import need
from perfidie.engine import Game

pyspiel = need("pyspiel")
zoo = need("pettingzoo.test")

CYCLES = 4
"""How many cycles PettingZoo's `max_cycles_test` asks for."""
GAMES = 20
"""In how many random games the declared actions are looked up."""
LONGEST = 300
"""How much of a complaint is told."""


def run(game: Game[Any, Any], seats: int, options: Mapping[str, object], games: int = 1) -> list[str]:
    """What these libraries complain about, one sentence each; empty where all is well. Prints nothing."""
    env = partial(pettingzoo.env, game, seats=seats, options=options)
    tests: dict[str, Callable[[], None]] = {
        "the declared actions": lambda: declared(game, seats, options),
        "OpenSpiel's random simulation": lambda: random_simulation(game, seats, options, games),
        "PettingZoo's api_test": lambda: zoo.api_test(env()),
        "PettingZoo's seed_test": lambda: zoo.seed_test(env),
        "PettingZoo's max_cycles_test": lambda: max_cycles_test(game, seats, options),
    }
    complaints = []
    for name, test in tests.items():
        try:
            with silence():
                test()
        except Exception as error:
            complaints.append(f"{name}: {type(error).__name__}: {' '.join(str(error).split())[:LONGEST]}")
    return complaints


@contextmanager
def silence() -> Iterator[None]:
    """These tests print remarks and advice; only their verdict counts here."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


def declared(game: Game[Any, Any], seats: int, options: Mapping[str, object]) -> None:
    """Whatever turns up in random games is among `actions`, and what a seat may do is not among `chances`."""
    setup, rng = game.setup(seats, options), Random(1)
    actions, chances = frozenset(game.lab.actions(setup)), frozenset(game.lab.chances(setup))
    for _ in range(GAMES):
        state = game.new(setup)
        while state.agenda:
            legal = state.legal()
            for action in legal:
                assert action.code in actions, f"`{action}` is legal, but not among the game's actions"
                assert state.actor < 0 or action.code not in chances, f"`{action}` is a seat's, but among the chances"
            state.apply_legal(rng.choice(legal))


def random_simulation(game: Game[Any, Any], seats: int, options: Mapping[str, object], games: int) -> None:
    """Random games with clones, saves, masks, strings, tensors and returns looked at in every state."""
    before = openspiel.register(game)
    try:
        lab = openspiel.load(game, seats, options)
        pyspiel.random_sim_test(lab, num_sims=games, serialize=True, verbose=False)
    finally:
        if before is not None:
            openspiel.register(before)


def max_cycles_test(game: Game[Any, Any], seats: int, options: Mapping[str, object]) -> None:
    """A game that its own rules end before the fourth cycle cannot be cut short there: then the test says nothing."""
    made: list[Any] = []

    def kept(make: Callable[..., Any]) -> Callable[..., Any]:
        def build(max_cycles: int) -> Any:
            made.append(make(game, seats=seats, options=options, max_cycles=max_cycles))
            return made[-1]

        return build

    try:
        zoo.max_cycles_test(SimpleNamespace(env=kept(pettingzoo.env), parallel_env=kept(pettingzoo.parallel_env)))
    except AssertionError:
        if all(each.unwrapped.table.agenda or each.unwrapped.cycle >= CYCLES for each in made):
            raise
