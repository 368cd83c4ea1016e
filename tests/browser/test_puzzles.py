"""Puzzles in a browser: solved by clicking on phones and wide screens, and each of their pages looked at closely."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.learner import press
from browser.test_every_page import PAGES, Inspector
from browser.visitor import Visitors
from perfidie.puzzles.puzzle import Puzzle
from perfidie.puzzles.shelf import games_with_puzzles, puzzles_of
from perfidie.web.page.puzzles.puzzles import address_of

PHONE, WIDE = {"width": 360, "height": 640}, {"width": 1366, "height": 650}
GAMES = games_with_puzzles()
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
CUT = """() => { const note = document.getElementById("puzzle-note"); return note.scrollHeight - note.clientHeight; }"""


def some(game: str) -> list[Puzzle]:
    """One puzzle of each kind of decision."""
    return list({each.step: each for each in puzzles_of(game)}.values())


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "fr"), (WIDE, "en")], ids=["phone", "wide"])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_kind_is_solved_by_clicking(
    visitors: Visitors, game: str, size: dict[str, int], lang: str
) -> None:
    visitor = visitors.come(lang=lang, size=size)
    for puzzle in some(game):
        visitor.go(address_of(puzzle))
        assert (visitor.page.evaluate(TOO_WIDE), visitor.page.evaluate(CUT)) == (0, 0), puzzle.id
        press(visitor.page, puzzle.best.words)
        expect(visitor.find("#puzzle-note .is-right")).to_be_visible()
        expect(visitor.find("#solution .is-best")).to_be_visible()
        assert visitor.page.evaluate(TOO_WIDE) == 0, puzzle.id


def test_the_puzzle_of_the_day_counts_and_its_line_is_copied(visitors: Visitors) -> None:
    visitor = visitors.come(lang="fr", size=PHONE)
    visitor.go("/puzzles")
    visitor.click("#puzzle-today")
    name = visitor.find("#move input[name=puzzle]").get_attribute("value")
    game = visitor.find("#move input[name=game]").get_attribute("value")
    puzzle = next(each for each in puzzles_of(str(game)) if each.id == name)
    press(visitor.page, puzzle.best.words)
    expect(visitor.find("#solution .puzzle-streak")).to_contain_text("1 jour")
    before = visitor.find("#share").input_value()
    assert "✓" in before
    visitor.click("#solution [data-copy-text]")
    expect(visitor.find("#notice")).to_contain_text("Ligne copiée")
    assert visitor.find("#share").input_value() == before


def test_every_page_of_puzzles_can_be_read_and_tapped(visitors: Visitors) -> None:
    visitor, inspector = visitors.come(), Inspector()
    puzzle = puzzles_of("verre")[0]
    for path, name in [
        ("/puzzles", "puzzles"),
        ("/puzzles/verre?theme=habit", "puzzles of a game"),
        (address_of(puzzle), "a puzzle"),
        (address_of(puzzle, "", puzzle.choices[-1].words), "its solution"),
    ]:
        visitor.go(path)
        inspector.look(visitor, name, PAGES)
    inspector.report()
