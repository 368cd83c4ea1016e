"""What a seat makes of the glasses at a glance.

A glass is judged by the faces the seat knows; the others count as cards drawn from what it has not seen, as one bell
curve. `p` is the chance that a glass holds more antidote, `q` that it holds more poison.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import exp, sqrt
from operator import mul
from typing import NamedTuple

from perfidie.games.verre.rules.box import Card, Row
from perfidie.games.verre.rules.setup import Rules

Numbers = frozenset[int]


class Glance(NamedTuple):
    """By glass, the balance a seat expects and how far off it may be (its variance).

    Of a card that it does not know, the same.
    """

    means: list[float]
    variances: list[float]
    card_mean: float
    card_variance: float
    known: Numbers


@lru_cache(maxsize=4096)
def known_pours(rules: Rules, wesley: int, seat: int, turn: int) -> Numbers:
    """The numbers of the poured cards a seat is sure of in this turn: its own, and those its notebook gives away.

    At two seats a hand that comes back shows what is missing; the single card handed on last is poured by the left.
    """
    known = set(rules.own_pours[wesley][seat])
    left = rules.own_pours[wesley][(seat + 1) % rules.seats]
    if rules.turns > 1:
        known.add(left[-1])
    if rules.seats == 2:
        known.update(left[1:turn])
    return frozenset(known)


@lru_cache(maxsize=64)
def squares(rules: Rules) -> int:
    """The sum of the squares of all cards; the cards themselves add up to nothing."""
    return len(rules.deck) if rules.by_count else sum([card * card for card in rules.deck])


def weighed(rules: Rules, cards: Row) -> Row:
    """What cards count for (option compare)."""
    return tuple([1 if card > 0 else -1 for card in cards]) if rules.by_count else cards


def glance(rules: Rules, glasses: Sequence[Row], faces: Row, known: Numbers, hand: Row) -> Glance:
    """How the glasses look to somebody who knows these numbered cards and holds this hand."""
    faces, hand = weighed(rules, faces), weighed(rules, hand)
    sums, blanks = [], []
    seen, total, square = len(hand), sum(hand), 0
    for card in hand:
        square += card * card
    for row in glasses:
        here = blank = 0
        for number in row:
            if number in known:
                card = faces[number]
                here += card
                square += card * card
                seen += 1
            else:
                blank += 1
        sums.append(here)
        blanks.append(blank)
        total += here
    unseen = len(rules.deck) - seen
    if unseen <= 0:
        return Glance([float(here) for here in sums], [0.0] * len(sums), 0.0, 0.0, known)
    mean = -total / unseen
    variance = max(0.0, (squares(rules) - square) / unseen - mean * mean)
    spread = variance / max(1, unseen - 1)
    return Glance(
        [here + blank * mean for here, blank in zip(sums, blanks, strict=True)],
        [blank * (unseen - blank) * spread for blank in blanks],
        mean,
        variance,
        known,
    )


def odds(rules: Rules, mean: float, variance: float, bonus: int) -> tuple[float, float]:
    """The chances p and q of a glass, Wesley's half doses included; the bell curve is that of a logistic curve."""
    balance = 2 * mean + bonus
    if variance < 0.01:
        return sure_odds(rules, balance)
    scale = -0.85 / sqrt(variance)
    if bonus & 1:
        p = 1 / (1 + exp(scale * balance))
        return p, 1 - p
    above, below = 1 / (1 + exp(scale * (balance - 1))), 1 / (1 + exp(-scale * (balance + 1)))
    if rules.tie == "nothing":
        return above, below
    return (1 - below, below) if rules.tie == "antidote" else (above, 1 - above)


def sure_odds(rules: Rules, balance: float) -> tuple[float, float]:
    """The chances p and q of a glass that is known."""
    if abs(balance) < 0.5:
        return float(rules.tie == "antidote"), float(rules.tie == "poison")
    return float(balance > 0), float(balance < 0)


def worth(p: float, q: float, will_know: bool) -> float:
    """A heart lost by all rivals counts as one gained: drinking is worth p - q, refusing -p.

    Who announces last, with all other glasses open, will know: for them a bad glass costs nothing.
    """
    if will_know:
        return p
    return p - q if p - q > -p else -p


@lru_cache(maxsize=1024)
def chances_to_get(rules: Rules, wesley: int, seat: int) -> tuple[float, ...]:
    """How much the best glass counts for this seat, the second best, and so on: who chooses late may lose the best."""
    lost = rules.choice_order[wesley].index(seat) / rules.seats
    return tuple([(1 - lost) * lost**place for place in range(rules.glasses)])


def will_know(rules: Rules, wesley: int, seat: int) -> bool:
    """Whether this seat announces last, with all other glasses open."""
    return seat == rules.vizzini[wesley] and rules.seats > 2 and bool(rules.reveals_at_once)


def glass_values(rules: Rules, wesley: int, seat: int, seen: Glance) -> list[float]:
    """What each glass is worth in this seat's hands."""
    bonus = rules.bonus if seat == wesley else 0
    knows = will_know(rules, wesley, seat)
    return [
        worth(*odds(rules, mean, variance, bonus), knows)
        for mean, variance in zip(seen.means, seen.variances, strict=True)
    ]


def pour_worths(
    rules: Rules, wesley: int, seat: int, seen: Glance, glasses: Sequence[Row], cards: Collection[Card]
) -> list[tuple[float, Card, int]]:
    """What each card in each glass that is not full makes the table worth to this seat, with the card and the glass.

    Glasses are judged as if the places still free in them were filled by chance. Asked most of all in playouts: in
    the loops everything is written out.
    """
    capacity, spread = rules.capacity, squares(rules) / len(rules.deck)
    bonus = rules.bonus / 2 if seat == wesley else 0.0
    knows = will_know(rules, wesley, seat)
    means = [mean + bonus for mean in seen.means]
    spreads = [var + spread * (capacity - len(row)) + 0.25 for var, row in zip(seen.variances, glasses, strict=True)]
    values = []
    for mean, variance in zip(means, spreads, strict=True):
        p = 1 / (1 + exp(-1.7 * mean / sqrt(variance)))
        values.append(p if knows else 2 * p - 1 if p > 1 / 3 else -p)
    weights = chances_to_get(rules, wesley, seat)
    first = weights[0] == 1.0
    counted = [(card, (1 if card > 0 else -1) if rules.by_count else card) for card in cards]
    found = []
    for glass, row in enumerate(glasses):
        if len(row) >= capacity:
            continue
        mean, scale = means[glass], -1.7 / sqrt(spreads[glass] - spread)
        others = values[:glass] + values[glass + 1 :]
        best_other = max(others)
        for card, weight in counted:
            p = 1 / (1 + exp(scale * (mean + weight)))
            value = p if knows else 2 * p - 1 if p > 1 / 3 else -p
            if first:
                found.append((value if value > best_other else best_other, card, glass))
            else:
                ranked = [value, *others]
                ranked.sort(reverse=True)
                found.append((sum(map(mul, weights, ranked)), card, glass))
    return found
