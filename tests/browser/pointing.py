"""Deciding on a board where things are pointed at: cards and tokens are picked, characters and zones are pressed."""

from __future__ import annotations

import re
from random import Random

from browser.visitor import Visitor

BUTTON = "button[form=move][name=action]:not([aria-disabled])"
PICK = "input[name=pick][form=move]"


def decide(person: Visitor, rng: Random) -> str:
    """One decision by clicking: any button of the page, after picking as many things as it asks for."""
    version = person.version
    person.find(BUTTON).first.wait_for(state="attached")
    offered = [str(words) for words in person.find(BUTTON).evaluate_all("found => found.map(one => one.value)")]
    doing = [words for words in offered if not words.startswith("skip")]
    words = rng.choice(doing or offered)
    wanted = re.search(r"\*\*([0-9])", words)
    boxes = person.find(PICK)
    if wanted:
        for place in rng.sample(range(boxes.count()), int(wanted[1])):
            tick(person, place)
    elif "*" in words:
        tick(person, rng.randrange(boxes.count()))
    person.click(f"{BUTTON}[value='{words}']")
    person.wait_past(version)
    return words


def tick(person: Visitor, place: int) -> None:
    """Clicks what a radio button or a box wears."""
    person.find(f"label:has({PICK})").nth(place).click()
