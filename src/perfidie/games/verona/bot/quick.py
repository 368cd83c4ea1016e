"""The choices that playouts ask for most, made in one pass: what the scores of the reflexes name, without listing them.

A choice and its score are compared as soon as they are known, with the same draws in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from perfidie.engine import Action
from perfidie.games.verona.bot.feeling import AT_COUNCIL, IN_EXILE, Feeling, Scale, people, scale_of
from perfidie.games.verona.bot.reflexes import (
    BOTH_LOVERS,
    HASTE,
    IN_HAND,
    LATENESS,
    LATER,
    NO_BET,
    NOTHING,
    WAVER,
)
from perfidie.games.verona.rules.actions import COUNCIL, DRAFT, EXILE, PLACE, PLAY, SKIP_POWER, SKIP_TOKEN, SWAP
from perfidie.games.verona.rules.box import (
    ABSENT,
    CARDS,
    EACH_ZONE,
    EMPTY,
    FACE,
    LOVERS,
    MODIFIER,
    ON,
    POISON,
    ZONES_OF,
    Card,
    Zone,
    Zones,
)
from perfidie.games.verona.rules.steps.powers import SwapTokens
from perfidie.games.verona.rules.steps.rounds import DraftCard, PlayCard
from perfidie.games.verona.rules.steps.tokens import PlaceLastToken, PlaceToken
from perfidie.games.verona.rules.table import Table

SLIGHT = tuple(0.01 * modifier for modifier in MODIFIER)
"""By zone: what decides between two of them where nothing else does."""

WISHERS: tuple[tuple[Card, Zones], ...] = tuple((card, ZONES_OF[card]) for card in CARDS if ZONES_OF[card])
"""The objective characters with their zones."""

Front = tuple[Zone, float, float, float]
"""The best empty zone of a character: the chance of its wish, what lies there for the seat, and whether it is safe."""


def draft(s: Table, seat: int, rng: Random) -> Action:
    """The card that is worth most in hand."""
    random, waver, most = rng.random, WAVER["DraftCard"], -1e9
    wanted = LOVERS if LOVERS & people(s.hands[seat]) else 0
    best = s.pack[0]
    for card in s.pack:
        score = IN_HAND[card] + (BOTH_LOVERS if wanted >> card & 1 else 0.0) + waver * random()
        if score > most:
            best, most = card, score
    return DRAFT[best]


def play(s: Table, seat: int, rng: Random) -> Action:
    """What need not be kept, where it serves the bets made."""
    random, waver, soonest = rng.random, WAVER["PlayCard"], 1e9
    hand = s.hands[seat]
    card = hand[0]
    for other in hand:
        late = LATENESS[other] + HASTE * random()
        if late < soonest:
            card, soonest = other, late
    feeling = Feeling(s, seat, scale_of(s.setup))
    council, exile, kept = feeling.council, feeling.exile, 2.0 * LATENESS[card]
    here = feeling.ahead(council | 1 << card, exile) - kept + waver * random()
    there = feeling.ahead(council, exile | 1 << card) - kept + waver * random()
    return PLAY[card][EXILE if there > here else COUNCIL]


def place(s: Table, seat: int, rng: Random) -> Action:
    """The token that brings most here and now, at a place of the last lap too."""
    scale, left, random = scale_of(s.setup), s.left[seat], rng.random
    is_last = s.agenda[-1].__class__ is PlaceLastToken
    waver = WAVER["PlaceLastToken" if is_last else "PlaceToken"]
    occasions = 0 if is_last else len(s.hands[seat]) + 1
    lost = min([LATER[kind] for kind in left]) if 0 < occasions < len(left) else 0.0
    fronts = open_fronts(s, seat, scale)
    best, most = SKIP_TOKEN, waver * random()  # what can only do harm never feels better than this: NEVER + waver < 0
    for kind in left:
        worth, later = scale.worth[kind], LATER[kind] if occasions else 0.0
        for zone, chance, net, survives in fronts:
            now = chance * worth[zone] if kind < POISON else vial_worth(kind, chance, net, survives)
            draw = waver * random()
            if now > 0:
                score = now - later + lost + SLIGHT[zone] + draw
                if score > most:
                    best, most = PLACE[kind][zone], score
    return best


def vial_worth(kind: int, chance: float, net: float, survives: float) -> float:
    """Poison where the others are ahead, an Antidote where the seat is and something unknown lies."""
    return -net * chance if kind == POISON else net * chance * (1 - survives)


def open_fronts(s: Table, seat: int, scale: Scale) -> list[Front]:
    """Of each character with an empty zone the best one; what lies on them counts with Poison alone."""
    bets: dict[Card, tuple[float, float]] = {}
    if s.setup.poison:
        feeling = Feeling(s, seat, scale)
        bets = {card: (net, survives) for card, net, survives in feeling.bets}
        council, exile = feeling.council, feeling.exile
    else:
        council, exile = people(s.council), people(s.exile)
    row = scale.chances(council, exile, scale.turns - len(s.plays))
    fronts: list[Front] = []
    zones = s.zones
    for card, own in WISHERS:
        if zones[own[0]] == ABSENT:
            continue
        for zone in own:
            if zones[zone] == EMPTY:
                net, survives = bets.get(card, NO_BET)
                here, there = council >> card & 1, exile >> card & 1
                chance = row[AT_COUNCIL[card]] if here else row[IN_EXILE[card]] if there else 0.0
                fronts.append((zone, chance * survives, net, survives))
                break
    return fronts


def swap(s: Table, seat: int, rng: Random) -> Action:
    """One's own best token to where it will count; the others' away from there."""
    random, waver, scale, mine = rng.random, WAVER["SwapTokens"], scale_of(s.setup), s.looked[seat]
    feeling = Feeling(s, seat, scale)
    chances = feeling.chances([card for card, _, _ in feeling.bets])
    lying: list[tuple[Zone, float, float]] = []
    for zone, number in zip(EACH_ZONE, s.zones, strict=True):
        if number >= 0:
            owns = s.owners[number] == seat
            face = FACE[s.kinds[number]] if owns or number in mine else scale.average
            lying.append((zone, chances[ON[zone]], face if owns else -scale.rival * face))
    best, most = (lying[0][0], lying[1][0]), -1e9
    for place, (zone, chance, weight) in enumerate(lying):
        for other, there, its_weight in lying[place + 1 :]:
            score = (chance - there) * (its_weight - weight) + waver * random()
            if score > most:
                best, most = (zone, other), score
    return SKIP_POWER if NOTHING + waver * random() > most else SWAP[best]


QUICK: dict[type, Callable[[Table, int, Random], Action]] = {
    DraftCard: draft,
    PlayCard: play,
    PlaceToken: place,
    PlaceLastToken: place,
    SwapTokens: swap,
}
"""By step."""
