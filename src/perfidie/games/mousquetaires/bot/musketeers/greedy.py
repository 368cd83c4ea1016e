"""How a sensible seat of the Musketeers decides: who goes first, what he does, what he puts into it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from perfidie.engine.action import Words
from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.musketeers.arsenal import anywhere, character
from perfidie.games.mousquetaires.bot.musketeers.barter import ENOUGH, best_transfers, exchange_worth, transfer_gain
from perfidie.games.mousquetaires.bot.musketeers.plans import Plans, Task
from perfidie.games.mousquetaires.rules.actions import PAY
from perfidie.games.mousquetaires.rules.box import (
    BASTILLE,
    BOX,
    BY_ADVERSARY,
    BY_FINAL,
    BY_GAOLER,
    BY_ROCHEFORT,
    HERO,
    HORSE,
    LIMITS,
    NO_BOARD,
    NO_SKILL,
    NOTHING,
    ON_QUEST,
    OPEN,
    PLACE,
    PLACES,
    RICHELIEU,
    ROCHELLE,
    SKILL,
    Foe,
    Hero,
    Place,
)
from perfidie.games.mousquetaires.rules.steps.at_once import move_cost
from perfidie.games.mousquetaires.rules.steps.duel import red_botte
from perfidie.games.mousquetaires.rules.table import unseen
from perfidie.games.mousquetaires.sight.odds import best_reroll, match

EARLIER = {"buy": 5, "exchange": 4, "character": 3, "challenge": 2, "duel": 2, "reinforce": 2, "draw": 1}
"""What is done first of what is to be done: what helps the rest."""


UNSEEN_FIRST = 1.0
"""Whom nobody notices goes a little earlier, as long as Milady may be anywhere."""


def top(tasks: list[Task], actions: int) -> tuple[float, list[Task]]:
    """The best tasks that so many actions allow, and what they are worth together."""
    several = [*tasks, *[Task(task.again, task.words) for task in tasks if task.again > 0.3]]
    best = sorted([task for task in several if task.worth > 0], key=lambda task: -task.worth)[: max(0, actions)]
    return sum([task.worth for task in best]), best


def presence(o: Plans, hero: Hero, place: Place) -> float:
    """What it is worth to be there when the turn is over: at La Rochelle one may sacrifice oneself."""
    s = o.s
    if place != ROCHELLE:
        return 0.0
    step = worth.siege(s, marker=s.rochelle) - worth.siege(s, marker=s.rochelle - 1)
    there = sum([s.able(other) and other != hero and s.places[other] == ROCHELLE for other in s.setup.team])
    return max(0.0, 0.45 * step - worth.wounds_cost(s, hero, 1)) * 0.6**there


def best_plan(o: Plans, hero: Hero, here: Place, actions: int, legal: list[Words] | None) -> tuple[float, Words]:
    """The best of staying, and of riding on after so many tasks here."""
    s = o.s
    free = anywhere(o, hero, legal)
    local = o.tasks(hero, here) + free + exchanges(o, hero, legal)
    value, chosen = top(local, actions)
    best, first = value + presence(o, hero, here), first_of(chosen)
    fee = move_cost(s, hero) if s.active == hero else int(not s.owns(hero, HORSE)) + s.dead_end
    for place in OPEN:
        if place in (here, RICHELIEU) or here == BASTILLE:
            continue
        away = o.tasks(hero, place)
        if not away and place != ROCHELLE:
            continue
        for before in range(actions - fee + 1):
            done, chosen = top(local, before)
            if len(chosen) < before:
                break
            rest = [task for task in free if task not in chosen]
            value, _ = top(away + rest, actions - fee - before)
            total = done + value + presence(o, hero, place)
            if total > best + 0.05:
                best = total
                first = first_of(chosen) if before else ("move", PLACES[place])
    return best, first


def first_of(tasks: list[Task]) -> Words:
    """What is done first of these."""
    if not tasks:
        return ("end",)
    return max(tasks, key=lambda task: (EARLIER[task.words[0]], task.worth)).words


def exchanges(o: Plans, hero: Hero, legal: list[Words] | None) -> list[Task]:
    """The best exchange he can open."""
    found = [words for words in legal or () if words[0] == "exchange"]
    tasks = [Task(exchange_worth(o, hero, HERO[words[1]]), words) for words in found]
    return [max(tasks)] if tasks else []


# Answers


def act(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """The first thing of the best plan."""
    s = o.s
    hero = s.active
    for words in legal:
        if words[0] == "passage" and passage(o, hero, int(words[1])):
            return words
    options = [words for words in legal if words[0] != "time_up"]
    if s.places[hero] == BASTILLE:
        return leave(o, hero, options)
    _, words = best_plan(o, hero, s.places[hero], s.actions, options)
    return words if words in options else ("end",)


def passage(o: Plans, hero: Hero, way: int) -> bool:
    """Epic tokens for a secret passage: where the Challenge would cost more, or the game can be won."""
    s = o.s
    cost = BOX.quest[s.stage].passage_cost
    if not s.stage:
        return False
    short = o.shortage(hero, ON_QUEST, way)
    open_items = sum([not s.done[ON_QUEST] >> n & 1 for n in range(len(s.items(ON_QUEST)))])
    if short < cost and s.actions:
        return False
    return s.stage == 3 or s.epic >= cost + 2 or open_items == 1 or o.horizon <= 2


def leave(o: Plans, hero: Hero, legal: list[Words]) -> Words:
    """Out of the Bastille, by gold if there is plenty, else by the sword."""
    s = o.s
    if not s.actions:
        return ("end",)
    fight, _ = o.best_duel(hero, o.opponent(BY_GAOLER, 0, NO_BOARD), 2.0)
    if ("bastille", "pay") in legal and (s.purse >= 6 or fight < 0.2 or o.horizon <= 2):
        return ("bastille", "pay")
    chars = [(character(o, hero, words), words) for words in legal if words[0] == "character"]
    if chars and max(chars)[0] > 2.0:
        return max(chars)[1]
    return ("bastille", "fight") if s.actions > 1 or fight > 0.5 else ("draw",) if ("draw",) in legal else ("end",)


def choose_musketeer(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """Whoever has the best plan; Athos, whom nobody notices, a little earlier."""
    s = o.s
    values = {}
    for words in legal:
        if words[0] == "activate":
            hero = HERO[words[1]]
            values[words] = best_plan(o, hero, s.places[hero], s.setup.figures.actions - s.conscripts, None)[0]
            if s.places[hero] == BASTILLE:
                values[words] -= 3.0
            values[words] += UNSEEN_FIRST if unseen(hero) and not s.revealed else 0.0
    return max(values, key=lambda words: values[words])


def choose_start(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """Where most is to be done."""
    hero = o.view.agenda[-1][2]
    values = {}
    for words in legal:
        place = PLACE[words[1]]
        values[words] = top(o.tasks(hero, place), 2)[0] + rng.random() * 0.1
    return max(values, key=lambda words: values[words])


def swap(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """The transfer that gains most, as long as any does."""
    _, _, hero, partner = o.view.agenda[-1]
    for gain, words, _ in best_transfers(o, hero, partner, LIMITS["transfers"] - o.view.table.transfers):
        if gain >= ENOUGH and words in legal:
            return words
    return ("done",)


def consent(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """Cards go where they are of more use."""
    _, _, hero, partner, card, _ = o.view.agenda[-1]
    if card == NOTHING or not sum(o.s.hands[hero]):
        return ("accept",)
    return ("accept",) if transfer_gain(o, partner, hero, card) > -0.2 else ("refuse",)


def pay(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """The cheapest payment."""
    _, _, hero, board, item = o.view.agenda[-1]
    skill = SKILL[o.s.items(board)[item].skill]

    def cost(words: Words) -> float:
        joker = SKILL[words[2]] if words[2] != "none" else NO_SKILL
        return o.payment_cost(hero, PAY[int(words[1]), joker, int(words[3])], skill)

    return min(legal, key=cost)


def commit(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """As many dice as pay for themselves."""
    s = o.s
    hero, kind, number, board, _ = s.duel
    opponent = o.opponent(kind, number, board)._replace(red=s.red_dice)
    if kind == BY_ROCHEFORT:
        prize = next((o.attempted(*words[1:]) for words in reversed(o.view.agenda) if words[0] == "GoOn"), 1.0)
    elif kind == BY_GAOLER:
        prize = 2.0
    elif kind == BY_ADVERSARY:
        prize = worth.foe_worth(s, board, Foe(number))
    elif kind == BY_FINAL:
        prize = worth.quest_item(s) * opponent.wounds * (1.5 if opponent.wounds == 1 else 1.0)
    else:
        prize = o.prize(board, number)

    def value(words: Words) -> float:
        combat, double, epic = map(int, words[1:])
        return o.duel(hero, opponent, prize, combat + 2 * double + epic)[0] - o.dice_cost(combat, double, epic, board)

    return max(legal, key=value)


def toledo(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """The die that is best rolled again, if any."""
    s = o.s
    hero = s.duel[0]
    fight = match(hero, s.tokens[hero], s.blue_dice, s.red_dice, red_botte(s))
    ours = (s.blue.count(0), s.blue.count(1), s.blue.count(2))
    theirs = (s.red.count(0), s.red.count(1), s.red.count(2))
    face = best_reroll(ours, theirs, fight)
    return ("keep",) if face is None else ("reroll", ("sword", "shield", "lys")[face])


def sacrifice(o: Plans, legal: Sequence[Words], rng: Random) -> Words:
    """As much as holding the marker is worth."""
    s = o.s
    hero = o.view.agenda[-1][2]

    def value(words: Words) -> float:
        points = int(words[1])
        after = s.rochelle - (s.deficit - points)
        if after <= -6:
            return -100.0 + points
        return worth.siege(s, marker=after, extra=0) - worth.wounds_cost(s, hero, points)

    return max(legal, key=value)
