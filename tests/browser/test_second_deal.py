"""A finished game taken up again by clicking: with the same cards and dealt again, to the end, and compared."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.server import Server
from browser.test_replay import SIZES, a_finished_game, any_move
from browser.visitor import PHONE, Visitor, Visitors


@pytest.fixture(scope="module")
def winner(chromium: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody who has played a game to its end."""
    visitors = Visitors(chromium, site.origin)
    yield a_finished_game(visitors)
    visitors.leave()


@pytest.fixture
def person(winner: Visitor) -> Visitor:
    winner.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    return winner


@pytest.fixture(scope="module")
def code(winner: Visitor) -> str:
    """The game that is taken up."""
    return winner.code


def test_from_a_move_of_the_replay_one_plays_on_and_reads_how_it_went(person: Visitor, code: str) -> None:
    for number, cards in enumerate(("same", "again"), start=1):
        person.go(f"/t/{code}/replay?at=2")
        person.click("#after")
        expect(person.find("#at")).to_have_value("3")
        person.click(".dock a[href='#second']")
        person.choose("cards", cards)
        person.find("#second-seat").select_option("1")
        person.find("#second-level").select_option("novice")
        person.click("button[form=take-up]")
        expect(person.find("#r-decision")).to_be_visible()
        assert person.code != code
        person.click(".dock a[href='#log']")
        expect(person.find(".second-note")).to_contain_text("Maximilienne-Alex")
        expect(person.find(f".second-note a[href*='{code}']")).to_be_visible()
        person.click("#log .sheet-close")
        to_the_end(person, Random(number))
        expect(person.find(".second-fate li")).to_have_count(3)
        expect(person.find(".second-fate")).to_contain_text("premier essai")
        person.click(".again-acts a")
        expect(person.find("#second")).to_be_visible()
        expect(person.find(f"input[name=cards][value={cards}]")).to_be_checked()
        expect(person.find("#second .second-tries").first.locator("li")).to_have_count(number + 1)
    person.go(f"/t/{code}")
    expect(person.find(".second-tried")).to_contain_text("reprise 2 fois")


def to_the_end(person: Visitor, rng: Random) -> None:
    while person.wait_for_turn_or_end():
        any_move(person, rng)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_button_that_sits_one_down_is_in_every_window(person: Visitor, code: str, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    person.go(f"/t/{code}/replay?at=3#second")
    expect(person.find("button[form=take-up]")).to_be_in_viewport(ratio=1)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
