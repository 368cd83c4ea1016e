"""Every game in PettingZoo: its own tests pass, chance obeys the seed, the mask is the rule."""

from __future__ import annotations

from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.state_test import state_test

from adapters.lab import every_registered_table, every_table, some_states, table
from engine.toys import ballot
from perfidie.adapters import pettingzoo
from perfidie.engine import Game, Refusal, encode

# What PettingZoo itself asks


@every_table
def test_api_test_passes_in_turns_bare_or_wrapped_and_in_cycles(game: Game[Any, Any], seats: int, capsys: Any) -> None:
    api_test(pettingzoo.env(game, seats=seats))
    api_test(pettingzoo.raw_env(game, seats=seats))
    api_test(pettingzoo.env(game, seats=seats, max_cycles=30))
    assert capsys.readouterr().out.count("Passed API test") == 3


@every_table
def test_seed_test_passes_in_turns_and_in_cycles(game: Game[Any, Any], seats: int) -> None:
    made: list[Any] = []

    def make(**settings: Any) -> Any:
        made.append(pettingzoo.env(game, seats=seats, **settings))
        return made[-1]

    seed_test(make)
    seed_test(partial(make, max_cycles=30))
    assert len({views_of(env) for env in made[:2]}) == len({views_of(env) for env in made[2:]}) == 1


def views_of(env: Any) -> bytes:
    return b"".join(env.unwrapped.observe(agent)["observation"].tobytes() for agent in env.possible_agents)


@every_registered_table
def test_max_cycles_test_passes(game: Game[Any, Any], seats: int) -> None:
    made: list[Any] = []

    def kept(make: Any, **settings: Any) -> Any:
        made.append(make(game, seats=seats, **settings))
        return made[-1]

    max_cycles_test(
        SimpleNamespace(env=partial(kept, pettingzoo.env), parallel_env=partial(kept, pettingzoo.parallel_env))
    )
    assert [env.unwrapped.cycle for env in made] == [4, 4]


@every_table
def test_the_tests_of_parallel_environments_pass_too(game: Game[Any, Any], seats: int) -> None:
    env = pettingzoo.parallel_env(game, seats=seats, max_cycles=20)
    parallel_api_test(env, num_cycles=50)
    parallel_seed_test(partial(pettingzoo.parallel_env, game, seats=seats, max_cycles=20))
    assert env.possible_agents == [f"seat_{seat}" for seat in range(seats)]


@every_table
def test_state_test_passes_in_turns_and_in_cycles(game: Game[Any, Any], seats: int) -> None:
    state_test(pettingzoo.env(game, seats=seats), pettingzoo.parallel_env(game, seats=seats))


# In turns


def masked_play(env: Any, rng: Random, seed: int | None = None) -> tuple[list[bytes], list[int], dict[str, float]]:
    """A random game within the masks: all that was seen, who stepped, and what everybody got."""
    env.reset(seed=seed)
    seen, stepped, got = [], [], {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            got[agent] = reward
            env.step(None)
            continue
        seen.append(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        stepped.append(env.possible_agents.index(agent))
        env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return seen, stepped, got


@every_table
def test_the_same_seed_and_moves_give_the_same_game_and_no_seed_goes_on(game: Game[Any, Any], seats: int) -> None:
    env, other = pettingzoo.raw_env(game, seats=seats), pettingzoo.raw_env(game, seats=seats)
    first = masked_play(env, Random(1), seed=7)
    assert masked_play(other, Random(1), seed=7) == first
    goes_on = [masked_play(env, Random(1)) for _ in range(12)]
    assert [masked_play(other, Random(1)) for _ in range(12)] == goes_on
    assert masked_play(env, Random(1), seed=7) == first


@every_registered_table
def test_without_a_seed_games_differ(game: Game[Any, Any], seats: int) -> None:
    env = pettingzoo.raw_env(game, seats=seats)
    masked_play(env, Random(1), seed=7)
    assert len({tuple(masked_play(env, Random(1))[0]) for _ in range(6)}) > 1


@every_table
def test_the_mask_is_what_the_rules_allow_and_only_who_is_asked_has_one(game: Game[Any, Any], seats: int) -> None:
    env, rng = pettingzoo.raw_env(game, seats=seats), Random(2)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        for seat, agent in enumerate(env.agents):
            observation = env.observe(agent)
            words = [env.action_words(action) for action in np.flatnonzero(observation["action_mask"])]
            asked = agent == env.agent_selection
            assert sorted(words) == (sorted(action.words for action in env.table.legal_for(seat)) if asked else [])
            assert observation["observation"].tobytes() == bytes(game.lab.numbers(env.table, seat))
            assert env.observation_space(agent).contains(observation)
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))


@every_table
def test_the_state_tells_apart_whatever_lies_on_the_table(game: Game[Any, Any], seats: int) -> None:
    """And of each seat it holds what that seat is shown."""
    lab, rng = table(game, seats), Random(5)
    env, tables = pettingzoo.raw_env(game, seats=seats), {}
    env.reset(seed=1)
    shown = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
    assert env.state().tobytes().startswith(b"".join(shown))
    for state in some_states(lab, rng):
        for each in (state, state.resample_from_infostate(0, rng.random)):
            env.table = each.table
            assert tables.setdefault(env.state().tobytes(), str(each)) == str(each)


@every_table
def test_rewards_are_the_shares_of_the_win(game: Game[Any, Any], seats: int) -> None:
    env = pettingzoo.raw_env(game, seats=seats)
    for seed in range(5):
        got = masked_play(env, Random(seed), seed)[2]
        assert list(got.values()) == list(game.rules.shares(game.rules.outcome(env.table)))


@every_table
def test_zero_sum_rewards_sum_to_zero(game: Game[Any, Any], seats: int) -> None:
    if seats == 1:
        with pytest.raises(Refusal, match="zero-sum-alone"):
            pettingzoo.raw_env(game, seats=seats, zero_sum=True)
        return
    env = pettingzoo.raw_env(game, seats=seats, zero_sum=True)
    for seed in range(5):
        assert sum(masked_play(env, Random(seed), seed)[2].values()) == pytest.approx(0.0)


@every_registered_table
def test_an_action_outside_the_mask_is_refused_by_the_bare_environment(game: Game[Any, Any], seats: int) -> None:
    env, unseen = pettingzoo.raw_env(game, seats=seats), pettingzoo.raw_env(game, seats=seats)
    env.reset(seed=4)
    unseen.reset(seed=4)
    before, agent = env.table.clone(), env.agent_selection
    mask = env.observe(agent)["action_mask"]
    outside = np.flatnonzero(mask == 0).tolist()
    mask[:] = 1  # writing on the mask gains nothing
    for action in outside:
        for each in (env, unseen):
            with pytest.raises(Refusal):
                each.step(action)
    assert env.table == unseen.table == before
    assert env.agent_selection == unseen.agent_selection == agent


@every_registered_table
def test_an_action_outside_the_mask_ends_the_game_in_the_wrapped_environment(game: Game[Any, Any], seats: int) -> None:
    env = pettingzoo.env(game, seats=seats)
    env.reset(seed=4)
    agent = env.agent_selection
    outside = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(outside)
    assert all(env.terminations.values())
    assert env.rewards == {each: (-1.0 if each == agent else 0.0) for each in env.agents}


@every_registered_table
def test_the_picture_is_what_everybody_may_know(game: Game[Any, Any], seats: int) -> None:
    env = pettingzoo.raw_env(game, seats=seats, render_mode="ansi")
    env.reset(seed=5)
    assert env.render().encode() == encode(game.view(env.table, None))
    assert game.read_view(env.render().encode()).seat is None
    env.close()
    assert pettingzoo.raw_env(game, seats=seats).render_mode is None


# In cycles


@every_table
def test_in_cycles_everybody_steps_in_seat_order_and_the_game_ends_by_its_rules(
    game: Game[Any, Any], seats: int
) -> None:
    env = pettingzoo.raw_env(game, seats=seats, max_cycles=0)
    for seed in range(3):
        _, stepped, got = masked_play(env, Random(seed), seed)
        assert stepped == list(range(seats)) * env.cycle
        assert list(got.values()) == list(game.rules.shares(game.rules.outcome(env.table)))


@every_table
def test_in_cycles_a_seat_that_owes_nothing_may_only_pass(game: Game[Any, Any], seats: int) -> None:
    env = pettingzoo.raw_env(game, seats=seats, max_cycles=9)
    env.reset(seed=6)
    owing = env.table.waiting
    passes = [int(env.observe(agent)["action_mask"][-1]) for agent in env.agents]
    assert passes == [int(seat not in owing) for seat in range(seats)]


@every_table
def test_in_cycles_passing_out_of_turn_leaves_the_decision_owed(game: Game[Any, Any], seats: int) -> None:
    env = pettingzoo.raw_env(game, seats=seats, max_cycles=3)
    env.reset(seed=6)
    before = env.table.clone()
    for _ in range(3 * seats):
        env.step(env.action_space(env.agent_selection).n - 1)
    assert env.table == before
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_in_cycles_seats_that_choose_at_once_do_so_in_one_cycle() -> None:
    env = pettingzoo.parallel_env(ballot.BALLOT, seats=3, options={"rounds": 1})
    observations, _ = env.reset(seed=1)
    assert [seen["action_mask"].tolist() for seen in observations.values()] == [[1, 1, 0]] * 3
    *_, terminations, _, _ = env.step({"seat_0": 0, "seat_1": 0, "seat_2": 1})
    assert all(terminations.values())
    assert env.unwrapped.table.votes == ((1, 1, 0),)


# Bad input


@pytest.mark.parametrize(
    ("name", "settings", "says"),
    [
        ("tarot", {}, "unknown-game"),
        ("verre", {"seats": 9}, "bad-seats"),
        ("verre", {"options": {"end": "never"}}, "bad-option"),
        ("verre", {"options": {"wine": "red"}}, "unknown-option"),
        ("verre", {"preset": "easy"}, "unknown-preset"),
        ("verona", {"seats": 6}, "bad-seats"),
        ("verona", {"seats": 3, "options": {"first_player": 3}}, "bad-option"),
        ("verona", {"options": {"poison": "a little"}}, "bad-option"),
        ("idus_martii", {"seats": 4}, "bad-seats"),
        ("idus_martii", {"options": {"limit": 21}}, "bad-option"),
        ("verre", {"render_mode": "human"}, "bad-render-mode .*choices=ansi"),
        ("verre", {"render_mode": "rgb_array"}, "bad-render-mode .*choices=ansi"),
    ],
)
def test_a_wrong_setting_is_refused(name: str, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(Refusal, match=says):
        pettingzoo.env(name, **settings)
