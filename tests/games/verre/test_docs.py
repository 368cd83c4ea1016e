"""The page of settled questions, the tests and the data file speak of the same rules."""

from __future__ import annotations

import re
from pathlib import Path

from perfidie.games.verre import GAME

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs/rules/verre.md").read_text()
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines()]
RULINGS = [row for row in ROWS if len(row) == 5 and row[0].isdigit()]
TESTS = "".join(path.read_text() for path in HERE.glob("test_*.py"))


def numbers_of_tests(letter: str) -> set[int]:
    return {int(number) for number in re.findall(rf"^def test_{letter}(\d\d)_", TESTS, re.MULTILINE)}


def test_the_page_lists_rulings_1_to_46_in_order() -> None:
    assert [int(row[0]) for row in RULINGS] == list(range(1, 47))


def test_every_ruling_has_a_question_an_answer_another_reading_and_a_source() -> None:
    for number, question, answer, other, source in RULINGS:
        assert min(map(len, (question, answer, other))) >= 3, number
        assert re.match("Rulebook|Reading|Decision", source), number


def test_every_ruling_has_a_test_of_its_number() -> None:
    assert numbers_of_tests("r") == set(range(1, 47))


def test_every_worked_example_has_a_test_of_its_number() -> None:
    assert numbers_of_tests("e") == set(range(1, 24))


def test_the_page_names_every_option_with_its_values() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (`[^|]*) \|", PAGE, re.MULTILINE))
    assert list(rows) == [option.id for option in GAME.options]
    for option in GAME.options:
        assert rows[option.id].split("`")[1] == str(option.usual).lower()
        for value in option.values:
            named = f"`{str(value).lower()}`"
            assert named in rows[option.id] or (option.id == "first_wesley" and type(value) is int)


def test_other_readings_are_options_that_exist() -> None:
    known = {option.id: [str(value).lower() for value in option.values] for option in GAME.options}
    for number, _, _, other, _ in RULINGS:
        if other == "none":
            continue
        option, *values = re.findall(r"`(\w+)`", other)
        assert option in known, number
        assert all(value in known[option] for value in values), number


def test_the_page_names_every_preset() -> None:
    for preset in GAME.presets:
        assert f"`{preset.id}`" in PAGE
