"""What cards are worth in the hands of a Musketeer, and what drawing one promises."""

from __future__ import annotations

from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.foresight import items_to_come
from perfidie.games.mousquetaires.bot.musketeers.plans import Plans
from perfidie.games.mousquetaires.rules.box import (
    BETTER_SKILL,
    BOARD_AT,
    BOX,
    CHARACTERS,
    COMBAT,
    DOUBLE,
    LIMITS,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    ROCHELLE,
    SKILL,
    SKILL_CARD,
    SKILL_OF,
    Hero,
    Item,
    Row,
    Skill,
    each,
)
from perfidie.games.mousquetaires.rules.steps.challenge import missing
from perfidie.games.mousquetaires.rules.table import Table, versatile

MOST = 10.0
"""No single Challenge makes a card worth more than its share of this."""
HALF_WAY = 0.6
"""A Challenge that some cards are still missing for counts so much, by the square of what is there."""
BLADES = (1.0, 1.0, 1.15, 1.5)
"""By stage of the quest: what Combat cards are worth, the last duel being nearer."""


def coming_challenges(s: Table) -> list[tuple[int, Item]]:
    """Challenges of the quest that are still to be met, by stage."""
    return [(stage, item) for stage, item in items_to_come(s.stage, s.done[ON_QUEST]) if item.kind == "challenge"]


def level(s: Table, hero: Hero, skill: Skill) -> int:
    """His Skill, improvement and all."""
    better = LIMITS["improvement"] if s.owns(hero, BETTER_SKILL[skill]) else 0
    return SKILL_OF[hero][skill] + better


def nearness(have: float, short: int) -> float:
    """How much of a Challenge is won by holding so many of the cards it asks for."""
    part = min(1.0, have / short) if short else 1.0
    return 1.0 if part >= 1.0 else HALF_WAY * part * part


def active_or_ready(o: Plans, hero: Hero) -> bool:
    """Whether he acts, or can still act, in this round."""
    s = o.s
    return s.active == hero or (s.able(hero) and not s.acted >> hero & 1)


def hand_worth(o: Plans, hero: Hero, hand: Row) -> float:
    """What these cards are worth in his hands."""
    value = sum([skill_worth(o, hero, skill, hand[card]) for skill, card in each(Skill, SKILL_CARD)])
    return value + blades_worth(o, hero, hand) + 0.5 * sum([hand[card] for card in CHARACTERS])


def blades_worth(o: Plans, hero: Hero, hand: Row) -> float:
    """Combat cards: the first ones count most; at La Rochelle they can be laid down."""
    dice = hand[COMBAT] + 2 * hand[DOUBLE]
    value = BLADES[o.s.stage] * worth.DIE * 1.15 * dice**0.85 if dice else 0.0
    if o.s.places[hero] == ROCHELLE and active_or_ready(o, hero) and len(o.s.slots) < LIMITS["slots"]:
        value += 0.6 * min(dice, 2)
    return value


def skill_worth(o: Plans, hero: Hero, skill: Skill, count: int) -> float:
    """Cards of one Skill: worth most where they meet a Challenge that lies open."""
    s = o.s
    total = 0.12 * count
    left = count + (0.5 if versatile(hero) and count else 0.0)
    ready = 1.0 if active_or_ready(o, hero) else 0.75
    for board in (ON_PARIS, ON_LOUVRE, ON_QUEST):
        for number, item in enumerate(s.items(board)):
            if item.kind != "challenge" or s.done[board] >> number & 1 or SKILL[item.skill] != skill:
                continue
            short = missing(s, hero, board, number)
            if short:
                near = ready * (1.0 if BOARD_AT.get(s.places[hero]) == board else 0.75)
                total += near * min(MOST, o.prize(board, number)) * nearness(left + 0.4 * min(s.epic, 2), short)
                left = max(0, left - short)
    for stage, item in coming_challenges(s):
        if stage > s.stage and SKILL[item.skill] == skill and left > 0:
            short = max(0, item.value - level(s, hero, skill))
            best = max([level(s, other, skill) for other in s.setup.team])
            if short and level(s, hero, skill) == best:
                total += 0.8 * worth.CARD * min(left, short)
                left -= short
    return total


def drawing(o: Plans, hero: Hero) -> float:
    """What a card more promises: of each kind what it adds, by how many there are."""
    if hero not in o.draws:
        hand, value = o.s.hands[hero], 0.0
        for skill, card in each(Skill, SKILL_CARD):
            more = skill_worth(o, hero, skill, hand[card] + 1) - skill_worth(o, hero, skill, hand[card])
            value += BOX.adventure[card].count * more
        for card in (COMBAT, DOUBLE):
            richer = tuple([held + (number == card) for number, held in enumerate(hand)])
            value += BOX.adventure[card].count * (blades_worth(o, hero, richer) - blades_worth(o, hero, hand))
        value += 1.5 * len(CHARACTERS)
        o.draws[hero] = worth.DRAWING * o.thrift * value / sum([card.count for card in BOX.adventure])
    return o.draws[hero]
