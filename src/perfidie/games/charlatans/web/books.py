"""The ingredient books: nine open pages with their prices and what is left in the supply.

The book of the chip that came last stands open: its page is told in full, the others in a few words.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.charlatans.rules.box import BOX, COLOURS, PAGE, Ingredient
from perfidie.games.charlatans.sight.view import Sight
from perfidie.games.charlatans.web.reading import colour_of, read

SHELF = ("orange", "blue", "red", "green", "pink", "yellow", "purple", "black", "white")
"""What can be bought comes first."""
CAME = ("drawn", "placed", "white-placed")
CLOSED_BY = ("round-started", "offered", "race-begins")


class Stock(NamedTuple):
    """The chips of one value: what one costs (0: it is not for sale) and how many are left."""

    chip: str
    value: int
    price: int
    left: int


class Book(NamedTuple):
    """A book on the shelf: the page it lies open at (none in the three that have but one), its chips."""

    colour: str
    page: str
    stock: tuple[Stock, ...]


def books(scene: Scene) -> Html:
    """The open page, which is a strip on a phone, and the whole shelf."""
    r = read(scene)
    chip = last_chip(scene)
    shelf = shelf_of(r.sight)
    opened = next((book for book in shelf if chip and book.colour == colour_of(chip)), None)
    pieces = [book_piece(r.draw, book, book is opened) for book in shelf]
    strip = open_page(r.draw, chip, opened.page if opened else "")
    return fill(whole_shelf(r.draw, set_of(r.sight)), strip=strip, books=joined(pieces))


def last_chip(scene: Scene) -> str:
    """The chip that was drawn last, as long as potions are brewed."""
    for glimpse in reversed(scene.recent):
        if glimpse.kind in CLOSED_BY:
            return ""
        if glimpse.kind in CAME:
            facts: Any = glimpse.facts
            return str(facts["chip"])
    return ""


def shelf_of(sight: Sight) -> tuple[Book, ...]:
    """All nine books, open at the pages of this game."""
    pages = {BOX.page[PAGE[name]].ingredient: name for name in sight.pages}
    return tuple([book_of(colour, pages.get(colour, ""), sight) for colour in SHELF if known(colour, pages)])


def known(colour: str, pages: dict[str, str]) -> bool:
    """A book whose page is still to be opened by chance lies closed."""
    return colour in pages or bool(ingredient(colour).effect)


def ingredient(colour: str) -> Ingredient:
    """An ingredient by its colour."""
    return BOX.ingredient[COLOURS.index(colour)]


def book_of(colour: str, page: str, sight: Sight) -> Book:
    """A book with its prices and what is left."""
    kind = ingredient(colour)
    prices = BOX.page[PAGE[page]].price if page else kind.price or (0,) * len(kind.values)
    stock = []
    for value, price in zip(kind.values, prices, strict=True):
        chip = f"{colour}-{value}"
        stock.append(Stock(chip, value, price, sight.supply[chip]))
    return Book(colour, page, tuple(stock))


def set_of(sight: Sight) -> str:
    """The set all pages belong to; empty where they are mixed."""
    found = {BOX.page[PAGE[name]].set for name in sight.pages}
    return found.pop() if len(found) == 1 else ""


@kept
def whole_shelf(draw: Draw, pages: str) -> Html:
    """The shelf, with holes for the open page and the books."""
    return draw("charlatans/books.html#shelf", pages=pages)


@kept
def open_page(draw: Draw, chip: str, page: str) -> Html:
    """The page of the chip that came last."""
    return draw("charlatans/books.html#strip", chip=chip, colour=colour_of(chip), page=page)


@kept
def book_piece(draw: Draw, book: Book, opened: bool) -> Html:
    """One book of the shelf."""
    return draw("charlatans/books.html#book", book=book, opened=opened)
