"""States, steps and actions: what every game stands on."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.toys.ballot import BALLOT, Box, Vote
from engine.toys.hunt import HUNT, SEARCH, Search, Town
from perfidie.engine import OVER, Action, Playthrough, Refusal, Seated, State, Vocabulary, play_out


def town() -> Town:
    state = HUNT.new(HUNT.setup(1))
    while state.actor < 0:
        state.apply(state.sample(Random(4)), state.actor)
    return state


# States


def test_a_clone_is_equal_quiet_and_goes_its_own_way() -> None:
    state = town()
    state.loud = True
    clone = state.clone()
    assert clone == state
    assert not clone.loud
    clone.apply(clone.legal()[0], 0)
    assert clone != state
    assert state.searched == ()


def test_a_state_is_made_of_the_slots_of_its_class_and_of_the_classes_above() -> None:
    class Village(Town):
        __slots__ = ("well",)

    assert Village.fields == ("agenda", "committed", "caught", "hidden", "luck", "searched", "well")


def test_states_of_different_setups_are_not_equal() -> None:
    assert BALLOT.new(BALLOT.setup(2)) != BALLOT.new(BALLOT.setup(2, {"rounds": 1}))


def test_a_state_can_be_read_by_people() -> None:
    assert "hidden = " in repr(town())
    assert str(town().setup) == "hunt for 1"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = town()
    state.searched = (0,)
    before = state.values()
    with pytest.raises(Refusal, match="not-now"):
        state.apply(SEARCH[0], 0)
    assert state.values() == before


def test_a_step_names_the_rule_that_an_action_breaks_where_it_knows_one() -> None:
    class Guarded(Search):
        __slots__ = ()

        def why_not(self, s: Town, seat: int, action: Action) -> Refusal:
            return Refusal("searched-before", seat=seat) if action is SEARCH[0] else super().why_not(s, seat, action)

    state = Town(HUNT.setup(1))
    state.searched = (0, 1)
    state.push(Guarded(0))
    before = state.values()
    with pytest.raises(Refusal) as named:
        state.apply(SEARCH[0], 0)
    with pytest.raises(Refusal) as unnamed:
        state.apply(SEARCH[1], 0)
    assert (named.value.code, named.value.facts) == ("searched-before", {"seat": 0})
    assert (unnamed.value.code, unnamed.value.facts) == ("not-now", {"action": "search 1"})
    assert state.values() == before


def test_when_it_is_over_nobody_acts() -> None:
    state = BALLOT.new(BALLOT.setup(2, {"rounds": 1}))
    play_out(state, Random(1))
    assert (state.actor, state.waiting, state.legal(), state.legal_for(0)) == (OVER, (), [], [])
    with pytest.raises(Refusal, match="game-over"):
        state.apply(BALLOT.vocabulary.actions[0], 0)


def test_a_random_game_can_be_stopped_after_some_decisions() -> None:
    state = BALLOT.new(BALLOT.setup(4))
    assert play_out(state, Random(1), limit=3) == 3
    assert state.waiting == (3,)


# Steps


def test_steps_are_equal_by_name_and_fields() -> None:
    assert Search(0) == Search(0)
    assert Search(0) != Search(1)
    assert hash(Vote((0, 1))) == hash(Vote((0, 1)))
    assert Vote((0, 1)) != Search(0)


def test_a_step_with_fields_of_its_own_is_saved_with_them() -> None:
    @dataclass(frozen=True, slots=True)
    class Ask(Seated[State, Action]):
        about: int

    assert Ask(2, 7).words() == ("Ask", 2, 7)


def test_steps_pushed_are_done_in_the_order_given() -> None:
    box = Box(BALLOT.setup(2))
    box.push(Search(0), Search(1))
    box.push(Search(2))
    assert [step.seat for step in box.agenda[::-1]] == [2, 0, 1]


# Actions


def vocabulary() -> Vocabulary:
    verbs = Vocabulary()
    for words in (("take", "A"), ("take", "B"), ("pass",)):
        verbs.add(Action, *words)
    return verbs


def test_actions_are_numbered_in_the_order_they_are_made_and_found_by_their_words() -> None:
    verbs = vocabulary()
    assert [action.code for action in verbs.actions] == [0, 1, 2]
    assert verbs.parse(["take", "B"]) is verbs.actions[1]
    assert verbs.parse(("pass",)) is verbs.actions[2]
    assert str(verbs.actions[0]) == "take A"
    assert len(verbs) == 3


def test_the_same_words_cannot_name_two_actions() -> None:
    with pytest.raises(ValueError, match="exists already"):
        vocabulary().add(Action, "pass")


def test_an_action_may_be_named_in_other_words_too() -> None:
    verbs = vocabulary()
    verbs.also(verbs.actions[0], "seize", "A")
    assert verbs.parse(["seize", "A"]) is verbs.actions[0]
    assert verbs.actions[0].words == ("take", "A")
    assert len(verbs) == 3


@pytest.mark.parametrize("words", [("take", "A"), ("take", "B"), ("pass",), ("seize", "B")])
def test_other_words_cannot_be_those_of_another_action(words: tuple[str, ...]) -> None:
    verbs = vocabulary()
    verbs.also(verbs.actions[1], "seize", "B")
    with pytest.raises(ValueError, match="exists already"):
        verbs.also(verbs.actions[0], *words)


def test_a_field_of_an_action_may_have_any_name() -> None:
    class Lay(Action, frozen=True, eq=False):
        kind: int

    assert Vocabulary().add(Lay, "lay", "1", kind=1).kind == 1


VOCABULARY = vocabulary()
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3) | st.tuples(inner, inner),
    max_leaves=8,
)


@given(anything)
def test_whatever_is_said_is_an_action_or_a_refusal(words: Any) -> None:
    try:
        said: Any = VOCABULARY.parse(words).words
    except Refusal as refusal:
        said = refusal.code
    assert said in ("malformed-action", "unknown-action") or said == tuple(words)


@given(anything, anything, anything)
def test_no_move_however_odd_does_worse_than_a_refusal(seat: Any, words: Any, version: Any) -> None:
    play = Playthrough(BALLOT, BALLOT.setup(2))
    before = play.state.values()
    try:
        play.move(seat, words, version)
    except Refusal:
        assert (play.state.values(), play.entries, play.events) == (before, [], [])
    else:
        assert "vote" in words


# Moves


def test_a_move_on_an_older_version_is_stale() -> None:
    play = Playthrough(BALLOT, BALLOT.setup(2))
    assert play.version == 0
    play.move(0, ["vote", "red"], version=0)
    with pytest.raises(Refusal, match="stale-move"):
        play.move(1, ["vote", "red"], version=0)
    play.move(1, ["vote", "red"], version=1)
    assert play.version == 2


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True, 0.0, [0]])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: Any) -> None:
    with pytest.raises(Refusal, match="no-such-seat"):
        Playthrough(BALLOT, BALLOT.setup(2)).move(seat, ["vote", "red"])
