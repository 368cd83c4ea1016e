"""What each seat concludes from a counted turn, made ready for arrays.

A turn is told by three cards: the one the Praetor looked at, the other one, and what was counted of the first. What
anybody concludes from it follows from these and from the place they had in it: so the game's own conclusions are asked
once for each, when a game is loaded.
"""

from __future__ import annotations

from itertools import product

from perfidie.games.idus_martii.rules.box import COLOUR, OTHER, VOTES, YELLOW, Colour
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import FORCED, KEPT, SHOWN, Closed
from perfidie.games.idus_martii.sight.knowledge import certain, intended
from perfidie.games.idus_martii.sight.view import closed

LOOKED_AT, NOT_LOOKED_AT, PRAETOR, ANYBODY = range(4)
"""The place of a seat in a turn."""
PLACE = 8
"""How many bits each of them has: two for each card placed and each one counted; 0 where it is not certain."""
CONSUL = 4


def key(looked: int, other: int, counted: int) -> int:
    """The three cards as one number."""
    return looked + 3 * other + 9 * counted


def instead_of(card: Colour, number: int, force: str) -> tuple[Colour, ...]:
    """What may be counted of a card the Praetor looked at, in round `number`."""
    if card == YELLOW:
        return tuple(OTHER)
    if number == 1 or force == "opposite":
        return (card, OTHER[card])
    return (card,) if force == "yellow_only" else VOTES[-1]


def conclusions(rules: Rules, number: int) -> dict[int, int]:
    """By the key of a turn of round `number`: what is certain of it to each place, in one word of 32 bits."""
    found = {}
    for looked, other in product(VOTES[number - 1], repeat=2):
        for counted in instead_of(looked, number, rules.force):
            answer = SHOWN if looked == YELLOW else KEPT if counted == looked else FORCED
            turn: Closed = (CONSUL, PRAETOR, (0, 1), 0, answer, (looked, other), (counted, other))
            found[key(looked, other, counted)] = sum(
                known(turn, place, number, rules.force) << (PLACE * place) for place in range(ANYBODY + 1)
            )
    return found


def known(turn: Closed, place: int, number: int, force: str) -> int:
    """What is certain to somebody in this place."""
    shown = closed(turn, place)
    votes = [*intended(shown, number, force), *certain(shown, number, force)]
    return sum((COLOUR[vote] + 1 if vote else 0) << (2 * at) for at, vote in enumerate(votes))
