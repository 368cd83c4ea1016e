"""The page of settled questions of the Council of Verona and its data file give the same figures."""

from __future__ import annotations

from games.pages import Page
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import BOX
from perfidie.texts import Texts

PAGE = Page("verona")


def test_the_page_settles_56_questions_and_tells_26_worked_examples() -> None:
    assert (len(PAGE.rulings), len(PAGE.examples)) == (56, 26)


def test_five_rulings_leave_the_table_another_reading() -> None:
    others = [ruling.number for ruling in PAGE.rulings if "none" not in ruling.other]
    assert others == ["3", "28", "29", "35", "45"]


def test_the_page_and_the_data_file_give_the_same_figures() -> None:
    tables = [GAME.setup(seats) for seats in GAME.seats]
    assert PAGE.row_of("characters in use") == [str(len(rules.cards)) for rules in tables]
    assert PAGE.row_of("removed unseen") == [str(rules.removed) for rules in tables]
    assert PAGE.row_of("dealt to each") == [str(rules.dealt) for rules in tables]
    assert PAGE.row_of("pack to draft from") == [str(rules.pack or "none") for rules in tables]
    assert PAGE.row_of("picks of each") == [str(rules.figures.picks or "none") for rules in tables]
    assert PAGE.row_of("hand when play begins") == [str(rules.hand) for rules in tables]
    assert PAGE.row_of("turns in a round") == [str(rules.hand * rules.seats) for rules in tables]
    vials = len(BOX.poison["tokens"])
    tokens = [f"{len(rules.kinds)}, {len(rules.kinds) + vials}" for rules in tables]
    assert PAGE.row_of("tokens of each, without and with Poison") == tokens


def test_the_page_marks_the_characters_of_five_players() -> None:
    names = Texts("en", "verona")
    for card in BOX.card:
        row = next(row for row in PAGE.rows if names.word(card.id) in row[0] and len(row) in (3, 4))
        assert row[-1].strip(" |").endswith("yes") == card.five_players_only, card.id
