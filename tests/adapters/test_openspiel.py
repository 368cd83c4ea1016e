"""Every game in OpenSpiel: its own tests pass, C++ and Python callers get the same answers, nothing hidden gets out."""

from __future__ import annotations

import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from adapters.lab import GAMES, every_registered_table, every_table, some_states, table
from engine.toys import bag, ballot
from games.playing import accepted
from perfidie.adapters import openspiel
from perfidie.engine import Game, Outcome, Refusal

# What OpenSpiel itself asks


@every_table
def test_random_simulation_with_saves_finds_nothing_wrong(game: Game[Any, Any], seats: int) -> None:
    lab = table(game, seats)
    ended = []
    pyspiel.random_sim_test(
        lab,
        num_sims=2,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: ended.append(state.is_terminal()),
    )
    assert sum(ended) == 2


@every_registered_table
def test_api_checks_find_nothing_wrong(game: Game[Any, Any], seats: int) -> None:
    lab = table(game, seats)
    case = type("OfPerfidie", (api_test.EnforceAPIOnPartialTreeBase,), {"game": lab, "game_name": str(lab)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [trace for _, trace in result.failures + result.errors] == []


@every_table
def test_a_learners_environment_plays_to_the_end(game: Game[Any, Any], seats: int) -> None:
    env = rl_environment.Environment(table(game, seats))
    env.seed(5)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][-1]])
    assert step.rewards == list(game.rules.shares(game.rules.outcome(env.get_state.table)))


# C++ and Python


@every_table
def test_callers_from_python_and_from_cpp_get_the_same_answers(game: Game[Any, Any], seats: int) -> None:
    cpp = pyspiel.State
    for state in some_states(table(game, seats), Random(1)):
        assert cpp.current_player(state) == state.current_player()
        assert cpp.is_terminal(state) == state.is_terminal()
        assert cpp.is_chance_node(state) == state.is_chance_node()
        assert cpp.legal_actions(state) == state.legal_actions()
        for seat in range(seats):
            assert cpp.legal_actions(state, seat) == state.legal_actions(seat)
            assert cpp.information_state_string(state, seat) == state.information_state_string(seat)
            assert cpp.observation_string(state, seat) == state.observation_string(seat)
        if state.is_chance_node():
            assert cpp.chance_outcomes(state) == state.chance_outcomes()


@every_table
def test_bots_of_cpp_play_a_whole_game(game: Game[Any, Any], seats: int) -> None:
    state = table(game, seats).new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(seats)]
    assert pyspiel.evaluate_bots(state, bots, 3) == state.returns()
    assert state.is_terminal()


@every_table
def test_a_clone_goes_its_own_way(game: Game[Any, Any], seats: int) -> None:
    for state in some_states(table(game, seats), Random(2)):
        before, history = str(state), state.history()
        clone = state.clone()
        assert (str(clone), clone.history(), clone.current_player()) == (before, history, state.current_player())
        if not state.is_terminal():
            clone.apply_action(clone.legal_actions()[0])
            assert str(clone) != before
        assert (str(state), state.history()) == (before, history)


@every_table
def test_a_pickled_state_comes_back_and_plays_on(game: Game[Any, Any], seats: int) -> None:
    for state in some_states(table(game, seats), Random(3), games=1)[::5]:
        again = pickle.loads(pickle.dumps(state))
        assert (str(again), again.history()) == (str(state), state.history())
        assert again.legal_actions() == state.legal_actions()


# Actions and chance


@every_table
def test_actions_are_numbered_without_holes_and_listed_in_order(game: Game[Any, Any], seats: int) -> None:
    lab = table(game, seats)
    words = {action: text for state in some_states(lab, Random(4)) for action, text in described(state)}
    assert len(set(words.values())) == len(words)
    for state in some_states(lab, Random(4)):
        legal = state.legal_actions()
        top = lab.max_chance_outcomes() if state.is_chance_node() else lab.num_distinct_actions()
        assert all(0 <= action < top for action in legal)
        assert len(set(legal)) == len(legal)
        if state.current_player() >= 0:
            assert legal == sorted(legal)


def described(state: Any) -> list[tuple[int, str]]:
    return [(action, state.action_to_string(action)) for action in state.legal_actions()]


@every_table
def test_what_only_chance_does_comes_after_what_seats_do(game: Game[Any, Any], seats: int) -> None:
    lab = table(game, seats)
    chances = game.lab.chances(lab.setup)
    assert lab.num_distinct_actions() == len(game.lab.actions(lab.setup)) - len(chances)
    assert {action.code for action in lab.numbering.actions[lab.num_distinct_actions() :]} == set(chances)


@every_table
def test_probabilities_are_above_zero_and_sum_to_one(game: Game[Any, Any], seats: int) -> None:
    chances = [state for state in some_states(table(game, seats), Random(5)) if state.is_chance_node()]
    for state in chances:
        probabilities = [probability for _, probability in state.chance_outcomes()]
        assert min(probabilities) > 0
        assert sum(probabilities) == pytest.approx(1.0, abs=1e-12)


def test_probabilities_follow_the_weights_of_the_game() -> None:
    state = table(bag.BAG, 2).new_initial_state()
    by_words = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert by_words == {"chip 1": 1 / 7, "chip 2": 2 / 7, "chip 3": 4 / 7}


def test_seats_that_choose_at_once_are_asked_in_seat_order_and_stay_secret() -> None:
    state = table(ballot.BALLOT, 3).new_initial_state()
    assert state.current_player() == 0
    votes = state.legal_actions()
    green, red = state.child(votes[0]), state.child(votes[1])
    assert green.current_player() == red.current_player() == 1
    assert green.information_state_string(1) == red.information_state_string(1)
    assert green.information_state_string(0) != red.information_state_string(0)


# What a seat knows


@every_table
def test_resampling_keeps_all_that_the_seat_knows(game: Game[Any, Any], seats: int) -> None:
    rng = Random(6)
    for state in some_states(table(game, seats), rng):
        for seat in range(seats):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            assert other.history() == []


@every_table
def test_resampling_finds_more_than_one_world_where_something_is_hidden(game: Game[Any, Any], seats: int) -> None:
    rng, hides = Random(7), False
    for state in some_states(table(game, seats), rng, 4)[::3]:
        for seat in range(seats):
            worlds = {str(state.resample_from_infostate(seat, rng.random)) for _ in range(5)}
            if len(worlds) > 1:
                return
            hides |= game.view(state.table, seat).table != game.view(state.table, None).table
    assert not hides, "there is but one world"


@every_table
def test_resampling_depends_on_what_the_seat_knows_and_on_nothing_else(game: Game[Any, Any], seats: int) -> None:
    """Two worlds that a seat cannot tell apart, with the same luck, give the very same third one."""
    rng = Random(8)
    for state in some_states(table(game, seats), rng):
        for seat in range(seats):
            other = state.resample_from_infostate(seat, rng.random)
            luck = rng.random()
            assert str(other.resample_from_infostate(seat, lambda luck=luck: luck)) == str(
                state.resample_from_infostate(seat, lambda luck=luck: luck)
            )


@every_table
def test_tensors_are_equal_in_worlds_a_seat_cannot_tell_apart(game: Game[Any, Any], seats: int) -> None:
    rng = Random(9)
    for state in some_states(table(game, seats), rng):
        for seat in range(seats):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)


@every_table
def test_the_tensor_is_made_of_the_named_fields_within_their_bounds(game: Game[Any, Any], seats: int) -> None:
    lab = table(game, seats)
    fields = game.lab.fields(lab.setup)
    observer = make_observation(lab)
    assert list(observer.dict) == [field.name for field in fields]
    for state in some_states(lab, Random(10)):
        for seat in range(seats):
            observer.set_from(state, seat)
            assert np.concatenate(list(observer.dict.values())).tolist() == observer.tensor.tolist()
            assert observer.tensor.tolist() == state.observation_tensor(seat)
            assert observer.string_from(state, seat) == state.information_state_string(seat)
            for field in fields:
                assert observer.dict[field.name].shape == (field.size,)
                assert field.low <= observer.dict[field.name].min() <= observer.dict[field.name].max() <= field.high


@every_table
def test_the_public_observer_tells_what_everybody_may_know(game: Game[Any, Any], seats: int) -> None:
    lab, rng = table(game, seats), Random(11)
    public = make_observation(lab, kind_of_observation(private=pyspiel.PrivateInfoType.NONE))
    for state in some_states(lab, rng, games=1):
        other = state.resample_from_infostate(0, rng.random)
        told = {public.string_from(each, seat) for each in (state, other) for seat in range(seats)}
        assert len(told) == 1


@every_table
def test_no_observer_opens_all_hands(game: Game[Any, Any], seats: int) -> None:
    lab = table(game, seats)
    assert make_observation(lab, kind_of_observation(private=pyspiel.PrivateInfoType.ALL_PLAYERS)) is None
    assert make_observation(lab, kind_of_observation(public=False, private=pyspiel.PrivateInfoType.NONE)) is None


@every_table
def test_the_private_observer_tells_what_is_the_seats_alone(game: Game[Any, Any], seats: int) -> None:
    """It is the same in worlds the seat cannot tell apart, and with what everybody knows it is all the seat knows."""
    lab, rng = table(game, seats), Random(11)
    private = make_observation(lab, kind_of_observation(public=False))
    public = make_observation(lab, kind_of_observation(private=pyspiel.PrivateInfoType.NONE))
    known: dict[tuple[int, str, str], str] = {}
    for state in some_states(lab, rng):
        for seat in range(seats):
            other = state.resample_from_infostate(seat, rng.random)
            assert private.string_from(other, seat) == private.string_from(state, seat)
            both = seat, public.string_from(state, seat), private.string_from(state, seat)
            assert known.setdefault(both, state.observation_string(seat)) == state.observation_string(seat)


@pytest.mark.parametrize(
    "name", ["perfidie_verre(preset=tiny)", "perfidie_verona(preset=reduced_poison,perfect_recall=true)"]
)
def test_the_playthrough_of_openspiel_is_written_and_can_be_repeated(name: str) -> None:
    written = generate_playthrough.playthrough(name, None, seed=1)
    assert written.count("PrivateObservationString(1) = ") > 3
    assert "IsTerminal() = True" in written
    actions = [int(line.split(": ")[1]) for line in written.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(name, actions, seed=2).count("action: ") == len(actions)


def kind_of_observation(public: bool = True, private: Any = pyspiel.PrivateInfoType.SINGLE_PLAYER) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=private)


# Returns


@every_table
def test_returns_are_the_shares_of_the_win_and_come_at_the_end(game: Game[Any, Any], seats: int) -> None:
    for state in some_states(table(game, seats), Random(12)):
        if state.is_terminal():
            assert state.returns() == list(game.rules.shares(game.rules.outcome(state.table)))
        else:
            assert state.returns() == [0.0] * seats


@every_table
def test_zero_sum_returns_sum_to_zero_whoever_wins(game: Game[Any, Any], seats: int) -> None:
    openspiel.register(game)
    if seats == 1:
        with pytest.raises(Refusal, match="zero-sum-alone"):
            openspiel.load(game, seats, zero_sum=True)
        return
    lab = openspiel.load(game, seats, zero_sum=True)
    assert lab.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    for state in some_states(lab, Random(13), games=6):
        if state.is_terminal():
            assert sum(state.returns()) == pytest.approx(0.0)
            assert lab.min_utility() <= min(state.returns()) <= max(state.returns()) <= lab.max_utility()
            shares = game.rules.shares(game.rules.outcome(state.table))
            assert [a - b for a, b in zip(shares, state.returns(), strict=True)] == pytest.approx(
                [sum(shares) / seats] * seats
            )


@pytest.mark.parametrize("zero_sum", [False, True])
@every_registered_table
def test_the_bounds_hold_whoever_wins_and_are_met(game: Game[Any, Any], seats: int, zero_sum: bool) -> None:
    """A seat that wins alone, or loses alone, gets as much, or as little, as the game declares; all others less."""
    zero_sum = zero_sum and seats > 1
    lab, got = openspiel.load(game, seats, zero_sum=zero_sum), []
    for number in range(1 << seats):
        winners = tuple(seat for seat in range(seats) if number >> seat & 1)
        shares = game.rules.shares(Outcome(tuple(int(seat in winners) for seat in range(seats)), winners))
        got += [share - zero_sum * sum(shares) / seats for share in shares]
    assert (lab.min_utility(), lab.max_utility()) == pytest.approx((min(got), max(got)))


# Loading


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_is_a_parameter_and_survives_the_name_of_the_game(game: Game[Any, Any]) -> None:
    for option in game.options:
        for value in option.values or (option.least, option.most):
            seats = max(seats for seats in game.seats if accepted(game, seats, {option.id: value}))
            lab = openspiel.load(game, seats, {option.id: value})
            again = pyspiel.load_game(str(lab))
            assert again.setup is lab.setup
            assert again.setup.options[option.id] == value


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_preset_is_a_parameter(game: Game[Any, Any]) -> None:
    for preset in game.presets:
        lab = pyspiel.load_game(f"perfidie_{game.id}(preset={preset.id})")
        assert lab.setup is game.setup(game.seats[0], preset=preset.id)


def test_seats_and_options_can_be_written_into_the_name() -> None:
    lab = pyspiel.load_game("perfidie_verre(players=5,end=full_rotation,first_wesley='3',recap_shows_all=true)")
    assert lab.num_players() == 5
    chosen = {name: lab.setup.options[name] for name in ("end", "first_wesley", "recap_shows_all")}
    assert chosen == {"end": "full_rotation", "first_wesley": 3, "recap_shows_all": True}
    lab = pyspiel.load_game("perfidie_verona(players=4,poison=true,rounds='2',prince_neutrals=5)")
    assert lab.num_players() == 4
    chosen = {name: lab.setup.options[name] for name in ("poison", "rounds", "prince_neutrals")}
    assert chosen == {"poison": True, "rounds": 2, "prince_neutrals": 5}
    lab = pyspiel.load_game("perfidie_idus_martii(players=8,limit='18',talk=silent,first_player='7')")
    assert lab.num_players() == 8
    chosen = {name: lab.setup.options[name] for name in ("limit", "talk", "first_player")}
    assert chosen == {"limit": 18, "talk": "silent", "first_player": 7}


@pytest.mark.parametrize(
    ("name", "error", "says"),
    [
        ("perfidie_verre(players=9)", Refusal, "bad-seats .*least=2, most=5"),
        ("perfidie_verre(end=never)", Refusal, "bad-option .*end.*immediate, end_of_round, full_rotation"),
        ("perfidie_verre(start_hearts=3)", Refusal, "bad-option .*start_hearts.*4, 2, 6, 8"),
        ("perfidie_verre(preset=easy)", Refusal, "unknown-preset .*standard, match, reduced"),
        ("perfidie_verre(start_hearts=many)", pyspiel.SpielError, "Wrong type for parameter start_hearts"),
        ("perfidie_verona(players=6)", Refusal, "bad-seats .*least=2, most=5"),
        ("perfidie_verona(players=2,first_player='4')", Refusal, "bad-option .*first_player.*random, 0-1"),
        ("perfidie_verona(prince_neutrals=0)", Refusal, "bad-option .*prince_neutrals"),
        ("perfidie_verona(preset=match)", Refusal, "unknown-preset .*standard, poison, quick"),
        ("perfidie_idus_martii(players=4)", Refusal, "bad-seats .*least=5, most=8"),
        ("perfidie_idus_martii(players=5,first_player='5')", Refusal, "bad-option .*first_player.*random, 0-4"),
        ("perfidie_idus_martii(limit='21')", Refusal, "bad-option .*limit"),
        ("perfidie_verre(wine=red)", pyspiel.SpielError, "Unknown parameter 'wine'.*Available parameters are"),
    ],
)
def test_a_wrong_parameter_gets_a_clear_error(name: str, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        pyspiel.load_game(name)


def test_a_game_nobody_knows_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-game"):
        openspiel.load("tarot")
