"""What a seat of the Council of Verona feels about a position: which wishes may come true, and who is ahead on them.

Everything here is read from a table, but only what the seat may know of it: its own tokens, those Paris showed it, and
what lies open. Of a token it does not know it thinks as of the average one. Playouts ask for it all the time: what
depends on the rules alone is counted once, and what depends on a position once for all characters.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp

from perfidie.games.verona.rules.box import (
    BOX,
    CAPULETS,
    CARDS,
    EACH_ZONE,
    FACE,
    KIND,
    LOVERS,
    MODIFIER,
    MONTAGUES,
    ON,
    POISON,
    Card,
    Cards,
)
from perfidie.games.verona.rules.scoring import OBJECTIVES, points
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import Table

SURVIVES = 0.88
"""With Poison: the chance that a token nobody knows does not kill the character it lies on."""
SURVIVED = tuple(SURVIVES**tokens for tokens in range(len(EACH_ZONE) + 1))
"""The same of so many of them."""
CROWDED = 0.6
"""Every card changes the crowd, and a move by two: a step of it counts for less."""
UNREST = (0.3, 0.15)
"""How uncertain the end is while cards are still to come, and how much more with each of them, in steps."""
ENDS = 1 << 14
"""So many final positions are remembered."""

WISHED = ("balance", "exile_majority", "capulet_majority", "montague_majority", "together", "apart", "largest_group")
AT_COUNCIL = tuple(WISHED.index(BOX.card[card].objective) if BOX.card[card].objective else -1 for card in CARDS)
IN_EXILE = tuple(wish + (wish == len(WISHED) - 1) for wish in AT_COUNCIL)
"""By character: the place of its wish in a row of chances. To be in the larger group has two, one for each place."""

Row = tuple[float, ...]
"""By wish: how likely it is to come true."""
Bet = tuple[Card, float, float]
"""A character on whom tokens lie, what they would bring a seat less what they would bring the others, and the chance
that none of those the seat does not know is deadly."""


def margins(clans: int, crowd: int, together: bool) -> Row:
    """By wish: by how many steps it is fulfilled; below 0, how many it lacks.

    Counted are the Capulets at the Council beyond the Montagues, and those in Exile beyond those at the Council. Four
    neutrals are too rare for the Prince to be counted on; between together and apart there are no steps.
    """
    lovers = 0.5 if together else -0.5
    exiled = CROWDED * (crowd - 0.5)
    return (0.5 - abs(clans), exiled, clans - 0.5, -clans - 0.5, lovers, -lovers, CROWDED * (-crowd - 0.5), exiled)


class Scale:
    """What follows from the rules of a table and is asked again and again."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.rival = rival = 1 / (rules.seats - 1)
        """A point for one of the others costs this much: only the difference counts."""
        self.worth = tuple(tuple(points(rules, kind, zone) for zone in EACH_ZONE) for kind in KIND.values())
        """By kind and zone: the points on an objective that is met."""
        self.cost = tuple(tuple(worth * -rival for worth in row) for row in self.worth)
        """The same of a rival's token."""
        self.turns = rules.seats * rules.hand
        self.average = sum(FACE[kind] for kind in rules.kinds) / len(rules.kinds)
        self.unknown = tuple(rival * (self.average + modifier) for modifier in MODIFIER)
        """By zone: what a rival's token costs that nobody knows."""
        self._rows: dict[int, Row] = {}
        self._ends: dict[tuple[int, int], Row] = {}

    def chances(self, council: int, exile: int, to_come: int) -> Row:
        """How likely each wish is to come true in this position, with so many cards to come."""
        if not to_come:
            return self._at_the_end(council, exile)
        clans = (council & CAPULETS).bit_count() - (council & MONTAGUES).bit_count()
        crowd = exile.bit_count() - council.bit_count()
        together = LOVERS & council == LOVERS or LOVERS & exile == LOVERS
        key = (to_come << 16) + (clans << 9) + (crowd << 1) + together
        row = self._rows.get(key)
        if row is None:
            unrest = UNREST[0] + UNREST[1] * to_come
            found = [1 / (1 + exp(-margin / unrest)) for margin in margins(clans, crowd, together)]
            row = self._rows[key] = tuple(found)
        return row

    def _at_the_end(self, council: int, exile: int) -> Row:
        """Nothing moves any more: the rulebook decides."""
        row = self._ends.get((council, exile))
        if row is None:
            if len(self._ends) >= ENDS:
                self._ends.clear()
            met = [float(OBJECTIVES[wish](self.rules, council, exile, council)) for wish in WISHED]
            exiled = float(OBJECTIVES[WISHED[-1]](self.rules, council, exile, 0))
            row = self._ends[council, exile] = (*met, exiled)
        return row


scale_of = lru_cache(maxsize=64)(Scale)


def people(cards: Cards) -> int:
    """Characters as a set: counted together, which is quicker than to look up which row it is."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


class Feeling:
    """How a table looks to one of its seats: who is ahead on which character, and whom it knows to be poisoned."""

    __slots__ = ("bets", "council", "exile", "scale", "to_come")

    def __init__(self, s: Table, seat: int, scale: Scale) -> None:
        self.scale = scale
        self.to_come = scale.turns - len(s.plays)
        self.council, self.exile = people(s.council), people(s.exile)
        self.bets: list[Bet] = []
        if s.owners:
            self._weigh(s, seat)

    def _weigh(self, s: Table, seat: int) -> None:
        """Sums up the tokens of one character after the other; who surely has more Poison than Antidote is dead."""
        worth, cost, unknown = self.scale.worth, self.scale.cost, self.scale.unknown
        owners, kinds, looked, poison = s.owners, s.kinds, s.looked[seat], self.scale.rules.poison
        card, net, doubt, doses = CARDS[0], 0.0, 0, 0
        here = False
        for zone, number in enumerate(s.zones):
            if number < 0:
                continue
            if ON[zone] != card or not here:
                if here:
                    self._add(card, net, SURVIVED[doubt] if poison else 1.0, doses)
                card, net, doubt, doses, here = ON[zone], 0.0, 0, 0, True
            if owners[number] == seat:
                kind = kinds[number]
                net += worth[kind][zone]
            elif number in looked:
                kind = kinds[number]
                net += cost[kind][zone]
            else:
                net -= unknown[zone]
                doubt += 1
                continue
            if kind >= POISON:
                doses += 1 if kind == POISON else -1
        self._add(card, net, SURVIVED[doubt] if poison else 1.0, doses)

    def _add(self, card: Card, net: float, survives: float, doses: int) -> None:
        self.bets.append((card, net, survives))
        if doses > 0:
            alive = ~(1 << card)
            self.council &= alive
            self.exile &= alive

    def ahead(self, council: int, exile: int) -> float:
        """By how much this seat may expect to be ahead on the tokens that lie, in this position."""
        total = 0.0
        if self.bets:
            row = self.scale.chances(council, exile, self.to_come)
            for card, net, survives in self.bets:
                if council >> card & 1:
                    total += net * (row[AT_COUNCIL[card]] * survives)
                elif exile >> card & 1:
                    total += net * (row[IN_EXILE[card]] * survives)
        return total

    def chances(self, cards: Iterable[Card]) -> dict[Card, float]:
        """By character: how likely its wish is to come true as they stand, as far as the seat can tell."""
        council, exile = self.council, self.exile
        row = self.scale.chances(council, exile, self.to_come)
        survives = {card: chance for card, _, chance in self.bets}
        found: dict[Card, float] = {}
        for card in cards:
            chance = row[AT_COUNCIL[card]] if council >> card & 1 else row[IN_EXILE[card]] if exile >> card & 1 else 0.0
            found[card] = chance * survives.get(card, 1.0)
        return found
