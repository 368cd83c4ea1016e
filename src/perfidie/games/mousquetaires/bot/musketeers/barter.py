"""Exchanges: cards go to whoever can use them best, by what both hands are seen to hold."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.engine.action import Words
from perfidie.games.mousquetaires.bot.musketeers.hands import hand_worth
from perfidie.games.mousquetaires.bot.musketeers.plans import Plans
from perfidie.games.mousquetaires.rules.box import CARD, CHARACTERS, LIMITS, Card, Hero, Row

ENOUGH = 0.6
"""A transfer that gains less is not made."""


def moved(hand: Row, card: Card, count: int) -> Row:
    """A hand with so many of these cards more, or fewer."""
    return tuple([held + count if number == card else held for number, held in enumerate(hand)])


def transfer_gain(o: Plans, giver: Hero, taker: Hero, card: Card, count: int = 1) -> float:
    """What the team gains when so many of these cards change hands."""
    mine, yours = o.s.hands[giver], o.s.hands[taker]
    if mine[card] < count:
        return -1.0
    before = hand_worth(o, giver, mine) + hand_worth(o, taker, yours)
    return hand_worth(o, giver, moved(mine, card, -count)) + hand_worth(o, taker, moved(yours, card, count)) - before


class Transfer(NamedTuple):
    """Cards of one kind that had better be in the other hand."""

    gain: float
    words: Words
    cards: int


def best_transfers(o: Plans, hero: Hero, partner: Hero, most: int = LIMITS["transfers"]) -> list[Transfer]:
    """What these two had better exchange, the best first."""
    found = []
    for giver, taker, verb in ((hero, partner, "give"), (partner, hero, "ask")):
        for name, card in CARD.items():
            if card not in CHARACTERS:
                for count in range(1, min(o.s.hands[giver][card], most) + 1):
                    found.append(Transfer(transfer_gain(o, giver, taker, card, count), (verb, name), count))
    return sorted(found, reverse=True)


def exchange_worth(o: Plans, hero: Hero, partner: Hero) -> float:
    """What an exchange brings: cards one kind after the other, as long as they gain anything."""
    s, hands, total, left = o.s, o.s.hands, 0.0, LIMITS["transfers"]
    while left:
        ranked = best_transfers(o, hero, partner, left)
        if not ranked or ranked[0].gain < ENOUGH:
            break
        gain, words, count = ranked[0]
        total, left = total + gain, left - count
        giver, taker = (hero, partner) if words[0] == "give" else (partner, hero)
        rows, card = list(s.hands), CARD[words[1]]
        rows[giver], rows[taker] = moved(rows[giver], card, -count), moved(rows[taker], card, count)
        s.hands = tuple(rows)
    s.hands = hands
    return total
