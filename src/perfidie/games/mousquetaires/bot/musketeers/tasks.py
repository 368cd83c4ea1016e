"""What a Musketeer can do, here and elsewhere, and roughly what it is worth.

Where Milady hides is not looked at: each place is feared by how often she is met there.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.engine import Action
from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.foresight import items_to_come
from perfidie.games.mousquetaires.bot.musketeers.hands import BLADES, level, nearness
from perfidie.games.mousquetaires.bot.quick_worth import (
    FOE_REWARD,
    Prices,
    die_price,
    duel,
    opponent,
    prize_of,
    wounds_cost,
)
from perfidie.games.mousquetaires.rules.actions import (
    ASK,
    BUY,
    CHALLENGE,
    DRAW,
    EXCHANGE,
    FIGHT_CORRIDOR,
    FIGHT_FOE,
    FIGHT_ITEM,
    GIVE,
    REINFORCE,
    WINTER_FOE,
    PlayCharacter,
)
from perfidie.games.mousquetaires.rules.box import (
    ALL_SKILLS,
    BETTER_SKILL,
    BOARD_AT,
    BOX,
    BY_ADVERSARY,
    BY_CORRIDOR,
    BY_FINAL,
    BY_ITEM,
    CARD,
    COMBAT,
    DICE_AT_ROCHELLE,
    DOUBLE,
    FERRETS,
    HORSE,
    LIMITS,
    LOUVRE,
    NEMESIS,
    NO_BOARD,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    PARIS,
    PLACE_OF,
    PRICE,
    ROCHELLE,
    SKILL,
    SKILL_CARD,
    SKILL_TRAP,
    Board,
    Hero,
    Place,
    Token,
    each,
)
from perfidie.games.mousquetaires.rules.steps.challenge import missing, payments
from perfidie.games.mousquetaires.rules.steps.characters import characters
from perfidie.games.mousquetaires.rules.steps.duel import ROCHEFORT_BOTTE
from perfidie.games.mousquetaires.rules.steps.exchange import partners
from perfidie.games.mousquetaires.rules.table import Table, unseen

FEARED = {FERRETS: 0.4, LOUVRE: 0.15, PARIS: 0.15}
"""How often Milady is at a place as long as nobody knows better."""
CHARACTER_WORTH = {"essarts": 2.4, "buckingham": 2.6, "planchet": 2.6, "king": 2.0, "kitty": 1.0}

# What is to be done at a place

Tasks = list[tuple[float, Action]]


def feared(s: Table, hero: Hero, board: Board) -> float:
    """How likely Rochefort stands in the way."""
    place = PLACE_OF[board]
    if unseen(hero) or not s.rochefort or s.excluded >> place & 1:
        return 0.0
    return float(s.destination == place) if s.revealed else FEARED[place]


_tasks: dict[tuple[object, ...], Tasks] = {}


def seen_tasks(s: Table, hero: Hero, board: Board, p: Prices) -> Tasks:
    """What can be done on a board, remembered."""
    traps = s.traps[board] if board != ON_QUEST else ()
    key = (
        hero, board, s.hands[hero], s.tokens[hero], s.health[hero], s.epic, traps, s.turned, s.nemesis,
        feared(s, hero, board), s.purse > 1, s.foes, s.rochefort > 0, p.number,
    )  # fmt: skip
    found = _tasks.get(key)
    if found is None:
        if len(_tasks) > 1 << 15:
            _tasks.clear()
        found = _tasks[key] = board_tasks(s, hero, board, p)
    return found


def board_tasks(s: Table, hero: Hero, board: Board, p: Prices) -> Tasks:
    """All that is to be done on a board, and what each thing is worth to him."""
    done, items, hand = s.done[board], s.items(board), s.hands[hero]
    found: Tasks = []
    price = die_price(s, p, board)
    toll = 0.6 * len(s.traps[board]) if board != ON_QUEST else 0.0
    for number, item in enumerate(items):
        if done >> number & 1 or item.kind != "challenge":
            continue
        short = missing(s, hero, board, number)
        skill = SKILL_CARD[SKILL[item.skill]]
        if short <= hand[skill] + s.epic + 1 and payments(s, hero, board, number):
            prize = p.item if board == ON_QUEST else worth.reward(item) + p.shares[board]
            cost = p.thrift * (short + 1.6 * max(0, short - hand[skill]))
            found.append((prize - cost - toll, CHALLENGE[number]))
    if board == ON_QUEST and not s.stage:
        way = min([(left, s.turned[n], n) for n, left in enumerate(s.corridors) if left])[2]
        value = duel(s, hero, opponent(s, BY_CORRIDOR, way, board), p.item, price)[0]
        found.append((value + (0.35 * p.item if s.turned[way] == NOTHING else 0.0), FIGHT_CORRIDOR[way]))
    if board == ON_QUEST or NEMESIS not in s.traps[board] or s.nemesis == hero:
        found += duel_tasks(s, hero, board, p, price, toll)
    danger = feared(s, hero, board)
    if danger and found:
        return [(hindered(s, hero, value, danger, price), action) for value, action in found]
    return found


def duel_tasks(s: Table, hero: Hero, board: Board, p: Prices, price: float, toll: float) -> Tasks:
    """The duels of a board."""
    done, items = s.done[board], s.items(board)
    found: Tasks = []
    for number, item in enumerate(items):
        if item.kind == "challenge" or done >> number & 1:
            continue
        if item.kind == "final" and done | 1 << number != (1 << len(items)) - 1:
            continue
        kind = BY_FINAL if item.kind == "final" else BY_ITEM
        prize = prize_of(s, p, kind, number, board)
        found.append((duel(s, hero, opponent(s, kind, number, board), prize, price)[0] - toll, FIGHT_ITEM[number]))
        break
    if board != ON_QUEST:
        for foe in s.foes[board]:
            prize = FOE_REWARD[foe] + p.shares[board]
            value = duel(s, hero, opponent(s, BY_ADVERSARY, foe, board), prize, price)[0]
            found.append((value - toll, FIGHT_FOE[foe]))
    return found


ROCHEFORT = (BOX.rochefort.force, ROCHEFORT_BOTTE, 1)


def hindered(s: Table, hero: Hero, value: float, danger: float, price: float) -> float:
    """What a task is worth where Rochefort may stand in the way."""
    if value <= 0:
        return value
    return (1 - danger) * value + danger * duel(s, hero, ROCHEFORT, value, price)[0]


def siege_tasks(s: Table, hero: Hero, p: Prices) -> Tasks:
    """Cards laid at La Rochelle."""
    free = LIMITS["slots"] - len(s.slots)
    hand = s.hands[hero]
    if not free:
        return []
    found: Tasks = []
    for card in (DOUBLE, COMBAT):
        dice = DICE_AT_ROCHELLE[card]
        value = 0.85 * p.siege[dice] - dice * die_price(s, p, NO_BOARD)
        found += [(value / (1 + 0.4 * n), REINFORCE[card]) for n in range(min(free, hand[card]))]
    return found


def presence(s: Table, hero: Hero, p: Prices) -> float:
    """At La Rochelle one may sacrifice oneself; one is enough."""
    if any([other != hero and s.places[other] == ROCHELLE and not s.out[other] for other in s.setup.team]):
        return 0.0
    return max(0.0, 0.45 * p.siege[1] - wounds_cost(s.health[hero], 1))


# What can be done anywhere


class Wants(NamedTuple):
    """What a Musketeer misses: what a card drawn is worth to him, and each improvement of a Skill."""

    card: float
    skills: tuple[float, ...]


_wants: dict[tuple[object, ...], Wants] = {}


def wants(s: Table, hero: Hero, p: Prices) -> Wants:
    """What he wishes for, kept by what it depends on."""
    key = (hero, s.hands[hero], s.tokens, min(s.epic, 2), s.traps, s.places[hero], p.number)
    found = _wants.get(key)
    if found is None:
        if len(_wants) > 1 << 15:
            _wants.clear()
        found = _wants[key] = look_for(s, hero, p)
    return found


def look_for(s: Table, hero: Hero, p: Prices) -> Wants:
    """By his own hand; the best of the others is taken to hold a card of what is asked for."""
    hand, epic = s.hands[hero], 0.4 * min(s.epic, 2)
    mine = [level(s, hero, skill) for skill in ALL_SKILLS]
    best = [max([level(s, other, skill) for other in s.setup.team if other != hero], default=0) for skill in ALL_SKILLS]
    pairs = zip(mine, best, strict=True)
    drawn, skills = 0.0, [0.22 * p.horizon * max(0, min(2, now + 2 - rival)) for now, rival in pairs]
    for board in (ON_PARIS, ON_LOUVRE, ON_QUEST):
        done = s.done[board]
        for number, item in enumerate(s.items(board)):
            if item.kind != "challenge" or done >> number & 1:
                continue
            skill = SKILL[item.skill]
            value = item.value + (board != ON_QUEST and SKILL_TRAP.get(skill) in s.traps[board])
            prize = p.item if board == ON_QUEST else worth.reward(item) + p.shares[board]
            short, have = max(0, value - mine[skill]), hand[SKILL_CARD[skill]] + epic
            before = max(nearness(have, short), nearness(1 + epic, max(0, value - best[skill])))
            skills[skill] += prize * max(0.0, nearness(have, max(0, short - LIMITS["improvement"])) - before)
            if short:
                near = 1.0 if BOARD_AT.get(s.places[hero]) == board else 0.75
                drawn += near * min(10.0, prize) * (nearness(have + 1, short) - nearness(have, short))
    for stage, item in items_to_come(s.stage, s.done[ON_QUEST]):
        if stage > s.stage and item.kind == "challenge":
            skill = SKILL[item.skill]
            now = mine[skill]
            skills[skill] += 0.8 * max(0, max(0, item.value - max(now, best[skill])) - max(0, item.value - now - 2))
    dice = hand[COMBAT] + 2 * hand[DOUBLE]
    blades = BLADES[s.stage] * 1.15 * (12 * ((dice + 1) ** 0.85 - dice**0.85) + 4 * ((dice + 2) ** 0.85 - dice**0.85))
    card = worth.DRAWING * p.thrift * (6 * drawn + 2.9 + blades + 12.0) / 48
    return Wants(card, tuple([1.15 * min(1.0, 0.4 + 0.2 * p.horizon) * value for value in skills]))


def shopping(s: Table, hero: Hero, p: Prices, skills: tuple[float, ...]) -> tuple[float, Action] | None:
    """The best token, or two."""
    owned, purse, ahead = s.tokens[hero], s.purse, p.horizon
    saved = 0.55 * min(1.0, (ahead - 1) / 4)
    found = []
    for token, left in each(Token, s.stock):
        price = PRICE[token]
        if not left or owned >> token & 1 or price > purse:
            continue
        if token in worth.EACH_ROUND:
            value = worth.EACH_ROUND[token] * (ahead - 1.0 if token == HORSE else ahead + 3.0)
        else:
            value = skills[BETTER_SKILL.index(token)]
        if value > saved * price:
            found.append((value - saved * price, token))
    if not found:
        return None
    found.sort(reverse=True)
    first, token = found[0]
    for second, other in found[1:]:
        if PRICE[token] + PRICE[other] <= purse:
            return first + second, BUY[(min(token, other), max(token, other))]
    return first, BUY[(token,)]


def free_tasks(s: Table, hero: Hero, p: Prices) -> Tasks:
    """Draw, buy, play a Character, exchange."""
    found: Tasks = []
    wanted = wants(s, hero, p)
    if s.purse >= 2:
        bought = shopping(s, hero, p, wanted.skills)
        if bought:
            found.append(bought)
    if any(s.hands[hero][FIRST_CHARACTER:]):
        for action in characters(s, hero):
            found.append((character_worth(s, action, p), action))
    if any(s.deck) or any(s.discard):
        found += [(wanted.card, DRAW)] * s.actions
    return found


FIRST_CHARACTER = min(CARD[name] for name in ("essarts", "buckingham", "planchet", "king", "kitty"))


def character_worth(s: Table, action: Action, p: Prices) -> float:
    """What a Character is worth now."""
    assert isinstance(action, PlayCharacter)
    name = action.words[1]
    if name == "king":
        return worth.queen_step(s.queen - 1) if s.queen > 1 else 0.5
    if name == "surgeon":
        return worth.healing(s, Hero(action.whom)) - 0.6
    if name == "bassompierre":
        return p.siege[2]
    if name == "de_winter":
        return 1.2 + (p.shares[action.board] if action.whom == WINTER_FOE else 0.0)
    return CHARACTER_WORTH[name]


def exchange_tasks(s: Table, hero: Hero, p: Prices) -> Tasks:
    """Exchanges that bring a Challenge nearer."""
    found: Tasks = []
    for other in partners(s, hero):
        if fitting(s, hero, other) is not None:
            found.append((0.35 * p.item, EXCHANGE[other]))
    return found


def fitting(s: Table, hero: Hero, partner: Hero) -> Action | None:
    """A card that had better be in the other hand: a Challenge is met with it, or nearer."""
    mine, yours = s.hands[hero], s.hands[partner]
    for board in (ON_QUEST, ON_LOUVRE, ON_PARIS):
        done = s.done[board]
        for number, item in enumerate(s.items(board)):
            if item.kind != "challenge" or done >> number & 1:
                continue
            card = SKILL_CARD[SKILL[item.skill]]
            here = missing(s, hero, board, number) - mine[card]
            there = missing(s, partner, board, number) - yours[card]
            if min(here, there) <= 0:
                continue
            if here <= there and yours[card] >= here:
                return ASK["card", card]
            if there < here and mine[card] >= there:
                return GIVE["card", card]
    return None


def tasks_at(s: Table, hero: Hero, place: Place, p: Prices) -> Tasks:
    """All he could do at a place."""
    if not s.actions:
        return []
    if place in BOARD_AT:
        return seen_tasks(s, hero, BOARD_AT[place], p)
    return siege_tasks(s, hero, p) if place == ROCHELLE else []


def all_tasks(s: Table, hero: Hero, place: Place, p: Prices) -> Tasks:
    """The same before the first turn, when he has no actions yet; not remembered, since nobody asks twice."""
    if place in BOARD_AT:
        return board_tasks(s, hero, BOARD_AT[place], p)
    return siege_tasks(s, hero, p) if place == ROCHELLE else []


def best_two(tasks: Tasks) -> float:
    """What the best two are worth together, of those that are worth anything."""
    first = second = 0.0
    for value, _ in tasks:
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return first + second


def top(tasks: Tasks, count: int) -> tuple[float, Tasks]:
    """The best tasks that so many actions allow, and what they are worth together."""
    best = sorted([task for task in tasks if task[0] > 0], key=worth_of, reverse=True)[:count]
    return sum([value for value, _ in best]), best


def worth_of(task: tuple[float, Action]) -> float:
    """What a task is worth."""
    return task[0]
