"""The page of settled questions of Idus Martii and its data file give the same figures."""

from __future__ import annotations

from typing import Any

from games.pages import Page
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.rules.box import BOX, SEATS

PAGE = Page("idus_martii")
TABLES: list[Any] = [GAME.setup(seats) for seats in SEATS]


def test_the_page_settles_32_questions_and_tells_25_worked_examples() -> None:
    assert (len(PAGE.rulings), len(PAGE.examples)) == (32, 25)


def test_four_rulings_leave_the_table_another_reading() -> None:
    others = [ruling.number for ruling in PAGE.rulings if "none" not in ruling.other]
    assert others == ["1", "8", "10", "16"]


def test_the_page_and_the_data_file_give_the_same_figures() -> None:
    for faction, title in enumerate(("Loyal cards in the deck", "Traitor cards", "Merchant cards")):
        assert PAGE.row_of(title) == [str(rules.deck[faction]) for rules in TABLES]
    limits = [cell.split()[0] for cell in PAGE.row_of("limit square")]
    assert limits == [str(rules.limit) for rules in TABLES]
    assert PAGE.row_of("turns in both rounds, at most") == [str(rules.turns) for rules in TABLES]
    assert PAGE.row_of("votes in the whole game, at most") == [str(2 * rules.turns) for rules in TABLES]
    repeating = PAGE.row_of("new Aediles who may have been Aediles on the turn before")
    assert repeating == [str(rules.repeating) for rules in TABLES]


def test_the_deck_of_the_page_is_a_pair_for_everybody_but_one_and_both_merchants() -> None:
    assert [figures.factions for figures in BOX.table] == [(seats - 1, seats - 1, 2) for seats in SEATS]
    assert [faction.cards for faction in BOX.faction] == [7, 7, 2]
