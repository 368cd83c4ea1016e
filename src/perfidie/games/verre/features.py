"""The poisoned glass as a learner reads it best: from a view, with nothing left to look up.

Seats are counted from the viewer's own. A card is named by its place in the deck, a poured card by who poured it and
when; faces are signed, an antidote above 0 and a poison below. What is certain, seen or deduced, counts as known.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from perfidie.engine import Features, Field, Options, View
from perfidie.games.verre.rules.actions import CARD, FIRST_WESLEY, VERBS
from perfidie.games.verre.rules.box import BOX, Card
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.sight.view import Sight

STEPS = ("SpyGlass", "PourCard", "SwapOrEndTurn", "SwapOrLeave", "TakeGlass", "Announce")
LEAST_HEARTS = -128
MOST_HEARTS = max(int(hearts) for option in BOX.option if option.id == "start_hearts" for hearts in option.values)
LEAD = 16
"""By how much more somebody leads is not told."""
FAR = 127
"""Rounds, where no end of them is agreed on or it is further off than a byte tells."""
QUARTERS = 4
"""A mean is told in quarters."""
MOST = 127
"""What is expected of a glass goes no further than a byte tells."""


@lru_cache(maxsize=64)
def layout(rules: Rules) -> tuple[Field, ...]:
    """Where everything stands."""
    seats, deck, glasses, turns = rules.seats, len(rules.deck), rules.glasses, rules.turns
    cap, top = rules.capacity, rules.figures.max_value
    most = cap * (1 if rules.by_count else top)
    return (
        Field("step", len(STEPS) + 1),
        Field("actor", seats),
        Field("wesley", seats),
        Field("turn", turns),
        Field("power", 1),
        Field("hearts", seats, LEAST_HEARTS, MOST_HEARTS),
        Field("lead", seats, -LEAD, LEAD),
        Field("rotation", seats),
        Field("rounds_left", 1, 0, FAR),
        Field("hand", deck),
        Field("held", deck, 0, turns),
        Field("passed", deck),
        Field("unseen", deck),
        Field("face", glasses * cap, -top, top),
        Field("count", glasses, 0, cap),
        Field("unknown", glasses, 0, cap),
        Field("top", glasses, -top, top),
        Field("balance", glasses, -most, most),
        Field("certain", glasses),
        Field("peeked", glasses, 0, 2),
        Field("mean", glasses, -MOST, MOST),
        Field("variance", glasses, 0, MOST),
        Field("poured_at", seats * turns * glasses),
        Field("poured_face", seats * turns, -top, top),
        Field("spied", seats * glasses),
        Field("taken", seats * glasses),
        Field("announced", seats, -1, 1),
        Field("opened", seats),
        Field("mine", 3, -most, most),
        Field("mine_expected", 2, -MOST, MOST),
    )


@lru_cache(maxsize=64)
def rules_of(seats: int, options: tuple[tuple[str, object], ...]) -> Rules:
    """The set-up of a view: its figures are worked out once."""
    agreed: Options = dict(options)  # type: ignore[arg-type]
    return Rules(seats, agreed)


@lru_cache(maxsize=64)
def turned(rules: Rules, seat: int) -> tuple[int, ...]:
    """By code: the same action with seats counted from this one. Only chance, naming the first Wesley, names a seat."""
    codes = list(range(len(VERBS)))
    for named in range(rules.seats):
        codes[FIRST_WESLEY[named].code] = FIRST_WESLEY[(named - seat) % rules.seats].code
    return tuple(codes)


def glance(view: View[Sight]) -> bytearray:
    """What the view says, laid out as `layout` has it; a spectator looks from the first seat."""
    rules = rules_of(view.seats, tuple(view.options.items()))
    me = view.seat or 0
    around = [(me + step) % rules.seats for step in range(rules.seats)]
    told = [*moment(view, rules, around), *cards(view.table, rules)]
    means, variances = expected(view.table, rules)
    told += [*glasses(view.table, rules), *means, *variances]
    told += [*pours(view.table, rules, me), *deeds(view.table, rules, around)]
    mine = view.table.taken[me]
    told += [means[mine], variances[mine]] if mine >= 0 else [0, 0]
    return bytearray([number & 0xFF for number in told])


def moment(view: View[Sight], rules: Rules, around: list[int]) -> Iterator[int]:
    """What is being played, by whom, and how the game stands."""
    table, me = view.table, around[0]
    step = STEPS.index(view.step) if view.step in STEPS else len(STEPS)
    yield from (step == other for other in range(len(STEPS) + 1))
    yield from (seat in view.waiting for seat in around)
    yield from (seat == table.wesley for seat in around)
    yield from (turn == table.turn for turn in range(rules.turns))
    yield table.power
    yield from (max(table.hearts[seat], LEAST_HEARTS) for seat in around)
    yield from (max(-LEAD, min(table.hearts[me] - table.hearts[seat], LEAD)) for seat in around)
    yield from (table.round % rules.seats == place for place in range(rules.seats))
    yield min(rules.max_rounds - table.round, FAR) if rules.max_rounds else FAR


def cards(table: Sight, rules: Rules) -> Iterator[int]:
    """By card: in my hand; the last turn, from 1, in which I held it; passed on, or unseen, and who knows where."""
    hand = {CARD[word] for word in table.hand}
    known = {CARD[word] for word in (*table.faces, table.removed) if word}
    held: dict[Card, int] = {CARD[word]: seen.turn + 1 for seen in table.hands_seen for word in seen.cards}
    hidden = [card not in hand and card not in known for card in rules.deck]
    yield from (card in hand for card in rules.deck)
    yield from (held.get(card, 0) for card in rules.deck)
    yield from (away and card in held for card, away in zip(rules.deck, hidden, strict=True))
    yield from (away and card not in held for card, away in zip(rules.deck, hidden, strict=True))


def glasses(table: Sight, rules: Rules) -> Iterator[int]:
    """By glass: its known faces from the bottom; cards; unknown cards; its top; its balance, and whether it is certain.

    Where it is not, the known cards alone are weighed. Last, how many of its cards Vizzini looked at by the power.
    """
    piles = table.glasses or ((),) * rules.glasses
    faces = [[CARD[table.faces[number]] if table.faces[number] else Card(0) for number in pile] for pile in piles]
    for known in faces:
        yield from known
        yield from (0,) * (rules.capacity - len(known))
    yield from map(len, faces)
    yield from (known.count(Card(0)) for known in faces)
    yield from (known[-1] if known else 0 for known in faces)
    yield from (weighed(table, rules, glass, known)[0] for glass, known in enumerate(faces))
    yield from (weighed(table, rules, glass, known)[1] for glass, known in enumerate(faces))
    yield from (sum(number in table.peeked for number in pile) for pile in piles)


def expected(table: Sight, rules: Rules) -> tuple[list[int], list[int]]:
    """By glass, the balance to expect, in quarters, and its variance, from what the notebook leaves open.

    Each unknown card counts as any of its group. Whole numbers all the way, so that every machine says the same.
    """
    unknown: dict[int, tuple[int, int]] = {}
    for group in table.groups:
        weights = [weight(rules, word) for word in group.cards]
        count, total = len(weights), sum(weights)
        mean = 4 * QUARTERS * total // count
        variance = 4 * (count * sum(each * each for each in weights) - total * total) // (count * count)
        unknown |= dict.fromkeys(group.places, (mean, variance))
    means, variances = [], []
    for pile in table.glasses or ((),) * rules.glasses:
        known = sum(weight(rules, table.faces[number]) for number in pile if table.faces[number])
        rest = [unknown[number] for number in pile if not table.faces[number]]
        mean = QUARTERS * known + sum(each for each, _ in rest) // 4
        means.append(max(-MOST, min(mean, MOST)))
        variances.append(min(sum(each for _, each in rest) // 4, MOST))
    return means, variances


def weight(rules: Rules, word: str) -> int:
    """What a card weighs: its signed value, or one where cards are counted."""
    card = CARD[word]
    return (card > 0) - (card < 0) if rules.by_count else card


def weighed(table: Sight, rules: Rules, glass: int, known: list[Card]) -> tuple[int, bool]:
    """Antidote minus poison in a glass, and whether that is certain: else it is that of its known cards."""
    certain = table.balances[glass] if table.balances else None
    if certain is not None:
        return certain, True
    return sum((face > 0) - (face < 0) if rules.by_count else face for face in known), False


def pours(table: Sight, rules: Rules, me: int) -> Iterator[int]:
    """By seat and turn: in which glass the card lies now that was poured then, and its face where it is known."""
    at = {number: glass for glass, pile in enumerate(table.glasses) for number in pile}
    own = rules.own_pours[table.wesley]
    numbers = [number for step in range(rules.seats) for number in own[(me + step) % rules.seats]]
    for number in numbers:
        yield from (at.get(number) == glass for glass in range(rules.glasses))
    for number in numbers:
        word = table.faces[number] if number in at else ""
        yield CARD[word] if word else 0


def deeds(table: Sight, rules: Rules, around: list[int]) -> Iterator[int]:
    """By seat: what it spied, took, announced and opened. Last my own glass: balance, unknown cards, certainty."""
    row = range(rules.glasses)
    yield from (glass in table.spied[seat] for seat in around for glass in row)
    yield from (glass == table.taken[seat] for seat in around for glass in row)
    yield from (table.announced[seat] for seat in around)
    yield from (table.opened[seat] for seat in around)
    mine = table.taken[around[0]]
    if mine < 0:
        yield from (0, 0, 0)
        return
    known = [CARD[table.faces[number]] if table.faces[number] else Card(0) for number in table.glasses[mine]]
    balance, certain = weighed(table, rules, mine, known)
    yield from (balance, known.count(Card(0)), certain)


FEATURES = Features(version=2, layout=layout, glance=glance, turned=turned)
