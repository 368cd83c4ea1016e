"""A seat that changes hands: to another device of the same person, to a bot, and back."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.test_living_page import seated
from browser.visitor import Visitors


def test_somebody_takes_his_seat_to_another_device(visitors: Visitors) -> None:
    host, guest = seated(visitors)
    guest.click(".masthead a[href='#settings']")
    guest.click("#settings form[action$='/device'] button")
    link = guest.find("#link").input_value()
    phone = visitors.come("the same")
    phone.page.goto(link)
    key = link.partition("#")[2]
    expect(phone.find("#key")).to_have_value(key)
    assert key not in phone.page.url, "it stands in the address no longer"
    phone.click(".lang-nav a[hreflang='en']")
    expect(phone.find("html")).to_have_attribute("lang", "en")
    expect(phone.find("#key")).to_have_value(key)
    phone.click("form[action$='/seat'] button")
    phone.wait_for_turn()
    expect(phone.find("#r-seats .is-me .seat-name")).to_contain_text("Fezzik")
    phone.decide(Random(1))
    guest.page.goto(host.page.url)
    assert guest.version == phone.version


def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back(visitors: Visitors) -> None:
    """Meanwhile its level is changed by the other, among the settings."""
    host, guest = seated(visitors)
    guest.click(".masthead a[href='#settings']")
    guest.click("#settings form[action$='/stand'] button")
    expect(guest.find("form.return button")).to_be_visible()
    host.wait_for_turn()
    expect(host.find("#r-seats .seat-kind")).to_have_count(1)
    host.click(".masthead a[href='#settings']")
    host.find("#r-bots select").select_option("novice")
    host.click("#r-bots button")
    expect(guest.find("#r-seats .seat-level")).to_have_text("novice")
    guest.click("#settings .sheet-close")
    guest.click("form.return button")
    expect(guest.find("#r-seats .is-me .seat-name")).to_contain_text("Fezzik")
    expect(host.find("#r-seats .seat-kind")).to_have_count(0)
