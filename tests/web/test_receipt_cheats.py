"""Whoever tampers with a record is found out; what nobody could find out is said to be unknown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from web.cheats import CHEATS, Record
from web.sealed import by_the_page, tabled, verified


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A game of two people and a bot that searches."""
    return tabled(tmp_path_factory.mktemp("honest"))


def changed(honest: bytes, cheat: str) -> Record:
    record: Record = json.loads(honest)
    CHEATS[cheat].do(record)
    assert record != json.loads(honest)
    return record


@pytest.mark.parametrize("cheat", CHEATS)
def test_whoever_tampers_with_a_record_is_found_out(honest: bytes, cheat: str, tmp_path: Path) -> None:
    record = changed(honest, cheat)
    status, said = verified(json.dumps(record).encode(), tmp_path)
    assert status == 1, said
    assert CHEATS[cheat].verify in said, said
    assert "This receipt does not hold." in said


@pytest.mark.parametrize("cheat", [name for name, cheat in CHEATS.items() if cheat.page])
def test_the_program_of_the_page_finds_out_what_it_can(honest: bytes, cheat: str, tmp_path: Path) -> None:
    assert by_the_page(changed(honest, cheat), tmp_path / "check") != []


def test_a_bot_that_is_passed_over_in_silence_is_counted(honest: bytes, tmp_path: Path) -> None:
    """It may be that a person took the seat: the report says that it cannot know."""
    record = json.loads(honest)
    moves = len(record["receipt"]["bots"])
    record["receipt"]["bots"] = record["receipt"]["bots"][:1]
    status, said = verified(json.dumps(record).encode(), tmp_path)
    assert (status, f"{moves - 1} moves of bots’ seats are not said" in said) == (0, True), said


def test_a_bot_that_plays_at_another_level_than_was_agreed_on_is_counted(honest: bytes, tmp_path: Path) -> None:
    """Anybody seated may change it at the table, so it is no cheat by itself: whoever reads the report decides."""
    assert "another level" not in verified(honest, tmp_path, "--quick")[1]
    record = json.loads(honest)
    moves = record["receipt"]["bots"]
    for move in moves[1:]:
        move["level"] = "novice"
    status, said = verified(json.dumps(record).encode(), tmp_path, "--quick")
    told = f"{len(moves) - 1} moves were made at another level than was agreed on before the game, from line "
    assert (status, told + str(moves[1]["entry"] + 1) in said) == (0, True), said


def test_a_choice_of_another_version_is_not_called_wrong(honest: bytes, tmp_path: Path) -> None:
    record = json.loads(honest)
    for move in record["receipt"]["bots"]:
        move |= {"version": "0.0.1", "level": "random"}
    status, said = verified(json.dumps(record).encode(), tmp_path)
    assert (status, "could not be made again: another version" in said) == (0, True), said


@pytest.mark.parametrize(
    "broken",
    [
        {"scheme": "perfidie-receipt-2"}, {"turn": "0"}, {"secret": 5}, {"numbers": None}, {"draws": [[1, 2, 3]]},
        {"bots": [{"entry": 1}]}, {"more": 1},
    ],
)  # fmt: skip
def test_a_receipt_that_makes_no_sense_is_refused_in_one_sentence(
    honest: bytes, broken: dict[str, object], tmp_path: Path
) -> None:
    record = json.loads(honest)
    record["receipt"] |= broken
    status, said = verified(json.dumps(record).encode(), tmp_path)
    assert (status, said.endswith("The receipt of this record cannot be read.\n")) == (2, True), said


@pytest.mark.parametrize(
    "odd",
    [
        {"secret": "xyz"}, {"secret": ""}, {"key": "no key"}, {"turn": -1}, {"turn": 10**9}, {"numbers": []},
        {"numbers": ["ü", "", ""]}, {"seated": ["", ""]}, {"places": [0, 1]}, {"places": [2, 2, 2]},
        {"draws": [[-5, []]]}, {"lots": [[3, []]]}, {"draws": [[0, [[["deal", "p1"], -3]]]]},
    ],
)  # fmt: skip
def test_numbers_that_cannot_be_are_found_wrong_and_break_nothing(
    honest: bytes, odd: dict[str, object], tmp_path: Path
) -> None:
    record = json.loads(honest)
    record["receipt"] |= odd
    status, said = verified(json.dumps(record).encode(), tmp_path, "--quick")
    assert (status, "✗" in said) == (1, True), said


@pytest.mark.parametrize(
    "odd",
    [
        {"entry": -1}, {"entry": 10**6}, {"seat": 7}, {"seat": -1}, {"asked": 10**6}, {"asked": -7},
        {"within": [9]}, {"level": "oracle"}, {"asked": 0},
    ],
)  # fmt: skip
def test_a_bots_move_that_cannot_be_is_not_believed(honest: bytes, odd: dict[str, object], tmp_path: Path) -> None:
    record = json.loads(honest)
    record["receipt"]["bots"][2] |= odd
    status, said = verified(json.dumps(record).encode(), tmp_path)
    assert status == 1 or "–" in said or "within" in odd, said
