"""Habits of the Council of Verona: what a seat feels about each choice at first sight, in microseconds.

Everything here is read from a table, but only what the seat may know of it: its own cards and tokens, those Paris
showed it, and what lies open. Of a token it does not know it thinks as of the average one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from perfidie.engine import Action
from perfidie.games.verona.actions import COUNCIL, Copy, Draft, Keep, Look, Move, Place, Play, Swap
from perfidie.games.verona.box import ANTIDOTE, BOX, FACE, KIND, LOVERS, MODIFIER, NAMES, ON, POISON, bits
from perfidie.games.verona.scoring import met, points
from perfidie.games.verona.setup import Rules
from perfidie.games.verona.table import Table

POWER = tuple(card.power for card in BOX.card)
DRAFTED = {"": 2.0, "look": 1.5, "copy_capulet": 2.5, "copy_montague": 2.5, "swap": 3.0, "banish": 5.0, "recall": 5.0}
"""By power: what a card is worth in hand."""
IN_HAND = tuple(DRAFTED[power] for power in POWER)
BOTH_LOVERS = 2.0
KEPT = {"": 0.0, "look": 1.0, "copy_capulet": 2.0, "copy_montague": 2.0, "swap": 3.0, "banish": 4.0, "recall": 4.0}
"""By power: how much a card is kept for a later turn; the last mover of a round decides most objectives."""
LATENESS = tuple(KEPT[power] for power in POWER)
PATIENCE = 0.65
"""What of its face a token brings when it is kept for a later turn."""
ZERO_LATER, POISON_LATER, ANTIDOTE_LATER = 0.3, 1.2, 0.5
ZERO = KIND["0"]
SURVIVES = 0.88
"""With Poison: the chance that a token nobody knows does not kill the character it lies on."""


class Manners:
    """What follows from the rules of a table and is asked again and again."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.rival = 1 / (rules.seats - 1)
        """A point for one of the others costs this much: only the difference counts."""
        self.worth = tuple(tuple(points(rules, kind, zone) for zone in range(len(ON))) for kind in range(len(FACE)))
        """By kind and zone: the points on an objective that is met."""
        self.turns = rules.seats * rules.hand
        self.average = sum(FACE[kind] for kind in rules.kinds) / len(rules.kinds)
        self.granted = lru_cache(maxsize=1 << 14)(self._granted)

    def _granted(self, council: int, exile: int) -> tuple[int, ...]:
        return met(self.rules, council, exile)


@lru_cache(maxsize=64)
def manners(rules: Rules) -> Manners:
    return Manners(rules)


class Feeling:
    """How a table looks to one of its seats."""

    __slots__ = ("council", "dead", "doubt", "exile", "manners", "net", "s", "seat")

    def __init__(self, s: Table, seat: int) -> None:
        self.s, self.seat = s, seat
        self.manners = known = manners(s.setup)
        self.council, self.exile = bits(s.council), bits(s.exile)
        self.net = net = [0.0] * len(NAMES)
        self.doubt = doubt = [0] * len(NAMES)
        doses = [0] * len(NAMES)
        owners, kinds, looked = s.owners, s.kinds, s.looked[seat]
        worth, rival, average = known.worth, known.rival, known.average
        for zone, number in enumerate(s.zones):
            if number < 0:
                continue
            card = ON[zone]
            if owners[number] == seat:
                net[card] += worth[kinds[number]][zone]
            elif number in looked:
                net[card] -= rival * worth[kinds[number]][zone]
            else:
                net[card] -= rival * (average + MODIFIER[zone])
                doubt[card] += 1
                continue
            if kinds[number] >= POISON:
                doses[card] += 1 if kinds[number] == POISON else -1
        self.dead = sum([1 << card for card, dose in enumerate(doses) if dose > 0]) if s.setup.poison else 0

    def now(self, council: int, exile: int) -> float:
        """What the seat is ahead by if the round ended in this position."""
        alive, net = ~self.dead, self.net
        return sum([net[card] for card in self.manners.granted(council & alive, exile & alive)])

    def chances(self) -> list[float]:
        """By character: how likely its wish is to come true, as far as the seat can tell; 0 if not on the table."""
        to_come = self.manners.turns - len(self.s.plays)
        holds, turns = HOLDS[min(to_come, len(HOLDS) - 1)]
        table = (self.council | self.exile) & ~self.dead
        found = [turns if table >> card & 1 else 0.0 for card in range(len(NAMES))]
        for card in self.manners.granted(self.council & ~self.dead, self.exile & ~self.dead):
            found[card] = holds
        if self.s.setup.poison:
            for card, doubt in enumerate(self.doubt):
                found[card] *= SURVIVES**doubt
        return found


HOLDS = ((1.0, 0.0), *((0.42 + 0.25 * 0.85**n, 0.36 - 0.15 * 0.85**n) for n in range(1, 16)))
"""By the number of cards still to come: how likely an objective is to be met at the end that is met now, or is not."""


Scores = list[float]


# Mise en place


def drafted(s: Table, seat: int, legal: Sequence[Draft]) -> Scores:
    """Movers before all; who holds both lovers decides alone where they meet."""
    hand = bits(s.hands[seat]) & LOVERS
    return [
        IN_HAND[action.card] + (BOTH_LOVERS if hand and 1 << action.card & LOVERS else 0.0) for action in legal
    ]  # fmt: skip


def kept(s: Table, seat: int, legal: Sequence[Keep]) -> Scores:
    """The same, of several cards at once."""
    return [
        sum([IN_HAND[card] for card in action.cards]) + BOTH_LOVERS * (bits(action.cards) & LOVERS == LOVERS)
        for action in legal
    ]


# Tour de jeu


def played(s: Table, seat: int, legal: Sequence[Play]) -> Scores:
    """What need not be kept, where it serves the bets made."""
    feeling = Feeling(s, seat)
    now, council, exile = feeling.now, feeling.council, feeling.exile
    return [
        (now(council | 1 << card, exile) if action.place == COUNCIL else now(council, exile | 1 << card))
        - 2.0 * LATENESS[card]
        for action in legal
        for card in (action.card,)
    ]


def moved(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """Everybody where the bets want him."""
    feeling = Feeling(s, seat)
    now, council, exile = feeling.now, feeling.council, feeling.exile
    return [
        now(council ^ 1 << action.card, exile ^ 1 << action.card) if isinstance(action, Move) else now(council, exile)
        for action in legal
    ]


def swapped(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """One's own best token to where it will count; the others' away from there."""
    feeling = Feeling(s, seat)
    chances, known = feeling.chances(), feeling.manners
    weight = [0.0] * len(s.owners)
    for number, owner in enumerate(s.owners):
        seen = owner == seat or number in s.looked[seat]
        weight[number] = (FACE[s.kinds[number]] if seen else known.average) * (1.0 if owner == seat else -known.rival)
    zones = s.zones
    return [
        (chances[ON[action.a]] - chances[ON[action.b]]) * (weight[zones[action.b]] - weight[zones[action.a]])
        if isinstance(action, Swap)
        else 0.1
        for action in legal
    ]


def looked(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """Unknown tokens on the likeliest objectives."""
    chances, seen, zones = Feeling(s, seat).chances(), s.looked[seat], s.zones
    return [
        sum([0.1 + chances[ON[zone]] for zone in action.zones if zones[zone] not in seen])
        if isinstance(action, Look)
        else 0.0
        for action in legal
    ]


def copied(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """A mover before a Lady, a Lady before Paris."""
    return [IN_HAND[action.card] if isinstance(action, Copy) else 0.0 for action in legal]


def placed(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """What a token brings here and now, less what it brings when it is kept; 0 for keeping them all."""
    feeling = Feeling(s, seat)
    known, left, chances = feeling.manners, s.left[seat], feeling.chances()
    last = type(s.agenda[-1]).__name__ == "PlaceLastToken"
    occasions = 0 if last else len(s.hands[seat]) + 1
    later = {kind: LATER.get(kind, PATIENCE * FACE[kind]) if occasions else 0.0 for kind in left}
    lost = min(later.values()) if occasions < len(left) else 0.0
    worth, net, doubt = known.worth, feeling.net, feeling.doubt
    scores: Scores = []
    for action in legal:
        if not isinstance(action, Place):
            scores.append(0.0)
            continue
        kind, card = action.kind, ON[action.zone]
        if kind == POISON:
            now = -net[card] * chances[card]
        elif kind == ANTIDOTE:
            now = net[card] * chances[card] * (1 - SURVIVES ** doubt[card])
        else:
            now = chances[card] * worth[kind][action.zone]
        scores.append(now - later[kind] + lost + 0.01 * MODIFIER[action.zone] if now > 0 else -1.0)
    return scores


LATER = {POISON: POISON_LATER, ANTIDOTE: ANTIDOTE_LATER, ZERO: ZERO_LATER}

SCORES: dict[str, Callable[[Table, int, Sequence[Any]], Scores]] = {
    "DraftCard": drafted,
    "Exchange": kept,
    "PlayCard": played,
    "Banish": moved,
    "Recall": moved,
    "SwapTokens": swapped,
    "LookAtTokens": looked,
    "CopyCapulet": copied,
    "CopyMontague": copied,
    "PlaceToken": placed,
    "PlaceLastToken": placed,
}
