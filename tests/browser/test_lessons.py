"""Lessons in a browser: played by clicking to their end on phones and wide screens, by keyboard, and without script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.learner import NEXT, arrive, go_on, press
from browser.test_every_page import PAGES, Inspector
from browser.visitor import Visitor, Visitors
from perfidie.school import LESSONS, PRACTICE, Place, Walk, shelf, walk
from perfidie.web.page.ways import address_of
from school.test_every_lesson import GUIDED, HOUSE

PHONE, WIDE = {"width": 360, "height": 640}, {"width": 1366, "height": 650}
SMALL_AND_WIDE = ("verre", "first")
"""The guided game that is played on a wide screen too in every run; the others are in the soak."""
LOOK = """ids => ids.map(id => {
  const piece = document.getElementById(id);
  if (!piece) return `${id}: missing`;
  const box = piece.getBoundingClientRect();
  if (!box.width || !box.height) return `${id}: has no size`;
  const outside = box.x < -2 || box.y < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2;
  if (outside) return `${id}: outside the window`;
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return piece.contains(over) || over?.contains(piece) ? "" : `${id}: covered by ${over?.outerHTML.slice(0, 90)}`;
}).filter(Boolean)"""
ROOM = """() => {
  const note = document.getElementById("lesson-note"), page = document.documentElement;
  return [note.scrollHeight - note.clientHeight, page.scrollWidth - innerWidth];
}"""


def look_at(page: Page, through: Walk, place: Place) -> list[str]:
    """What is wrong with what one sees: a piece pointed at out of sight, words that are cut, a page too wide."""
    found: list[str] = page.evaluate(LOOK, list(through.beat(place).points))
    cut, wide = page.evaluate(ROOM)
    return [*found, *(["the teacher's words are cut"] if cut > 0 else []), *(["too wide"] if wide > 0 else [])]


def played(visitor: Visitor, kind: str, game: str, name: str) -> dict[str, list[str]]:
    """Plays a lesson by clicking; what was seen to be wrong, by place."""
    through, place = walk(game, kind, name), Place()
    visitor.go(address_of(kind, game, name))
    wrong: dict[str, list[str]] = {}
    while True:
        seen = look_at(visitor.page, through, place)
        if seen:
            wrong[f"{game} {name} {place.at}"] = seen
        if place.at == through.last:
            return wrong
        place = go_on(visitor.page, through, place)


@pytest.mark.parametrize(("game", "kind", "name"), GUIDED)
def test_every_guided_game_is_played_by_clicking_to_its_end(
    visitors: Visitors, game: str, kind: str, name: str
) -> None:
    to_its_end(visitors.come(lang="fr", size=PHONE), game, kind, name)


WIDELY = [
    pytest.param(*each, marks=[pytest.mark.soak] if (each[0], each[2]) != SMALL_AND_WIDE else []) for each in GUIDED
]


@pytest.mark.parametrize(("game", "kind", "name"), WIDELY)
def test_every_guided_game_is_played_on_a_wide_screen(visitors: Visitors, game: str, kind: str, name: str) -> None:
    to_its_end(visitors.come(lang="en", size=WIDE), game, kind, name)


def to_its_end(visitor: Visitor, game: str, kind: str, name: str) -> None:
    assert played(visitor, kind, game, name) == {}
    expect(visitor.find("#lesson-play")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (WIDE, "fr")], ids=["phone-en", "wide-fr"])
@pytest.mark.parametrize(("game", "kind", "name"), GUIDED)
def test_every_guided_game_in_the_other_language(
    visitors: Visitors, game: str, kind: str, name: str, size: dict[str, int], lang: str
) -> None:
    assert played(visitors.come(lang=lang, size=size), kind, game, name) == {}


@pytest.mark.parametrize("game", HOUSE)
def test_every_position_is_solved_by_clicking(visitors: Visitors, game: str) -> None:
    visitor = visitors.come(lang="fr", size=PHONE)
    wrong: dict[str, list[str]] = {}
    for each in shelf(game, PRACTICE):
        wrong |= played(visitor, PRACTICE, game, each.id)
        expect(visitor.find("#lesson-all")).to_be_visible()
    assert wrong == {}


def test_what_happens_on_the_way_is_seen_and_can_be_skipped(visitors: Visitors) -> None:
    visitor = visitors.come(size=PHONE, still=False)
    through = walk("verre", LESSONS, "first")
    at = next(number for number, stop in enumerate(through.stops) if len(stop.then) > 1)
    visitor.go(address_of(LESSONS, "verre", "first", Place(at)))
    visitor.click(NEXT)
    expect(visitor.find("body.is-showing #r-news .is-beat")).to_be_visible()
    visitor.click("#beat-skip")
    arrive(visitor.page, Place(at + 1))
    expect(visitor.find(".lesson-words")).to_be_visible()


def test_a_choice_the_story_does_not_need_is_answered_where_one_is(visitors: Visitors) -> None:
    visitor = visitors.come(lang="en", size=PHONE)
    through = walk("verre", LESSONS, "first")
    at = next(number for number, stop in enumerate(through.stops) if stop.takes)
    other = next(words for words in through.play(Place(at)).legal(0) if words not in through.stops[at].takes)
    visitor.go(address_of(LESSONS, "verre", "first", Place(at)))
    press(visitor.page, other)
    expect(visitor.find(".lesson-answer")).to_be_visible()
    assert visitor.find("#table").get_attribute("data-at") == str(at)
    assert go_on(visitor.page, through, Place(at)).at == at + 1
    visitor.page.go_back()
    visitor.page.go_back()
    arrive(visitor.page, Place(at))


def test_a_lesson_is_walked_by_keyboard_alone(visitors: Visitors) -> None:
    """The teacher is focused after each step; Tab leads on to what can be done, Enter and Space do it."""
    visitor = visitors.come(lang="en", size=WIDE)
    through, place = walk("verre", LESSONS, "first"), Place()
    visitor.go(address_of(LESSONS, "verre", "first"))
    while place.at < 6:
        stop = through.stops[place.at]
        wanted = f"button[value='{' '.join(stop.takes[0])}']" if stop.takes else NEXT
        tab_to(visitor.page, wanted)
        visitor.page.keyboard.press("Enter")
        place = through.onward(place)
        arrive(visitor.page, place)
        assert visitor.page.evaluate("document.activeElement.id") == "lesson-note"


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_lesson_is_walked_without_a_script(visitors: Visitors) -> None:
    visitor = visitors.come(lang="fr", size=PHONE, java_script_enabled=False)
    through, place = walk("verre", LESSONS, "first"), Place()
    visitor.go(address_of(LESSONS, "verre", "first"))
    while place.at < 5:
        stop = through.stops[place.at]
        visitor.click(f"button[value='{' '.join(stop.takes[0])}']" if stop.takes else NEXT)
        place = through.onward(place)
        expect(visitor.find("#table")).to_have_attribute("data-at", str(place.at))


@pytest.mark.parametrize("looks", [1, pytest.param(len(PAGES), marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", HOUSE)
def test_the_pages_of_the_school_are_open_to_everybody(visitors: Visitors, game: str, looks: int) -> None:
    """axe finds nothing on the page of what a game teaches, at a first word, at a choice and at the end.

    One on a phone in the dark, the next on a wide screen by day, and so on; each in every way in the soak.
    """
    visitor = visitors.come(lang="en", size=PHONE)
    lesson = shelf(game, LESSONS)[0]
    through = walk(game, LESSONS, lesson.id)
    asked = next(number for number, stop in enumerate(through.stops) if stop.takes)
    paths = [f"/learn/{game}", *(address_of(LESSONS, game, lesson.id, Place(at)) for at in (0, asked, through.last))]
    inspector = Inspector()
    for number, path in enumerate(paths):
        visitor.go(path)
        inspector.look(visitor, path, [*PAGES, *PAGES][number % 2 :][:looks])
    assert inspector.findings == []


def test_after_the_lesson_one_sits_at_a_real_table_with_novices(visitors: Visitors) -> None:
    visitor = visitors.come(lang="en", size=PHONE)
    visitor.go(address_of(LESSONS, "verre", "first", Place(walk("verre", LESSONS, "first").last)))
    visitor.click("#lesson-play")
    visitor.find("#r-decision").wait_for()
    assert "/t/" in visitor.page.url
    assert visitor.find(".seat-level").first.text_content() == "novice"
