"""What the tests of the laboratory share: every game of the registry, and small games for the rest of the contract."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ends import ends
from engine.toys import bag, ballot, hunt, shells, whispers
from perfidie.adapters import openspiel
from perfidie.engine import Game
from perfidie.games import find, names

GAMES: list[Game[Any, Any]] = [find(name) for name in names()]
MOST = 80
"""So many states of one game are looked at."""
TOYS: list[Game[Any, Any]] = [ballot.BALLOT, bag.BAG, whispers.WHISPERS, shells.SHELLS, hunt.HUNT]


def each_setup(games: list[Game[Any, Any]]) -> Any:
    """Every game at its smallest and its largest table; at those between them in the soak."""
    setups = [table for game in games for table in ends([(game, seats) for seats in game.seats])]
    return pytest.mark.parametrize(("game", "seats"), setups, ids=lambda thing: str(getattr(thing, "id", thing)))


every_table = each_setup(GAMES + TOYS)
every_registered_table = each_setup(GAMES)


def some_states(lab: Any, rng: Random, games: int = 2) -> list[Any]:
    """Clones of the states of a few random games; of a long game only some, and always the last."""
    states = []
    for _ in range(games):
        state, passed = lab.new_initial_state(), []
        while not state.is_terminal():
            passed.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        states += passed if len(passed) <= MOST else [passed[n] for n in sorted(rng.sample(range(len(passed)), MOST))]
        states.append(state)
    return states


def table(game: Game[Any, Any], seats: int) -> Any:
    """The game as OpenSpiel sees it, known to OpenSpiel by its name."""
    openspiel.register(game)
    return openspiel.load(game, seats)
