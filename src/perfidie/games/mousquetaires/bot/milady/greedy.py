"""How a sensible Milady decides: where she hides, what she plays, whom she strikes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from perfidie.engine.action import Words
from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.beliefs import drawn_to, temptations
from perfidie.games.mousquetaires.bot.foresight import horizon, rounds_left
from perfidie.games.mousquetaires.bot.outlook import Outlook
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    BOX,
    CARD,
    DICE_AT_ROCHELLE,
    EFFECTS,
    HERO,
    MISSIONS,
    NOBODY,
    NOTHING,
    ON_PARIS,
    PARIS_CARDS,
    PARIS_NAMED,
    PLACE,
    TOKEN,
    Board,
    Hero,
    ParisCard,
)
from perfidie.games.mousquetaires.rules.table import Table

TRAP_WORTH = {"beggars": 1.4, "thieves": 1.5, "henchman": 1.3, "assassin": 1.6, "nemesis": 2.2}
ABDUCTED = 8.0
"""What the threat to Constance is worth: they must care for her at once."""
ANOTHER = 2.2
"""A Treachery that does less than this now is kept, and another one drawn."""
SKILL_TRAPS = {trap.id: trap.skill for trap in BOX.trap if trap.skill}


def destination(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """Where it hurts most, never for certain."""
    chances = drawn_to(temptations(o.s, len(o.s.treacheries), len(o.s.paris_hand)))
    places = [PLACE[words[1]] for words in legal]
    return rng.choices(list(legal), [chances[place] for place in places])[0]


# Paris


def paris_worth(o: Outlook, card: ParisCard) -> float:
    """What a card does in Paris, and how hard it is to be rid of it."""
    s = o.s
    name = PARIS_CARDS[card]
    fresh = worth.paris_danger(s, card, 3.0)
    if name == "constance_abducted":
        fresh = ABDUCTED if horizon(s) > 1 else 0.0
    mission = MISSIONS[ON_PARIS][card]
    return fresh + 0.6 * mission.force + 0.5 * len(mission.items)


def first_paris(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """The card that does most; among equals, any."""
    return max(legal, key=lambda words: paris_worth(o, PARIS_NAMED[words[1]]) + rng.random())


def play_paris(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """In place of nothing at once; in place of a card that is nearly solved, a better one."""
    s = o.s
    cards = [words for words in legal if words[0] == "paris"]
    if not cards:
        return ("pass",)
    best = max(cards, key=lambda words: paris_worth(o, PARIS_NAMED[words[1]]))
    here = s.cards[ON_PARIS]
    if here == NOTHING:
        return best
    left = worth.open_tasks(s, ON_PARIS)
    now = worth.paris_danger(s, ParisCard(here), 1.0 if left <= 1 else 2.0)
    return best if paris_worth(o, PARIS_NAMED[best[1]]) > now + 4.0 else ("pass",)


def at_home(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """The card that does most, for her hand."""
    cards = [words for words in legal if words[0] == "paris"]
    return max(cards, key=lambda words: paris_worth(o, PARIS_NAMED[words[1]]) + rng.random())


# Adversaries and Traps


def assign(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """The strongest that fit and pay least, then the Trap that hurts the specialist."""
    s, board = o.s, o.view.agenda[-1][2]
    values = {}
    for words in legal:
        if words[0] == "adversary":
            printed = BOX.adversary[ADVERSARIES.index(words[1])]
            values[words] = 10 * printed.force + 6 * (printed.wounds - 1) - printed.pistoles - 1.5 * printed.epic
        elif words[0] == "trap":
            values[words] = trap_worth(s, board, words)
        else:
            values[words] = 0.0
    return max(legal, key=lambda words: values[words] + rng.random() * 0.5)


def trap_worth(s: Table, board: Board, words: Words) -> float:
    """What a Trap does on this mission."""
    name = words[1]
    items = s.items(board)
    if name in SKILL_TRAPS:
        hit = [item for item in items if item.skill == SKILL_TRAPS[name]]
        return 1.5 + 0.3 * (hit[0].value - 5) if hit else 0.2
    duels = len(s.foes[board]) + sum([item.kind != "challenge" for item in items])
    if name == "nemesis":
        hero = HERO[words[2]]
        free = not s.able(hero)
        return (1.0 + 0.5 * duels) * (1.4 if free else 1.0) - 0.3 * (5 - s.health[hero]) * -1 if duels else 0.1
    if name == "henchman":
        return 0.7 * duels
    if name == "beggars":
        return 1.2 + (0.8 if s.purse < 3 else 0.0) if any(item.kind == "challenge" for item in items) else 0.0
    return TRAP_WORTH[name]


# Treacheries


def power(o: Outlook, hero: Hero) -> float:
    """How much a Musketeer matters."""
    s = o.s
    tokens = s.tokens[hero].bit_count()
    return 1.0 + 0.45 * tokens + 0.15 * o.view.table.riders[s.setup.team.index(hero)].count


def treachery_worth(o: Outlook, name: str, rest: Words) -> float:
    """What a Treachery does if it is played now."""
    s = o.s
    team = [hero for hero in s.setup.team if s.able(hero)]
    hero = HERO[rest[0]] if rest and rest[0] in HERO else NOBODY
    blow = worth.open_blow(s, name)
    if blow is not None:
        return blow
    if name == "conscripts":
        return 1.1 * len(team) * pressure(s)
    if name == "to_bastille":
        return 2.4 * power(o, hero) * pressure(s)
    if name == "ambush":
        return worth.wounds_cost(s, hero, EFFECTS["ambush_wounds"]) * (0.8 + 0.2 * power(o, hero))
    if name == "dead_end":
        return 0.8 * len(team) * pressure(s)
    if name == "urgency":
        return 1.2
    if name == "poison":
        held = o.view.table.riders[s.setup.team.index(hero)].count
        return worth.CARD * min(held, EFFECTS["poison_cards"]) + 0.1 * held
    if name == "sabotage":
        return worth.siege(s) - worth.siege(s, more=-DICE_AT_ROCHELLE[CARD[rest[0]]])
    return 2.0 + 0.3 * power(o, hero) + (0.3 if TOKEN[rest[1]] == TOKEN["thoroughbred"] else 0.0)


def pressure(s: Table) -> float:
    """Actions count more where much burns."""
    burning = (s.louvre_mark >= 2) + (s.rochelle <= -2) + (s.stage >= 2) + (s.queen >= 3)
    return 0.8 + 0.2 * burning


def treachery(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """The best of her hand now, unless none is worth as much as another card."""
    s = o.s
    played = [(treachery_worth(o, words[1], words[2:]), words) for words in legal if words[0] == "play"]
    best, words = max(played, default=(0.0, ("pass",)))
    if ("draw",) in legal and rounds_left(s) > 1 and best < (ANOTHER if horizon(s) > 2 else 1.0):
        return ("draw",)
    return words if best > 0.3 else (("draw",) if ("draw",) in legal else ("pass",))


# What she does where she is


def at_siege(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """The card that gives most dice."""
    cards = [words for words in legal if words[0] == "discard"]
    return max(cards, key=lambda words: DICE_AT_ROCHELLE[CARD[words[1]]])


def at_richelieus(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """A full hand while she has next to none; else the Treachery that does most."""
    s = o.s
    if ("refill",) in legal and len(s.treacheries) <= 1:
        return ("refill",)
    chosen = [words for words in legal if words[0] == "choose"]
    if not chosen:
        return legal[0]

    def value(words: Words) -> float:
        name = words[1]
        if name in ("to_bastille", "ambush", "poison", "confiscation", "sabotage"):
            return {"to_bastille": 3.2, "ambush": 1.2, "poison": 1.6, "confiscation": 2.0, "sabotage": 1.5}[name]
        return treachery_worth(o, name, ())

    return max(chosen, key=value)


def target(o: Outlook, legal: Sequence[Words], rng: Random) -> Words:
    """Whoever it hurts most."""
    s = o.s
    if PARIS_CARDS[s.cards[ON_PARIS]] == "paris_duels":
        return max(legal, key=lambda words: worth.wounds_cost(s, HERO[words[1]], 1) + 0.2 * power(o, HERO[words[1]]))
    return max(legal, key=lambda words: power(o, HERO[words[1]]))
