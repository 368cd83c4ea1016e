"""What keys tell apart: numbers all that strings do, where a game promises it; with perfect recall a whole past."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from adapters.lab import GAMES, TOYS
from engine.toys import whispers
from perfidie.adapters import openspiel, pettingzoo
from perfidie.engine import Game

PROMISE = [
    ("verre", "standard"),
    ("verre", "tiny"),
    ("verona", "reduced"),
    ("verona", "quick_poison"),
    ("idus_martii", "reduced"),
]
"""At whose decisions equal numbers mean equal strings; at Verona while its first round lasts."""


def smallest(game: Game[Any, Any]) -> str:
    """The preset at which the same situations come about again and again."""
    return next((each.id for each in reversed(game.presets) if each.lab), game.presets[0].id)


def decisions(lab: Any, rng: Random, games: int, most: int = 150) -> Iterator[Any]:
    """The states of random games, one after the other, with the action that follows."""
    for _ in range(games):
        state = lab.new_initial_state()
        for _ in range(most):
            if state.is_terminal():
                break
            action = rng.choice(state.legal_actions())
            yield state, action
            state.apply_action(action)


@pytest.mark.parametrize(("name", "preset"), PROMISE)
@pytest.mark.parametrize("last", [False, True], ids=["fewest", "most"])
def test_equal_numbers_mean_equal_strings_where_a_game_promises_it(name: str, preset: str, last: bool) -> None:
    known: dict[tuple[float, ...], str] = {}
    game = next(each for each in GAMES if each.id == name)
    lab = openspiel.load(game, game.seats[-1 if last else 0], preset=preset)
    for state, _ in decisions(lab, Random(1), 60, 100):
        for seat in range(lab.num_players()) if state.current_player() >= 0 else ():
            numbers = tuple(state.information_state_tensor(seat))
            assert known.setdefault(numbers, state.information_state_string(seat)) == state.information_state_string(
                seat
            )
    assert known


def histories(lab: Any, games: int) -> Iterator[tuple[Any, int, tuple[object, ...]]]:
    """Each seat of each state, with what it saw and did so far: all observations that told it something, in order."""
    past: list[list[object]] = []
    for state, action in decisions(lab, Random(2), games):
        seats = range(lab.num_players())
        if state.move_number() == 0:
            past = [[] for _ in seats]
        for seat in seats:
            seen = state.observation_string(seat)
            if seen != next((each for each in reversed(past[seat]) if isinstance(each, str)), None):
                past[seat].append(seen)
            yield state, seat, tuple(past[seat])
        if state.current_player() >= 0:
            past[state.current_player()].append(action)


@pytest.mark.parametrize("game", GAMES + TOYS, ids=lambda game: game.id)
def test_with_perfect_recall_one_key_is_one_history_and_one_history_one_key(game: Game[Any, Any]) -> None:
    openspiel.register(game)
    lab = openspiel.load(game, preset=smallest(game), perfect_recall=True)
    by_string: dict[str, Any] = {}
    by_numbers: dict[tuple[float, ...], Any] = {}
    keys: dict[Any, str] = {}
    for state, seat, history in histories(lab, 25):
        told, numbers = state.information_state_string(seat), tuple(state.information_state_tensor(seat))
        assert by_string.setdefault(told, history) == by_numbers.setdefault((seat, *numbers), history) == history
        assert keys.setdefault((seat, history), told) == told


def test_without_it_histories_share_a_key() -> None:
    """Else the test before this one would prove nothing."""
    by_string: dict[str, set[Any]] = {}
    for state, seat, history in histories(openspiel.load(whispers.WHISPERS), 25):
        by_string.setdefault(state.information_state_string(seat), set()).add(history)
    assert max(map(len, by_string.values())) > 1


@pytest.mark.parametrize("game", GAMES + TOYS, ids=lambda game: game.id)
def test_with_perfect_recall_clones_saves_and_other_worlds_keep_the_key(game: Game[Any, Any]) -> None:
    openspiel.register(game)
    lab, rng = openspiel.load(game, preset=smallest(game), perfect_recall=True), Random(3)
    pyspiel.random_sim_test(lab, num_sims=1, serialize=True, verbose=False)
    observer, now = make_observation(lab, INFO_STATE_OBS_TYPE), make_observation(lab)
    for state, _ in decisions(lab, Random(4), 2, 40):
        for seat in range(lab.num_players()):
            told = state.information_state_string(seat)
            _, copied = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(lab, state))
            other = state.resample_from_infostate(seat, rng.random)
            for each in (state.clone(), copied, other):
                assert each.information_state_string(seat) == told
                assert each.information_state_tensor(seat) == state.information_state_tensor(seat)
            observer.set_from(state, seat)
            now.set_from(state, seat)
            assert observer.tensor.tolist() == state.information_state_tensor(seat)
            assert now.tensor.tolist() == state.observation_tensor(seat)
            assert (observer.string_from(state, seat), now.string_from(state, seat)) == (
                told,
                state.observation_string(seat),
            )
            assert pyspiel.State.information_state_tensor(state, seat) == state.information_state_tensor(seat)
            assert pyspiel.State.information_state_string(state, seat) == told


def test_names_of_games_say_it_only_where_it_was_asked_for() -> None:
    assert "perfect_recall" not in str(openspiel.load("verre"))
    lab = openspiel.load("verre", perfect_recall=True)
    assert str(pyspiel.load_game(str(lab))) == str(lab)
    assert pyspiel.load_game(str(lab)).information_state_tensor_size() == lab.observation_tensor_size() + 16


@pytest.mark.parametrize("game", GAMES + TOYS, ids=lambda game: game.id)
def test_an_environment_recalls_what_openspiel_does(game: Game[Any, Any]) -> None:
    """The same seed and the same choices, on both sides."""
    env = pettingzoo.raw_env(game, preset=smallest(game), perfect_recall=True)
    lab = openspiel.load(game, preset=smallest(game), perfect_recall=True)
    env.reset(seed=5)
    state, luck, rng = lab.new_initial_state(), Random(5), Random(6)
    for _ in range(60):
        while state.is_chance_node():
            drawn = state.table.agenda[-1].sample(state.table, luck)
            state.apply_action(lab.numbering.for_chance[drawn.code])
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert seen["observation"].tolist() == state.information_state_tensor(seat)
        if state.is_terminal():
            break
        action = rng.choice(state.legal_actions())
        env.step(action)
        state.apply_action(action)
