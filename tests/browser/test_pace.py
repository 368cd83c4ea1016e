"""Tables that last days, by clicking: a pace, the time that is left, the way to the next table, holidays."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.test_passkeys import keeps_themselves
from browser.visitor import Visitor, Visitors


def sits_alone(visitor: Visitor, pace: str, seats: int = 2) -> str:
    """A table at this pace, with bots on all other seats, where the visitor has to decide."""
    link = visitor.open_table(seats, pace=pace, then="strong")
    expect(visitor.find(".agreed-pace")).to_contain_text("cunning")
    visitor.start()
    visitor.wait_for_turn()
    return link


@pytest.mark.parametrize(
    ("pace", "left"),
    [("each-30", r"^You: \d+ s left$"), ("each-86400", r"^You: (23 h|1 d).* left · \w+ \d+:\d\d")],
)
def test_what_time_is_left_is_counted_down(visitors: Visitors, pace: str, left: str) -> None:
    ana = visitors.come("Ana", "en")
    sits_alone(ana, pace)
    expect(ana.find("#r-decision .clock")).to_have_text(re.compile(left))


def test_one_goes_from_table_to_table_where_one_is_waited_for(visitors: Visitors) -> None:
    ana, rng = visitors.come("Ana", "en"), Random(3)
    first, second = sits_alone(ana, "each-172800"), sits_alone(ana, "each-86400")
    ana.go("/")
    expect(ana.find(".mine h2")).to_have_text("2 tables wait for you")
    expect(ana.find(".mine .listing").first).to_contain_text(second.rpartition("/")[2])
    ana.go("/next")
    assert ana.page.url.partition("#")[0] == second
    ana.decide(rng)
    ana.go("/next")
    ana.wait_for_turn()
    assert ana.page.url.partition("#")[0] in (first, second)
    ana.go("/me/notices")
    expect(ana.find(".waits a").first).to_be_visible()


def test_a_holiday_is_taken_and_ended_by_clicking(visitors: Visitors) -> None:
    ana = visitors.come("Ana", "en")
    keeps_themselves(ana)
    ana.go("/me/notices")
    first = ana.find("input[name=first]").input_value()
    ana.find("input[name=last]").fill(first)
    ana.click("form[action='/me/holidays'] button")
    expect(ana.find("#holidays .told li")).to_have_count(1)
    expect(ana.find("#holidays")).to_contain_text("29 days are left")
    ana.click("form[action='/me/holidays/off'] button")
    expect(ana.find("#holidays .told li")).to_have_count(0)
