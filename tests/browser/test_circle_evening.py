"""A circle of six, all of it by clicking: the link, an evening of three games, and a small tournament."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.meeting import (
    NAMES,
    a_circle,
    an_evening,
    in_order,
    played,
    points,
    score_of,
    shown_rows,
    they_are_led_to_their_tables,
    they_wait,
    written,
)
from browser.visitor import Visitor, Visitors
from perfidie.engine import Record

QUICK = (["verona quick", "idus_martii standard", "verona quick_poison"], "verona quick", "tables", 2)
LONG = (["verre standard", "idus_martii purist", "verre match"], "charlatans short", "swiss", 3)


@pytest.mark.parametrize(
    "what", [QUICK, pytest.param(LONG, marks=[pytest.mark.soak, pytest.mark.timeout(1800)])], ids=["quick", "long"]
)
def test_a_circle_through_an_evening_of_three_games_and_a_small_tournament(
    visitors: Visitors, what: tuple[list[str], str, str, int]
) -> None:
    wanted, cup, way, rounds = what
    people, rng = a_circle(visitors), Random(6)
    an_evening(people, wanted)
    records: list[Record] = []
    for number, game in enumerate(wanted):
        records += a_game_of_the_evening(people, game.split(" ")[0], agreed=number == 1, rng=rng)
        for person in people:
            assert_shown(person, score_of(records), 5)
    for person in people:
        expect(person.find("button[name=what][value=next]")).to_have_count(0)
        person.click(".circle-where a >> nth=0")
        expect(person.find("h1")).to_have_text("Les Venins")
        assert_shown(person, score_of(records), 5)
    a_tournament(people, cup, way, rounds, rng)


def a_game_of_the_evening(people: list[Visitor], game: str, *, agreed: bool, rng: Random) -> list[Record]:
    """Opened by the host with one press; or by the others, once more than half of them want it."""
    they_wait(people)
    opener = people[0]
    if agreed:
        for count, person in enumerate(people[1:5], 1):
            person.click("button[name=what][value=next]")
            opener = person
            if count < 4:
                expect(person.find("#live")).to_contain_text(f"{count}")
                expect(person.find(".circle-mine")).to_have_count(0)
                they_wait([person])
    else:
        people[0].click("button[name=what][value=next]")
    tables = they_are_led_to_their_tables(people, opener)
    return [played(table, game, rng) for table in tables]


def a_tournament(people: list[Visitor], game: str, way: str, rounds: int, rng: Random) -> None:
    """Called and led by Ana; the standings go on by themselves on everybody's page."""
    ana = people[0]
    ana.click("a[href$='/tournaments']")
    ana.find("input[name=title]").fill("Coupe des Venins")
    ana.find("select[name=game]").select_option(game)
    ana.find("select[name=format]").select_option(way)
    ana.find("input[name=rounds]").fill(str(rounds))
    ana.click(".circle-form .btn-seal")
    for person in people[1:]:
        person.click(".circle-rows a[href*='/tournaments/']")
    records: list[Record] = []
    for _ in range(rounds):
        they_wait(people)
        ana.click("button[name=what][value=round]")
        tables = they_are_led_to_their_tables(people, ana)
        first, *others = tables
        records.append(played(first, game.split(" ")[0], rng))
        they_wait(first)
        for table in others:
            records.append(played(table, game.split(" ")[0], rng))
        for person in people:
            the_standings_are_right(person, records)
        for person in first:
            assert person.page.evaluate("window.neverLeft"), "the standings went on without loading the page again"
    ana.click("button[name=what][value=finish]")
    for person in people:
        expect(person.find("#live")).to_contain_text(re.compile("est terminé|is over"))
        the_standings_are_right(person, records)


def the_standings_are_right(person: Visitor, records: list[Record]) -> None:
    """As they follow from the records: points, then the points of those one has met, then what one took from them."""
    facts = in_order(records)
    for name, (total, met, _) in facts.items():
        cells = person.find(".circle-score tbody tr", name).locator("td")
        expect(cells.nth(2)).to_have_text(written(points(total)))
        expect(cells.nth(3)).to_have_text(written(points(met)))
    shown = [row[1] for row in shown_rows(person, 5)]
    assert sorted(shown) == sorted(NAMES)
    order = [facts[name] for name in shown]
    assert order == sorted(order, reverse=True), f"{shown}: {order}"


def assert_shown(person: Visitor, expected: list[tuple[str, ...]], columns: int) -> None:
    """The score as it should be, once the page has looked again."""
    for rank, row in enumerate(expected):
        expect(person.find(".circle-score tbody tr").nth(rank).locator("td")).to_have_text(
            [written(each) for each in row]
        )
    assert shown_rows(person, columns) == expected
