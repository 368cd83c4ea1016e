"""Picks: from the button that was pressed and what was picked before to the words of an action."""

from __future__ import annotations

from itertools import chain, permutations, product

from perfidie.engine import Refusal, Vocabulary
from perfidie.engine.action import Words
from perfidie.web.doors.visitors import PICKS

LONGEST_ACTION, LONGEST_PICKS = 200, 2000
PICKED = {"*": 1, "**1": 1, "**2": 2, "**3": 3, "**4": 4}
"""How many picks a word of a button stands for."""


def action_of(fields: dict[str, str], vocabulary: Vocabulary) -> Words:
    """The words of the button that was pressed, with what was picked before in its place.

    `*` stands for one pick, `**2` for two: a pick may be several words, and picks come in any order. The first such
    word takes what came as `pick`, the second one what came as `pick2`; the same may be both only where that is a move.
    """
    text = fields.get("action", "")
    if not text or len(text) > LONGEST_ACTION or any(len(fields.get(name, "")) > LONGEST_PICKS for name in PICKS):
        raise Refusal("malformed-action")
    words = text.split(" ")
    places = [place for place, word in enumerate(words) if word in PICKED][: len(PICKS)]
    picks = [picks_of(fields.get(name, ""), PICKED[words[place]]) for name, place in zip(PICKS, places, strict=False)]
    orders = []
    for chosen in product(*[permutations(each) for each in picks]):
        filled = [[word] for word in words]
        for place, pieces in zip(places, chosen, strict=True):
            filled[place] = " ".join(pieces).split(" ")
        orders.append(tuple(chain(*filled)))
    found = next((order for order in orders if is_action(vocabulary, order)), None)
    if found is None and len(picks) > 1 and {*picks[0]} & {*picks[1]}:
        raise Refusal("pick-different")
    return found or orders[0]


def picks_of(picked: str, count: int) -> list[str]:
    """What was picked, if it is as much as the button asks for."""
    if not picked:
        raise Refusal("pick-first")
    picks = picked.split("\n")
    if len(picks) != count:
        raise Refusal("pick-so-many", count=count)
    return picks


def is_action(vocabulary: Vocabulary, words: Words) -> bool:
    """Whether these are the words of any action."""
    try:
        vocabulary.parse(words)
    except Refusal:
        return False
    return True
