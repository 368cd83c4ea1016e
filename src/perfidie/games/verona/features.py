"""The Council of Verona as it is easy to learn from: worked out from a view, seats counted from the viewer's own.

Of what is hidden each number says how likely it is, in hundredths, where all that the view allows is equally likely.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from perfidie.engine import Features, Field, View
from perfidie.engine.options import Value
from perfidie.engine.rows import LEAST_SIGNED, MOST_SIGNED, signed
from perfidie.games.verona.rules.actions import FIRST_PLAYER, VERBS
from perfidie.games.verona.rules.box import (
    ANTIDOTE,
    CAPULETS,
    CARD,
    EACH_ZONE,
    FACE,
    KIND,
    MODIFIER,
    MONTAGUES,
    NEUTRALS,
    ON,
    POISON,
    ZONE,
    Card,
    Cards,
    Kinds,
    Zone,
    Zones,
    bits,
)
from perfidie.games.verona.rules.scoring import met, points
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.knowledge import unknown_kinds, unplayed
from perfidie.games.verona.sight.view import CardIds, Sight

STEPS = (
    "DraftCard", "Exchange", "PlayCard", "Banish", "Recall", "SwapTokens", "LookAtTokens", "CopyCapulet",
    "CopyMontague", "PlaceToken", "PlaceLastToken",
)  # fmt: skip
POWERS = STEPS[3:9]
SURE = 100


@lru_cache(maxsize=64)
def layout(rules: Rules) -> tuple[Field, ...]:
    """What `glance` says, in its order: the decision, the points, the cards, the tokens, zone by zone."""
    seats, cards, kinds, spots = rules.seats, len(rules.cards), len(rules.kinds), len(zones(rules))
    most = min(MOST_SIGNED, rules.rounds * sum(FACE[kind] + max(MODIFIER) for kind in rules.kinds))
    least = max(LEAST_SIGNED, rules.rounds * sum(min(0, FACE[kind] + min(MODIFIER)) for kind in rules.kinds))
    return (
        Field("step", len(STEPS) + 1),
        Field("power_of", cards),
        Field("waiting", seats),
        Field("chosen", seats),
        Field("first", seats),
        Field("rounds_left", 1, 0, rules.rounds),
        Field("undealt", 1, 0, cards),
        Field("pack", 1, 0, rules.pack),
        Field("hand_sizes", seats, 0, max(rules.hand, rules.dealt)),
        Field("scores", seats, least, most),
        Field("ahead", 1, LEAST_SIGNED, MOST_SIGNED),
        Field("points_now", seats, least, most),
        Field("counts", 5, 0, cards),
        Field("met", len(wishers(rules))),
        Field("dies", len(wishers(rules))),
        Field("may_die", len(wishers(rules))),
        Field("hand", cards),
        Field("council", cards),
        Field("exile", cards),
        Field("in_pack", cards),
        Field("held_by_others", (seats - 1) * cards, 0, SURE),
        Field("left", kinds),
        Field("tokens_left", seats, 0, kinds),
        Field("kinds_of_others", (seats - 1) * kinds),
        Field("empty", spots),
        Field("owner", seats * spots),
        Field("certain", spots),
        Field("value", spots, 0, 10 * max(FACE)),
        Field("poison", spots, 0, SURE),
        Field("antidote", spots, 0, SURE),
        Field("lookers", spots, 0, seats),
    )


@lru_cache(maxsize=64)
def zones(rules: Rules) -> Zones:
    """The betting zones of the characters in use."""
    return tuple(zone for zone in EACH_ZONE if ON[zone] in rules.cards)


@lru_cache(maxsize=64)
def wishers(rules: Rules) -> Cards:
    """The characters in use that have an objective."""
    return tuple(dict.fromkeys(ON[zone] for zone in zones(rules)))


@lru_cache(maxsize=64)
def turned(rules: Rules, seat: int) -> tuple[int, ...]:
    """By code: the same action with seats counted from this one. Only the draw of the first player names a seat."""
    codes = list(range(len(VERBS)))
    for other in range(rules.seats):
        codes[FIRST_PLAYER[other].code] = FIRST_PLAYER[(other - seat) % rules.seats].code
    return tuple(codes)


@lru_cache(maxsize=64)
def agreed(seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    """What the table of a view agreed on, made once."""
    return Rules(seats, dict(options))


def glance(view: View[Sight]) -> bytearray:
    """What the view says, as signed bytes in the order of the layout. A spectator looks from the first seat."""
    sight, seats, rules = view.table, view.seats, agreed(view.seats, tuple(view.options.items()))
    order = [(seat + (view.seat or 0)) % seats for seat in range(seats)]
    doubts = {owner: tuple(kinds) for owner, (kinds, _, _) in unknown_kinds(view, rules).items()}
    bets = bets_in(sight, doubts)
    totals = [sum([past.scores[seat] for past in sight.past]) for seat in order]
    pack = sight.packs[-1] if sight.packs else None
    numbers = [
        *moment(view, rules, order),
        rules.rounds - len(sight.past),
        sight.undealt,
        sight.pack,
        *[sight.hand_sizes[seat] for seat in order],
        *totals,
        totals[0] - max(totals[1:]),
        *standing(sight, rules, order, bets),
        *among(rules.cards, sight.hand),
        *among(rules.cards, sight.council),
        *among(rules.cards, sight.exile),
        *among(rules.cards, pack.cards if pack and not pack.took else ()),
        *held_by_others(view, rules, order),
        *[kind in [KIND[left] for left in sight.left] for kind in rules.kinds],
        *[sight.tokens_left[seat] for seat in order],
        *[kind in doubts[seat] for seat in order[1:] for kind in rules.kinds],
    ]
    return signed(numbers + by_zone(sight, rules, order, bets))


def moment(view: View[Sight], rules: Rules, order: list[int]) -> list[int]:
    """Which decision it is, by whose power, who owes it, who has chosen already, who began."""
    step = view.step
    place = STEPS.index(step) if step in STEPS else len(STEPS)
    bearer = view.agenda[-1][2] if step in POWERS else ""
    chosen = [seat for seat, _ in view.committed]
    return [
        *[place == other for other in range(len(STEPS) + 1)],
        *among(rules.cards, (bearer,) if bearer else ()),
        *[seat in view.waiting for seat in order],
        *[seat in chosen for seat in order],
        *[seat == view.table.first for seat in order],
    ]


def among(cards: Cards, names: CardIds) -> list[int]:
    """By card in use: whether it is one of these."""
    held = [CARD[name] for name in names]
    return [card in held for card in cards]


def held_by_others(view: View[Sight], rules: Rules, order: list[int]) -> list[int]:
    """By seat after the viewer's and card: how likely it holds the card, in hundredths."""
    size = len(rules.cards)
    row = [0] * (rules.seats * size)
    if not view.table.undealt:
        place = {card: number for number, card in enumerate(rules.cards)}
        for cards, holders in unplayed(view, rules):
            shares = [SURE * holders.count(seat) // len(holders) for seat in order]
            for card in cards:
                for number, share in enumerate(shares):
                    row[number * size + place[CARD[card]]] = share
        for card in view.table.given:  # two players: in the opponent's hand until it is played
            if card not in view.table.plays:
                row[size + place[CARD[card]]] = SURE
    return row[size:]


class Bet(NamedTuple):
    """A token in a zone: whose, what it may be, how many looked at it."""

    owner: int
    kinds: Kinds
    lookers: int


def bets_in(sight: Sight, doubts: dict[int, Kinds]) -> dict[Zone, Bet]:
    """By zone: the token there; `doubts` are the kinds of everybody that this seat cannot place."""
    return {
        ZONE[CARD[token.card], token.zone]: Bet(
            token.owner, (KIND[token.kind],) if token.kind else doubts[token.owner], len(token.lookers)
        )
        for token in sight.tokens
    }


def standing(sight: Sight, rules: Rules, order: list[int], bets: dict[Zone, Bet]) -> list[int]:
    """If the round ended now, by what this seat knows: the points of everybody, how many are where, every objective."""
    wishing = wishers(rules)
    dying, mortal = doses(bets) if rules.poison else (set(), set())
    alive = ~bits(dying)
    council = bits(tuple([CARD[name] for name in sight.council])) & alive
    exile = bits(tuple([CARD[name] for name in sight.exile])) & alive
    granted = met(rules, council, exile)
    won = [0] * rules.seats
    for zone, bet in bets.items():
        if ON[zone] in granted:
            worth = [points(rules, kind, zone) for kind in bet.kinds]
            won[bet.owner] += sum(worth) // len(worth)
    families = [(council & family).bit_count() for family in (CAPULETS, MONTAGUES, NEUTRALS)]
    return [
        *[won[seat] for seat in order],
        *[council.bit_count(), exile.bit_count(), *families],
        *[card in granted for card in wishing],
        *[card in dying for card in wishing],
        *[card in mortal for card in wishing],
    ]


def doses(bets: dict[Zone, Bet]) -> tuple[set[Card], set[Card]]:
    """Who dies of the vials this seat is sure of; and who may die, with those that may lie hidden."""
    sure: dict[Card, int] = {}
    hidden: dict[Card, set[int]] = {}
    for zone, bet in bets.items():
        card = ON[zone]
        if bet.kinds in ((POISON,), (ANTIDOTE,)):
            sure[card] = sure.get(card, 0) + (1 if bet.kinds[0] == POISON else -1)
        elif POISON in bet.kinds:
            hidden.setdefault(card, set()).add(bet.owner)
    dying = {card for card, dose in sure.items() if dose > 0}
    return dying, dying | {card for card, owners in hidden.items() if sure.get(card, 0) + len(owners) > 0}


def by_zone(sight: Sight, rules: Rules, order: list[int], bets: dict[Zone, Bet]) -> list[int]:
    """Zone by zone: whether it is empty, whose token lies there, what it is worth by its mean, in tenths."""
    spots = zones(rules)
    played = [CARD[name] for name in sight.plays]
    lying = [bets.get(zone) for zone in spots]
    return [
        *[bet is None and ON[zone] in played for zone, bet in zip(spots, lying, strict=True)],
        *[bet is not None and bet.owner == seat for seat in order for bet in lying],
        *[bet is not None and len(bet.kinds) == 1 for bet in lying],
        *[10 * sum([FACE[kind] for kind in bet.kinds]) // len(bet.kinds) if bet else 0 for bet in lying],
        *[SURE * (POISON in bet.kinds) // len(bet.kinds) if bet else 0 for bet in lying],
        *[SURE * (ANTIDOTE in bet.kinds) // len(bet.kinds) if bet else 0 for bet in lying],
        *[bet.lookers if bet else 0 for bet in lying],
    ]


FEATURES = Features(version=1, layout=layout, glance=glance, turned=turned)
