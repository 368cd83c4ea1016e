"""Whole matches of the Council of Verona by clicking, with Poison: characters, tokens and zones are pointed at."""

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
from browser.pointing import decide
from browser.test_every_page import Inspector
from browser.visitor import DESK, PHONE, Visitor, Visitors, play_together
from perfidie import games
from perfidie.engine import Record, replay

NAMES = ("Odette", "Ferdinand")
TABLES = {
    "2 seats": (2, [("fr", PHONE), ("en", DESK)]),
    "5 seats": (5, [("en", DESK), ("fr", PHONE)]),
}


@pytest.mark.parametrize("table", [pytest.param("2 seats", marks=pytest.mark.soak), "5 seats"])
def test_a_whole_match_with_poison_by_clicking(visitors: Visitors, table: str) -> None:
    """Each kind of decision is looked at closely once, when there is much to see, and so is the end."""
    seats, who = TABLES[table]
    people = [visitors.come(name, lang, size) for name, (lang, size) in zip(NAMES, who, strict=True)]
    gather(people, seats)
    inspector = Inspector()
    pressed = play_together(people, Random(seats), inspector.first(decide, there_is_much_to_see))
    verbs = {words.split(" ")[0] for words in pressed}
    inspector.the_end(people[0])
    assert {"PlayCard", "PlaceToken"} <= set(inspector.seen)
    assert verbs >= {"keep" if seats == 2 else "draft", "play", "token"}
    assert verbs & {"move", "swap", "look", "copy"}, "no power was ever used"
    record = downloaded_record(people[-1])
    assert record.options["poison"] is True
    for person in people:
        the_outcome_is_told(person, seats)
        the_last_round_is_told_with_its_sums(person, record)
    it_replays_to_what_was_shown(record, people[-1])
    it_can_be_seen_again(people[0], record)
    the_same_people_play_again(people)


def there_is_much_to_see(person: Visitor) -> bool:
    return person.step == "DraftCard" or person.find(".person").count() > 4


def gather(people: list[Visitor], seats: int) -> None:
    """The host opens a table with Poison for two rounds; the other one follows the link; bots come unasked."""
    host, guest = people
    host.open_table(seats, "verona", poison="true", rounds=2)
    guest.sit_down(host.copied_link())
    expect(host.find(".chair.is-person", guest.name)).to_be_visible()
    host.start()
    for person in people:
        person.find("#r-decision").wait_for()
        expect(person.find("#r-seats .seat")).to_have_count(seats)


def the_last_round_is_told_with_its_sums(person: Visitor, record: Record) -> None:
    """The last round lies open in the notebook: what the tokens of each seat brought adds up to its score."""
    last = replay(games.find("verona"), record).view(None).table.past[-1]
    person.page.reload()  # a closed notebook is not kept up to date; a page that is loaded has it whole
    expect(person.find("#r-notebook #note-past .past-person").first).to_be_attached()
    found = person.find(".past-sum").evaluate_all("all => all.map(one => [one.className, one.textContent])")
    brought = [0] * record.seats
    for classes, text in found:
        brought[int(classes.split("seat-")[1])] += int(text.split("=")[1].replace("−", "-"))
    assert tuple(brought) == last.scores
    assert person.find(".past-person.is-dead").count() == len(last.dead)
    assert person.find(".past-person.is-met").count() == len(last.met)
