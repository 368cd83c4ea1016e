"""The pages of rules, wholly unfolded: axe finds nothing, nothing runs over the edge; by keyboard, and on paper."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.test_every_page import OVER_THE_EDGE, PAGES, Inspector
from browser.visitor import DESK, PHONE, Visitors
from perfidie import games
from perfidie.school import EXAMPLES, shelf

SMALL = {"width": 360, "height": 640}
A4 = {"width": 794, "height": 1123}
UNFOLD = "document.querySelectorAll('details').forEach((one) => { one.open = true; })"
SEEN = """() => ['.rules-nav', '.ask', '.foot', '.btn-row', '.masthead-nav', '.example-row']
  .filter((each) => document.querySelector(each)?.checkVisibility())"""
FOLDED = """() => [...document.querySelectorAll('details > :not(summary)')]
  .filter((one) => !one.closest('.example-table') && !one.getClientRects().length).length"""


IN_TURN = (("fr", [(PHONE, "dark")]), ("en", [(DESK, "light")]))
EVERY_WAY = (("fr", PAGES), ("en", [(PHONE, "light")]))


@pytest.mark.parametrize("ways", [IN_TURN, pytest.param(EVERY_WAY, marks=pytest.mark.soak)], ids=["turn", "all"])
@pytest.mark.parametrize("game", games.names())
def test_the_rules_of_a_game(visitors: Visitors, game: str, ways: Any) -> None:
    inspector = Inspector()
    for lang, looks in ways:
        visitor = visitors.come(lang=lang)
        visitor.go(f"/games/{game}")
        visitor.page.evaluate(UNFOLD)
        inspector.look(visitor, f"rules of {game}, {lang}", looks)
    inspector.report()


@pytest.mark.parametrize("game", games.names())
def test_what_a_question_finds_fits_a_small_phone(visitors: Visitors, game: str) -> None:
    inspector = Inspector()
    visitor = visitors.come(size=SMALL)
    for asked, theme in (("peut-on mentir sur ses cartes", "dark"), ("xylophone", "light")):
        visitor.go(f"/games/{game}?q={asked}")
        inspector.look(visitor, f"{asked} at {game}", [(SMALL, theme)])
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


def test_a_question_is_asked_and_followed_by_keyboard_alone(visitors: Visitors) -> None:
    visitor = visitors.come(lang="en")
    visitor.go("/games/verre")
    visitor.find("#q").focus()
    visitor.page.keyboard.type("may I look twice")
    visitor.page.keyboard.press("Enter")
    found = visitor.find(".found a[href='#ruling-10']")
    expect(found).to_be_visible()
    found.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.find("#ruling-10 .source")).to_be_visible()
    expect(visitor.find("#ruling-10")).to_be_in_viewport()


def test_the_words_of_the_game_unfold_when_the_list_of_contents_leads_there(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.go("/games/verre")
    expect(visitor.find("#word-1 dd")).to_be_hidden()
    visitor.click(".rules-nav a[href='#words-t']")
    expect(visitor.find("#word-1 dd")).to_be_visible()


def test_the_rules_of_a_table_are_read_from_its_room_and_lead_back(visitors: Visitors) -> None:
    visitor = visitors.come()
    table = visitor.open_table(2)
    visitor.click(".room-rules a[href$='/rules']")
    expect(visitor.find(".rules-table")).to_be_visible()
    visitor.click(".rules-pitch a.btn-seal")
    expect(visitor.page).to_have_url(table)


def test_somebody_who_comes_by_the_link_unfolds_the_game_in_one_minute(visitors: Visitors) -> None:
    host, guest = visitors.come("Ana"), visitors.come("Bo", size=SMALL)
    guest.page.goto(host.open_table(2))
    line = guest.find("#fold-minute li").first
    expect(line).to_be_hidden()
    guest.click("#fold-minute summary")
    expect(line).to_be_visible()
    assert guest.page.evaluate(OVER_THE_EDGE) <= 0


@pytest.mark.parametrize("game", games.names())
def test_an_example_turns_its_pages_in_place(visitors: Visitors, game: str) -> None:
    name = shelf(game, EXAMPLES)[0].id
    visitor = visitors.come(size=SMALL)
    visitor.go(f"/games/{game}")
    address, figure = visitor.page.url, f"#example-{name}"
    first = visitor.find(f"{figure} .example-words").inner_text()
    visitor.click(f"{figure} a[rel=next]")
    expect(visitor.find(f"{figure} .example-words")).not_to_have_text(first)
    visitor.click(f"{figure} a[rel=prev]")
    expect(visitor.find(f"{figure} .example-words")).to_have_text(first)
    assert visitor.page.url == address
    assert visitor.page.evaluate(OVER_THE_EDGE) <= 0


@pytest.mark.parametrize("game", games.names())
def test_on_paper_everything_is_there_and_nothing_is_to_be_pressed(visitors: Visitors, game: str) -> None:
    visitor = visitors.come(size=A4)
    visitor.go(f"/games/{game}?print=1")
    visitor.page.emulate_media(media="print")
    assert visitor.page.evaluate(SEEN) == []
    assert visitor.page.evaluate(FOLDED) == 0
    assert visitor.page.evaluate(OVER_THE_EDGE) <= 0
    ink = visitor.page.evaluate("getComputedStyle(document.querySelector('.printed-list li, .rule-text')).color")
    assert ink == "rgb(0, 0, 0)"
