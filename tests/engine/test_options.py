"""Options are declared, checked, completed by their defaults and stored in full."""

from __future__ import annotations

from typing import Any

import pytest

from engine.toys.ballot import BALLOT
from perfidie.engine import Option, Refusal

COLOUR = Option("colour", values=("red", "green", 3, True))
COUNT = Option("count", least=-2, most=12, default=4)


def test_the_first_value_is_the_default_and_a_range_has_its_own() -> None:
    assert COLOUR.usual == "red"
    assert COUNT.usual == 4


@pytest.mark.parametrize("value", ["red", "green", 3, True])
def test_a_listed_value_is_allowed(value: Any) -> None:
    assert COLOUR.allows(value)


@pytest.mark.parametrize("value", ["blue", 1, 3.0, False, None, ["red"], "Red", "3"])
def test_a_value_of_another_type_or_spelling_is_not(value: Any) -> None:
    assert not COLOUR.allows(value)


@pytest.mark.parametrize(
    ("value", "allowed"),
    [(-2, True), (12, True), (13, False), (-3, False), (True, False), ("4", False), (4.0, False)],
)
def test_a_range_takes_whole_numbers_within_its_ends(value: Any, allowed: bool) -> None:
    assert COUNT.allows(value) is allowed


@pytest.mark.parametrize(("typed", "value"), [("RED", "red"), (" green ", "green"), ("3", 3), ("true", True)])
def test_what_a_person_typed_is_read_as_one_of_the_values(typed: str, value: Any) -> None:
    read = COLOUR.read(typed)
    assert (type(read), read) == (type(value), value)


@pytest.mark.parametrize("typed", ["", "13", "-", "--2", "4.0", "²", "٣", "9" * 50, "9" * 5000])
def test_what_is_no_value_is_refused_with_the_choices(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        COUNT.read(typed)
    assert refused.value.code == "bad-option"
    assert refused.value.facts["choices"] == "-2-12"


def test_a_setup_holds_all_options() -> None:
    assert BALLOT.setup(2).options == {"rounds": 2, "secret": True}
    assert BALLOT.setup(2, {"secret": False}).options == {"rounds": 2, "secret": False}
    assert BALLOT.setup(2, preset="single").options == {"rounds": 1, "secret": True}
    assert BALLOT.setup(2, {"rounds": 3}, preset="single").options["rounds"] == 3


def test_equal_setups_are_the_same_object_and_unequal_ones_are_not() -> None:
    assert BALLOT.setup(2, {"rounds": 1}) is BALLOT.setup(2, preset="single")
    assert BALLOT.setup(2) is not BALLOT.setup(3)


@pytest.mark.parametrize(
    ("seats", "options", "preset", "code"),
    [
        (1, {}, "standard", "bad-seats"),
        (5, {}, "standard", "bad-seats"),
        (True, {}, "standard", "bad-seats"),
        ("2", {}, "standard", "bad-seats"),
        (2.0, {}, "standard", "bad-seats"),
        (None, {}, "standard", "bad-seats"),
        (2, {}, "grand", "unknown-preset"),
        (2, {"tempo": 1}, "standard", "unknown-option"),
        (2, {"x" * 999: 1}, "standard", "unknown-option"),
        (2, {"rounds": 9}, "standard", "bad-option"),
        (2, {"rounds": "2"}, "standard", "bad-option"),
        (2, {"rounds": None}, "standard", "bad-option"),
        (2, {"secret": 1}, "standard", "bad-option"),
        (2, {"secret": []}, "standard", "bad-option"),
    ],
)
def test_what_is_wrong_with_a_setup_is_said(seats: Any, options: Any, preset: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        BALLOT.setup(seats, options, preset)
    assert refused.value.code == code
    assert all(len(str(fact)) <= 40 for name, fact in refused.value.facts.items() if name != "choices")
