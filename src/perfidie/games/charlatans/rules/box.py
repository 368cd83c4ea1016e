"""The box: what is printed, read from the data file.

A chip is an int, its place among the kinds of chips (white 1, white 2 ... purple 4); a colour, a page, a card and a
coin are ints in the same way. Outside they have names.
"""

from __future__ import annotations

from functools import cache
from typing import NewType

import msgspec

from perfidie.engine import Option, Preset
from perfidie.engine.data import load_toml

Chip = NewType("Chip", int)
Colour = NewType("Colour", int)
Zone = NewType("Zone", int)
"""A kind of chip, a colour, neck or bottom: ints that must not be taken for each other, or for a value."""
Row = tuple[int, ...]
Rows = tuple[Row, ...]
Chips = tuple[Chip, ...]


class Ingredient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour: its values, how many chips of each there are, and how many a starting bag holds, the tiny one too."""

    id: str
    values: Row
    chips: Row
    start: Row = ()
    tiny: Row = ()
    price: Row = ()
    effect: str = ""
    amount: Row = ()


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page of an ingredient book; rows go by the value of the chip."""

    id: str
    ingredient: str
    set: str
    timing: str
    effect: str
    price: Row
    amount: Row = ()
    thresholds: Row = ()
    steps: Row = ()
    demands: Row = ()
    space: int = 0
    lead: int = 0
    gold: int = 0
    rival_gold: int = 0
    stand: int = 0


class Coin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coin and the bonus on either side."""

    id: str
    sides: tuple[str, str]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A balance card; `suggested` is the offer (upgrades, gold) printed for beginners."""

    number: int
    effect: str
    kept: bool = False
    chip: str = ""
    suggested: Row = ()


class Path(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The market square."""

    spaces: int
    stand_start: int
    stand_nearest: int
    stand_farthest: int
    retreat: int


class Flask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The flask: neck, mines and bonus spaces of the white track."""

    neck: int
    mined: Row
    bonus: Row


class Box(msgspec.Struct, frozen=True):
    """The data file."""

    game: dict[str, int]
    tiny: dict[str, int]
    path: Path
    flask: Flask
    rules: dict[str, int]
    guild_house: dict[str, tuple[str, ...]]
    mayor: dict[str, int]
    ingredient: tuple[Ingredient, ...]
    page: tuple[Page, ...]
    coin: tuple[Coin, ...]
    card: tuple[Card, ...]
    option: tuple[Option, ...]
    preset: tuple[Preset, ...]


BOX = load_toml("perfidie.games.charlatans", "cards.toml", Box)
RULES = BOX.rules
PLAYERS = 2
SEATS = range(PLAYERS, PLAYERS + 1)
SEAT_NAMES = ("blue", "yellow")
SIGN = (1, -1)
"""By seat: which way is its half. The patient stands on a number: 3 is blue's space 3, -3 yellow's, 0 nowhere."""

# Chips

COLOURS = tuple(each.id for each in BOX.ingredient)
COLOUR = {name: Colour(colour) for colour, name in enumerate(COLOURS)}
WHITE, BLACK, ORANGE = (COLOUR[name] for name in ("white", "black", "orange"))
BOOKS = tuple(COLOUR[each.id] for each in BOX.ingredient if not each.effect)
"""The six colours whose book has four sets of pages, in the order of phase 3."""

_KINDS = tuple((COLOUR[each.id], place) for each in BOX.ingredient for place in range(len(each.values)))
CHIPS = tuple(f"{COLOURS[colour]}-{BOX.ingredient[colour].values[place]}" for colour, place in _KINDS)
CHIP = {name: Chip(chip) for chip, name in enumerate(CHIPS)}
COLOUR_OF = tuple(colour for colour, _ in _KINDS)
PLACE_OF: Row = tuple(place for _, place in _KINDS)
"""By chip: the place of its value among those of its colour, to read a row of the box by."""
VALUE: Row = tuple(BOX.ingredient[colour].values[place] for colour, place in _KINDS)
TOTAL: Row = tuple(BOX.ingredient[colour].chips[place] for colour, place in _KINDS)
FIRST_CHIP = tuple(Chip(COLOUR_OF.index(colour)) for colour in COLOUR.values())
"""By colour: its lowest chip."""
WHITE_1 = FIRST_CHIP[WHITE]
LAST_WHITE = Chip(WHITE_1 + len(BOX.ingredient[WHITE].values) - 1)
"""Whites are the first kinds: a chip is white up to this one."""
HIGHER = tuple(
    Chip(chip + 1 if COLOUR_OF[chip + 1 : chip + 2] == (colour,) else -1) for chip, colour in enumerate(COLOUR_OF)
)
"""By chip: the next one of its colour, -1 for the highest."""
NO_COLOUR = Colour(-1)
BUYABLE = (ORANGE, *BOOKS)


def bag_of(rows: tuple[Row, ...]) -> Chips:
    """A bag, told by colour: how many chips of each value it holds, or nothing."""
    return tuple(
        Chip(chip) for chip, (colour, place) in enumerate(_KINDS) if rows[colour] for _ in range(rows[colour][place])
    )


START_BAG = bag_of(tuple(each.start for each in BOX.ingredient))
TINY_BAG = bag_of(tuple(each.tiny for each in BOX.ingredient))


def chips(row: Chips) -> tuple[str, ...]:
    """Chips as they are named outside."""
    return tuple([CHIPS[chip] for chip in row])


def into(bag: Chips, row: Chips) -> Chips:
    """The bag with these chips in it; a bag has no order, so it is kept sorted."""
    return tuple(sorted(bag + row)) if row else bag


# Pages

SETS = tuple(dict.fromkeys(page.set for page in BOX.page))
PAGES = tuple(page.id for page in BOX.page)
PAGE = {name: page for page, name in enumerate(PAGES)}
PAGE_OF = {(COLOUR[page.ingredient], page.set): number for number, page in enumerate(BOX.page)}


class Books:
    """The books open on the table: what each chip costs and does."""

    def __init__(self, pages: Row) -> None:
        open_at = {COLOUR[BOX.page[page].ingredient]: BOX.page[page] for page in pages}
        prices = {colour: page.price for colour, page in open_at.items()} | {ORANGE: BOX.ingredient[ORANGE].price}
        self.page = open_at
        self.price: Row = tuple(prices[colour][place] if colour in prices else 0 for colour, place in _KINDS)
        """By chip; 0: it cannot be bought."""
        self.within = tuple(
            tuple([Chip(chip) for chip, price in enumerate(self.price) if 0 < price <= gold])
            for gold in range(max(self.price) + 1)
        )
        """By gold: the chips it is enough for, the last row for any more."""
        self.effect = tuple(
            (open_at[colour].effect if open_at[colour].timing == "now" else "")
            if colour in open_at
            else BOX.ingredient[colour].effect
            for colour in COLOUR_OF
        )
        """By chip: what happens when it is placed; nothing for a page of phase 3."""
        self.later = tuple(page for page in pages if BOX.page[page].timing == "phase3")


@cache
def books(pages: Row) -> Books:
    """The books open at these pages."""
    return Books(pages)


# Coins, cards, roof

COINS = tuple(coin.id for coin in BOX.coin)
BONUSES = tuple(side for coin in BOX.coin for side in coin.sides)
BONUS = {name: bonus for bonus, name in enumerate(BONUSES)}
COIN_OF: Row = tuple(coin for coin, each in enumerate(BOX.coin) for _ in each.sides)
"""By bonus: the coin it stands on."""
CARD = {card.number: place for place, card in enumerate(BOX.card)}
LAST_CARD = len(BOX.card)
"""The card of the last round, which lies under all others."""
NO_CARD = -1
KEPT_CARD = {card.effect: place for place, card in enumerate(BOX.card) if card.kept}
SAVE_WHITE, RETURN_COLOURS, DOUBLE_BUY, RETURN_TWO_WHITES = (
    KEPT_CARD[name] for name in ("save_white", "return_colours", "double_buy", "return_two_whites")
)
ROOF = BOX.guild_house["bonuses"]
FAVOURS = ("gold", "stand", "upgrade")
OFFERS = tuple(
    (upgrades, gold)
    for upgrades in range(RULES["offer_markers"] + 1)
    for gold in range(RULES["offer_markers"] + 1 - upgrades)
)


def card_name(card: int) -> str:
    """A card as it is named outside: by its number, `last` for the last round's, empty for none."""
    return "" if card == NO_CARD else "last" if card == LAST_CARD else str(BOX.card[card].number)


# What texts may say of the box


def figure(row: Row) -> int | str:
    """A row by value as a page says it: `1/2/3`, or one figure where it is the same for every chip."""
    return row[0] if len({*row}) == 1 else "/".join(map(str, row))


def started(kind: Ingredient) -> str:
    """How many chips of each value are in a starting bag: `1×4, 2×2`."""
    return ", ".join([f"{value}×{count}" for value, count in zip(kind.values, kind.start, strict=False) if count])


def in_box(kind: Ingredient) -> str:
    """How many chips of each value the box holds: `1×11, 2×4, 3×2`."""
    return ", ".join([f"{value}×{count}" for value, count in zip(kind.values, kind.chips, strict=True)])


def figures_of(page: Page) -> dict[str, int | str]:
    """The figures of a page: each by the name of its field, rows whole and one by one, `plus` as steps to be won."""
    found: dict[str, int | str] = {}
    for field in ("amount", "thresholds", "steps", "demands"):
        row: Row = getattr(page, field)
        found |= {f"{page.id}-{field}": figure(row)} if row else {}
        found |= {f"{page.id}-{field}-{place}": each for place, each in enumerate(row, start=1)}
    if page.amount:
        found[f"{page.id}-plus"] = "/".join(f"+{each}" for each in page.amount)
    return found | {
        f"{page.id}-{field}": getattr(page, field) for field in ("space", "lead", "gold", "rival_gold", "stand")
    }


FIGURES: dict[str, int | str | tuple[str, ...]] = {
    **BOX.game,
    **RULES,
    **msgspec.structs.asdict(BOX.path),
    **{f"mayor_{name}": number for name, number in BOX.mayor.items()},
    **{f"tiny_{name}": number for name, number in BOX.tiny.items()},
    "tiny_chips": len(TINY_BAG),
    "short_of_goal": BOX.game["goal"] - 1,
    "pile_cards": BOX.game["rounds"] - 1,
    "neck": BOX.flask.neck,
    "first_mine": BOX.flask.mined[0],
    "mined": ", ".join(map(str, BOX.flask.mined)),
    "bonus_spaces": ", ".join(map(str, BOX.flask.bonus)),
    "chips_total": sum(TOTAL),
    "cards_total": len(BOX.card),
    "white_values": ", ".join(map(str, BOX.ingredient[WHITE].values)),
    "colour_values": ", ".join(map(str, BOX.ingredient[ORANGE].values)),
    "lead_values": ", ".join(map(str, BOX.ingredient[BLACK].values)),
    "lead_gold": figure(BOX.ingredient[BLACK].amount),
    **{f"box_{each.id}": in_box(each) for each in BOX.ingredient},
    **{f"start_{each.id}": started(each) for each in BOX.ingredient},
    **{f"coin_of_{bonus}": (COINS[COIN_OF[place]],) for place, bonus in enumerate(BONUSES)},
    **{f"card_{card.number}": (card.chip,) for card in BOX.card if card.chip},
    **{name: number for page in BOX.page for name, number in figures_of(page).items()},
}
"""The printed figures that every text of the game may read: whoever corrects one corrects the sentences too."""
