"""Whole games by clicking, at every number of seats: people in browsers of their own, bots on the other seats."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.visitor import DESK, PHONE, Visitor, Visitors, play_together
from perfidie import games
from perfidie.engine import Record, read_record, replay

NAMES = ("Inigo", "Fezzik", "Bouton d’or")
TABLES = {
    "2 seats, two people": (2, [("fr", PHONE), ("en", DESK)]),
    "3 seats, two people": (3, [("en", PHONE), ("fr", PHONE)]),
    "4 seats, three people": (4, [("fr", DESK), ("fr", PHONE), ("en", DESK)]),
    "5 seats, two people": (5, [("en", DESK), ("fr", PHONE)]),
}


@pytest.mark.parametrize("table", TABLES)
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
        host.find(f"select[form=bot-{seat}]").select_option("random")
        host.click(f"button[form=bot-{seat}]")
        expect(host.find(f"#chair-{seat}.is-bot")).to_be_visible()
    host.start()
    for person in people:
        person.find("#r-decision").wait_for()
        expect(person.find("#r-seats .seat")).to_have_count(seats)
        expect(person.find("#r-seats .is-me .seat-name")).to_contain_text(person.name)


def the_outcome_is_told(person: Visitor, seats: int) -> None:
    expect(person.find(".outcome h2")).to_be_visible()
    expect(person.find(".outcome .rank")).to_have_count(seats)
    expect(person.find(".outcome .rank.is-winner").first).to_be_visible()
    expect(person.find(".reasons li").first).not_to_be_empty()
    expect(person.find("button[form=move]")).to_have_count(0)


def downloaded_record(person: Visitor) -> Record:
    with person.page.expect_download() as waiting:
        person.click(".outcome a[download]")
    record = read_record(Path(waiting.value.path()).read_bytes())
    assert person.name in record.names
    return record


def it_replays_to_what_was_shown(record: Record, person: Visitor) -> None:
    outcome = replay(games.find(record.game), record).view(None).outcome
    assert outcome is not None
    shown = person.find(".outcome .rank.is-winner .rank-who b").all_inner_texts()
    assert sorted(shown) == sorted(record.names[seat] for seat in outcome.winners)


def it_can_be_seen_again(person: Visitor, record: Record) -> None:
    """Step, jump, and look through everybody's eyes; the last move shows the end."""
    person.click(".outcome a[href$='/replay']")
    slider, last = person.find("#at"), int(person.find("#at").get_attribute("max") or 0)
    assert last == sum(entry.seat >= 0 and not entry.said for entry in record.entries)
    expect(slider).to_have_value(str(last))
    person.click("#before")
    shown_at(person, last - 1)
    person.click(".transport a >> nth=0")
    shown_at(person, 0)
    person.click("#after")
    shown_at(person, 1)
    slider.focus()
    for key in ("End", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        slider.press(key)
    shown_at(person, last - 3)
    expect(slider).to_be_focused()
    for eyes in ["public", *map(str, range(record.seats)), "open"]:
        person.click(f".lens a[href$='eyes={eyes}']")
        expect(person.find(f".lens a[href$='eyes={eyes}'][aria-current]")).to_be_visible()
        expect(person.find("#r-hand, .region-hand .pick")).to_have_count(0)
    person.click("#play")
    expect(person.find("#play")).to_have_attribute("aria-pressed", "true")
    person.click("#play")
    expect(person.find("#play")).to_have_attribute("aria-pressed", "false")
    person.click(f"a[href='/t/{person.code}']")
    expect(person.find(".outcome")).to_be_visible()


def shown_at(person: Visitor, move: int) -> None:
    expect(person.page).to_have_url(re.compile(rf"[?&]at={move}(&|$)"))
    expect(person.find("#at")).to_have_value(str(move))


def the_same_people_play_again(people: list[Visitor]) -> None:
    """One asks for another game; the others are offered the way to it. It begins at once, the next one first."""
    host, *others = people
    before = host.code
    host.click("button[form=again]")
    host.find("#r-decision .decision-prompt").wait_for()
    assert host.code != before
    for person in others:
        person.click(f".outcome a[href='/t/{host.code}']")
        person.find("#r-decision .decision-prompt").wait_for()
        assert person.code == host.code
    names = set(host.find("#r-seats .seat-name").all_inner_texts())
    assert all(any(person.name in name for name in names) for person in people)
    expect(host.find(".seat:has(.seat-role)")).to_have_count(2)
