"""Whole games by clicking, at small and large tables: people in browsers of their own, bots on the other seats."""

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
from browser.visitor import DESK, PHONE, Visitor, Visitors, play_together
from ends import ends

NAMES = ("Inigo", "Fezzik", "Bouton d’or")
TABLES = {
    "2 seats, two people": (2, [("fr", PHONE), ("en", DESK)]),
    "3 seats, two people": (3, [("en", PHONE), ("fr", PHONE)]),
    "4 seats, three people": (4, [("fr", DESK), ("fr", PHONE), ("en", DESK)]),
    "5 seats, two people": (5, [("en", DESK), ("fr", PHONE)]),
}


@pytest.mark.parametrize("table", ends([*TABLES]))
def test_a_whole_game_by_clicking_from_opening_the_table_to_its_replay(visitors: Visitors, table: str) -> None:
    seats, who = TABLES[table]
    people = [visitors.come(name, lang, size) for name, (lang, size) in zip(NAMES, who, strict=False)]
    gather(people, seats)
    pressed = play_together(people, Random(seats))
    assert any(words.startswith("swap") for words in pressed), "the host was Vizzini and never used his power"
    assert {words.split(" ")[0] for words in pressed} >= {"spy", "play", "take"}
    for person in people:
        the_outcome_is_told(person, seats)
    record = downloaded_record(people[-1])
    it_replays_to_what_was_shown(record, people[-1])
    it_can_be_seen_again(people[0], record)
    the_same_people_play_again(people)
    expect(people[0].find(".seat:has(.seat-role)")).to_have_count(2)


def gather(people: list[Visitor], seats: int) -> None:
    """The host opens a table and sends the link; the others sit down; one bot is chosen, others come unasked."""
    host, *guests = people
    host.open_table(seats, start_hearts=2, first_wesley=1, max_rounds=2)
    link = host.copied_link()
    for guest in guests:
        guest.sit_down(link)
        expect(host.find(".chair.is-person", guest.name)).to_be_visible()
    free = seats - len(people)
    if free:
        seat = len(people)
        host.find(f"select[form=bot-{seat}]").select_option("novice")
        host.click(f"button[form=bot-{seat}]")
        expect(host.find(f"#chair-{seat}.is-bot")).to_be_visible()
    host.start()
    for person in people:
        person.find("#r-decision").wait_for()
        expect(person.find("#r-seats .seat")).to_have_count(seats)
        expect(person.find("#r-seats .is-me .seat-name")).to_contain_text(person.name)
