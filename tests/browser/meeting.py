"""What a circle does in its browsers: join by a link, plan, open tables, play them all, and read the standings."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random

from playwright.sync_api import expect

from browser import pointing
from browser.test_charlatans import charlatan_decides
from browser.test_idus import hand_out
from browser.visitor import DESK, PHONE, Visitor, Visitors, play_together
from perfidie import games
from perfidie.engine import Record, read_record, replay

NAMES = ("Ana", "Bo", "Cléo", "Dan", "Eve", "Fox")


def senator_decides(person: Visitor, rng: Random) -> str:
    """One decision by clicking; nobody here is a bot, so nothing goes on before the page has shown one's own move."""
    version = person.version
    words = hand_out(person, rng) if person.step == "HandOutRoles" else rng.choice(person.choices())
    person.press(words)
    person.wait_past(version)
    return words


DECIDE: dict[str, Callable[[Visitor, Random], str]] = {
    "verre": Visitor.decide,
    "verona": pointing.decide,
    "idus_martii": senator_decides,
    "charlatans": charlatan_decides,
}
MARK = "window.neverLeft = true"
LOOKED_AGAIN = 4_000
"""Milliseconds after which these pages look again, of themselves (`static/js/circle.js`)."""


def a_circle(visitors: Visitors, names: Sequence[str] = NAMES) -> list[Visitor]:
    """Ana founds it, the others come by its link; everybody's page is that of the circle."""
    looks = [("fr", PHONE), ("en", DESK)]
    people = [visitors.come(name, *looks[at % 2]) for at, name in enumerate(names)]
    ana = people[0]
    ana.go("/circles")
    ana.find("input[name=title]").fill("Les Venins")
    ana.find("input[name=name]").fill(ana.name)
    ana.click("form[action='/circles'] .btn-seal")
    link = ana.copied_link()
    assert "#" in link, "the key is never sent to the site"
    for person in people[1:]:
        person.page.goto(link)
        expect(person.find("#key")).not_to_have_value("")
        person.find("input[name=name]").fill(person.name)
        person.click("form[action='/c/join'] .btn-seal")
        expect(person.find("h1")).to_have_text("Les Venins")
    for name in names:
        expect(ana.find(".circle-names li", name)).to_be_visible()
    return people


def an_evening(people: list[Visitor], wanted: list[str]) -> None:
    """Planned for tomorrow by the first of them; the others find it on the circle's page, and say that they come."""
    host = people[0]
    host.click("a[href$='/evenings']")
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    host.find("input[name=at]").fill(f"{tomorrow:%Y-%m-%dT20:30}")
    for number, game in enumerate(wanted, 1):
        host.find(f"select[name=game{number}]").select_option(game)
    host.click(".circle-form .btn-seal")
    expect(host.find("button[name=word][value=yes]")).to_have_attribute("aria-pressed", "true")
    for person in people[1:]:
        person.click(".circle-rows a[href*='/evenings/']")
        person.click("button[name=word][value=yes]")
        expect(person.find("button[name=word][value=yes]")).to_have_attribute("aria-pressed", "true")


def they_are_led_to_their_tables(people: list[Visitor], opener: Visitor) -> list[list[Visitor]]:
    """Everybody's page says by itself that a table is ready; gives who sits together, by table."""
    for person in people:
        expect(person.find(".circle-mine a")).to_be_visible()
        if person is not opener:
            assert person.page.evaluate("window.neverLeft"), "shown without loading the page again"
        person.click(".circle-mine a")
        person.find("#r-decision .decision-prompt").wait_for()
    codes = sorted({person.code for person in people})
    return [[person for person in people if person.code == code] for code in codes]


def they_wait(people: list[Visitor]) -> None:
    """From here on a page that was loaded anew has forgotten that it waited."""
    for person in people:
        person.page.evaluate(MARK)


def played(table: list[Visitor], game: str, rng: Random) -> Record:
    """One table to its end by clicking; gives its record. Everybody goes back by the way the end offers."""
    play_together(table, rng, DECIDE[game])
    last = table[-1]
    for person in table:
        expect(person.find(".outcome h2")).to_be_visible()
    record = read_record(last.context.request.get(f"{last.origin}/t/{last.code}/record.json").body())
    for person in table:
        person.click("#r-again a.btn-seal[href^='/c/']")
        expect(person.find("#live")).to_be_visible()
    return record


def shares(record: Record) -> dict[str, float]:
    """By name: what the game was worth to each person, from the record alone."""
    game = games.find(record.game)
    outcome = replay(game, record).view(None).outcome
    assert outcome is not None
    return {name: share for name, share in zip(record.names, game.rules.shares(outcome), strict=True) if name in NAMES}


def shown_rows(person: Visitor, columns: int) -> list[tuple[str, ...]]:
    """The table of a score or of standings, without what stands below a name."""
    rows = person.find(".circle-score tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.firstChild.textContent.trim()))"
    )
    return [tuple(str(cell).replace(",", ".") for cell in row[:columns]) for row in rows]


def points(value: float) -> str:
    return f"{value:.2f}".removesuffix(".00")


def written(text: str) -> re.Pattern[str]:
    """The same in either language: a point, or a comma."""
    return re.compile("^" + re.escape(text).replace(r"\.", "[.,]") + "$")


def score_of(records: list[Record]) -> list[tuple[str, ...]]:
    """Rank, name, points, games and wins over these games: worked out here, from the records."""
    found = [shares(record) for record in records]
    total = {name: sum(each.get(name, 0.0) for each in found) for name in NAMES}
    rows = []
    for name in sorted(NAMES, key=lambda one: (-round(total[one], 6), one.casefold())):
        rank = 1 + sum(total[other] > total[name] + 1e-6 for other in NAMES)
        own = [each[name] for each in found if name in each]
        rows.append((str(rank), name, points(total[name]), str(len(own)), str(sum(share > 0 for share in own))))
    return rows


def in_order(records: list[Record]) -> dict[str, tuple[float, float, float]]:
    """By name: points, the points of all one has met, and what one took from those who are level in both."""
    found = [shares(record) for record in records]
    total = {name: sum(each.get(name, 0.0) for each in found) for name in NAMES}
    met = {
        name: sum(total[other] for each in found if name in each for other in each if other != name) for name in NAMES
    }
    direct = {}
    for name in NAMES:
        level = {
            one
            for one in NAMES
            if one != name and abs(total[one] - total[name]) < 1e-6 and abs(met[one] - met[name]) < 1e-6
        }
        direct[name] = sum(each[name] for each in found if name in each and level & each.keys())
    return {name: (round(total[name], 6), round(met[name], 6), round(direct[name], 6)) for name in NAMES}
