"""Plain facts read from a view of the poisoned glass: what the pieces of the board are drawn from."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, cast

from perfidie.engine import View
from perfidie.engine.setup import Value
from perfidie.games.verre.actions import CARD
from perfidie.games.verre.setup import Rules
from perfidie.games.verre.view import Sight
from perfidie.texts.scene import Html, Scene

PHASES = {"SpyGlass": 1, "PourCard": 2, "SwapOrEndTurn": 2, "SwapOrLeave": 2, "TakeGlass": 3, "Announce": 4}
OVER = 5
BOTTOM, DREGS = -1, -2
"""Who poured a card that nobody poured: dealt at the bottom of a glass, or set aside and poured last."""

P = ParamSpec("P")
Names = tuple[str, ...]
Words = tuple[str, ...]
Pourer = tuple[int, int]
"""A seat and its turn, from 1; or BOTTOM or DREGS and 0."""


def kept(make: Callable[P, Html]) -> Callable[P, Html]:
    """Puts a piece together once for the same facts, as `Draw` does with a template."""
    return cast("Callable[P, Html]", lru_cache(maxsize=4096)(make))


@lru_cache(maxsize=256)
def _rules(seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules(seats, dict(options))


def rules_of(view: View[Sight]) -> Rules:
    """What the table agreed on; worked out once."""
    return _rules(view.seats, tuple(view.options.items()))


def names_of(scene: Scene) -> Names:
    name = scene.texts.name
    return tuple([name(seat) for seat in range(scene.view.seats)])


def phase_of(view: View[Sight]) -> int:
    """1 to 4 as the rulebook counts them, 5 when the game is over, 0 while cards are dealt."""
    return OVER if view.outcome else PHASES.get(view.step, 0)


def amount(rules: Rules, word: str) -> int:
    """What a card adds to the balance: its value, or one where cards are only counted (option compare)."""
    card = CARD[word]
    return (card > 0) - (card < 0) if rules.by_count else card


def poured_by(sight: Sight, seats: int, number: int) -> Pourer:
    """Who poured this card, and in which turn."""
    bottoms = len(sight.glasses)
    if number < bottoms:
        return (BOTTOM, 0)
    seat = sight.pourers[number] if number < len(sight.pourers) else -1
    return (seat, (number - bottoms) // seats + 1) if seat >= 0 else (DREGS, 0)


def piece(round_number: int, number: int, word: str, mine: bool) -> str:
    """The name under which a card glides over the table.

    Everybody follows a laid card by its number, which says nothing about its face. The one who poured it followed it
    from his own hand, by its face: only his own page has that name.
    """
    return f"c{round_number}-{word if mine and word else number}"


def sorted_cards(words: Words) -> Words:
    """From the worst poison to the best antidote."""
    return tuple(sorted(words, key=CARD.__getitem__))
