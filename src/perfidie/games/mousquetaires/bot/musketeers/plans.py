"""What a Musketeer can do in a turn, and what each thing is worth to the team.

A task is one action at one place. A plan is the best tasks that his actions allow: here, then perhaps elsewhere.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from perfidie.engine import View
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.beliefs import Chances, suspected
from perfidie.games.mousquetaires.bot.outlook import Outlook
from perfidie.games.mousquetaires.rules.actions import Pay
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    ASSASSIN,
    BEGGARS,
    BOARD_AT,
    BOX,
    BY_ADVERSARY,
    BY_CORRIDOR,
    BY_FINAL,
    BY_GAOLER,
    BY_ITEM,
    BY_ROCHEFORT,
    CARDS,
    COMBAT,
    DICE_AT_ROCHELLE,
    DOUBLE,
    EFFECTS,
    FORCE,
    HENCHMAN,
    LAST_STAGE,
    LIMITS,
    NO_BOARD,
    NOTHING,
    ON_QUEST,
    PLACE_OF,
    ROCHELLE,
    SKILL,
    SKILL_CARD,
    THIEVES,
    Board,
    Foe,
    FoeKind,
    Hero,
    Place,
    Rows,
    Skill,
    needs,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.steps.challenge import missing, payments
from perfidie.games.mousquetaires.rules.steps.duel import FOE_BOTTES, ROCHEFORT_BOTTE
from perfidie.games.mousquetaires.rules.table import item_key, unseen
from perfidie.games.mousquetaires.sight.odds import Odds, match, odds
from perfidie.games.mousquetaires.sight.view import Sight

SAVED_FOR_THE_LAST = 1.5
"""In the last stage dice are dearer anywhere else."""


class Task(NamedTuple):
    """An action and what it is worth; `again`: what trying a second time is worth, if the first fails."""

    worth: float
    words: Words
    again: float = 0.0


class Opponent(NamedTuple):
    """Red dice and thrusts of somebody to be fought, and the wounds he can still take."""

    red: int
    bottes: Rows
    wounds: int = 1


class Plans(Outlook):
    """What a seat of the Musketeers makes of its view."""

    def __init__(self, view: View[Sight], rules: Rules) -> None:
        super().__init__(view, rules)
        self._prizes: dict[tuple[Board, int], float] = {}
        self.draws: dict[Hero, float] = {}
        """What a card drawn is worth, by Musketeer."""

    @cached_property
    def where(self) -> Chances:
        return suspected(self.s, self.view.table.treachery_count, self.view.table.paris_count)

    def prize(self, board: Board, number: int) -> float:
        """What it is worth to validate an item."""
        if (board, number) not in self._prizes:
            self._prizes[board, number] = worth.item_worth(self.s, board, number)
        return self._prizes[board, number]

    # Duels

    def opponent(self, kind: FoeKind, number: int, board: Board) -> Opponent:
        s = self.s
        if kind == BY_ROCHEFORT:
            return Opponent(BOX.rochefort.force, ROCHEFORT_BOTTE)
        if kind == BY_GAOLER:
            return Opponent(BOX.gaoler.force, ())
        if kind == BY_CORRIDOR:
            return Opponent(s.turned[number] if s.turned[number] != NOTHING else self.likely_guard, ())
        extra = EFFECTS["henchman_dice"] if s.has_trap(board, HENCHMAN) else 0
        if kind == BY_ADVERSARY:
            left = BOX.adversary[number].wounds - s.wounds_on(number)
            return Opponent(FORCE[number] + extra, FOE_BOTTES[number], left)
        item = s.items(board)[number]
        return Opponent(item.dice + extra, needs(item.botte), item.wounds - s.wounds_on(item_key(board, number)))

    @cached_property
    def likely_guard(self) -> int:
        """The red dice that a corridor will probably show."""
        bag = self.s.bag
        guards = [(dice, count) for dice, count in enumerate(bag) if dice]
        return round(sum([dice * count for dice, count in guards]) / (sum([count for _, count in guards]) or 1))

    def results(self, hero: Hero, opponent: Opponent, extra: int) -> Odds:
        blue = min(BOX.dice.base + extra, BOX.dice.most)
        return odds(match(hero, self.s.tokens[hero], blue, opponent.red, opponent.bottes))

    def duel(self, hero: Hero, opponent: Opponent, prize: float, extra: int) -> tuple[float, float]:
        """What a duel is worth with so many dice more, and how likely it brings the prize."""
        value = won = 0.0
        for (given, taken), chance in self.results(hero, opponent, extra).items():
            hit = min(given, opponent.wounds) / opponent.wounds
            value += chance * (prize * hit - worth.wounds_cost(self.s, hero, taken))
            won += chance * (given >= opponent.wounds)
        return value, won

    def dice_cost(self, combat: int, double: int, epic: int, board: Board = ON_QUEST) -> float:
        """What dice cost; near the last duel they are saved for it."""
        price = self.thrift if board == ON_QUEST or self.s.stage < LAST_STAGE else SAVED_FOR_THE_LAST
        return ((combat + 1.9 * double) * worth.DIE + epic * worth.EPIC) * price

    @cached_property
    def thrift(self) -> float:
        """Cards are worth less the fewer rounds are left to use them."""
        return min(1.0, 0.35 + 0.25 * self.horizon) if self.horizon > 1 else 0.3

    def best_duel(self, hero: Hero, opponent: Opponent, prize: float, board: Board = ON_QUEST) -> tuple[float, float]:
        """The best he can do with what he holds: its worth, and how likely he wins."""
        hand = self.s.hands[hero]
        found = (-99.0, 0.0)
        for extra in range(BOX.dice.most - BOX.dice.base + 1):
            cost = self.cheapest(hand[COMBAT], hand[DOUBLE], extra, board)
            if cost is None:
                break
            value, won = self.duel(hero, opponent, prize, extra)
            found = max(found, (value - cost, won))
        return found

    def cheapest(self, combat: int, double: int, extra: int, board: Board) -> float | None:
        """What so many dice cost; None where he has not so many."""
        epic = self.s.epic
        costs = [
            self.dice_cost(single, pair, extra - single - 2 * pair, board)
            for pair in range(min(double, extra // 2) + 1)
            for single in range(min(combat, extra - 2 * pair) + 1)
            if extra - single - 2 * pair <= epic
        ]
        return min(costs, default=None)

    # Rochefort in the way

    def hindered(self, hero: Hero, board: Board, prize: float) -> tuple[float, float]:
        """What an attempt there is worth that brings so much once it really starts, and how likely it starts."""
        there = self.where[PLACE_OF[board]]
        if unseen(hero) or not there or not self.s.rochefort:
            return prize, 1.0
        value, won = self.best_duel(hero, self.opponent(BY_ROCHEFORT, 0, board), prize, board)
        return (1 - there) * prize + there * value, 1 - there * (1 - won)

    def trap_cost(self, hero: Hero, board: Board, *, challenge: bool) -> float:
        """What the Traps of a mission cost whoever begins something there."""
        if board == ON_QUEST:
            return 0.0
        traps, cost = self.s.traps[board], 0.0
        if THIEVES in traps:
            cost += worth.PISTOLE * min(1, self.s.purse)
        if ASSASSIN in traps:
            cost += worth.wounds_cost(self.s, hero, 1)
        if BEGGARS in traps and challenge:
            cost += worth.PISTOLE * EFFECTS["beggars_cost"]
        return cost

    # Challenges

    def payment_cost(self, hero: Hero, pay: Pay, skill: Skill) -> float:
        cost = pay.cards * self.skill_card(hero, skill) + pay.epic * worth.EPIC * self.thrift
        return cost + (self.skill_card(hero, pay.joker) if pay.joker != NOTHING else 0.0)

    def skill_card(self, hero: Hero, skill: Skill) -> float:
        """What a Skill card in his hand is worth."""
        return worth.CARD * self.thrift

    def challenge(self, hero: Hero, board: Board, number: int) -> Task | None:
        s = self.s
        ways = payments(s, hero, board, number)
        if not ways:
            return None
        skill = SKILL[s.items(board)[number].skill]
        cost = min([self.payment_cost(hero, pay, skill) for pay in ways])
        net = self.prize(board, number) - cost - self.trap_cost(hero, board, challenge=True)
        value, started = self.hindered(hero, board, net)
        return Task(value, ("challenge", str(number)), (1 - started) * value)

    def fight(self, hero: Hero, board: Board, kind: FoeKind, number: int, words: Words) -> Task:
        s = self.s
        opponent = self.opponent(kind, number, board)
        if kind == BY_ADVERSARY:
            prize = worth.foe_worth(s, board, Foe(number))
        elif kind == BY_FINAL:
            prize = worth.quest_item(s) * opponent.wounds
        else:
            prize = self.prize(board, number)
        value, won = self.best_duel(hero, opponent, prize, board)
        if kind == BY_CORRIDOR and s.turned[number] == NOTHING:  # decoys are passed by for nothing
            value += sum(s.bag[:1]) / (sum(s.bag) or 1) * prize
        value, started = self.hindered(hero, board, value - self.trap_cost(hero, board, challenge=False))
        return Task(value, words, (1 - started * won) * value)

    def attempted(self, hero: Hero, board: Board, kind: FoeKind, number: int) -> float:
        """What an attempt is worth that has begun and that Rochefort still keeps from starting."""
        self.where[PLACE_OF[board]] = 0.0
        task = self.fight(hero, board, kind, number, ()) if kind != NOTHING else self.challenge(hero, board, number)
        return max(1.0, task.worth) if task else 1.0

    def board_tasks(self, hero: Hero, board: Board) -> list[Task]:
        """All that is to be done on a board."""
        s = self.s
        found: list[Task] = []
        done, items = s.done[board], s.items(board)
        fights = worth.named_by_nemesis(s, board, hero)
        guarded = False
        for number, item in enumerate(items):
            if done >> number & 1:
                continue
            if item.kind == "challenge":
                task = self.challenge(hero, board, number)
                found += [task] if task else []
            elif fights and not guarded and (item.kind == "duel" or done | 1 << number == (1 << len(items)) - 1):
                kind = BY_FINAL if item.kind == "final" else BY_ITEM
                found.append(self.fight(hero, board, kind, number, ("duel", "item", str(number))))
                guarded = True
        if board == ON_QUEST:
            return found + self.corridor_tasks(hero)
        if fights:
            for foe in s.foes[board]:
                found.append(self.fight(hero, board, BY_ADVERSARY, foe, ("duel", "adversary", ADVERSARIES[foe])))
        return found

    def corridor_tasks(self, hero: Hero) -> list[Task]:
        """At the inn: the shortest corridor, its guard the weakest."""
        s = self.s
        if s.stage:
            return []
        open_ways = [way for way, left in enumerate(s.corridors) if left]
        best = min(open_ways, key=lambda way: (s.corridors[way], s.turned[way]))
        return [self.fight(hero, ON_QUEST, BY_CORRIDOR, best, ("duel", "corridor", str(best)))]

    # La Rochelle

    def siege_tasks(self, hero: Hero) -> list[Task]:
        s = self.s
        free = LIMITS["slots"] - len(s.slots)
        found: list[Task] = []
        hand = s.hands[hero]
        base = worth.siege(s)
        stays = 1 - 0.5 * self.where[ROCHELLE]
        for card, cost in (
            (DOUBLE, self.dice_cost(0, 1, 0, NO_BOARD)),
            (COMBAT, self.dice_cost(1, 0, 0, NO_BOARD)),
        ):
            if not free or not hand[card]:
                continue
            gain = worth.siege(s, more=DICE_AT_ROCHELLE[card]) - base
            room = 0.6 if card == COMBAT and free == 1 else 0.0
            value = gain * stays - cost - room
            found += [Task(value / (1 + 0.4 * n), ("reinforce", CARDS[card])) for n in range(min(free, hand[card]))]
        return found

    def tasks(self, hero: Hero, place: Place) -> list[Task]:
        """What he could do at a place."""
        if place in BOARD_AT:
            return self.board_tasks(hero, BOARD_AT[place])
        return self.siege_tasks(hero) if place == ROCHELLE else []

    def shortage(self, hero: Hero, board: Board, number: int) -> int:
        """Cards he lacks for a Challenge."""
        s = self.s
        skill = SKILL[s.items(board)[number].skill]
        return max(0, missing(s, hero, board, number) - s.hands[hero][SKILL_CARD[skill]])
