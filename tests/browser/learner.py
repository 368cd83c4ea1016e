"""A learner: plays a lesson by clicking what is on the page, as its script says."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page

from perfidie.engine.action import Words
from perfidie.school import Place, Stop, Walk

BUTTONS = "#table button[form=move][name=action], #table button[form=say-words][name=words]"
NEXT = "#lesson-next"


def go_on(page: Page, through: Walk, place: Place) -> Place:
    """One step by clicking: what the lesson waits for, or the button that goes on. Gives the next place."""
    stop = through.stops[place.at]
    if stop.takes:
        words = next(each for each in stop.takes if stop.said or each in through.play(place).legal(through.lesson.seat))
        press(page, words)
        after = through.answer(place, words, said=stop.said)
        assert isinstance(after, Place)
    else:
        page.locator(NEXT).click()
        after = through.onward(place)
    arrive(page, after)
    return after


def arrive(page: Page, place: Place) -> None:
    """Waits until the page shows this place, and nothing moves any more."""
    page.locator(f"body:not(.is-showing) #table[data-at='{place.at}']").wait_for(timeout=60_000)


def press(page: Page, words: Words) -> None:
    """Presses the control that plays these words, after picking what it needs; opens what it lies in."""
    value, picks = found_on(page, words)
    for name, chosen in picks.items():
        for each in chosen:
            box = page.locator(f"input[name={name}][form=move][value='{each}']").first
            if not box.is_checked():
                unfolded(page, box)
                page.locator(f"label:has(input[name={name}][form=move][value='{each}'])").first.click()
    named = ", ".join(f"{each}[value='{value}']" for each in BUTTONS.split(", "))
    in_sight, all_of_them = page.locator(named).locator("visible=true"), page.locator(named)
    if not in_sight.count():  # the same may be said in several places; not all of them can be opened on a phone
        unfolded(page, next(each for each in all_of_them.all() if each.evaluate(WAY_TO)))
    in_sight.first.click()


def unfolded(page: Page, piece: Locator) -> None:
    """Opens the closed sheets and folds in which a piece lies, as a person would: by what leads there."""
    for _ in range(4):
        way: list[str] = piece.evaluate(WAY_TO)
        if not way:
            return
        page.locator(way[0]).locator("visible=true").first.click()


WAY_TO = """piece => {
  const held = piece.closest('label') ?? piece;
  if (held.checkVisibility({visibilityProperty: true})) return [];
  const found = [];
  for (let up = held; up; up = up.parentElement) {
    if (up.matches('details:not([open])')) found.unshift(`#${up.id} > summary`);
    else if (up.id && document.querySelector(`a[href="#${up.id}"]`)) found.unshift(`a[href="#${up.id}"]`);
  }
  const shown = (each) => each.checkVisibility({visibilityProperty: true});
  return found.filter((way) => [...document.querySelectorAll(way)].some(shown)).slice(-1);
}"""
"""The next thing to press so that a piece comes to light: the innermost fold or link that is in sight."""


def found_on(page: Page, words: Words) -> tuple[str, dict[str, list[str]]]:
    """The value of the button that plays these words, and what must be picked for it."""
    values = page.locator(BUTTONS).evaluate_all("found => found.map(each => each.value)")
    picks = {
        name: page.locator(f"input[name={name}][form=move]").evaluate_all("found => found.map(each => each.value)")
        for name in ("pick", "pick2")
    }
    for value in values:
        for chosen in matches(value.split(" "), list(words), picks, ("pick", "pick2")):
            return str(value), chosen
    raise AssertionError(f"nothing on the page plays {words}: {values} {picks}")


def matches(
    pattern: list[str], words: list[str], picks: dict[str, list[str]], names: tuple[str, ...]
) -> Iterator[dict[str, list[str]]]:
    """The ways in which the words of a button, filled with what can be picked, say these words."""
    if not pattern:
        if not words:
            yield {}
        return
    first, rest = pattern[0], pattern[1:]
    if not re.fullmatch(r"\*(\*\d)?", first):
        if words[:1] == [first]:
            yield from matches(rest, words[1:], picks, names)
        return
    name, count = names[0], int(first[2:] or 1)
    for chosen, left in consumed(words, picks[name], count):
        for more in matches(rest, left, picks, names[1:]):
            yield {name: chosen, **more}


def consumed(words: list[str], values: list[str], count: int) -> Iterator[tuple[list[str], list[str]]]:
    """So many picks that the words begin with, and the words that are left."""
    if not count:
        yield [], words
        return
    for value in dict.fromkeys(values):
        pieces = value.split(" ")
        if words[: len(pieces)] == pieces:
            for chosen, left in consumed(words[len(pieces) :], values, count - 1):
                yield [value, *chosen], left


def decisions(stops: tuple[Stop, ...]) -> int:
    """How often the learner chooses."""
    return sum(bool(stop.takes) for stop in stops)
