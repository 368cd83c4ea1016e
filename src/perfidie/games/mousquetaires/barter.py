"""Exchanges: cards go to whoever can use them best, by what both hands are seen to hold."""

from __future__ import annotations

from perfidie.games.mousquetaires.box import (
    CARD,
    CHARACTERS,
    LIMITS,
    Row,
)
from perfidie.games.mousquetaires.hands import hand_worth
from perfidie.games.mousquetaires.plans import Outlook, Words

ENOUGH = 0.6
"""A transfer that gains less is not made."""


def moved(hand: Row, card: int, count: int) -> Row:
    return tuple([held + count if number == card else held for number, held in enumerate(hand)])


def transfer_gain(o: Outlook, giver: int, taker: int, card: int) -> float:
    """What the team gains when this card changes hands."""
    s = o.s
    mine, yours = s.hands[giver], s.hands[taker]
    if not mine[card]:
        return -1.0
    before = hand_worth(o, giver, mine) + hand_worth(o, taker, yours)
    return hand_worth(o, giver, moved(mine, card, -1)) + hand_worth(o, taker, moved(yours, card, 1)) - before


def best_transfers(o: Outlook, hero: int, partner: int) -> list[tuple[float, Words]]:
    """Every single transfer between these two, the best first."""
    s = o.s
    found = []
    for giver, taker, verb in ((hero, partner, "give"), (partner, hero, "ask")):
        for name, card in CARD.items():
            if s.hands[giver][card] and card not in CHARACTERS:
                found.append((transfer_gain(o, giver, taker, card), (verb, name)))
    return sorted(found, reverse=True)


def exchange_worth(o: Outlook, hero: int, partner: int) -> float:
    """What an exchange brings: cards one after the other, as long as they gain anything."""
    s, hands, total = o.s, o.s.hands, 0.0
    for _ in range(LIMITS["transfers"]):
        ranked = best_transfers(o, hero, partner)
        if not ranked or ranked[0][0] < ENOUGH:
            break
        gain, words = ranked[0]
        total += gain
        card = CARD[words[1]]
        giver, taker = (hero, partner) if words[0] == "give" else (partner, hero)
        rows = list(s.hands)
        rows[giver], rows[taker] = moved(rows[giver], card, -1), moved(rows[taker], card, 1)
        s.hands = tuple(rows)
    s.hands = hands
    return total
