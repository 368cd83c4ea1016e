"""An evening among friends: one game after the other, nobody lost on the way, and a friend who comes late."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.afterwards import the_same_people_play_again
from browser.visitor import Visitor, Visitors, play_together

QUICK = {"max_rounds": 1}
TALL = {"width": 412, "height": 915}


def seats_of(person: Visitor) -> dict[str, str]:
    """By seat: who sits there, as this page has it."""
    found = person.find("#r-seats .seat").evaluate_all(
        "all => all.map(seat => [seat.id, seat.querySelector('.seat-name').firstChild.textContent.trim()])"
    )
    return dict(found)


@pytest.mark.parametrize("rematches", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_two_people_and_bots_through_rematches_with_a_friend_who_comes_late(visitors: Visitors, rematches: int) -> None:
    ana, bo, zoe = visitors.come("Ana", size=TALL), visitors.come("Bo", size=TALL), visitors.come("Zoé", size=TALL)
    link = ana.open_table(4, **QUICK)
    bo.sit_down(link)
    ana.start()
    bo.find("#r-decision .decision-prompt").wait_for()
    rng, people, tables = Random(11), [ana, bo], [ana.code]
    for game in range(1, rematches + 1):
        play_together(people, rng)
        seats = seats_of(ana)
        the_same_people_play_again(people)
        assert ana.code not in tables, "a table of its own"
        tables.append(ana.code)
        assert seats_of(ana) == seats_of(bo) == seats, "everybody keeps their seat"
        if game == 1:
            zoe.page.goto(ana.page.url)
            take_a_bots_seat(zoe, people)
            people.append(zoe)
    play_together(people, rng)
    for person in people:
        expect(person.find("#r-again .evening")).to_contain_text(f"{rematches + 1} parties")
    won = [int(wins) for wins in ana.find("#r-again .evening-one b").all_inner_texts()]
    assert sum(won) >= rematches + 1
    assert {re.sub(r"\s+", " ", person.find("#r-again .evening").inner_text()) for person in people} != set()
    assert len({person.find("#r-again .evening").inner_text() for person in people}) == 1


def take_a_bots_seat(late: Visitor, people: list[Visitor]) -> None:
    """Asks under her name; everybody at the table says yes with one tap, and the seat is hers."""
    assert late.find("#notebook").count() == 0
    late.click(".desk-ask .btn")
    late.find("#ask-name").fill(late.name)
    late.click("button[form=ask][name=seat] >> nth=0")
    for person in people:
        person.find(".offer", late.name).locator("button[value$=' 1']").click()
    expect(late.find("#notebook")).to_have_count(1)
    expect(late.find("#r-seats .seat.is-me")).to_contain_text(late.name)
    for person in people:
        expect(person.find("#r-seats .seat", late.name)).to_be_visible()
        expect(person.find(".offer")).to_have_count(0)


def test_a_friend_who_is_not_asked_twice_finds_the_seat_kept(visitors: Visitors) -> None:
    ana, bo = visitors.come("Ana", size=TALL), visitors.come("Bo", size=TALL)
    bo.sit_down(ana.open_table(3, **QUICK))
    ana.start()
    bo.find("#r-decision .decision-prompt").wait_for()
    play_together([ana, bo], Random(5))
    before = ana.code
    ana.click("button[form=again][value=in]")
    expect(bo.page).to_have_title(re.compile("^Ana veut une revanche"))
    ana.click("button[form=again][value=now]")
    expect(ana.page).not_to_have_url(re.compile(before))
    assert bo.code == before, "nobody is dragged along"
    bo.click("#r-again button[value=in]")
    expect(bo.page).not_to_have_url(re.compile(before))
    assert bo.code == ana.code
    expect(bo.find("#notebook")).to_have_count(1)


def test_talk_in_the_room_is_heard_by_all_and_goes_on_at_the_table(visitors: Visitors) -> None:
    ana, bo = visitors.come("Ana"), visitors.come("Bo", "en")
    bo.sit_down(ana.open_table(2))
    ana.find("#say-text").fill("On y va ?")
    ana.page.keyboard.press("Enter")
    expect(bo.find("#r-talk li", "On y va ?")).to_be_visible()
    expect(ana.find("#say-text")).to_have_value("")
    expect(bo.find("#decision .begins")).to_have_text("Chance will say who begins.")
    ana.start()
    expect(bo.find("#r-talk li", "On y va ?")).to_have_count(1)


def test_nothing_was_sent_is_no_longer_said_once_the_line_is_back(visitors: Visitors) -> None:
    ana = visitors.come("Ana")
    ana.expects("ERR_INTERNET_DISCONNECTED", "net::ERR", "Failed to fetch", "network error")
    ana.open_table(2)
    ana.start()
    ana.find("#table button[form=move]").first.wait_for()
    ana.context.set_offline(True)
    ana.find("#table button[form=move]").first.click()
    expect(ana.find("#notice")).not_to_be_empty()
    head = ana.page.evaluate("document.querySelector('.masthead').getBoundingClientRect().bottom")
    told = ana.page.evaluate("document.getElementById('notice').getBoundingClientRect().bottom")
    assert told <= head + 1, "it covers no seat"
    ana.context.set_offline(False)
    expect(ana.find("#notice")).to_be_empty()
