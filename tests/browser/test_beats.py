"""Beats on a living page: while something is shown nothing else tells it, one press skips it, and no motion means none.

The glasses are opened by people at a table of two, at their true pace.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.server import Server
from browser.visitor import Visitor, Visitors

BEAT = "#r-news .is-beat"
WATCH = """() => {
    window.moments = [];
    const told = (id) => document.getElementById(id)?.textContent ?? "";
    const look = () => {
        const beat = document.querySelector("#r-news .is-beat")?.dataset.beat ?? "";
        const early = ["r-status", "r-log", "r-heard", "r-notebook", "r-hand", "r-decision", "r-since", "r-goal"];
        const page = early.map(told).join("|") + document.querySelector("#r-status [data-version]").dataset.version;
        const last = window.moments.at(-1);
        if (last?.beat !== beat || last?.page !== page) window.moments.push({ beat, page, at: performance.now() });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
}"""
"""Notes each beat, and each change of what may not change while one is shown."""

WHERE_SKIP_WAS = """async () => {
    const { x, y, width, height } = document.getElementById("beat-skip").getBoundingClientRect();
    const touched = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#decision") !== null;
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelector("#r-news .is-beat")) await frame();
    const soon = touched();
    while (!touched()) await frame();
    return [soon, touched()];
}"""
"""Whether a finger would touch the desk where the button to skip was: when the last beat ends, and then at last."""

SHOWN_OR_ASKED = """version => document.querySelector("#r-news .is-beat")
  || document.querySelector("#r-status [data-turn='1']")?.dataset.version > version"""


@pytest.fixture(scope="module")
def slow_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site where everything is shown for as long as it needs."""
    server = Server(tmp_path_factory.mktemp("beats"), PERFIDIE_BEATS="1")
    yield server
    server.stop()


@pytest.fixture
def watchers(chromium: Browser, slow_site: Server) -> Iterator[Visitors]:
    found = Visitors(chromium, slow_site.origin)
    yield found
    found.leave()


def at_a_table(person: Visitor) -> None:
    """Somebody against a bot, asked for the first time."""
    person.open_table(2)
    person.start()
    person.wait_for_turn()
    expect(person.find(BEAT)).to_have_count(0)


def act(person: Visitor, rng: Random) -> None:
    """One decision, without waiting for what comes of it."""
    words = rng.choice(person.choices())
    if "*" in words:
        person.choose("pick", rng.choice(person.hand()))
    person.press(words)


def act_until_shown(person: Visitor, rng: Random) -> None:
    """Decides, and once more whenever the turn is one's own again at once, until a bot's move is shown."""
    for _ in range(10):
        version = person.version
        act(person, rng)
        person.page.wait_for_function(SHOWN_OR_ASKED, arg=version)
        if person.find(BEAT).count():
            return
    raise AssertionError("Nothing is ever shown")


def test_nothing_on_the_page_changes_until_the_last_beat_is_over(watchers: Visitors) -> None:
    person, rng = watchers.come(still=False), Random(3)
    at_a_table(person)
    person.page.evaluate(WATCH)
    for _ in range(3):
        act_until_shown(person, rng)
        expect(person.find(BEAT)).to_have_count(0)
        person.wait_for_turn()
        expect(person.find(BEAT)).to_have_count(0)
    moments: list[dict[str, Any]] = person.page.evaluate("window.moments")
    shown = [(before, now) for before, now in pairwise(moments) if now["beat"]]
    assert len(shown) >= 3
    for before, now in shown:
        assert now["page"] == before["page"], "something was told before it was seen"
    lasted = [after["at"] - now["at"] for now, after in pairwise(moments) if now["beat"]]
    assert min(lasted) > 500, "no beat is cut short"


def test_one_press_or_the_escape_key_skips_and_the_focus_is_not_lost(watchers: Visitors) -> None:
    person, rng = watchers.come(still=False), Random(4)
    at_a_table(person)
    for skip in ("Enter", "Escape"):
        act_until_shown(person, rng)
        expect(person.find("#beat-skip")).to_be_visible()
        person.find("#beat-skip").focus()
        person.page.keyboard.press(skip)
        expect(person.find(BEAT)).to_have_count(0, timeout=700)
        expect(person.find("#beat-skip")).to_be_hidden()
        assert person.page.evaluate("document.activeElement.id") == "decision"
        person.wait_for_turn()
        expect(person.find(BEAT)).to_have_count(0)


def test_a_finger_on_its_way_to_skip_falls_on_no_choice_that_comes_up_there(watchers: Visitors) -> None:
    person, rng = watchers.come(still=False), Random(6)
    at_a_table(person)
    act_until_shown(person, rng)
    assert person.page.evaluate(WHERE_SKIP_WAS) == [False, True]


def test_whoever_prefers_no_motion_is_shown_no_beat_and_still_hears_what_happened(watchers: Visitors) -> None:
    person, rng = watchers.come(), Random(5)
    at_a_table(person)
    person.page.evaluate(WATCH)
    for _ in range(3):
        person.wait_for_turn()
        person.decide(rng)
    expect(person.find("#r-heard li").first).to_be_attached()
    assert not any(moment["beat"] for moment in person.page.evaluate("window.moments"))
