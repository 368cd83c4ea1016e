"""States, views and glimpses survive their bytes; what is no state is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.toys import bag, ballot, hunt, shells, whispers
from perfidie.engine import Game, Refusal, encode, load_state, save_state
from perfidie.engine.laws.rules import Endings
from perfidie.engine.laws.trial import Trial

TOYS: list[Game[Any, Any]] = [ballot.BALLOT, bag.BAG, whispers.WHISPERS, shells.SHELLS, hunt.HUNT]
by_name = pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)


def trial(toy: Game[Any, Any], seed: int = 1) -> Trial:
    found = Trial(toy, toy.setup(toy.seats[-1]), seed)
    assert Endings().check(found) is None
    return found


@by_name
@pytest.mark.parametrize("compact", [False, True])
def test_every_state_of_a_game_is_loaded_as_it_was_saved(toy: Game[Any, Any], compact: bool) -> None:
    for state in trial(toy).states:
        loaded = load_state(toy, save_state(toy, state, compact))
        assert loaded == state
        assert hash(loaded) == hash(state)
        assert loaded.legal() == state.legal()


@by_name
def test_every_view_is_read_as_it_was_sent(toy: Game[Any, Any]) -> None:
    found = trial(toy)
    for state in found.states:
        for seat in found.seats():
            sent = encode(toy.view(state, seat))
            assert encode(toy.read_view(sent)) == sent


def test_the_compact_form_is_smaller() -> None:
    state = trial(shells.SHELLS).states[-1]
    assert len(save_state(shells.SHELLS, state, compact=True)) < len(save_state(shells.SHELLS, state))


SAVED = msgspec.json.decode(save_state(hunt.HUNT, hunt.HUNT.new(hunt.HUNT.setup(1))))


@pytest.mark.parametrize(
    "change",
    [
        {"format": 9},
        {"game": "bag"},
        {"rules": 9},
        {"seats": 7},
        {"seats": None},
        {"options": {"x": 1}},
        {"options": 3},
        {"state": {}},
        {"state": 5},
        {"state": {**SAVED["state"], "agenda": [["Dance"]]}},
        {"state": {**SAVED["state"], "agenda": [["Search", 0, 0, 0]]}},
        {"state": {**SAVED["state"], "agenda": [[]]}},
        {"state": {**SAVED["state"], "agenda": [[["Search"]]]}},
        {"state": {**SAVED["state"], "agenda": 1}},
    ],
)
def test_what_is_no_state_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        load_state(hunt.HUNT, encode({**SAVED, **change}))


@given(st.binary(max_size=100))
def test_random_bytes_are_no_state_and_no_view(data: bytes) -> None:
    with pytest.raises(Refusal):
        load_state(hunt.HUNT, data)
    with pytest.raises(Refusal):
        hunt.HUNT.read_view(data)
