"""What things are worth to whoever does them, and what a duel promises, kept by what they depend on."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.foresight import horizon
from perfidie.games.mousquetaires.rules.actions import COMMIT, Commit
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    BY_ADVERSARY,
    BY_CORRIDOR,
    BY_FINAL,
    BY_GAOLER,
    BY_ROCHEFORT,
    COMBAT,
    DOUBLE,
    EFFECTS,
    FORCE,
    HENCHMAN,
    HORSE,
    LAST_STAGE,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    Board,
    FoeKind,
    Hero,
    Rows,
    needs,
)
from perfidie.games.mousquetaires.rules.steps.duel import FOE_BOTTES, ROCHEFORT_BOTTE
from perfidie.games.mousquetaires.rules.table import Table, item_key
from perfidie.games.mousquetaires.sight.odds import match, odds

GAOLER_WORTH = 2.0


class Prices(NamedTuple):
    """What things are worth at this point, whoever does them."""

    number: int
    item: float
    shares: tuple[float, float]
    horizon: int
    thrift: float
    siege: tuple[float, ...]
    """What one blue die more, or two, are worth at La Rochelle."""


_prices: dict[tuple[object, ...], Prices] = {}
_numbers = count()


def prices(s: Table) -> Prices:
    """The prices of this table, kept by what they depend on."""
    key = (
        s.setup.team, s.time, s.stage, s.done, s.corridors, s.cards, len(s.foes[0]), len(s.foes[1]),
        s.louvre_mark, s.queen, s.constance, s.rochelle, s.slots, s.siege_dice, s.purse > 0, s.hurt,
    )  # fmt: skip
    found = _prices.get(key)
    if found is None:
        if len(_prices) > 1 << 15:
            _prices.clear()
        ahead = horizon(s)
        base = worth.siege(s)
        found = _prices[key] = Prices(
            next(_numbers),
            worth.quest_item(s),
            (worth.share(s, ON_PARIS), worth.share(s, ON_LOUVRE)),
            ahead,
            min(1.0, 0.35 + 0.25 * ahead) if ahead > 1 else 0.3,
            tuple([worth.siege(s, more=dice) - base for dice in range(3)]),
        )
    return found


# Duels


Fight = tuple[Hero, int, int, int, int, int, int, Rows, int, int, int]
"""Musketeer, tokens, Health; the Combat cards, Double Combats and epic tokens he has; red dice and their thrusts; the
prize and the price of a die, in quarters; the wounds it takes. One flat row, since it is looked up all the time."""
Stance = tuple[float, float, Commit]
"""What a duel is worth, how likely it brings its prize, and what to put into it."""


def best_commit(fight: Fight) -> Stance:
    """The best that can be put into a duel."""
    hero, tokens, health, combat, double, epic, red, theirs, prize_quarters, price_quarters, wounds = fight
    prize, price = prize_quarters / 4, price_quarters / 4
    best: Stance | None = None
    for action in COMMIT.values():
        if action.combat > combat or action.double > double or action.epic > epic:
            continue
        dice = BOX.dice.base + action.combat + 2 * action.double + action.epic
        value = -price * (action.combat + 1.9 * action.double + worth.EPIC * action.epic)
        won = 0.0
        for (given, taken), chance in odds(match(hero, tokens, dice, red, theirs)).items():
            value += chance * (prize * min(given, wounds) / wounds - wounds_cost(health, taken))
            won += chance * (given >= wounds)
        if best is None or value > best[0]:
            best = (value, won, action)
    assert best is not None
    return best


def wounds_cost(health: int, wounds: int) -> float:
    """What it costs one with so much Health to be wounded."""
    after = max(0, health - wounds)
    return worth.HEALTH_WORTH[min(health, 5)] - worth.HEALTH_WORTH[after] + (0.0 if after else 2.0)


_duels: dict[Fight, Stance] = {}


def duel(s: Table, hero: Hero, foe: tuple[int, Rows, int], prize: float, price: float) -> Stance:
    """Against so many red dice with these thrusts and wounds, kept by what it depends on."""
    hand, epic = s.hands[hero], s.epic
    combat, double = hand[COMBAT], hand[DOUBLE]
    fight = (
        hero, s.tokens[hero] & FENCING, s.health[hero],
        combat if combat < 3 else 3, 1 if double else 0, epic if epic < 3 else 3,
        foe[0], foe[1], round(prize * 4), round(price * 4), foe[2],
    )  # fmt: skip
    found = _duels.get(fight)
    if found is None:
        if len(_duels) > 1 << 16:
            _duels.clear()
        found = _duels[fight] = best_commit(fight)
    return found


FENCING = sum(1 << token for token in worth.EACH_ROUND if token != HORSE)


def opponent(s: Table, kind: FoeKind, number: int, board: Board) -> tuple[int, Rows, int]:
    """The red dice and thrusts of an opponent, and the wounds he can still take."""
    if kind == BY_ROCHEFORT:
        return BOX.rochefort.force, ROCHEFORT_BOTTE, 1
    if kind == BY_GAOLER:
        return BOX.gaoler.force, (), 1
    if kind == BY_CORRIDOR:
        return s.turned[number] if s.turned[number] != NOTHING else 2, (), 1
    extra = EFFECTS["henchman_dice"] if s.has_trap(board, HENCHMAN) else 0
    if kind == BY_ADVERSARY:
        return FORCE[number] + extra, FOE_BOTTES[number], BOX.adversary[number].wounds - s.wounds_on(number)
    item = s.items(board)[number]
    return item.dice + extra, bottes(board, s.stage, number, s), item.wounds - s.wounds_on(item_key(board, number))


def bottes(board: Board, stage: int, number: int, s: Table) -> Rows:
    """The thrusts of a printed guard: only the last one has any."""
    return FINAL_BOTTE if board == ON_QUEST and stage == LAST_STAGE else ()


FINAL_BOTTE = needs(BOX.quest[LAST_STAGE].items[-1].botte)


def prize_of(s: Table, p: Prices, kind: FoeKind, number: int, board: Board) -> float:
    """What it is worth to win."""
    if kind == BY_GAOLER:
        return GAOLER_WORTH
    if kind == BY_ROCHEFORT:
        return p.item if board == ON_QUEST else p.shares[board] + 1.0
    if board == ON_QUEST:
        return p.item * (opponent(s, kind, number, board)[2] if kind == BY_FINAL else 1)
    if kind == BY_ADVERSARY:
        return FOE_REWARD[number] + p.shares[board]
    return worth.reward(s.items(board)[number]) + p.shares[board]


FOE_REWARD = tuple(worth.PISTOLE * foe.pistoles + worth.EPIC * foe.epic + 0.2 * foe.force for foe in BOX.adversary)


def die_price(s: Table, p: Prices, board: Board) -> float:
    """What a die costs; near the last duel dice are saved for it."""
    return p.thrift if board == ON_QUEST or s.stage < LAST_STAGE else 1.5
