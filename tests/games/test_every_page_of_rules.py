"""The page of settled questions, the tests and the data file of every game speak of the same rules."""

from __future__ import annotations

import re

import pytest

from games.pages import Page
from games.playing import GAMES
from perfidie.engine.setup import Value
from perfidie.games import find


@pytest.fixture(params=[game.id for game in GAMES])
def page(request: pytest.FixtureRequest) -> Page:
    return Page(request.param)


def spelt(value: Value) -> str:
    """A value as the data file spells it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_rulings_and_worked_examples_are_numbered_from_1_on(page: Page) -> None:
    assert [int(ruling.number) for ruling in page.rulings] == list(range(1, len(page.rulings) + 1))
    assert page.examples == list(range(1, len(page.examples) + 1))


def test_every_ruling_has_a_question_an_answer_another_reading_and_a_source(page: Page) -> None:
    for ruling in page.rulings:
        assert min(map(len, (ruling.question, ruling.answer, ruling.other))) >= 3, ruling.number
        assert re.match("Rulebook|Reading|Decision", ruling.source), ruling.number


def test_every_ruling_has_a_test_of_its_number(page: Page) -> None:
    assert page.numbers_of_tests("r") == {int(ruling.number) for ruling in page.rulings}


def test_every_worked_example_is_told_and_has_a_test_of_its_number(page: Page) -> None:
    assert page.numbers_of_tests("e") == set(page.examples)


def test_the_page_names_every_option_with_its_values(page: Page) -> None:
    options = find(page.game).options
    assert list(page.options) == [option.id for option in options]
    for option in options:
        told = page.options[option.id]
        assert told.split("`")[1] == spelt(option.usual)
        for value in option.values:
            seat = type(value) is int and option.usual == "random"
            assert f"`{spelt(value)}`" in told or (seat and told.endswith("a seat")), option.id


def test_other_readings_are_options_that_exist(page: Page) -> None:
    known = {option.id: [spelt(value) for value in option.values] for option in find(page.game).options}
    for ruling in page.rulings:
        if ruling.other.split(":")[0] != "none":
            option, *values = re.findall(r"`(\w+)`", ruling.other)
            assert option in known, ruling.number
            assert all(value in known[option] for value in values), ruling.number


def test_the_page_names_every_preset(page: Page) -> None:
    for preset in find(page.game).presets:
        assert f"`{preset.id}`" in page.text
