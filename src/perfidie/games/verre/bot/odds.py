"""What a seat makes of the glasses at a glance.

A glass is judged by the faces the seat knows; the others count as cards drawn from what it has not seen, as one bell
curve. `p` is the chance that a glass holds more antidote, `q` that it holds more poison. Playouts ask for this most of
all: what follows from a seat's role is counted once, known cards are the bits of an int, and loops are written out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from operator import mul
from random import Random
from typing import NamedTuple

from perfidie.games.verre.rules.box import Card, Hand, Row
from perfidie.games.verre.rules.setup import Rules

SLACK = 1e-9
"""More than sums of a few fractions can be off by."""


class Glance(NamedTuple):
    """By glass, the balance a seat expects and how far off it may be (its variance).

    Of a card that it does not know, the same.
    """

    means: list[float]
    variances: list[float]
    card_mean: float
    card_variance: float
    known: int


class Role:
    """What one seat's place behind this Wesley comes to, in every round."""

    def __init__(self, rules: Rules, wesley: int, seat: int) -> None:
        self.seat, self.glasses, self.capacity, self.cards = seat, rules.glasses, rules.capacity, len(rules.deck)
        self.by_count, self.tie = rules.by_count, str(rules.tie)
        self.squares = len(rules.deck) if rules.by_count else sum([card * card for card in rules.deck])
        """The sum of the squares of all cards; the cards themselves add up to nothing."""
        self.spread = self.squares / len(rules.deck)
        self.bonus = rules.bonus if seat == wesley else 0
        self.is_vizzini = seat == rules.vizzini[wesley]
        self.will_know = self.is_vizzini and rules.seats > 2 and bool(rules.reveals_at_once)
        """Whether it announces last, with all other glasses open."""
        lost = rules.choice_order[wesley].index(seat) / rules.seats
        self.weights = tuple([(1 - lost) * lost**place for place in range(rules.glasses)])
        """How much the best glass counts for it, the second best, and so on: who chooses late may lose the best."""
        self.known = tuple([known_pours(rules, wesley, seat, turn) for turn in range(rules.turns)])
        """By turn: the poured cards it is sure of."""


@lru_cache(maxsize=64)
def roles_of(rules: Rules) -> tuple[tuple[Role, ...], ...]:
    """By Wesley and by seat, made once."""
    seats = range(rules.seats)
    return tuple(tuple(Role(rules, wesley, seat) for seat in seats) for wesley in seats)


def known_pours(rules: Rules, wesley: int, seat: int, turn: int) -> int:
    """The poured cards a seat is sure of in this turn, one bit each: its own, and those its notebook gives away.

    At two seats a hand that comes back shows what is missing; the single card handed on last is poured by the left.
    """
    left = rules.own_pours[wesley][(seat + 1) % rules.seats]
    given_away = (left[-1:] if rules.turns > 1 else ()) + (left[1:turn] if rules.seats == 2 else ())
    return known_too(0, rules.own_pours[wesley][seat] + given_away)


def known_too(known: int, numbers: Sequence[int]) -> int:
    """The known cards, and these."""
    for number in numbers:
        known |= 1 << number
    return known


def weighed(cards: Row) -> Row:
    """What cards count for where only their number counts (option compare)."""
    return tuple([1 if card > 0 else -1 for card in cards])


def glance(role: Role, glasses: Sequence[Row], faces: Row, known: int, hand: Row) -> Glance:
    """How the glasses look to somebody who knows these numbered cards and holds this hand."""
    if role.by_count:
        faces, hand = weighed(faces), weighed(hand)
    sums: list[int] = []
    blanks: list[int] = []
    seen, total, square = len(hand), sum(hand), 0
    for card in hand:
        square += card * card
    for row in glasses:
        here, blank = 0, len(row)
        for number in row:
            if known >> number & 1:
                card = faces[number]
                here += card
                square += card * card
                blank -= 1
                seen += 1
        sums.append(here)
        blanks.append(blank)
        total += here
    unseen = role.cards - seen
    if unseen <= 0:
        return Glance([float(here) for here in sums], [0.0] * len(sums), 0.0, 0.0, known)
    mean = -total / unseen
    variance = max(0.0, (role.squares - square) / unseen - mean * mean)
    spread = variance / (unseen - 1) if unseen > 1 else variance
    means = [here + blank * mean for here, blank in zip(sums, blanks, strict=True)]
    return Glance(means, [blank * (unseen - blank) * spread for blank in blanks], mean, variance, known)


def odds(role: Role, mean: float, variance: float) -> tuple[float, float]:
    """The chances p and q of a glass, Wesley's half doses included; the bell curve is that of a logistic curve."""
    balance = 2 * mean + role.bonus
    if variance < 0.01:
        return sure_odds(role, balance)
    scale = -0.85 / sqrt(variance)
    if role.bonus & 1:
        p = 1 / (1 + exp(scale * balance))
        return p, 1 - p
    above, below = 1 / (1 + exp(scale * (balance - 1))), 1 / (1 + exp(-scale * (balance + 1)))
    if role.tie == "nothing":
        return above, below
    return (1 - below, below) if role.tie == "antidote" else (above, 1 - above)


def sure_odds(role: Role, balance: float) -> tuple[float, float]:
    """The chances p and q of a glass that is known."""
    if abs(balance) < 0.5:
        return float(role.tie == "antidote"), float(role.tie == "poison")
    return float(balance > 0), float(balance < 0)


def glass_value(role: Role, mean: float, variance: float) -> float:
    """What a glass is worth in the hands of this role.

    A heart lost by all rivals counts as one gained: drinking is worth p - q, refusing -p. Who announces last, with all
    other glasses open, will know: for them a bad glass costs nothing.
    """
    p, q = odds(role, mean, variance)
    if role.will_know:
        return p
    return p - q if p - q > -p else -p


def glass_values(role: Role, seen: Glance) -> list[float]:
    """The same of each glass."""
    return [glass_value(role, mean, variance) for mean, variance in zip(seen.means, seen.variances, strict=True)]


def prospects(role: Role, seen: Glance, glasses: Sequence[Row]) -> tuple[list[float], list[float], list[float]]:
    """By glass, before a card is poured: its mean, the steepness of its curve with one card more, and its value.

    Glasses are judged as if the places still free in them were filled by chance; a full one has no steepness, 0.
    """
    means: list[float] = []
    scales: list[float] = []
    values: list[float] = []
    bonus, spread, capacity, knows = role.bonus / 2, role.spread, role.capacity, role.will_know
    for mean, variance, row in zip(seen.means, seen.variances, glasses, strict=True):
        mean += bonus
        room = capacity - len(row)
        variance = variance + spread * room + 0.25
        p = 1 / (1 + exp(-1.7 * mean / sqrt(variance)))
        means.append(mean)
        values.append(p if knows else 2 * p - 1 if p > 1 / 3 else -p)
        scales.append(-1.7 / sqrt(variance - spread) if room > 0 else 0.0)
    return means, scales, values


def ranked(weights: tuple[float, ...], value: float, others: list[float]) -> float:
    """What glasses of these values are worth together: the best ones count most. The others come best first."""
    if weights[0] == 1.0:
        return value if value > others[0] else others[0]
    values = [value, *others]
    if value < others[0]:
        values.sort(reverse=True)
    return sum(map(mul, weights, values), 0.0)


def pour_worths(role: Role, seen: Glance, glasses: Sequence[Row], cards: Hand) -> list[tuple[float, Card, int]]:
    """What each card in each glass that is not full makes the table worth to this seat, with the card and the glass."""
    means, scales, values = prospects(role, seen, glasses)
    ordered, weights, knows = sorted(values, reverse=True), role.weights, role.will_know
    counted = weighed(cards) if role.by_count else cards
    found: list[tuple[float, Card, int]] = []
    alike: dict[tuple[float, float, float], list[float]] = {}  # unknown glasses are all the same
    for glass, scale in enumerate(scales):
        if not scale:
            continue
        mean, before = means[glass], values[glass]
        worths = alike.get((mean, scale, before))
        if worths is None:
            worths = alike[mean, scale, before] = []
            others = ordered.copy()
            others.remove(before)
            for weight in counted:
                p = 1 / (1 + exp(scale * (mean + weight)))
                worths.append(ranked(weights, p if knows else 2 * p - 1 if p > 1 / 3 else -p, others))
        found += [(worth, card, glass) for worth, card in zip(worths, cards, strict=True)]
    return found


def best_pour(
    role: Role, seen: Glance, glasses: Sequence[Row], cards: Hand, noise: float, rng: Random
) -> tuple[Card, int]:
    """The card and the glass that make the table worth most, give or take a little noise.

    A glass that gains so much raises the table by no more than the weight of the best one times that, and one that
    loses does not raise it at all: most pours are out of the question before anything is ranked.
    """
    means, scales, values = prospects(role, seen, glasses)
    ordered, weights, knows, random = sorted(values, reverse=True), role.weights, role.will_know, rng.random
    counted = weighed(cards) if role.by_count else cards
    now, heaviest = sum(map(mul, weights, ordered)) + SLACK, weights[0]
    best, most = (cards[0], 0), -9.0
    for glass, scale in enumerate(scales):
        if not scale:
            continue
        mean, before = means[glass], values[glass]
        for place, weight in enumerate(counted):
            p = 1 / (1 + exp(scale * (mean + weight)))
            value = p if knows else 2 * p - 1 if p > 1 / 3 else -p
            draw = noise * random()
            if (now + heaviest * (value - before) if value > before else now) + draw > most:
                others = ordered.copy()
                others.remove(before)
                worth = ranked(weights, value, others) + draw
                if worth > most:
                    best, most = (cards[place], glass), worth
    return best
