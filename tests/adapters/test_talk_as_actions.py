"""Talk as actions: on each occasion every seat once says something or stays silent, and those who hear it know it."""

from __future__ import annotations

import pickle
from functools import partial
from random import Random
from typing import Any

import pyspiel
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from adapters.lab import table
from engine.toys import ballot, whispers
from perfidie.adapters import openspiel, pettingzoo
from perfidie.adapters.checks import silence
from perfidie.engine import Game, Refusal
from perfidie.games import find

SENATE = find("idus_martii")
TALKATIVE: list[tuple[Game[Any, Any], int, str]] = [
    (SENATE, 5, "standard"),
    (ballot.BALLOT, 3, "standard"),
    (whispers.WHISPERS, 3, "standard"),
]
every_talk = pytest.mark.parametrize(("game", "seats", "preset"), TALKATIVE, ids=lambda thing: getattr(thing, "id", ""))


def talking(game: Game[Any, Any], seats: int, preset: str, **more: Any) -> Any:
    """The game as OpenSpiel sees it where statements are actions."""
    table(game, seats)  # known to OpenSpiel by its name
    return openspiel.load(game, seats, preset=preset, statements=True, **more)


def said(state: Any) -> list[str]:
    """The open statements as words; empty where nobody is to speak."""
    if not state.said.left:
        return []
    return [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]


@every_talk
@pytest.mark.parametrize("recall", [False, True])
def test_openspiels_own_test_passes_with_talk(game: Any, seats: int, preset: str, recall: bool) -> None:
    lab = talking(game, seats, preset, perfect_recall=recall)
    with silence():
        pyspiel.random_sim_test(lab, num_sims=2, serialize=True, verbose=False)


@every_talk
def test_pettingzoos_own_tests_pass_with_talk(game: Any, seats: int, preset: str) -> None:
    settings = {"seats": seats, "preset": preset, "statements": True}
    with silence():
        api_test(pettingzoo.env(game, **settings), num_cycles=300)
        parallel_api_test(pettingzoo.parallel_env(game, **settings), num_cycles=300)
        seed_test(partial(pettingzoo.env, game, **settings))


@every_talk
def test_on_each_occasion_every_seat_is_asked_once_and_may_always_stay_silent(
    game: Any, seats: int, preset: str
) -> None:
    rng, lab = Random(5), talking(game, seats, preset)
    for _ in range(3):
        state, asked = lab.new_initial_state(), []
        while not state.is_terminal():
            if words := said(state):
                assert words[-1] == "say silence"
                public = game.view(state.table, None, state.said.claims)
                assert state.said.occasion == game.talk.occasion(public)
                asked.append((state.said.occasion, state.current_player()))
            state.apply_action(rng.choice(state.legal_actions()))
        assert len(set(asked)) == len(asked) == len(state.said.spoken) <= lab.talk.most
        occasions = list(dict.fromkeys(occasion for occasion, _ in asked))
        assert len(asked) == seats * len(occasions) > 0
        assert len(state.full_history()) <= lab.max_game_length() + lab.max_chance_nodes_in_history()


def test_at_idus_martii_the_consul_speaks_first_and_later_speakers_have_heard_him() -> None:
    state = talking(SENATE, 5, "standard").new_initial_state()
    rng = Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    consul = SENATE.view(state.table, None).table.turns[-1].consul
    assert state.current_player() == consul
    before = [(state.information_state_string(seat), state.information_state_tensor(seat)) for seat in range(5)]
    words = said(state)
    state.apply_action(state.legal_actions()[words.index("say faction merchant")])
    assert state.current_player() == (consul + 1) % 5
    for seat in range(5):
        assert '"faction","merchant"' in state.information_state_string(seat)
        assert (state.information_state_string(seat), state.information_state_tensor(seat)) != before[seat]
        assert "say answer yes" not in said(state)


def test_a_statement_and_silence_are_told_apart_and_so_is_who_made_it() -> None:
    state = talking(SENATE, 5, "reduced", options={"talk": "claims"}).new_initial_state()
    rng, seen = Random(2), {}
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    first = state.current_player()
    for action in state.legal_actions():
        other = state.child(action)
        for another in (other.legal_actions()[0], other.legal_actions()[-1]):
            key = tuple(other.child(another).information_state_tensor(first))
            assert seen.setdefault(key, (action, another)) == (action, another)
            assert state.information_state_tensor(first) != list(key)
    assert len(seen) == 2 * len(state.legal_actions())


def test_who_does_not_hear_a_statement_sees_the_same_whatever_is_said() -> None:
    state = talking(whispers.WHISPERS, 3, "standard").new_initial_state()
    rng = Random(1)
    while not said(state) or state.current_player() == 0:
        state.apply_action(rng.choice(state.legal_actions()))
    spoken, silent = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[-1])
    assert spoken.information_state_string(0) == silent.information_state_string(0)
    assert spoken.information_state_tensor(0) == silent.information_state_tensor(0)
    for seat in whispers.PAIR:
        assert spoken.information_state_string(seat) != silent.information_state_string(seat)
        assert spoken.information_state_tensor(seat) != silent.information_state_tensor(seat)
    outsider = spoken.resample_from_infostate(0, rng.random)
    assert outsider.said == silent.resample_from_infostate(0, rng.random).said


@every_talk
def test_in_two_worlds_that_look_alike_the_same_words_are_open_and_sound_alike(
    game: Any, seats: int, preset: str
) -> None:
    rng, lab, compared = Random(8), talking(game, seats, preset), 0
    for _ in range(12):
        state = lab.new_initial_state()
        while not state.is_terminal():
            if said(state):
                speaker = state.current_player()
                world = state.resample_from_infostate(speaker, rng.random)
                assert world.information_state_string(speaker) == state.information_state_string(speaker)
                assert world.information_state_tensor(speaker) == state.information_state_tensor(speaker)
                assert world.current_player() == speaker
                assert world.legal_actions() == state.legal_actions()
                action = rng.choice(state.legal_actions())
                there, here = world.clone(), state.clone()
                there.apply_action(action)
                here.apply_action(action)
                assert there.information_state_string(speaker) == here.information_state_string(speaker)
                compared += 1
            state.apply_action(rng.choice(state.legal_actions()))
    assert compared > 20


def test_without_talk_nothing_is_said_and_the_name_of_a_game_does_not_mention_it() -> None:
    assert "statements" not in str(openspiel.load("idus_martii", 5))
    assert "statements=True" in str(talking(SENATE, 5, "standard"))
    lab = pyspiel.load_game("perfidie_idus_martii(players=5,preset=tiny)")
    assert lab.talk is None
    assert lab.num_distinct_actions() == len(lab.numbering.choices)
    with pytest.raises(Refusal, match="no-talk"):
        openspiel.load("verre", 2, statements=True)
    with pytest.raises(Refusal, match="no-talk"):
        pettingzoo.env("charlatans", statements=True)


def test_an_environment_that_talks_travels_in_the_middle_of_a_round() -> None:
    env = pettingzoo.raw_env("idus_martii", seats=5, statements=True)
    env.reset(seed=4)
    silence_number = env.choices - 1
    assert env.action_words(silence_number) == ("say", "silence")
    env.step(silence_number)
    other = pickle.loads(pickle.dumps(env))
    assert other.agent_selection == env.agent_selection
    assert (other.observe(other.agent_selection)["observation"] == env.last()[0]["observation"]).all()
    assert (other.state() == env.state()).all()
    with pytest.raises(Refusal, match="nothing-to-say-now"):
        env.step(0)
