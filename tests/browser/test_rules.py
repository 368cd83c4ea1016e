"""The pages of rules, with every question and option opened: axe finds nothing, nothing runs over the edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.test_every_page import PAGES, Inspector
from browser.visitor import PHONE, Visitors
from perfidie import games


@pytest.mark.parametrize("game", games.names())
def test_the_rules_of_a_game(visitors: Visitors, game: str) -> None:
    inspector = Inspector()
    for lang, looks in (("fr", PAGES), ("en", [(PHONE, "light")])):
        visitor = visitors.come(lang=lang)
        visitor.go(f"/games/{game}")
        visitor.page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        inspector.look(visitor, f"rules of {game}, {lang}", looks)
    inspector.report()


def test_a_question_is_found_from_the_top_of_the_page_and_opened(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.go("/games/verona")
    visitor.click(".rules-nav a[href='#rulings-t']")
    expect(visitor.find("#rulings-t")).to_be_in_viewport()
    answer = visitor.find("#ruling-2 .source")
    expect(answer).to_be_hidden()
    visitor.click("#ruling-2 summary")
    expect(answer).to_be_visible()
