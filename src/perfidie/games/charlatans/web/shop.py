"""5. Acheter de nouveaux ingrédients: the books are the shop, every chip a button with its price.

What cannot be bought is greyed and says why. The same stall, without prices, serves whoever may take a chip.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.charlatans.rules.box import BOX, DOUBLE_BUY, RULES, card_name
from perfidie.games.charlatans.web.books import SHELF, Book, Stock, shelf_of
from perfidie.games.charlatans.web.reading import Chips, Reading, read

KEEP = BOX.game["keep_gold"]
DOUBLE = card_name(DOUBLE_BUY)
FOR_SALE = SHELF[:-2]
GIVEN = {
    "RoofChip": (("black", *FOR_SALE), tuple(range(1, RULES["roof_chip_most"] + 1))),
    "TakeOne": (FOR_SALE, (1,)),
    "TakeFour": (FOR_SALE, (4,)),
}
"""By step, the colours and values that may be taken."""


class Offered(NamedTuple):
    """A chip on the stall: the words that take it, why they are refused, and the words that take two of it."""

    stock: Stock
    words: str
    why: str
    state: str
    """For the eye: `dear`, `gone` or `spent` where it cannot be had."""
    double: str


# The stage


def shop_stage(r: Reading) -> Html:
    """Every chip that is for sale, with its price and what is left of it."""
    return stall(r, "buy", FOR_SALE)


def stall_stage(r: Reading) -> Html:
    """The chips of the supply that this step gives away."""
    colours, values = GIVEN[r.step]
    return stall(r, "take", colours, values)


def stall(r: Reading, verb: str, colours: tuple[str, ...], values: tuple[int, ...] = ()) -> Html:
    """Chips of the supply, some colours and values of them; all values where none is said."""
    books = {book.colour: book for book in shelf_of(r.sight)}
    rows = joined([row_of(r, books[colour], verb, values) for colour in colours])
    return fill(counter(r.draw, len(values), len(colours)), rows=rows)


@kept
def counter(draw: Draw, columns: int, rows: int) -> Html:
    """The stall, with a hole for its rows; it has as many columns as there are values, none where there are all."""
    return draw("charlatans/stage.html#stall", columns=columns, rows=rows)


def row_of(r: Reading, book: Book, verb: str, values: tuple[int, ...] = ()) -> Html:
    """An ingredient with the chips of it that can be had, all values or some."""
    chips = [offered(r, stock, verb) for stock in book.stock if not values or stock.value in values]
    return row_piece(r.draw, book, tuple(chips), verb)


def offered(r: Reading, stock: Stock, verb: str) -> Offered:
    """A chip on the stall, and why it cannot be had."""
    words, double = (verb, stock.chip), (f"{verb}_double", stock.chip)
    legal = r.scene.legal
    why = "" if words in legal else r.scene.why_not(words)
    state = ""
    if words not in legal:
        colour = stock.chip.partition("-")[0]
        state = "spent" if colour in r.sight.spent else "dear" if stock.left else "gone"
    return Offered(stock, " ".join(words), why, state, " ".join(double) if double in legal else "")


@kept
def row_piece(draw: Draw, book: Book, chips: tuple[Offered, ...], verb: str) -> Html:
    """An ingredient of the stall."""
    return draw("charlatans/stage.html#row", book=book, chips=chips, priced=verb == "buy")


# The desk


def choices(scene: Scene) -> Html:
    """The purse, what was bought so far, and the way out."""
    r = read(scene)
    side = r.side(r.decider)
    bought = tuple([gain.chip for gain in r.sight.gained if gain.seat == r.decider and gain.round == r.sight.round])
    basket = tuple([chip for chip in bought if chip in side.bought])
    return purse(r.draw, side.gold, basket, DOUBLE in side.cards)


@kept
def purse(draw: Draw, gold: int, basket: Chips, double: bool) -> Html:
    """What there is to spend, and what is lost of it if one stops now."""
    lost = max(0, gold - KEEP)
    return draw(
        "charlatans/shop.html#purse", gold=gold, lost=lost, basket=basket, double=double, keep=KEEP, card=DOUBLE
    )
