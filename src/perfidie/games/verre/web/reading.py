"""Plain facts read from a scene of the poisoned glass."""

from __future__ import annotations

from functools import lru_cache

from perfidie.boards import reading
from perfidie.boards.reading import Reader
from perfidie.games.verre.rules.actions import CARD
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.sight.view import Cards, Sight

PHASES = {"SpyGlass": 1, "PourCard": 2, "SwapOrEndTurn": 2, "SwapOrLeave": 2, "TakeGlass": 3, "Announce": 4}
OVER = 5
BOTTOM, DREGS = -1, -2
"""Who poured a card that nobody poured: dealt at the bottom of a glass, or set aside and poured last."""
Pourer = tuple[int, int]
"""A seat and its turn, from 1; or BOTTOM or DREGS and 0."""


class Reading(reading.Reading[Sight, Rules]):
    """What every part of the board asks a scene for."""

    __slots__ = ()


read = Reader(Reading, Rules, PHASES, OVER)
"""The phase is 1 to 4 as the rulebook counts them, 5 when the game is over, 0 while cards are dealt."""


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
    from their own hand, by its face: only their own page has that name.
    """
    return f"c{round_number}-{word if mine and word else number}"


def sorted_cards(words: Cards) -> Cards:
    """From the worst poison to the best antidote."""
    return tuple(sorted(words, key=CARD.__getitem__))
