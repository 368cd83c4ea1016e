"""The data file of Idus Martii drives the game: an owner of the box corrects a value there and nowhere else."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import perfidie.texts
from games.corrections import complaint, opened
from games.idus_martii.tables import position, result, tokens, turn
from perfidie.games.idus_martii.rules.box import Box
from perfidie.texts import Texts

GAME = "idus_martii"


def test_a_corrected_limit_ends_the_game_there(monkeypatch: pytest.MonkeyPatch) -> None:
    other = opened(GAME, monkeypatch, ("limit = 13", "limit = 9"))
    play = other.position("LLTTM", 8, 2, turns=5)
    assert other.see(play, None).limit == 9
    assert other.turn(play, "gg").over


def test_a_corrected_lead_changes_who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    other = opened(GAME, monkeypatch, ("winning_lead = 2 ", "winning_lead = 4 "))
    assert other.result(other.position("LLTTM", 9, 7, turns=10))[2:] == ("merchant", (4,))
    assert other.result(other.position("LLTTM", 10, 6, turns=10))[2:] == ("loyal", (0, 1))


def test_a_corrected_exception_lets_one_of_six_be_aedile_again(monkeypatch: pytest.MonkeyPatch) -> None:
    other = opened(GAME, monkeypatch, ("limit = 15\n", "limit = 15\nrepeating_aediles = true\n"))
    again = {len({*words[2:]} & {"1", "2"}) for words in other.in_round_two(6).legal(0)}
    assert again == {0, 1}


def test_corrected_votes_and_seats_of_roles_change_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    other = opened(
        GAME,
        monkeypatch,
        ('id = "yellow"\nfrom_round = 2', 'id = "yellow"\nfrom_round = 1'),
        ("starts = [2, 3]", "starts = [3, 4]"),
    )
    play = other.table("LL LL TT TT MM")
    assert other.roles(play) == (0, 1, (3, 4))
    assert {words[1] for words in play.legal(3)} == {"green", "red", "yellow"}


@pytest.mark.parametrize(
    ("before", "after", "message", "words"),
    [
        ("limit = 13", "limit = 9", "ruling-01-rulebook", "IX with five players, XV with six"),
        ("limit = 15", "limit = 14", "term-limite-help", "XIII, XIV, XVII or XX"),
        ("limit = 17", "limit = 16", "game-rules", "XVI with seven"),
        ("winning_lead = 2 ", "winning_lead = 4 ", "game-rules", "at least 4 votes ahead wins"),
        ("winning_lead = 2 ", "winning_lead = 4 ", "table-almanac-wants-merchant", "a lead of 3 votes at most"),
        ("squares = 20", "squares = 24", "term-suffragium-help", "with 24 squares, I to XXIV"),
        ("cards = 2", "cards = 3", "ruling-29-rulebook", "there are 17 faction cards"),
    ],
)
def test_a_corrected_figure_is_read_wherever_it_is_said(
    before: str, after: str, message: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(GAME, monkeypatch, (before, after))
    box = sys.modules[f"perfidie.games.{GAME}.rules.box"]
    monkeypatch.setattr(perfidie.texts, "figures", lambda game: box.FIGURES)  # type: ignore[attr-defined]
    assert words in Texts("en", GAME).say(message, {"limit": "printed", "places": 7})


def test_the_printed_game_is_what_it_was() -> None:
    """The corrections of the tests above are gone with them."""
    play = turn(position("LLTTM", 12, 4, turns=8), "gy")
    assert (tokens(play), play.over) == ((13, 4), False)
    assert result(position("LLTTM", 9, 7, turns=10))[2] == "loyal"


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("limit = 13", 'limit = "XIII"', "Expected `int`"),
        ("from_round = 2", "since_round = 2", "unknown field `since_round`"),
        ('id = "merchant"\n', "", "missing required field `id`"),
        ("repeating_aediles = true", "repeating_aedile = true", "unknown field `repeating_aedile`"),
    ],
)
def test_a_wrong_data_file_is_refused_and_says_where(
    before: str, after: str, says: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert says in complaint("idus_martii", Box, (before, after), tmp_path, monkeypatch)
