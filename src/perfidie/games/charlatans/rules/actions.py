"""What a charlatan, or chance, can do. Chips are named by colour and value (`black-2`), cards by their number."""

from __future__ import annotations

from itertools import combinations, product

from perfidie.engine import Action, Vocabulary
from perfidie.games.charlatans.rules.box import (
    BLACK,
    BONUSES,
    BOX,
    BUYABLE,
    CHIP,
    CHIPS,
    COIN_OF,
    COINS,
    COLOUR_OF,
    FAVOURS,
    HIGHER,
    KEPT_CARD,
    LAST_WHITE,
    OFFERS,
    ORANGE,
    PAGES,
    PLAYERS,
    RULES,
    VALUE,
    Chip,
    Chips,
    Row,
    Zone,
    card_name,
)


class OfChip(Action, frozen=True, eq=False):
    """Something done with a chip."""

    chip: Chip


class Upgrade(OfChip, frozen=True, eq=False):
    """Augmenter la valeur d'un jeton."""

    zone: Zone


class Of(Action, frozen=True, eq=False):
    """Something named by one number: a card, a bonus, a page, a space, an amount, a seat."""

    number: int


class Offer(Action, frozen=True, eq=False):
    """Poser les marqueurs d'offre."""

    upgrades: int
    gold: int


class DrawCoins(Action, frozen=True, eq=False):
    """Chance names the two coins of this game."""

    coins: Row


NECK, BOTTOM = Zone(0), Zone(1)
ZONES = ("neck", "bottom")
EVERY_CHIP = tuple(CHIP.values())
COLOURED = EVERY_CHIP[LAST_WHITE + 1 :]
FOR_SALE = tuple(chip for chip in EVERY_CHIP if COLOUR_OF[chip] in BUYABLE)
TRACK = range(1, BOX.flask.mined[-1] + max(VALUE[: LAST_WHITE + 1]) + 2)
"""Every space a white can come to lie on, beyond the printed ones too."""
MOST_PAID = max(
    max((*page.demands, *page.amount), default=0) for page in BOX.page if page.demands or page.timing == "now"
)

VERBS = Vocabulary()


def _with_chips(verb: str, chips: Chips) -> dict[Chip, OfChip]:
    return {chip: VERBS.add(OfChip, verb, CHIPS[chip], chip=chip) for chip in chips}


# 1. Lancer de pièces
COIN = tuple(VERBS.add(Of, "coin", COINS[COIN_OF[bonus]], name, number=bonus) for bonus, name in enumerate(BONUSES))

# 2. Préparer la potion
DRAW = VERBS.add(Action, "draw")
STOP = VERBS.add(Action, "stop")
COIN_WHITES = VERBS.add(Action, "coin_return_whites")
USE = {card: VERBS.add(Of, "card", card_name(card), number=card) for card in sorted(KEPT_CARD.values())}
PAY_STEP = VERBS.add(Action, "pay_step")
COIN_COLOUR = _with_chips("coin_return_colour", COLOURED)
COIN_UPGRADE = _with_chips("coin_upgrade", tuple(c for c in COLOURED if COLOUR_OF[c] == BLACK and HIGHER[c] >= 0))
COIN_PATIENT = VERBS.add(Action, "coin_patient")
END_TURN = VERBS.add(Action, "end_turn")
BONUS_STAND = VERBS.add(Action, "stand")
BONUS_UPGRADE = VERBS.add(Action, "improve")
UPGRADE = {
    (zone, chip): VERBS.add(Upgrade, "upgrade", name, CHIPS[chip], zone=zone, chip=chip)
    for zone, name in enumerate(ZONES)
    for chip in COLOURED
    if COLOUR_OF[chip] in (BLACK, ORANGE) and HIGHER[chip] >= 0
}
DECLINE = VERBS.add(Action, "decline")
PLACE = _with_chips("place", EVERY_CHIP)
PLACE_NONE = VERBS.add(Action, "place_none")
RETURN_WHITE = {space: VERBS.add(Of, "return_white", str(space), number=space) for space in TRACK}
KEEP_WHITE = VERBS.add(Action, "keep_white")
RETURN = _with_chips("return", COLOURED)
ENOUGH = VERBS.add(Action, "enough")
PAY = tuple(VERBS.add(Of, "pay", str(gold), number=gold) for gold in range(MOST_PAID + 1))
TO_NECK = VERBS.add(Action, "to_neck")
TO_BOTTOM = VERBS.add(Action, "to_bottom")
TAKE_GOLD = VERBS.add(Action, "gold")
TAKE_STEPS = VERBS.add(Action, "steps")
SET_ASIDE = _with_chips("set_aside", COLOURED)
SET_NONE = VERBS.add(Action, "set_none")
ACCEPT = VERBS.add(Action, "accept")
LOSE_GOLD = VERBS.add(Action, "lose_gold")
GIVE_STEPS = VERBS.add(Action, "give_steps")
FAVOUR = tuple(VERBS.add(Of, "mayor", name, number=favour) for favour, name in enumerate(FAVOURS))

# 3. Effets
REFUSE = VERBS.add(Action, "refuse")

# 4. Régulation des échanges
OFFER = {(u, g): VERBS.add(Offer, "offer", str(u), str(g), upgrades=u, gold=g) for u, g in OFFERS}
TAKE_CARD = VERBS.add(Action, "take_card")
TAKE_OFFER = VERBS.add(Action, "take_offer")
TAKE = _with_chips("take", COLOURED)

# 5. Acheter de nouveaux ingrédients
BUY = _with_chips("buy", FOR_SALE)
BUY_DOUBLE = _with_chips("buy_double", FOR_SALE)
END_BUY = VERBS.add(Action, "end_buy")

# Chance
FIRST_PLAYER = tuple(VERBS.add(Of, "first_player", str(seat), number=seat) for seat in range(PLAYERS))
OPEN_BOOK = tuple(VERBS.add(Of, "open_book", name, number=page) for page, name in enumerate(PAGES))
COINS_IN_PLAY = {
    pair: VERBS.add(DrawCoins, "coins_in_play", *[COINS[coin] for coin in pair], coins=pair)
    for pair in combinations(range(len(COINS)), 2)
}
TURN_UP = tuple(VERBS.add(Of, "turn_up", card_name(card), number=card) for card in range(len(BOX.card)))
TOSS = tuple(VERBS.add(Of, "toss", name, number=bonus) for bonus, name in enumerate(BONUSES))
DRAWN = tuple(VERBS.add(OfChip, "drawn", CHIPS[chip], chip=chip) for chip in EVERY_CHIP)

# More markers than there are: never legal, and refused by that rule
for upgrades, gold in product(range(RULES["offer_markers"] + 1), repeat=2):
    if (upgrades, gold) not in OFFER:
        VERBS.add(Offer, "offer", str(upgrades), str(gold), upgrades=upgrades, gold=gold)
