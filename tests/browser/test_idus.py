"""Whole games of Idus Martii by clicking: Praetor and Aediles of the first turn are people, bots sit elsewhere."""

from __future__ import annotations

from itertools import combinations
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
from perfidie.engine import Record, replay

NAMES = ("Livia", "Brutus", "Porcia")
"""The Praetor, then the two Aediles."""
TABLES = {
    "5 seats": (5, [("fr", PHONE), ("en", DESK), ("fr", DESK)]),
    "8 seats": (8, [("en", PHONE), ("fr", DESK), ("en", PHONE)]),
}
SPOKEN = "button[form=say-words]"


@pytest.mark.parametrize("table", ["5 seats", pytest.param("8 seats", marks=pytest.mark.soak)])
def test_a_whole_game_by_clicking_from_secret_votes_to_the_last_reveal(visitors: Visitors, table: str) -> None:
    """Each kind of decision is looked at closely when it first comes up, and so is the end."""
    seats, who = TABLES[table]
    people = [visitors.come(name, lang, size) for name, (lang, size) in zip(NAMES, who, strict=True)]
    gather(people, seats)
    something_is_said_with_one_tap(people)
    the_votes_are_placed_in_any_order_and_only_the_praetor_sees_one(people)
    inspector = Inspector()
    pressed = play_together(people, Random(seats), inspector.first(senator_decides))
    assert {words.split(" ")[0] for words in pressed} >= {"vote", "discard"}
    inspector.the_end(people[0])
    assert {"HandOutRoles", "Vote", "LookAtVote", "Veto", "ChooseSide"} <= set(inspector.seen)
    record = downloaded_record(people[-1])
    assert any(entry.said for entry in record.entries)
    outcome = replay(games.find("idus_martii"), record).view(None).outcome
    for person in people:
        the_outcome_is_told(person, seats, won=bool(outcome and outcome.winners))
        every_allegiance_is_revealed(person, record)
    it_replays_to_what_was_shown(record, people[-1])
    it_can_be_seen_again(people[0], record)
    the_same_people_play_again(people)


def gather(people: list[Visitor], seats: int) -> None:
    """The host opens a table and sends the link; the first player, so the first Consul, is the bot on the last seat."""
    host, *guests = people
    host.open_table(seats, "idus_martii", talk_pause=0, first_player=seats - 1)
    link = host.copied_link()
    for guest in guests:
        guest.sit_down(link)
        expect(host.find(".chair.is-person", guest.name)).to_be_visible()
    host.start()
    for person in people:
        person.find("#r-decision").wait_for()
        expect(person.find("#r-seats .seat")).to_have_count(seats)


def something_is_said_with_one_tap(people: list[Visitor]) -> None:
    """One tap on the table itself, without opening a panel; everybody reads it, each in their own language, as a
    claim."""
    host, *others = people
    host.find(f"#r-voice {SPOKEN}[value='faction loyal'] >> visible=true").first.click()
    for person in others:
        expect(person.find("#r-talk li.is-claim", NAMES[0]).first).to_be_attached()


def the_votes_are_placed_in_any_order_and_only_the_praetor_sees_one(people: list[Visitor]) -> None:
    """Both Aediles are asked at once; the second one is quicker, and nobody is told what they chose."""
    praetor, first, second = people
    first.wait_for_turn()
    second.wait_for_turn()
    second.press("vote red")
    for person in (praetor, first):
        expect(person.find("#r-heard li", NAMES[2]).first).to_be_attached()
        expect(person.find("#ballots .icard")).to_have_count(0)
    expect(second.find("#ballots .icard.is-red")).to_have_count(1)
    first.press("vote green")
    praetor.wait_for_turn()
    praetor.press("look 2")
    expect(praetor.find("#ballots .icard.is-red")).to_have_count(1)
    expect(first.find("#ballots .icard.is-red")).to_have_count(0)
    praetor.press("keep")
    for person in people:
        counted = person.find("#ballots :is(.icard, .ballots-last .pip)")  # in small, once somebody has voted again
        expect(counted).to_have_count(2)


def senator_decides(person: Visitor, rng: Random) -> str:
    """One decision by clicking, whatever the button says; a Consul points at senators first.

    While one decides, bots vote and talk: a page that has moved on need not have seen one's own move, so it is loaded
    again once the move is answered.
    """
    words = hand_out(person, rng) if person.step == "HandOutRoles" else rng.choice(person.choices())
    with person.page.expect_response("**/move"):
        person.press(words)
    person.page.reload()
    return words


def hand_out(person: Visitor, rng: Random) -> str:
    """Points at a Praetor and checks two Aediles; gives the words of the button."""
    person.find("#r-seats .grant").first.wait_for()
    praetor = rng.choice(free(person, "pick"))
    again = set(free(person, "pick2", ".was-aedile "))
    pairs = [
        pair
        for pair in combinations([seat for seat in free(person, "pick2") if seat != praetor], 2)
        if not again.issuperset(pair)
    ]
    for field, seat in [("pick", praetor), *[("pick2", aedile) for aedile in rng.choice(pairs)]]:
        person.click(f".grant-role:has(input[name={field}][value='{seat}'])")
    return "assign * **2"


def free(person: Visitor, field: str, within: str = "") -> list[str]:
    """The senators this field may point at."""
    boxes = person.find(f"#r-seats {within}input[name={field}]:not([disabled])")
    return [str(seat) for seat in boxes.evaluate_all("found => found.map(one => one.value)")]


def every_allegiance_is_revealed(person: Visitor, record: Record) -> None:
    """The outcome shows everybody's side."""
    sides = [kept for (kept,) in replay(games.find("idus_martii"), record).view(None).table.revealed]
    expect(person.find(".outcome .reveal-standing")).to_have_count(record.seats)
    for side in set(sides):
        shown = person.find(f".outcome .reveal-standing:has(> .of-{side}:not(.is-away))")
        expect(shown).to_have_count(sides.count(side))
