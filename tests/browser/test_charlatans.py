"""Whole games of the Charlatans' duel by clicking: coins, chips, offers, purchases, to the last patient."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from playwright.sync_api import expect

from browser.afterwards import (
    downloaded_record,
    it_can_be_seen_again,
    it_replays_to_what_was_shown,
    the_outcome_is_told,
    the_same_people_play_again,
)
from browser.test_every_page import Inspector
from browser.visitor import DESK, PHONE, Visitor, Visitors, play_together
from perfidie import games
from perfidie.engine import replay

NOON = datetime(2026, 3, 15, 12, tzinfo=UTC)
EAGER = 0.8
"""How often somebody draws who could: who always tosses a coin over it never fills a neck."""


@pytest.mark.parametrize("short", ["true", pytest.param("false", marks=pytest.mark.soak)])
def test_a_whole_duel_by_clicking_on_a_phone_and_a_wide_screen(visitors: Visitors, short: str) -> None:
    """Each kind of decision is looked at closely when it first comes up, and so is the end."""
    host, guest = people = [visitors.come("Camille", "fr", PHONE), visitors.come("Basile", "en", DESK)]
    host.open_table(2, "charlatans", books="random", mayor="true", short=short, offer_hints="computed")
    guest.sit_down(host.copied_link())
    expect(host.find(".chair.is-person", guest.name)).to_be_visible()
    host.start()
    for person in people:
        person.find("#r-decision").wait_for()
    inspector = Inspector()
    pressed = play_together(people, Random(7), inspector.first(charlatan_decides))
    verbs = {words.split(" ")[0] for words in pressed}
    assert verbs >= {"coin", "draw", "stop", "offer", "buy"}
    assert verbs & {"take_card", "take_offer"}
    inspector.the_end(host)
    assert {"ChooseCoin", "Brew", "BuyChips", "MakeOffer", "ChoosePan"} <= set(inspector.seen)
    record = downloaded_record(guest)
    final = replay(games.find("charlatans"), record).view(None)
    for person in people:
        the_outcome_is_told(person, 2)
        for seat, side in enumerate(final.table.sides):
            expect(person.find(f".roof.side-{seat} .is-full")).to_have_count(side.cured)
    it_replays_to_what_was_shown(record, guest)
    it_can_be_seen_again(host, record)
    the_same_people_play_again(people)


def test_quick_taps_on_the_bag_all_count_once_the_chip_was_seen(visitors: Visitors) -> None:
    """The second half of a double click draws nothing; a tap after the table was shown for a moment does."""
    person = visitors.come("Camille")
    person.context.clock.set_fixed_time(NOON)
    person.open_table(2, "charlatans", books="ii", first_player=0)  # no first chip of set II asks anything
    person.start()
    person.decide(Random(1))
    box = person.find("#r-decision button[value=draw]").bounding_box()
    assert box is not None
    mouse, chips = person.page.mouse, person.find("#r-heard li", "pioche")
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    tap(person, 1)
    expect(chips).to_have_count(1)
    assert person.step == "Brew"
    version = person.version
    tap(person, 2)
    person.context.clock.set_fixed_time(NOON + timedelta(seconds=1))
    tap(person, 3)
    person.wait_past(version)
    expect(chips).to_have_count(2)


def tap(person: Visitor, count: int) -> None:
    """A press at the place of the last one, the so-manieth in quick succession."""
    person.page.mouse.down(click_count=count)
    person.page.mouse.up(click_count=count)


def charlatan_decides(person: Visitor, rng: Random) -> str:
    """One decision by clicking; whoever may draw mostly does."""
    version, offered = person.version, person.choices()
    words = "draw" if "draw" in offered and rng.random() < EAGER else rng.choice(offered)
    person.press(words)
    person.wait_past(version)
    return words
