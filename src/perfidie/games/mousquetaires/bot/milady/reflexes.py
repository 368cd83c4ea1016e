"""What Milady does without thinking, by the same prices as the rules of thumb, only quicker and less exact."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from perfidie.engine import Action
from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.beliefs import drawn_to, temptations
from perfidie.games.mousquetaires.rules.actions import DONE, DRAW, PASS, PLACE_FOE, PLACE_TRAP, REFILL, Of, Play
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    DICE_AT_ROCHELLE,
    EFFECTS,
    MISSIONS,
    NOBODY,
    NOTHING,
    ON_PARIS,
    PARIS_CARDS,
    TRAPS,
    TREACHERIES,
    Board,
    Card,
    Hero,
    Trap,
    Treachery,
)
from perfidie.games.mousquetaires.rules.steps.end_of_phase import MiladyAtRichelieus, MiladyAtSiege
from perfidie.games.mousquetaires.rules.steps.end_of_turn import ChooseTarget
from perfidie.games.mousquetaires.rules.steps.milady import ChooseDestination, PlayTreachery
from perfidie.games.mousquetaires.rules.steps.missions import Assign, ChooseParis
from perfidie.games.mousquetaires.rules.table import Table

FOE_RANK = tuple(10.0 * foe.force + 6 * (foe.wounds - 1) - foe.pistoles - 1.5 * foe.epic for foe in BOX.adversary)
TRAP_RANK = {"beggars": 1.5, "thieves": 1.5, "henchman": 1.0, "assassin": 1.6, "nemesis": 2.0}
TRAP_SKILL = tuple(trap.skill for trap in BOX.trap)
PARIS_RANK = {
    "constance_abducted": 9.0,
    "constance_held": 7.0,
    "smugglers": 4.0,
    "paris_duels": 5.0,
    "message": 6.0,
    "spies": 5.0,
    "edict": 4.0,
    "prosecutor": 3.0,
}
AIMED = {"to_bastille": 3.0, "ambush": 1.2, "poison": 1.7, "confiscation": 2.2, "sabotage": 1.5}
BLUNT = {"conscripts": 3.6, "dead_end": 2.6, "urgency": 1.2}
ANOTHER = 2.2
"""A Treachery that does less than this now is kept, and another one drawn."""


def destination(s: Table, step: ChooseDestination, rng: Random) -> Action:
    """Drawn by what tempts her."""
    chances = drawn_to(temptations(s, len(s.treacheries), len(s.paris_hand)))
    legal = step.legal(s)
    chosen: Action = rng.choices(legal, [chances[action.number] for action in legal])[0]
    return chosen


def paris(s: Table, step: ChooseParis[Any], rng: Random) -> Action:
    """A card in place of none at once, in place of another one seldom."""
    legal = step.legal(s)
    cards = [action for action in legal if isinstance(action, Of)]
    stays = worth.open_tasks(s, ON_PARIS) > 1 or s.constance or rng.random() < 0.6
    if len(cards) < len(legal) and s.cards[ON_PARIS] != NOTHING and stays:
        return PASS
    return max(cards, key=lambda action: PARIS_RANK[PARIS_CARDS[action.number]] + 2 * rng.random())


def assign(s: Table, step: Assign, rng: Random) -> Action:
    """The strongest Adversary, then the Trap that fits."""
    legal, board = step.legal(s), step.board
    ranks = ranks_of(board, s.cards[board], bool(s.foes[board]))
    chosen, most = legal[0], -1.0
    for action in legal:
        value = ranks[action.code] + 0.5 * rng.random()
        if value > most:
            chosen, most = action, value
    return chosen


@lru_cache(maxsize=128)
def ranks_of(board: Board, card: int, guarded: bool) -> dict[int, float]:
    """By the code of an action: what it is worth to put this on a mission, where an Adversary stands or none."""
    skills = [item.skill for item in MISSIONS[board][card].items]
    duels = guarded + skills.count("")
    ranks = {DONE.code: 0.0, **{placed.code: FOE_RANK[placed.number] for placed in PLACE_FOE.values()}}
    return {**ranks, **{laid.code: trap_rank(laid.trap, skills, duels) for laid in PLACE_TRAP.values()}}


def trap_rank(trap: Trap, skills: list[str], duels: int) -> float:
    """What a Trap does on a mission with Challenges of these Skills and so many duels."""
    skill = TRAP_SKILL[trap]
    if skill:
        return 1.6 if skill in skills else 0.2
    name = TRAPS[trap]
    return TRAP_RANK[name] if duels or name not in ("nemesis", "henchman") else 0.1


def power(s: Table, hero: Hero) -> float:
    """How much a Musketeer matters."""
    return 1.0 + 0.45 * s.tokens[hero].bit_count() + 0.15 * sum(s.hands[hero])


def treachery_worth(s: Table, card: Treachery, hero: Hero, thing: int) -> float:
    """What a Treachery does if it is played so; without a target, what it does on average."""
    name = TREACHERIES[card]
    if name in BLUNT:
        return BLUNT[name]
    blow = worth.open_blow(s, name)
    if blow is not None:
        return blow
    if hero == NOBODY and thing == NOTHING:
        return AIMED[name]
    if name == "to_bastille":
        return 2.4 * power(s, hero)
    if name == "ambush":
        return worth.wounds_cost(s, hero, EFFECTS["ambush_wounds"])
    if name == "poison":
        return worth.CARD * min(sum(s.hands[hero]), EFFECTS["poison_cards"])
    if name == "sabotage":
        return worth.siege(s) - worth.siege(s, more=-DICE_AT_ROCHELLE[Card(thing)])
    return 2.0 + 0.3 * power(s, hero)


def treachery(s: Table, step: PlayTreachery, rng: Random) -> Action:
    """The best of her hand, or another card where none does much."""
    legal = step.legal(s)
    values = [
        (treachery_worth(s, action.card, action.hero, action.thing) + rng.random(), n)
        for n, action in enumerate(legal)
        if isinstance(action, Play)
    ]
    best, number = max(values, default=(0.0, -1))
    if legal[0] is DRAW and best < ANOTHER + 0.5:
        return DRAW
    chosen: Action = legal[number]
    return chosen


def at_siege(s: Table, step: MiladyAtSiege, rng: Random) -> Action:
    """The card that gives most dice."""
    return max(step.legal(s), key=lambda action: DICE_AT_ROCHELLE[action.number] if isinstance(action, Of) else 0)


def at_richelieus(s: Table, step: MiladyAtRichelieus, rng: Random) -> Action:
    """A full hand while she has next to none; else the Treachery that does most."""
    legal = step.legal(s)
    if REFILL in legal and len(s.treacheries) <= 1:
        return REFILL
    values = [
        treachery_worth(s, action.number, NOBODY, NOTHING) + rng.random() if isinstance(action, Of) else 0.0
        for action in legal
    ]
    chosen: Action = legal[values.index(max(values))]
    return chosen


def target(s: Table, step: ChooseTarget, rng: Random) -> Action:
    """Whoever matters most."""
    return max(step.legal(s), key=lambda action: power(s, action.number) + rng.random())
