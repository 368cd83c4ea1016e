"""What follows from what a seat knows: which votes are certain.

A seat knows a turn by its public course, its own card, and the card it was shown. A case is one way in which the two
cards can have been placed and counted; what holds in all cases is certain.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from perfidie.engine import put
from perfidie.games.idus_martii.rules.box import COLOURS, OTHER, VOTES, YELLOW, Votes, colours
from perfidie.games.idus_martii.sight.view import UNKNOWN, Shown, Turn


class Case(NamedTuple):
    """One way in which a turn can have gone: the two cards as placed, and as counted."""

    placed: Votes
    counted: Votes


def cases(turn: Turn, number: int, force: str) -> tuple[Case, ...]:
    """Every case this seat cannot rule out, in round `number`, all equally likely if votes were drawn blindly.

    While a replacement is awaited, the cards that will be counted are those that were placed.
    """
    looked = turn.aediles.index(turn.looked) if turn.looked >= 0 else -1
    return cases_of(looked, turn.answer, turn.placed, turn.counted, turn.tally, number, force)


@lru_cache(maxsize=1 << 14)
def cases_of(
    looked: int, answer: str, placed: Shown, counted: Shown, tally: Shown, number: int, force: str
) -> tuple[Case, ...]:
    """The same, whoever the Aediles are: there are few such turns, and each is thought through once."""
    return tuple(
        [
            Case(cards, ended)
            for cards in product(VOTES[number - 1], repeat=2)
            if agrees(cards, placed)
            for ended in outcomes(cards, looked, answer, not tally, number, force)
            if (not tally or colours(tuple(sorted(ended))) == tally) and agrees(ended, counted)
        ]
    )


def agrees(votes: Votes, seen: Shown) -> bool:
    """Whether these votes can be the ones that were seen in part."""
    return all([not name or COLOURS[vote] == name for vote, name in zip(votes, seen, strict=False)])


def outcomes(placed: Votes, looked: int, answer: str, awaited: bool, number: int, force: str) -> list[Votes]:
    """What can have been counted, after the Praetor's look; nothing, where a yellow card would have been shown."""
    if looked < 0:
        return [placed]
    card = placed[looked]
    if (card == YELLOW) != (answer == "show"):
        return []
    if awaited or answer == "keep":
        return [placed]
    if answer == "show":
        others = [colour for colour in VOTES[-1] if colour != YELLOW]
    elif number == 1 or force == "opposite":
        others = [OTHER[card]]
    else:
        others = [colour for colour in VOTES[-1] if colour != card]
    return [put(placed, looked, new) for new in others]


@lru_cache(maxsize=1 << 14)
def certain(turn: Turn, number: int, force: str) -> Shown:
    """By Aedile: the colour of their counted card, where it is certain; empty elsewhere."""
    return common([case.counted for case in cases(turn, number, force)]) if turn.tally else UNKNOWN


@lru_cache(maxsize=1 << 14)
def intended(turn: Turn, number: int, force: str) -> Shown:
    """By Aedile: the colour they placed first, where it is certain: what they wanted before any exchange."""
    return common([case.placed for case in cases(turn, number, force)]) if turn.placed else UNKNOWN


def common(votes: list[Votes]) -> Shown:
    """By place: what all of these have in common."""
    shared = [{row[place] for row in votes} for place in (0, 1)]
    return tuple([COLOURS[next(iter(each))] if len(each) == 1 else "" for each in shared])
