"""The page of settled questions of the poisoned glass."""

from __future__ import annotations

from games.pages import Page


def test_the_page_settles_46_questions_and_tells_23_worked_examples() -> None:
    page = Page("verre")
    assert (len(page.rulings), len(page.examples)) == (46, 23)
