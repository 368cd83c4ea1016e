"""The page of settled questions, the tests and the data file speak of the same rules."""

from __future__ import annotations

import re
from pathlib import Path

from perfidie.games.verona import GAME
from perfidie.games.verona.box import BOX
from perfidie.texts import Texts

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs/rules/verona.md").read_text()
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines()]
RULINGS = [row for row in ROWS if len(row) == 5 and row[0].isdigit()]
TESTS = "".join(path.read_text() for path in HERE.glob("test_*.py"))


def numbers_of_tests(letter: str) -> set[int]:
    return {int(number) for number in re.findall(rf"^def test_{letter}(\d\d)_", TESTS, re.MULTILINE)}


def row_of(title: str) -> list[str]:
    """The figures of a line of the first table, by number of players."""
    found = next(line for line in PAGE.splitlines() if line.startswith(f"| {title} |"))
    return [cell.strip() for cell in found.strip("|").split("|")[1:]]


def test_the_page_lists_rulings_1_to_56_in_order() -> None:
    assert [int(row[0]) for row in RULINGS] == list(range(1, 57))


def test_every_ruling_has_a_question_an_answer_another_reading_and_a_source() -> None:
    for number, question, answer, other, source in RULINGS:
        assert min(map(len, (question, answer, other))) >= 3, number
        assert re.match("Rulebook|Reading|Decision", source), number


def test_every_ruling_has_a_test_of_its_number() -> None:
    assert numbers_of_tests("r") == set(range(1, 57))


def test_every_worked_example_is_told_and_has_a_test_of_its_number() -> None:
    assert [int(number) for number in re.findall(r"^- E(\d+), ", PAGE, re.MULTILINE)] == list(range(1, 27))
    assert numbers_of_tests("e") == set(range(1, 27))


def test_the_page_names_every_option_with_its_values() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (`[^|]*) \|", PAGE, re.MULTILINE))
    assert list(rows) == [option.id for option in GAME.options]
    for option in GAME.options:
        assert rows[option.id].split("`")[1] == str(option.usual).lower()
        for value in option.values:
            named = f"`{str(value).lower()}`"
            assert named in rows[option.id] or (option.id == "first_player" and type(value) is int)


def test_other_readings_are_options_that_exist() -> None:
    known = {option.id: [str(value).lower() for value in option.values] for option in GAME.options}
    named = [(number, re.findall(r"`(\w+)`", other)) for number, _, _, other, _ in RULINGS if "none" not in other]
    assert [number for number, _ in named] == ["3", "28", "29", "35", "45"]
    for number, (option, *values) in named:
        assert option in known, number
        assert all(value in known[option] for value in values), number


def test_the_page_names_every_preset() -> None:
    for preset in GAME.presets:
        assert f"`{preset.id}`" in PAGE


def test_the_page_and_the_data_file_give_the_same_figures() -> None:
    tables = [GAME.setup(seats) for seats in GAME.seats]
    assert row_of("characters in use") == [str(len(rules.cards)) for rules in tables]
    assert row_of("removed unseen") == [str(rules.removed) for rules in tables]
    assert row_of("dealt to each") == [str(rules.dealt) for rules in tables]
    assert row_of("pack to draft from") == [str(rules.pack or "none") for rules in tables]
    assert row_of("picks of each") == [str(rules.figures.picks or "none") for rules in tables]
    assert row_of("hand when play begins") == [str(rules.hand) for rules in tables]
    assert row_of("turns in a round") == [str(rules.hand * rules.seats) for rules in tables]
    vials = len(BOX.poison["tokens"])
    tokens = [f"{len(rules.kinds)}, {len(rules.kinds) + vials}" for rules in tables]
    assert row_of("tokens of each, without and with Poison") == tokens


def test_the_page_gives_every_character_the_zones_of_the_data_file() -> None:
    names = Texts("en", "verona")
    for card in BOX.card:
        if card.zones:
            row = next(row for row in ROWS if row[0] == names.word(card.id) and len(row) >= 4)
            printed = ", ".join(f"{value:+d}" if value else "0" for value in card.zones)
            assert row[3].strip(" |") == printed.replace("-", "−"), card.id
            assert row[-1].strip(" |").endswith("yes") == card.five_players_only, card.id
