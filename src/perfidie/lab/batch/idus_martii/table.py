"""The table of Idus Martii in packed words, and what never changes while a game lasts.

Seats are counted as the table counts them. Cards are named as in the box; where there may be none, by their number and
one more.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.adapters.numbering import numbering
from perfidie.games import find
from perfidie.games.idus_martii.lab import reaches_second_round
from perfidie.games.idus_martii.rules.actions import ASSIGN, DISCARD, FORCE, KEEP, LOOK, SWAP, VOTE
from perfidie.games.idus_martii.rules.box import STARTS
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.lab.batch.arrays import Array

HANDING, VOTING, VOTED, LOOKING, ANSWERING, REPLACING, CHOOSING, OVER = range(8)
"""What is being done; VOTED is the vote of the second Aedile. Up to REPLACING the votes of the turn are not counted."""
EARLY, HAND, SIDE, COLOUR, SEAT = 4, 4, 2, 2, 3
"""How many bits are taken by a turn of the first round, a hand, a side, a colour and a seat."""


class Table(NamedTuple):
    """One table, or as many as the arrays have further axes for."""

    stage: Array
    turn: Array
    """From 1; the second round goes on counting."""
    first: Array
    consul: Array
    praetor: Array
    """Until a Consul has handed the roles out: on the turn before, as for the Aediles."""
    low: Array
    """The Aedile that is named first, by the order of seats."""
    high: Array
    placed_low: Array
    """The card of that Aedile and one more; 0 while none lies there."""
    placed_high: Array
    looked: Array
    """1 or 2: the Praetor has looked at the first or the second Aedile's card."""
    loyal: Array
    """The square of the token."""
    traitor: Array
    dealt: Array
    """By seat, four bits: two cards, in the order of the box. Unsigned."""
    kept: Array
    """By seat, two bits: its side and one more; 0 while it has not chosen."""
    early: Array
    """By turn of the first round, four bits: whether the Praetor looked at the Aedile further off, the card they looked
    at, the other one, and what was counted of the first. Unsigned."""
    late: Array
    """By turn of the second round: Praetor, the Aedile looked at, the other one, and the three cards as above."""


class Luck(NamedTuple):
    """All that chance does before the first turn."""

    dealt: Array
    """By seat, four bits."""
    first: Array
    """The first player."""


class Figures:
    """What follows from the number of seats and the options, and where each kind of action stands among the numbers."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats, self.turns, self.limit = rules.seats, rules.turns, rules.limit
        self.deck, self.repeating = rules.deck, rules.repeating
        self.two_rounds = reaches_second_round(rules)
        self.free = rules.force == "aedile_choice"
        """Whether in the second round an Aedile who is forced chooses."""
        self.may_force = rules.force != "yellow_only"
        """Whether in the second round a Praetor may force."""
        (self.to_praetor,), (self.near, self.far) = STARTS["praetor"], STARTS["aedile"]
        """In the first round: how far from the Consul each role is."""
        self._number(rules)

    def _number(self, rules: Rules) -> None:
        counted = numbering(find("idus_martii"), rules)
        number = counted.for_seats
        self.actions = counted.seats_take
        self.hand_outs = hand_outs(number, rules.seats) if self.two_rounds else []
        self.at_vote, self.at_look = number[VOTE[0].code], number[LOOK[0].code]
        self.at_keep, self.at_force = number[KEEP.code], number[FORCE.code]
        self.at_swap = number[SWAP[0].code] if self.two_rounds else 0
        self.at_discard = number[DISCARD[0].code] if rules.limit > 1 else 0


class HandOuts(NamedTuple):
    """Some ways to hand out the roles of the second round, numbered one after the other, a bit each."""

    first: int
    """The number of the first of them."""
    size: int
    by_consul: list[int]
    """By seat: those that this seat can choose as Consul."""
    after_praetor: list[int]
    """By seat: those that are left where it was the Praetor on the turn before."""
    after_aedile: list[int]
    """By seat: those in which it is no Aedile."""


def hand_outs(number: list[int], seats: int) -> list[HandOuts]:
    """All ways to hand out the roles, in words of 32 bits."""
    ways = [way for way, assign in ASSIGN.items() if number[assign.code] is not None]
    found = []
    for first in range(0, len(ways), 32):
        some = list(enumerate(ways[first : first + 32]))
        consuls, praetors, aediles = [
            [sum(1 << place for place, way in some if fits(way, seat)) for seat in range(seats)]
            for fits in (leaves_out, has_another_praetor, has_other_aediles)
        ]
        found.append(HandOuts(number[ASSIGN[ways[first]].code], len(some), consuls, praetors, aediles))
    return found


Way = tuple[int, tuple[int, ...]]
"""The Praetor and the Aediles."""


def leaves_out(way: Way, seat: int) -> bool:
    """Whether this seat gets no role."""
    return has_another_praetor(way, seat) and has_other_aediles(way, seat)


def has_another_praetor(way: Way, seat: int) -> bool:
    """Whether somebody else is the Praetor."""
    return way[0] != seat


def has_other_aediles(way: Way, seat: int) -> bool:
    """Whether this seat is no Aedile."""
    return seat not in way[1]
