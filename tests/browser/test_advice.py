"""Advice in a browser: a table agrees, somebody asks and plays what is suggested, and the others see nothing of it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.test_every_page import Inspector
from browser.visitor import DESK, PHONE, Visitor, Visitors

ON, LINE = "#r-agreement button[value='0']", "#r-advice .advice-state"


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


def test_without_a_script_the_page_comes_back_with_the_advice(visitors: Visitors) -> None:
    visitor = visitors.come("Inigo", "fr", PHONE, java_script_enabled=False)
    visitor.open_table(2, first_wesley=0)
    visitor.start()
    while not visitor.asked:
        visitor.page.reload()
    it_is_advised(visitor)
