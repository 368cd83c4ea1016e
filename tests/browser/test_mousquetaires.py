"""Whole games of Mousquetaires du Roy by clicking: as Milady, as one of the Musketeers' players, and alone."""

from __future__ import annotations

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
from browser.test_every_page import Decide, Inspector
from browser.visitor import ALLOWED, DESK, PHONE, Visitor, Visitors, play_together
from perfidie import games
from perfidie.engine import replay

GAME = "mousquetaires"
WORTH_IT = ("challenge", "duel", "reinforce", "passage", "character", "bastille", "buy", "play", "commit", "pay", "*")
VALUES = "found => found.map(each => each.value)"
IDLE = ("end", "pass", "refuse", "draw", "exchange")
BOLD_FOR = 60
"""After so many decisions everybody grows idle, and the clocks bring the game to its end."""
MOST_SWAPS = 0.3
"""How often somebody exchanges who could: whoever tosses a coin over it does little else."""


def test_milady_on_a_phone_and_a_musketeer_on_a_wide_screen_play_to_the_end(visitors: Visitors) -> None:
    """Each kind of decision is looked at closely when it first comes up, and so is the end."""
    milady, rider = people = [visitors.come("Milena", "fr", PHONE), visitors.come("Basil", "en", DESK)]
    milady.open_table(4, GAME)
    rider.sit_down(milady.copied_link())
    expect(milady.find(".chair.is-person", rider.name)).to_be_visible()
    milady.start()
    inspector = Inspector()
    decide = inspector.first(tiring(swordsman_decides))
    milady_alone_sees_where_she_hides(milady, rider, decide)
    pressed = play_together(people, Random(5), decide)
    inspector.the_end(milady)
    assert {"FirstParis", "Assign", "PlayTreachery", "Act"} <= set(inspector.seen)
    verbs = {words.split(" ")[0] for words in pressed}
    assert verbs >= {"destination", "activate"}
    assert len(verbs) > 8, verbs
    record = downloaded_record(rider)
    outcome = replay(games.find(GAME), record).view(None).outcome
    for person in people:
        the_outcome_is_told(person, 4, won=bool(outcome and outcome.winners))
    it_replays_to_what_was_shown(record, rider)
    it_can_be_seen_again(milady, record)
    the_same_people_play_again(people)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "lang", "size"), [(1, "fr", PHONE), (1, "en", DESK), (2, "en", PHONE), (6, "fr", DESK)]
)
def test_one_person_plays_every_kind_of_table_to_its_end(
    visitors: Visitors, seats: int, lang: str, size: dict[str, int]
) -> None:
    """Alone with three Musketeers against the automatic Milady, and as Milady against bots."""
    person = visitors.come("Camille", lang, size)
    person.open_table(seats, GAME)
    person.start()
    inspector = Inspector()
    assert len(play_together([person], Random(seats), inspector.first(swordsman_decides))) > 20
    inspector.the_end(person)
    record = downloaded_record(person)
    outcome = replay(games.find(GAME), record).view(None).outcome
    the_outcome_is_told(person, seats, won=bool(outcome and outcome.winners))
    it_can_be_seen_again(person, record)


def milady_alone_sees_where_she_hides(milady: Visitor, rider: Visitor, decide: Decide) -> None:
    """Until a rule reveals it her figure stands on her own board only."""
    people, rng = {milady.name: milady, rider.name: rider}, Random(1)
    while milady.step != "ChooseDestination":
        for person in people.values():
            if person.asked:
                decide(person, rng)
    milady.wait_for_turn()
    version = milady.version
    milady.press("destination milady_house")
    milady.wait_past(version)
    hidden = ".figures [data-piece=milady]"
    expect(milady.find(hidden)).to_have_count(1)
    expect(rider.find(hidden)).to_have_count(0)


def swordsman_decides(person: Visitor, rng: Random) -> str:
    """One decision by clicking, on the board or in the desk: rather something bold than nothing."""
    version = person.version
    buttons = person.find(f"#table {ALLOWED}")
    buttons.first.wait_for(state="attached")
    offered = [str(words) for words in buttons.evaluate_all(VALUES)]
    plain = [words for words in offered if "**" not in words]
    bold = [words for words in plain if words.split(" ")[0] in WORTH_IT]
    if rng.random() < MOST_SWAPS:
        bold = []
    words = rng.choice(bold or [words for words in plain if words.split(" ")[0] not in IDLE] or plain)
    if words == "*":
        picks = person.find("#table input[name=pick][form=move]")
        picked = str(rng.choice(picks.evaluate_all(VALUES)))
        person.find(f"#table label:has(input[value='{picked}'])").click()
        words, button = picked, "*"
    else:
        button = words
    press(person, button)
    person.wait_past(version)
    return words


def tiring(decide: Decide) -> Decide:
    """The same way of deciding; after a while whoever may do nothing does nothing."""
    made = 0

    def decide_or_rest(person: Visitor, rng: Random) -> str:
        nonlocal made
        made += 1
        rest = person.find(f"#table {ALLOWED}:is([value=end], [value=pass])")
        if made <= BOLD_FOR or not rest.count():
            return decide(person, rng)
        version, words = person.version, str(rest.first.get_attribute("value"))
        press(person, words)
        person.wait_past(version)
        return words

    return decide_or_rest


def press(person: Visitor, words: str) -> None:
    """Clicks the button, after the fold or the place that hides it."""
    button = person.find(f"#table {ALLOWED}[value='{words}']").first
    group = person.find(f"#table details:not([open]):has(button[value='{words}'])")
    if group.count() and not button.is_visible():
        group.locator("summary").first.click()
    button.click()
