"""Exchanges: cards go to whoever can use them best, by what both hands are seen to hold."""

from __future__ import annotations

from perfidie.games.mousquetaires.arsenal import coming_challenges, level
from perfidie.games.mousquetaires.box import (
    BOARD_AT,
    CARD,
    CHARACTERS,
    COMBAT,
    DOUBLE,
    LIMITS,
    ON_QUEST,
    ROCHELLE,
    SKILL,
    SKILL_CARD,
    Row,
)
from perfidie.games.mousquetaires.plans import Outlook, Words
from perfidie.games.mousquetaires.steps.challenge import missing
from perfidie.games.mousquetaires.table import versatile

ENOUGH = 0.35
"""A transfer that gains less is not made."""


def hand_worth(o: Outlook, hero: int, hand: Row) -> float:
    """What these cards are worth in his hands."""
    value = sum([skill_worth(o, hero, skill, hand[card]) for skill, card in enumerate(SKILL_CARD)])
    dice = hand[COMBAT] + 2 * hand[DOUBLE]
    ready = o.s.setup.figures.actions if active_or_ready(o, hero) else 1
    value += 0.9 * dice**0.8 if dice else 0.0
    if o.s.places[hero] == ROCHELLE and ready > 1 and len(o.s.slots) < LIMITS["slots"]:
        value += 0.8 * min(dice, 2)
    return value + 0.5 * sum([hand[card] for card in CHARACTERS]) * (1.2 if active_or_ready(o, hero) else 1.0)


def active_or_ready(o: Outlook, hero: int) -> bool:
    s = o.s
    return s.active == hero or (s.able(hero) and not s.acted >> hero & 1)


def skill_worth(o: Outlook, hero: int, skill: int, count: int) -> float:
    """Cards of one Skill: worth most where they meet a Challenge that lies open."""
    s = o.s
    total = 0.12 * count
    left = count + (1 if versatile(hero) and count else 0)
    for board in (0, 1, ON_QUEST):
        for number, item in enumerate(s.items(board)):
            if item.kind != "challenge" or s.done[board] >> number & 1 or SKILL[item.skill] != skill:
                continue
            short = missing(s, hero, board, number)
            if not short:
                continue
            near = 1.0 if BOARD_AT.get(s.places[hero]) == board else 0.7
            near *= 1.0 if active_or_ready(o, hero) else 0.75
            prize = min(6.0, o.prize(board, number))
            part = min(1.0, (left + 0.4 * min(s.epic, 2)) / short)
            total += near * prize * (part if part >= 1.0 else 0.45 * part)
            left = max(0, left - short)
    for stage, item in coming_challenges(s):
        if stage > s.stage and SKILL[item.skill] == skill and left > 0:
            short = max(0, item.value - level(s, hero, skill))
            best = max([level(s, other, skill) for other in s.setup.team])
            if short and level(s, hero, skill) == best:
                total += 0.6 * min(left, short)
                left -= short
    return total


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
