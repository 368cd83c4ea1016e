"""The duel as it is easy to learn from: worked out from a view, the viewer's own side first.

Nothing is hidden, so what is counted is what a good player counts: chips by kind, what each costs today, how far the
patient is from either stand, and the risk of the next chip, in hundredths.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from perfidie.engine import Features, Field, View
from perfidie.engine.rows import LEAST_SIGNED, MOST_SIGNED, signed
from perfidie.games.charlatans.rules import DuelRules
from perfidie.games.charlatans.rules.actions import FIRST_PLAYER, VERBS
from perfidie.games.charlatans.rules.box import (
    BONUSES,
    BOX,
    CHIP,
    CHIPS,
    COINS,
    COLOUR_OF,
    COLOURS,
    KEPT_CARD,
    LAST_CARD,
    LAST_WHITE,
    PAGE,
    PAGES,
    PLAYERS,
    RULES,
    TOTAL,
    books,
    card_name,
)
from perfidie.games.charlatans.rules.setup import Rules
from perfidie.games.charlatans.sight.knowledge import distance, movement_now, odds, rules_of
from perfidie.games.charlatans.sight.view import Charlatan, Names, Sight

STEPS = (
    "ChooseCoin", "Brew", "TurnEnd", "BonusSpace", "SavePotion", "Penalty", "UpgradeLead", "UpgradePumpkin", "RoofChip",
    "Favour", "ChooseChip", "SetRivalsAside", "BuySteps", "UndoWhite", "ChooseZone", "StrikeDeal", "YieldToBlackmail",
    "ReturnSomeWhites", "ReturnColoured", "MakeOffer", "ChoosePan", "TakeOne", "TakeFour", "BuyChips",
)  # fmt: skip
DETAILS = ("chip", "most", "price", "demand", "more", "barred", "begun")
"""What a step may say of itself."""
CARDS = tuple(card_name(card) for card in range(LAST_CARD + 1))
KEPT = tuple(card_name(card) for card in sorted(KEPT_CARD.values()))
HUNDRED = 100


@lru_cache(maxsize=64)
def layout(rules: Rules) -> tuple[Field, ...]:
    """What `glance` says, in its order: the decision, the square, this round, both sides, the chips."""
    both, kinds, path = PLAYERS, len(CHIPS), BOX.path
    return (
        Field("step", len(STEPS) + 1),
        Field("detail", len(DETAILS), LEAST_SIGNED, MOST_SIGNED),
        *[Field(name, both) for name in ("waiting", "active", "starter", "taker", "discarder")],
        Field("rounds_left", 1, 0, rules.rounds),
        Field("patient", 1, -path.spaces, path.spaces),
        Field("park", 1, 0, rules.figures),
        Field("arrived", 1, 0, rules.figures),
        Field("mayor", 1),
        Field("race", 1),
        Field("extra", 1, 0, MOST_SIGNED),
        Field("placed", 1, 0, MOST_SIGNED),
        Field("offer", 3, 0, RULES["offer_markers"]),
        Field("pages", len(PAGES)),
        Field("coins", len(COINS)),
        Field("toss", len(BONUSES)),
        Field("card", LAST_CARD + 1),
        Field("spent", len(COLOURS)),
        Field("shields", LAST_WHITE + 1, 0, MOST_SIGNED),
        *[Field(name, both, *bounds) for name, bounds in OF_A_SIDE.items()],
        Field("coin_waits", both * len(BONUSES)),
        Field("kept", both * len(KEPT)),
        Field("last_colour", both * len(COLOURS)),
        *[Field(name, both * kinds, 0, max(TOTAL)) for name in ("bag", "neck", "bottom", "next_bag")],
        Field("shown", kinds, 0, max(TOTAL)),
        Field("supply", kinds, 0, max(TOTAL)),
        Field("price", kinds, 0, MOST_SIGNED),
    )


OF_A_SIDE = {
    "gold": (0, MOST_SIGNED),
    "stand": (0, BOX.path.stand_farthest),
    "to_cure": (0, BOX.game["goal"]),
    "distance": (LEAST_SIGNED, MOST_SIGNED),
    "movement": (LEAST_SIGNED, MOST_SIGNED),
    "chips_in_bag": (0, MOST_SIGNED),
    "risk": (0, HUNDRED),
    "last_white": (0, LAST_WHITE + 1),
    "track": (0, MOST_SIGNED),
    "web": (0, MOST_SIGNED),
    "amber": (0, MOST_SIGNED),
    "turns": (0, MOST_SIGNED),
    "exploded": (0, 1),
    "finished": (0, PLAYERS),
}
"""What is one number of a side, with its bounds, in the order of `of_a_side`."""


@lru_cache(maxsize=64)
def turned(rules: Rules, seat: int) -> tuple[int, ...]:
    """By code: the same action with seats counted from this one. Only the draw of the first player names a seat."""
    codes = list(range(len(VERBS)))
    for other, action in enumerate(FIRST_PLAYER):
        codes[action.code] = FIRST_PLAYER[(other - seat) % PLAYERS].code
    return tuple(codes)


def glance(view: View[Sight]) -> bytearray:
    """What the view says, as signed bytes in the order of the layout. A spectator looks from the first seat."""
    sight, rules = view.table, rules_of(view)
    order = (0, 1) if not view.seat else (1, 0)
    sides = [sight.sides[seat] for seat in order]
    numbers = [
        *moment(view, order),
        rules.rounds - sight.round,
        sight.space if sight.half == order[0] else -sight.space,
        sight.park,
        len(sight.arrived),
        sight.mayor_walks,
        sight.race,
        sight.extra,
        sight.placed,
        *((1, *sight.offer) if sight.offer else (0, 0, 0)),
        *one_of(PAGES, sight.pages),
        *one_of(COINS, sight.coins),
        *one_of(BONUSES, sight.toss),
        *one_of(CARDS, (sight.card,)),
        *one_of(COLOURS, sight.spent),
        *[sight.shields.count(highest) for highest in range(1, LAST_WHITE + 2)],
    ]
    told = [of_a_side(view, rules, seat) for seat in order]
    numbers += [number for pair in zip(*told, strict=True) for number in pair]
    for side in sides:
        numbers += one_of(BONUSES, (side.waiting,))
    for side in sides:
        numbers += one_of(KEPT, side.cards)
    for side in sides:
        last = side.trail[-1]
        numbers += one_of(range(len(COLOURS)), (COLOUR_OF[CHIP[last]],) if last else ())
    return signed(numbers + chips(sight, sides))


def moment(view: View[Sight], order: tuple[int, int]) -> list[int]:
    """Which decision it is, what its step says of itself, and who is who in it."""
    sight = view.table
    place, details = len(STEPS), [0] * len(DETAILS)
    if view.step in STEPS:
        name, *values = view.agenda[-1]
        step = DuelRules.steps[name](*values)
        place = STEPS.index(name)
        details = [int(getattr(step, detail, 0)) for detail in DETAILS]
    return [
        *[place == other for other in range(len(STEPS) + 1)],
        *details,
        *[seat in view.waiting for seat in order],
        *[seat == who for who in (sight.active, sight.starter, sight.taker, sight.discarder) for seat in order],
    ]


def one_of(things: Sequence[object], present: Sequence[object]) -> list[int]:
    """By thing: whether it is among those present."""
    return [thing in present for thing in things]


def of_a_side(view: View[Sight], rules: Rules, seat: int) -> list[int]:
    """How far one side has come, and what its next chip risks."""
    sight, side = view.table, view.table.sides[seat]
    risk = odds(view, seat)
    return [
        side.gold,
        side.stand,
        max(0, rules.goal - side.cured),
        distance(view, seat),
        movement_now(view, seat),
        len(side.bag),
        HUNDRED * risk.bad // risk.chips if risk.chips else 0,
        side.whites[-1].value if side.whites else 0,
        side.whites[-1].space if side.whites else 0,
        side.web,
        side.amber,
        side.turns,
        side.exploded,
        sight.finished.index(seat) + 1 if seat in sight.finished else 0,
    ]


def chips(sight: Sight, sides: list[Charlatan]) -> list[int]:
    """By kind of chip: where they lie on either side, what is left, and what each costs today."""
    found: list[int] = []
    for side in sides:
        found += counted(side.bag)
    for side in sides:
        found += counted(side.neck)
    for side in sides:
        found += counted(side.bottom)
    for side in sides:
        found += counted(side.aside + side.bought)
    price = books(tuple([PAGE[page] for page in sight.pages])).price
    return [*found, *counted(sight.shown), *[sight.supply[name] for name in CHIPS], *price]


def counted(names: Names) -> list[int]:
    """By kind: how many of these chips are of it."""
    row = [0] * len(CHIPS)
    for name in names:
        row[CHIP[name]] += 1
    return row


FEATURES = Features(version=1, layout=layout, glance=glance, turned=turned)
