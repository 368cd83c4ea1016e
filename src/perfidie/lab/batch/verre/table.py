"""The table of the poisoned glass in packed words, and what never changes while a game lasts.

Within a round seats are counted from Wesley: seat 0 of the round begins, the last one is Vizzini. Cards are named by
their place in the deck, laid cards by their number (`perfidie.games.verre.rules.table`), five bits each.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from perfidie.adapters.numbering import numbering
from perfidie.games import find
from perfidie.games.verre.rules.actions import DRINK, END_TURN, POUR, SPY, SWAP_YES, TAKE
from perfidie.games.verre.rules.setup import Rules
from perfidie.lab.batch.arrays import Array

SPYING, POURING, POURED, DECIDING, OWING, TAKING, TELLING, OVER = range(8)
"""What is being done; DECIDING and OWING are the decision to swap or leave, after one's card and before it."""
BITS, CARD = 5, 31
"""How many bits the number of a card takes, and all of them raised."""


class Table(NamedTuple):
    """One table, or as many as the arrays have further axes for."""

    stage: Array
    turn: Array
    """The pouring turn, from 0."""
    place: Array
    """How far this phase, or this turn of it, has come."""
    wesley: Array
    round: Array
    power: Array
    """1 while Vizzini has not used it."""
    pair: Array
    """Which two glasses Vizzini has looked at and may swap."""
    peeked: Array
    """The two cards Vizzini saw with the power, each by its number and one more; 0 for none."""
    spied: Array
    """By seat of the round, a bit for each glass."""
    taken: Array
    """By seat of the round, three bits: the glass and one more; 0 for none."""
    said: Array
    """By seat of the round, two bits: 1 for one that refused, 2 for one that drank."""
    opened: Array
    """By seat of the round, a bit."""
    removed: Array
    """The card set aside at two seats."""
    hearts: Array
    """By seat, as the table counts them all game long."""
    hands: Array
    """By seat of the round, a bit for each card."""
    faces: Array
    """The bottoms, then turn by turn: the cards poured, in the order of the seats of the round."""
    piles: Array
    """By glass: the numbers of its cards, bottom first."""
    counts: Array
    """By glass: how many cards."""
    tops: Array
    """By glass: the card on top."""
    sums: Array
    """By glass: what it weighs, antidote minus poison."""


class Luck(NamedTuple):
    """All that chance does when a round begins; `first` counts only where a game does."""

    bottoms: Array
    """By glass."""
    hands: Array
    """By seat of the round, a bit for each card."""
    removed: Array
    first: Array
    """The first Wesley."""


class Figures:
    """What follows from the number of seats and the options, and where each kind of action stands among the numbers."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats, self.glasses, self.turns = rules.seats, rules.glasses, rules.turns
        self.looks, self.capacity, self.bonus = rules.figures.looks, rules.capacity, rules.bonus
        self.deck = len(rules.deck)
        self.half = self.deck // 2
        self.laid = rules.laid
        self.spare = self.deck > rules.laid
        """Whether a card is set aside."""
        self.pairs = [(use.a, use.b) for use in rules.power_uses]
        self.look_first = rules.options["power"] == "look_then_may_swap"
        self.even = {"nothing": 0, "poison": -1, "antidote": 1}[str(rules.tie)]
        self.choice = rules.choice_order[0]
        self._number(rules)

    def _number(self, rules: Rules) -> None:
        counted = numbering(find("verre"), rules)
        number = counted.for_seats
        self.actions = counted.seats_take
        self.at_spy, self.at_pour = number[SPY[0].code], number[POUR[rules.deck[0]][0].code]
        self.at_power, self.at_end = number[rules.power_uses[0].code], number[END_TURN.code]
        self.at_yes = number[SWAP_YES.code] if self.look_first else -2
        self.at_take, self.at_drink = number[TAKE[0].code], number[DRINK.code]


def figures_of(setup: Any) -> Figures:
    """The figures of a set-up of the poisoned glass."""
    return Figures(setup)
