"""Reflexes at the Council of Verona: what a seat feels about each choice at first sight, in microseconds.

Everything here is read from a table, but only what the seat may know of it: its own cards and tokens, those Paris
showed it, and what lies open. Of a token it does not know it thinks as of the average one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

from perfidie.engine import Action
from perfidie.games.verona.bot.foresight import LATE, POWER
from perfidie.games.verona.bot.greedy import DECOYS, DRAFTED
from perfidie.games.verona.rules.actions import (
    COUNCIL,
    EXILE,
    PLACE,
    PLAY,
    SKIP_TOKEN,
    Copy,
    Draft,
    Keep,
    Look,
    Move,
    Place,
    Play,
    Swap,
)
from perfidie.games.verona.rules.box import (
    ANTIDOTE,
    BOX,
    CAPULETS,
    EACH_ZONE,
    EMPTY,
    FACE,
    KIND,
    LOVERS,
    MODIFIER,
    MONTAGUES,
    ON,
    POISON,
    Card,
    Zone,
    bits,
)
from perfidie.games.verona.rules.scoring import WISHES, points
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.steps.rounds import PlayCard
from perfidie.games.verona.rules.steps.tokens import PlaceLastToken, PlaceToken
from perfidie.games.verona.rules.table import Table

IN_HAND = tuple(DRAFTED[power] for power in POWER)
LATENESS = tuple(LATE[power] for power in POWER)
"""By character: what it is worth in hand, and how much it is kept for a later turn."""
BOTH_LOVERS = 2.0
HASTE = 1.5
"""How much a card may be kept and still be played before one that need not be."""
PATIENCE = 0.65
"""What of its face a token brings when it is kept for a later turn."""
LATER = (
    {kind: PATIENCE * face for kind, face in enumerate(FACE)}
    | dict.fromkeys(DECOYS, 0.3)
    | {POISON: 1.2, ANTIDOTE: 0.5}
)
"""By kind: what a token brings when it is kept."""
NOTHING = 0.1
"""Less than this is not worth a swap."""
NEVER = -2.0
"""How a choice feels that can only do harm."""
SURVIVES = 0.88
"""With Poison: the chance that a token nobody knows does not kill the character it lies on."""


class Scale:
    """What follows from the rules of a table and is asked again and again."""

    def __init__(self, rules: Rules) -> None:
        self.rival = 1 / (rules.seats - 1)
        """A point for one of the others costs this much: only the difference counts."""
        self.worth = tuple(tuple(points(rules, kind, zone) for zone in EACH_ZONE) for kind in KIND.values())
        """By kind and zone: the points on an objective that is met."""
        self.turns = rules.seats * rules.hand
        self.average = sum(FACE[kind] for kind in rules.kinds) / len(rules.kinds)


scale_of = lru_cache(maxsize=64)(Scale)


class Feeling:
    """How a table looks to one of its seats: who is ahead on which character, and whom it knows to be poisoned."""

    __slots__ = ("council", "doubt", "exile", "net", "rules", "scale", "unrest")

    def __init__(self, s: Table, seat: int) -> None:
        self.rules = rules = s.setup
        self.scale = known = scale_of(rules)
        self.net: dict[Card, float] = {}
        """By character on whom tokens lie: what it would bring this seat, less what it would bring the others."""
        self.doubt: dict[Card, int] = {}
        """By character: how many of its tokens this seat does not know."""
        net, doubt, doses = self.net, self.doubt, dict[Card, int]()
        owners, kinds, looked = s.owners, s.kinds, s.looked[seat]
        for zone, number in enumerate(s.zones) if owners else ():
            if number < 0:
                continue
            card, mine = ON[zone], owners[number] == seat
            if mine or number in looked:
                kind = kinds[number]
                net[card] = net.get(card, 0.0) + known.worth[kind][zone] * (1.0 if mine else -known.rival)
                if kind >= POISON:
                    doses[card] = doses.get(card, 0) + (1 if kind == POISON else -1)
            else:
                net[card] = net.get(card, 0.0) - known.rival * (known.average + MODIFIER[zone])
                doubt[card] = doubt.get(card, 0) + 1
        alive = ~bits([card for card, dose in doses.items() if dose > 0]) if doses else -1
        self.council, self.exile = bits(s.council) & alive, bits(s.exile) & alive
        to_come = known.turns - len(s.plays)
        self.unrest = UNREST[0] + UNREST[1] * to_come if to_come else 0.0

    def ahead(self, council: int, exile: int) -> float:
        """By how much this seat may expect to be ahead on the tokens that lie, in this position."""
        chance = self.chance
        return sum([net * chance(card, council, exile) for card, net in self.net.items()])

    def chance(self, card: Card, council: int, exile: int) -> float:
        """How likely this character's wish is to come true, as far as the seat can tell."""
        who = 1 << card
        if not (council | exile) & who:
            return 0.0
        if self.unrest:
            found = 1 / (1 + exp(-MARGIN[card](council, exile, who) / self.unrest))
        else:
            found = float(WISH[card](self.rules, council, exile, who))
        return found * SURVIVES ** self.doubt.get(card, 0) if self.rules.poison else found

    def chances(self, cards: Iterable[Card]) -> dict[Card, float]:
        """The same for several, as they stand."""
        return {card: self.chance(card, self.council, self.exile) for card in cards}


WISH = {card: wish for card, _, wish in WISHES}


# By how many steps a wish is fulfilled: below 0, how many it lacks


def clans(council: int, exile: int, who: int) -> float:
    """More of the lord's own clan than of the other one."""
    ahead = (council & CAPULETS).bit_count() - (council & MONTAGUES).bit_count()
    return (ahead if who & CAPULETS else -ahead) - 0.5


def balance(council: int, exile: int, who: int) -> float:
    """As many of one clan as of the other; four neutrals are too rare to be counted on."""
    return 0.5 - abs((council & CAPULETS).bit_count() - (council & MONTAGUES).bit_count())


def crowd(council: int, exile: int, who: int) -> float:
    """More in Exile than at the Council."""
    return CROWDED * (exile.bit_count() - council.bit_count() - 0.5)


def company(council: int, exile: int, who: int) -> float:
    """In the larger group."""
    more = exile.bit_count() - council.bit_count()
    return CROWDED * ((more if exile & who else -more) - 0.5)


def lovers(council: int, exile: int, who: int) -> float:
    """Together or not: there are no steps between."""
    return 0.5 if LOVERS & council == LOVERS or LOVERS & exile == LOVERS else -0.5


def apart(council: int, exile: int, who: int) -> float:
    """The opposite."""
    return -lovers(council, exile, who)


CROWDED = 0.6
"""Every card changes the crowd, and a move by two: a step of it counts for less."""
MARGINS: dict[str, Callable[[int, int, int], float]] = {
    "balance": balance,
    "exile_majority": crowd,
    "capulet_majority": clans,
    "montague_majority": clans,
    "together": lovers,
    "apart": apart,
    "largest_group": company,
}
MARGIN = {card: MARGINS[BOX.card[card].objective] for card in WISH}
UNREST = (0.3, 0.15)
"""How uncertain the end is while cards are still to come, and how much more with each of them, in steps."""


Scores = list[float]


# Mise en place


def drafted(s: Table, seat: int, legal: Sequence[Draft]) -> Scores:
    """Movers before all; who holds both lovers decides alone where they meet."""
    hand = bits(s.hands[seat]) & LOVERS
    return [IN_HAND[action.card] + (BOTH_LOVERS if hand and 1 << action.card & LOVERS else 0.0) for action in legal]


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
    ahead, council, exile = feeling.ahead, feeling.council, feeling.exile
    return [
        ahead(council | (action.place == COUNCIL) << action.card, exile | (action.place == EXILE) << action.card)
        - 2.0 * LATENESS[action.card]
        for action in legal
    ]


def moved(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """Every character where the bets want it."""
    feeling = Feeling(s, seat)
    ahead, council, exile = feeling.ahead, feeling.council, feeling.exile
    alive = council | exile
    scores: Scores = []
    for action in legal:
        one = 1 << action.card & alive if isinstance(action, Move) else 0
        scores.append(ahead(council ^ one, exile ^ one))
    return scores


def swapped(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """One's own best token to where it will count; the others' away from there."""
    feeling = Feeling(s, seat)
    average, rival, zones = feeling.scale.average, feeling.scale.rival, s.zones
    chances = feeling.chances(feeling.net)
    weight: Scores = []
    for number, owner in enumerate(s.owners):
        face = FACE[s.kinds[number]] if owner == seat or number in s.looked[seat] else average
        weight.append(face if owner == seat else -rival * face)
    return [
        (chances[ON[action.a]] - chances[ON[action.b]]) * (weight[zones[action.b]] - weight[zones[action.a]])
        if isinstance(action, Swap)
        else NOTHING
        for action in legal
    ]


def looked(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """Unknown tokens on the likeliest objectives."""
    feeling, seen, zones = Feeling(s, seat), s.looked[seat], s.zones
    chances = feeling.chances(feeling.net)
    return [
        sum([NOTHING + chances[ON[zone]] for zone in action.zones if zones[zone] not in seen])
        if isinstance(action, Look)
        else 0.0
        for action in legal
    ]


def copied(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """A mover before a Lady, a Lady before Paris."""
    return [IN_HAND[action.card] if isinstance(action, Copy) else 0.0 for action in legal]


def placed(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """What a token brings here and now, less what it brings when it is kept; 0 for keeping them all."""
    feeling, left = Feeling(s, seat), s.left[seat]
    occasions = 0 if isinstance(s.agenda[-1], PlaceLastToken) else len(s.hands[seat]) + 1  # after this one
    later = {kind: LATER[kind] if occasions else 0.0 for kind in left}
    lost = min(later.values()) if occasions < len(left) else 0.0  # whoever waits cannot place them all
    worth, net = feeling.scale.worth, feeling.net
    chances = feeling.chances({ON[zone] for zone, number in enumerate(s.zones) if number == EMPTY})
    scores: Scores = []
    for action in legal:
        if not isinstance(action, Place):
            scores.append(0.0)
            continue
        kind, card = action.kind, ON[action.zone]
        if kind == POISON:
            now = -net.get(card, 0.0) * chances[card]
        elif kind == ANTIDOTE:
            now = net.get(card, 0.0) * chances[card] * (1 - SURVIVES ** feeling.doubt.get(card, 0))
        else:
            now = chances[card] * worth[kind][action.zone]
        scores.append(now - later[kind] + lost + 0.01 * MODIFIER[action.zone] if now > 0 else NEVER)
    return scores


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
"""By step: how good each choice feels to a seat; the scale is points, roughly."""


# What comes to mind at all


def offered(s: Table, seat: int, rng: Random) -> Sequence[Action]:
    """The choices that instinct compares: one card at its two places, and of each character the best empty zone."""
    step = s.agenda[-1]
    if isinstance(step, PlayCard):
        return PLAY[min(s.hands[seat], key=lambda card: LATENESS[card] + HASTE * rng.random())]
    if isinstance(step, PlaceToken):
        front: list[Zone] = []
        for zone, number in zip(EACH_ZONE, s.zones, strict=True):
            if number == EMPTY and not (front and ON[front[-1]] == ON[zone]):
                front.append(zone)
        return [SKIP_TOKEN, *[PLACE[kind][zone] for kind in s.left[seat] for zone in front]]
    return step.legal(s)
