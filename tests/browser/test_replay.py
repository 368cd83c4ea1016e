"""A replay under the fingers: keys, swipes, the slider, and an address that is always the link to this very moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.afterwards import shown_at
from browser.server import Server
from browser.visitor import PHONE, Visitor, Visitors

SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 620), (1366, 650), (1920, 970)]
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const { left, top, right, bottom, width } = each.getBoundingClientRect();
  return width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map((each) => `${each.className.baseVal ?? each.className} ${JSON.stringify(each.getBoundingClientRect())}`)"""


@pytest.fixture(scope="module")
def winner(chromium: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody who has played a game to its end; nobody here changes anything of it."""
    visitors = Visitors(chromium, site.origin)
    yield a_finished_game(visitors)
    visitors.leave()


@pytest.fixture
def person(winner: Visitor) -> Visitor:
    """The same, back at the table as it ended, with a phone."""
    winner.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    winner.go(f"/t/{winner.code}")
    winner.find(".outcome h2").wait_for()
    return winner


def a_finished_game(visitors: Visitors) -> Visitor:
    host, guest = visitors.come("Inigo"), visitors.come("Maximilienne-Alex")
    guest.sit_down(host.open_table(2, max_rounds=1))
    host.start()
    rng = Random(4)
    while not host.over:
        for person in (host, guest):
            if person.asked:
                any_move(person, rng)
    host.find(".outcome h2").wait_for()
    return host


def any_move(person: Visitor, rng: Random) -> None:
    """Any move but Vizzini's."""
    version = person.version
    words = rng.choice([words for words in person.choices() if not words.startswith("swap")])
    if "*" in words:
        person.choose("pick", rng.choice(person.hand()))
    person.press(words)
    person.wait_past(version)


def test_keys_and_fingers_turn_the_pages_and_the_address_follows(person: Visitor) -> None:
    person.go(f"/t/{person.code}/replay")
    keyboard = person.page.keyboard
    last = int(person.find("#at").get_attribute("max") or 0)
    for key, at in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", last), ("Home", 0)):
        keyboard.press(key)
        shown_at(person, at)
    swipe(person, -120)
    shown_at(person, 1)
    swipe(person, -120)
    shown_at(person, 2)
    swipe(person, 120)
    shown_at(person, 1)
    swipe(person, -10)
    shown_at(person, 1)
    person.page.reload()
    shown_at(person, 1)


def swipe(person: Visitor, across: int) -> None:
    """A finger laid on the board that goes sideways by so much."""
    person.page.evaluate(
        """(across) => {
      const board = document.querySelector(".region-board");
      const { left, top, width, height } = board.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const at = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: y });
      const made = { bubbles: true, cancelable: true };
      board.dispatchEvent(new TouchEvent("touchstart", { ...made, touches: [at(x)], changedTouches: [at(x)] }));
      board.dispatchEvent(new TouchEvent("touchend", { ...made, touches: [], changedTouches: [at(x + across)] }));
    }""",
        across,
    )


def test_a_sheet_that_is_open_stays_open_while_the_game_goes_on(person: Visitor) -> None:
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.go(f"/t/{person.code}/replay")
    person.click(".dock a[href='#log']")
    expect(person.find("#log .log")).to_be_visible()
    person.page.keyboard.press("ArrowRight")
    shown_at(person, 2)
    expect(person.find("#log .log")).to_be_visible()


def test_the_outcome_and_the_replay_fit_every_window(person: Visitor) -> None:
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.go(f"/t/{person.code}")
        expect(person.find(".outcome h2")).to_be_visible()
        wanted = ".outcome :is(h2, .chart, .rank, .btn), .outcome-won, .rank-say, .rank-who b"
        assert person.page.evaluate(OUTSIDE, wanted) == [], (width, height)
        inner = "(() => { const d = document.querySelector('#decision'); return d.scrollHeight - d.clientHeight })()"
        assert person.page.evaluate(inner) <= 1, (width, height)
        person.go(f"/t/{person.code}/replay?at=3")
        assert person.page.evaluate(OUTSIDE, ".transport .btn, .moment, #at, .caption-n") == [], (width, height)


def test_the_table_as_it_ended_is_one_tap_away_and_the_picture_is_seen_before_it_is_sent(person: Visitor) -> None:
    expect(person.find("#r-board")).to_be_hidden()
    person.click("label[for=see-table]")
    expect(person.find("#r-board")).to_be_visible()
    expect(person.find(".outcome .ranks")).to_be_hidden()
    person.click("label[for=see-table]")
    expect(person.find("#r-board")).to_be_hidden()
    person.click("a[href='#picture']:visible")
    expect(person.find(".picture img")).to_be_visible()
    drawn = "() => document.querySelector('.picture img').naturalWidth === 1200"
    person.page.wait_for_function(drawn)
    expect(person.find(".picture a[download$='.png']")).to_have_attribute("href", re.compile(r"/picture\.png"))
    person.page.keyboard.press("Escape")
    expect(person.find(".picture img")).to_be_hidden()
