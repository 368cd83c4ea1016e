"""What every game ends with: the outcome on everybody's page, the record, the replay, another game."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.visitor import Visitor
from perfidie import games
from perfidie.engine import Record, read_record, replay


def the_outcome_is_told(person: Visitor, seats: int, *, won: bool = True) -> None:
    """`won`: whether anybody did; there are games that nobody wins."""
    expect(person.find(".outcome h2")).to_be_visible()
    expect(person.find(".outcome .rank")).to_have_count(seats)
    expect(person.find(".outcome .rank.is-winner").first).to_be_visible(visible=won)
    expect(person.find(".reasons li").first).not_to_be_empty()
    expect(person.find("button[form=move]")).to_have_count(0)


def downloaded_record(person: Visitor) -> Record:
    """From its button on a wide screen; a phone keeps it on the sheet of the picture."""
    button, sheet = person.find(".outcome .outcome-record"), person.find(".outcome .outcome-share")
    expect(button.or_(sheet).filter(visible=True)).to_have_count(1)
    folded = sheet.is_visible()
    if folded:
        sheet.click()
    with person.page.expect_download() as waiting:
        (person.find(".picture a[href$='/record.json']") if folded else button).click()
    if folded:
        person.click(".picture .sheet-close")
        expect(person.find(".picture")).to_be_hidden()
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
    expect(slider).to_have_value("1")
    person.click("#last")
    shown_at(person, last)
    person.click("#before")
    shown_at(person, last - 1)
    person.click("#first")
    shown_at(person, 0)
    person.click("#after")
    shown_at(person, 1)
    slider.focus()
    for key in ("End", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        slider.press(key)
    shown_at(person, last - 3)
    expect(slider).to_be_focused()
    for eyes in ["public", *map(str, range(record.seats)), "open"]:
        person.find("#eyes").select_option(eyes)
        expect(person.page).to_have_url(re.compile(rf"eyes={eyes}(&|$)"))
        expect(person.find("#eyes")).to_have_value(eyes)
        expect(person.find(".region-hand .pick input")).to_have_count(0)
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
    """One asks for another game, and waits; when all are in they are taken there together. It begins at once."""
    before, last = people[0].code, people[-1]
    for person in people[:-1]:
        person.click("button[form=again][value=in]")
        expect(person.find("#r-again .again-people li.is-in", person.name)).to_be_visible()
        expect(last.find("#r-again .again-people li.is-in", person.name)).to_be_visible()
        assert person.code == before
    last.click("button[form=again][value=in]")
    for person in people:
        expect(person.page).not_to_have_url(re.compile(before))
        person.find("#r-decision .decision-prompt").wait_for()
    host = people[0]
    assert {person.code for person in people} == {host.code}
    names = set(host.find("#r-seats .seat-name").all_inner_texts())
    assert all(any(person.name in name for name in names) for person in people)
