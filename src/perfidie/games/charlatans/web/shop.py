"""5. Acheter de nouveaux ingrédients: the books are the shop, every chip a button with its price.

What cannot be bought is greyed and says why. The same stall, without prices, serves whoever may take a chip.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.charlatans.rules.box import BOX, DOUBLE_BUY, card_name
from perfidie.games.charlatans.web.books import SHELF, Book, Stock, shelf_of
from perfidie.games.charlatans.web.reading import Chips, Reading, read

KEEP = BOX.game["keep_gold"]
DOUBLE = card_name(DOUBLE_BUY)
FOR_SALE = SHELF[:-2]


class Offered(NamedTuple):
    """A chip on the stall: the words that take it, why they are refused, and the words that take two of it."""

    stock: Stock
    words: str
    why: str
    state: str
    """For the eye: `dear`, `gone` or `spent` where it cannot be had."""
    double: str


def choices(scene: Scene) -> Html:
    """The stall, the purse, what was bought so far, and the way out."""
    r = read(scene)
    side = r.side(r.decider)
    stall = joined([row_of(r, book, "buy") for book in shelf_of(r.sight) if book.colour in FOR_SALE])
    lost = max(0, side.gold - KEEP)
    bought = tuple([gain.chip for gain in r.sight.gained if gain.seat == r.decider and gain.round == r.sight.round])
    basket = tuple([chip for chip in bought if chip in side.bought])
    return fill(counter(r.draw, side.gold, lost, basket, DOUBLE in side.cards), stall=stall)


@kept
def counter(draw: Draw, gold: int, lost: int, basket: Chips, double: bool) -> Html:
    """The shop, with a hole for its stall."""
    return draw(
        "charlatans/shop.html#counter", gold=gold, lost=lost, basket=basket, double=double, keep=KEEP, card=DOUBLE
    )


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
    return draw("charlatans/shop.html#row", book=book, chips=chips, priced=verb == "buy")
