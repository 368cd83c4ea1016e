"""The almanac of the duel: ingredients, pages, balance cards, coins, the guild house and the mayor.

All of it comes from the box. Pages and cards have anchors (`page-blue_1`, `card-3`) that the table can link to.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.scene import Draw, Html
from perfidie.games.charlatans.rules.box import (
    BOOKS,
    BOX,
    CHIPS,
    COLOUR_OF,
    COLOURS,
    ORANGE,
    ROOF,
    SETS,
    START_BAG,
    TOTAL,
    Page,
    Row,
)
from perfidie.games.charlatans.web.reading import BONUS_EMBLEMS, ROOF_EMBLEMS, Chips
from perfidie.texts import Texts

Counted = tuple[tuple[str, int], ...]
"""Chips, each with a number: how many there are, or what it costs."""


class Ingredient(NamedTuple):
    """A colour and how many chips of each value are in the box."""

    colour: str
    chips: Counted


class Entry(NamedTuple):
    """A page of a book, with the price of each chip of its colour."""

    id: str
    set: str
    timing: str
    prices: Counted


class Card(NamedTuple):
    """A balance card; `offer` is the one suggested for a first game."""

    id: str
    chip: str
    offer: Row


def almanac(draw: Draw, texts: Texts) -> Html:
    """The box at a glance."""
    return draw(
        "charlatans/almanac.html",
        ingredients=tuple([Ingredient(name, of_colour(colour, TOTAL)) for colour, name in enumerate(COLOURS)]),
        total=sum(TOTAL),
        start=counted(tuple([CHIPS[chip] for chip in START_BAG])),
        start_total=len(START_BAG),
        fixed=tuple([(colour, fixed_prices(colour)) for colour, name in enumerate(COLOURS) if colour not in BOOKS]),
        colours=COLOURS,
        sets=SETS,
        books=tuple([(COLOURS[colour], tuple(map(entry, pages_of(colour)))) for colour in BOOKS]),
        cards=tuple([Card(str(card.number), card.chip, card.suggested) for card in BOX.card]),
        coins=tuple([(coin.id, tuple([(side, BONUS_EMBLEMS[side]) for side in coin.sides])) for coin in BOX.coin]),
        roof=tuple([(bonus, ROOF_EMBLEMS[bonus]) for bonus in ROOF]),
        mayor=tuple(BOX.mayor.items()),
    )


def of_colour(colour: int, row: Row) -> Counted:
    """A row by chip, for the chips of one colour."""
    return tuple([(CHIPS[chip], row[chip]) for chip, of in enumerate(COLOUR_OF) if of == colour])


def counted(chips: Chips) -> Counted:
    """Chips of one kind together, in the order of the box."""
    return tuple([(chip, chips.count(chip)) for chip in CHIPS if chip in chips])


def priced(colour: int, prices: Row) -> Counted:
    """The chips of one colour with their prices."""
    chips = [chip for chip, of in zip(CHIPS, COLOUR_OF, strict=True) if of == colour]
    return tuple(zip(chips, prices, strict=True))


def fixed_prices(colour: int) -> Counted:
    """Of the three books that are the same in every game, only pumpkins are for sale."""
    return priced(colour, BOX.ingredient[colour].price) if colour == ORANGE else ()


def pages_of(colour: int) -> list[Page]:
    """The four pages of a book."""
    return [page for page in BOX.page if page.ingredient == COLOURS[colour]]


def entry(page: Page) -> Entry:
    """A page as the almanac shows it."""
    return Entry(page.id, page.set, page.timing, priced(COLOURS.index(page.ingredient), page.price))
