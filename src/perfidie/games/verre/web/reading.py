"""Plain facts read from a scene of the poisoned glass."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from perfidie.engine import View
from perfidie.engine.setup import Value
from perfidie.games.verre.actions import CARD
from perfidie.games.verre.setup import Rules
from perfidie.games.verre.view import Sight
from perfidie.texts import Texts
from perfidie.texts.pieces import joined, kept, poured_into
from perfidie.texts.scene import Draw, Html, Scene

PHASES = {"SpyGlass": 1, "PourCard": 2, "SwapOrEndTurn": 2, "SwapOrLeave": 2, "TakeGlass": 3, "Announce": 4}
OVER = 5
BOTTOM, DREGS = -1, -2
"""Who poured a card that nobody poured: dealt at the bottom of a glass, or set aside and poured last."""
Names = tuple[str, ...]
Words = tuple[str, ...]
Part = tuple[str, Html]
"""An element of the page and its id: what is sent alone when it alone has changed."""
Pourer = tuple[int, int]
"""A seat and its turn, from 1; or BOTTOM or DREGS and 0."""


# Pieces


@kept
def slot(draw: Draw, name: str, pieces: tuple[Html, ...]) -> Part:
    """A part whose place on the page is always there, though it may be empty."""
    return (name, joined(poured_into(draw("verre/slot.html", id=name), pieces)))


# A scene


@dataclass(frozen=True, slots=True)
class Reading:
    """What every part of the board asks a scene for."""

    scene: Scene
    draw: Draw
    view: View[Sight]
    sight: Sight
    rules: Rules
    names: Names
    seat: int | None
    phase: int
    """1 to 4 as the rulebook counts them, 5 when the game is over, 0 while cards are dealt."""


_last: list[Reading] = []


def read(scene: Scene) -> Reading:
    """The reading of a scene; the parts of a board are drawn one after the other, so the last one is kept."""
    if _last and _last[0].scene is scene:
        return _last[0]
    view = scene.view
    names = names_of(scene.texts, view.seats)
    phase = OVER if view.outcome else PHASES.get(view.step, 0)
    found = Reading(scene, scene.draw, view, view.table, rules_of(view), names, view.seat, phase)
    _last[:] = [found]
    return found


def names_of(texts: Texts, seats: int) -> Names:
    """The names of all seats; where somebody has none, the number of the seat."""
    given = texts.names
    if len(given) == seats and all(given):
        return given
    return tuple([texts.name(seat) for seat in range(seats)])


@lru_cache(maxsize=256)
def _rules(seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules(seats, dict(options))


def rules_of(view: View[Sight]) -> Rules:
    """What the table agreed on; worked out once."""
    return _rules(view.seats, tuple(view.options.items()))


@lru_cache(maxsize=1024)
def pourers(rules: Rules, wesley: int) -> tuple[Pourer, ...]:
    """By the number of a laid card: who pours it, and in which turn."""
    found: list[Pourer] = [(BOTTOM, 0)] * rules.glasses
    found += [(seat, turn) for turn in range(1, rules.turns + 1) for seat in rules.play_order[wesley]]
    return (*found, (DREGS, 0))


def amount(rules: Rules, word: str) -> int:
    """What a card adds to the balance: its value, or one where cards are only counted (option compare)."""
    card = CARD[word]
    return (card > 0) - (card < 0) if rules.by_count else card


def piece(round_number: int, number: int, word: str, mine: bool) -> str:
    """The name under which a card glides over the table.

    Everybody follows a laid card by its number, which says nothing about its face. The one who poured it followed it
    from his own hand, by its face: only his own page has that name.
    """
    return f"c{round_number}-{word if mine and word else number}"


def sorted_cards(words: Words) -> Words:
    """From the worst poison to the best antidote."""
    return tuple(sorted(words, key=CARD.__getitem__))
