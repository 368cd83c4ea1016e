"""Reflexes at the Council of Verona: what a seat thinks of each choice at first sight, in microseconds.

Everything here is read from a table, but only what the seat may know of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from perfidie.engine import Action
from perfidie.games.verona.bot.feeling import Feeling, scale_of
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
    CARDS,
    EACH_ZONE,
    EMPTY,
    FACE,
    FAMILIES,
    FAMILY,
    LOVERS,
    MODIFIER,
    ON,
    POISON,
    Card,
    Zone,
    bits,
)
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
NO_BET = (0.0, 1.0)
"""What lies on a character without tokens: nothing to win, nothing to fear."""
NEVER = -2.0
"""How a choice feels that can only do harm."""

WAVER = {
    "DraftCard": 1.5, "Exchange": 2.0, "PlayCard": 2.0, "Banish": 0.6, "Recall": 0.6, "SwapTokens": 0.6,
    "LookAtTokens": 0.5, "CopyCapulet": 2.0, "CopyMontague": 2.0, "PlaceToken": 1.5, "PlaceLastToken": 0.4,
}  # fmt: skip
"""By step: how far instinct may stray from the best score, so that it does not always do the same."""

STAYS = -1


def alike(card: Card) -> int:
    """The same number for all whose move changes the clans and the crowds alike, and nothing else."""
    one = 1 << card
    if one & LOVERS or BOX.card[card].objective == "largest_group":
        return card
    families = [FAMILY[name] & one > 0 for name in FAMILIES]
    return len(CARDS) + sum([is_member << place for place, is_member in enumerate(families)])


ALIKE = tuple(alike(card) for card in CARDS)

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
    feeling = Feeling(s, seat, scale_of(s.setup))
    ahead, council, exile = feeling.ahead, feeling.council, feeling.exile
    return [
        ahead(council | (action.place == COUNCIL) << action.card, exile | (action.place == EXILE) << action.card)
        - 2.0 * LATENESS[action.card]
        for action in legal
    ]


def moved(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """Every character where the bets want it."""
    feeling = Feeling(s, seat, scale_of(s.setup))
    ahead, council, exile = feeling.ahead, feeling.council, feeling.exile
    alive = council | exile
    felt: dict[int, float] = {}
    scores: Scores = []
    for action in legal:
        one, effect = 0, STAYS
        if isinstance(action, Move) and alive >> action.card & 1:
            one, effect = 1 << action.card, ALIKE[action.card]
        score = felt.get(effect)
        if score is None:
            score = felt[effect] = ahead(council ^ one, exile ^ one)
        scores.append(score)
    return scores


def swapped(s: Table, seat: int, legal: Sequence[Action]) -> Scores:
    """One's own best token to where it will count; the others' away from there."""
    scale = scale_of(s.setup)
    feeling = Feeling(s, seat, scale)
    average, rival, zones = scale.average, scale.rival, s.zones
    chances = feeling.chances([card for card, _, _ in feeling.bets])
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
    feeling, seen, zones = Feeling(s, seat, scale_of(s.setup)), s.looked[seat], s.zones
    chances = feeling.chances([card for card, _, _ in feeling.bets])
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
    feeling, left = Feeling(s, seat, scale_of(s.setup)), s.left[seat]
    occasions = 0 if isinstance(s.agenda[-1], PlaceLastToken) else len(s.hands[seat]) + 1  # after this one
    later = {kind: LATER[kind] if occasions else 0.0 for kind in left}
    lost = min(later.values()) if occasions < len(left) else 0.0  # whoever waits cannot place them all
    worth = feeling.scale.worth
    bets = {card: (net, survives) for card, net, survives in feeling.bets}
    chances = feeling.chances({ON[zone] for zone, number in enumerate(s.zones) if number == EMPTY})
    scores: Scores = []
    for action in legal:
        if not isinstance(action, Place):
            scores.append(0.0)
            continue
        kind, card = action.kind, ON[action.zone]
        net, survives = bets.get(card, NO_BET)
        if kind == POISON:
            now = -net * chances[card]
        elif kind == ANTIDOTE:
            now = net * chances[card] * (1 - survives)
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
