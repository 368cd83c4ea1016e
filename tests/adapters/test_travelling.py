"""Games, set-ups, tables and environments are pickled and deep-copied: learners send them to other processes."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import launch
from adapters.lab import GAMES, TOYS, every_table, some_states, table
from perfidie.adapters import openspiel, pettingzoo
from perfidie.engine import Game


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def copied(thing: Any) -> Any:
    return copy.deepcopy(thing)  # noqa: TID251 vector environments do it


both_ways = pytest.mark.parametrize("again", [pickled, copied], ids=["pickled", "copied"])
every_game = pytest.mark.parametrize("game", GAMES + TOYS, ids=lambda game: game.id)
FORMS: dict[str, Callable[..., Any]] = {
    "raw": pettingzoo.raw_env,
    "wrapped": pettingzoo.env,
    "cycles": partial(pettingzoo.env, max_cycles=0),
    "parallel": pettingzoo.parallel_env,
    "recall": partial(pettingzoo.raw_env, perfect_recall=True),
}


@both_ways
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_of_the_registry_and_its_set_ups_come_out_as_the_same_objects(game: Game[Any, Any], again: Any) -> None:
    setup = game.setup(game.seats[-1])
    assert again(game) is game
    assert again(setup) is setup
    assert again(game.lab).view == game.view


@both_ways
@every_game
def test_a_table_comes_out_with_all_that_lay_on_it_and_plays_on(game: Game[Any, Any], again: Any) -> None:
    rng, state = Random(1), game.new(game.setup(game.seats[-1]))
    for _ in range(40):
        if not state.agenda:
            break
        other = again(state)
        assert other.values() == state.values()
        assert [str(action) for action in other.legal()] == [str(action) for action in state.legal()]
        before = state.clone()
        other.apply(other.legal()[0])
        assert state == before
        state.apply(rng.choice(state.legal()))


def moves(env: Any, seed: int, most: int = 30) -> list[bytes]:
    """What is seen from here on by agents that choose at random within their masks."""
    rng, seen = Random(seed), []
    if hasattr(env, "parallel_env") or not hasattr(env, "agent_iter"):
        return together(env, rng, most)
    for _ in env.agent_iter(most):
        observation, _, termination, truncation, _ = env.last()
        seen.append(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        over = termination or truncation
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return seen


def together(env: Any, rng: Random, most: int) -> list[bytes]:
    seen: list[bytes] = []
    while env.agents and len(seen) < most:
        each = {agent: env.unwrapped.observe(agent) for agent in env.agents}
        seen += [what["observation"].tobytes() for what in each.values()]
        env.step({agent: rng.choice(np.flatnonzero(what["action_mask"]).tolist()) for agent, what in each.items()})
    return seen


@both_ways
@pytest.mark.parametrize("form", FORMS)
@every_game
def test_an_environment_in_the_middle_of_a_game_goes_on_as_its_copy_does(
    game: Game[Any, Any], form: str, again: Any
) -> None:
    env = FORMS[form](game)
    env.reset(seed=3)
    moves(env, 1, 5)
    other = again(env)
    assert moves(other, 2) == moves(env, 2)


@both_ways
@every_table
def test_a_game_of_openspiel_and_its_states_come_out_alike(game: Game[Any, Any], seats: int, again: Any) -> None:
    lab = table(game, seats)
    for known in (lab, pyspiel.load_game(str(lab)), openspiel.load(game, seats, zero_sum=seats > 1)):
        other = again(known)
        assert (str(other), other.num_distinct_actions()) == (str(known), known.num_distinct_actions())
        assert other.new_initial_state().legal_actions() == known.new_initial_state().legal_actions()
    for state in some_states(lab, Random(3), games=1)[::9]:
        other = again(state)
        assert (str(other), other.history()) == (str(state), state.history())
        assert other.legal_actions() == state.legal_actions()


FIRST = """
import pickle, sys
sent = pickle.load(sys.stdin.buffer) if THERE else sent
told = []
for env in sent["envs"]:
    for agent in env.agent_iter(20):
        observation, _, termination, truncation, _ = env.last()
        told.append(observation["observation"].tobytes())
        env.step(None if termination or truncation else int(observation["action_mask"].argmax()))
told += [(str(lab), str(lab.new_initial_state())) for lab in sent["labs"]]
told += [(str(state), state.legal_actions()) for state in sent["states"]]
"""
"""Whoever gets these plays on with the first choice there is, and tells what they saw."""


def test_another_process_gets_environments_games_and_states_and_plays_them() -> None:
    """As vector environments do it: nothing is known there but what was sent."""
    envs = [pettingzoo.env(game) for game in GAMES]
    for env in envs:
        env.reset(seed=4)
    labs = [pyspiel.load_game(f"perfidie_{game.id}") for game in GAMES]
    sent = {"envs": envs, "labs": labs, "states": [lab.new_initial_state() for lab in labs]}
    there = f"THERE = True\n{FIRST}\nsys.stdout.buffer.write(pickle.dumps(told))"
    done = launch.run([sys.executable, "-c", there], input=pickle.dumps(sent), capture_output=True, timeout=60)
    here: dict[str, Any] = {"THERE": False, "sent": sent}
    exec(FIRST, here)
    assert (done.returncode, done.stderr) == (0, b"")
    assert pickle.loads(done.stdout) == here["told"]
