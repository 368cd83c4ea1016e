"""Advice in a browser: a table agrees, somebody asks and plays what is suggested, and the others see nothing of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.fitting import Size, misfits
from browser.test_every_page import SHEETS, Inspector
from browser.visitor import DESK, PHONE, Visitor, Visitors

ON, LINE = "#r-agreement button[value='0']", "#r-advice .advice-state"
HIDDEN = """selector => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility()) return false;
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !one.contains(hit);
}).map((one) => one.outerHTML.slice(0, 120))"""
"""What of all this is covered by something else in its middle."""
HANDHELD: tuple[Size, ...] = ((360, 640), (390, 844), (844, 390), (667, 375), (932, 430))


def test_two_people_agree_and_one_of_them_plays_what_is_suggested(visitors: Visitors) -> None:
    host, guest = visitors.come("Inigo", "fr", PHONE), visitors.come("Fezzik", "en", DESK)
    guest.sit_down(host.open_table(2, first_wesley=1))
    host.start()
    host.click(".masthead a[href='#settings']")
    host.click("#r-agreement button[value='1']")
    expect(host.find(ON)).to_be_visible()
    host.click("#settings .sheet-close")
    expect(guest.find(LINE)).to_contain_text("Inigo proposes to allow advice.")
    guest.click(f"{LINE} button")
    asker, other = (host, guest) if host.asked else (guest, host)
    expect(other.find(LINE)).to_contain_text(re.compile("permis|allowed at"))
    seen = other.find("body").inner_html()
    it_is_advised(asker)
    inspector = Inspector()
    inspector.look(asker, "advice")
    inspector.report()
    assert other.find("body").inner_html() == seen
    version, suggestion = asker.version, asker.find("#r-advice button[form=move]").first
    assert suggestion.get_attribute("value") in asker.choices()
    suggestion.click()
    asker.wait_past(version)
    expect(asker.find("#fold-advice")).to_have_count(0)


def it_is_advised(visitor: Visitor) -> None:
    visitor.click("#advice-ask")
    expect(visitor.find("#fold-advice li")).not_to_have_count(0)
    expect(visitor.find("#fold-advice .advice-why").first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "game", "seats"),
    [
        ("fr", "verre", 3),
        ("en", "verona", 3),
        ("fr", "idus_martii", 5),
        ("en", "charlatans", 2),
        ("fr", "mousquetaires", 3),
    ],
)
def test_on_a_phone_open_advice_leaves_the_head_the_board_and_the_desk_free_and_can_be_closed(
    visitors: Visitors, lang: str, game: str, seats: int
) -> None:
    visitor = visitors.come("Inigo", lang)
    visitor.open_table(seats, game)
    visitor.start()
    visitor.wait_for_turn()
    it_is_advised(visitor)
    fold = visitor.find("#fold-advice .advice-body")
    for wide, high in HANDHELD:
        visitor.page.set_viewport_size({"width": wide, "height": high})
        assert visitor.page.evaluate(HIDDEN, ".masthead a:not(.only-wide)") == [], (wide, high)
        expect(visitor.find("#fold-advice .advice-go").first).to_be_in_viewport()
        visitor.click("a[href='#settings']")
        expect(visitor.find("#settings")).to_be_visible()
        visitor.click("#settings .sheet-close")
        visitor.click("#fold-advice summary")
        expect(fold).to_be_hidden()
        assert visitor.page.evaluate(HIDDEN, ".masthead a:not(.only-wide), .seat, .goal, #fold-advice summary") == []
        assert [str(each) for each in misfits(visitor.page, "closed", [(wide, high)])] == []
        visitor.click("#fold-advice summary")
        expect(fold).to_be_visible()
    assert [str(each) for each in misfits(visitor.page, "open", HANDHELD)] == []
    inspector = Inspector()
    inspector.look(visitor, "advice", SHEETS)
    inspector.report()


def test_without_a_script_the_page_comes_back_with_the_advice(visitors: Visitors) -> None:
    visitor = visitors.come("Inigo", "fr", PHONE, java_script_enabled=False)
    visitor.open_table(2, first_wesley=0)
    visitor.start()
    while not visitor.asked:
        visitor.page.reload()
    it_is_advised(visitor)
