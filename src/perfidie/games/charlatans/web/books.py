"""The ingredient books: nine open pages with their prices and what is left in the supply.

The book of the chip that came last stands open: its page is told in full, the others in a few words.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from perfidie.boards.pieces import Part, kept
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.charlatans.rules.box import BOX, CHIPS, COLOURS, PAGE, Ingredient
from perfidie.games.charlatans.sight.view import Sight
from perfidie.games.charlatans.web.reading import Reading, colour_of

SHELF = ("orange", "blue", "red", "green", "pink", "yellow", "purple", "black", "white")
"""What can be bought comes first."""
CAME = ("drawn", "placed", "white-placed")
CLOSED_BY = ("round-started", "offered", "race-begins")

Pages = tuple[str, ...]
Left = tuple[int, ...]
"""How many of each chip are left, in the order of the box."""


class Book(NamedTuple):
    """A book on the shelf: the page it lies open at (none in the three that have but one), its chips and prices."""

    colour: str
    page: str
    chips: Pages
    prices: tuple[int, ...]
    """What a chip costs; 0: it is not for sale."""


def books(r: Reading) -> list[Part]:
    """The open page, which is a strip on a phone, and what is left of each ingredient."""
    sight = r.sight
    return [open_page(r.draw, last_chip(r.scene), sight.pages), *stocks(r.draw, sight.pages, left_in(sight))]


def left_in(sight: Sight) -> Left:
    """The supply."""
    return tuple(map(sight.supply.__getitem__, CHIPS))


def last_chip(scene: Scene) -> str:
    """The chip that was drawn last, as long as potions are brewed."""
    for glimpse in reversed(scene.recent):
        if glimpse.kind in CLOSED_BY:
            return ""
        if glimpse.kind in CAME:
            facts: Any = glimpse.facts
            return str(facts["chip"])
    return ""


@kept
def shelf_of(pages: Pages) -> tuple[Book, ...]:
    """All nine books, open at the pages of this game; one whose page chance has still to open lies closed."""
    opened = {BOX.page[PAGE[name]].ingredient: name for name in pages}
    known = [colour for colour in SHELF if colour in opened or ingredient(colour).effect]
    return tuple([book_of(colour, opened.get(colour, "")) for colour in known])


def ingredient(colour: str) -> Ingredient:
    """An ingredient by its colour."""
    return BOX.ingredient[COLOURS.index(colour)]


def book_of(colour: str, page: str) -> Book:
    """A book with its chips and their prices."""
    kind = ingredient(colour)
    prices = BOX.page[PAGE[page]].price if page else kind.price or (0,) * len(kind.values)
    return Book(colour, page, tuple([f"{colour}-{value}" for value in kind.values]), tuple(prices))


def set_of(pages: Pages) -> str:
    """The set all pages belong to; empty where they are mixed."""
    found = {BOX.page[PAGE[name]].set for name in pages}
    return found.pop() if len(found) == 1 else ""


@kept
def vessel(draw: Draw, pages: Pages) -> Html:
    """The shelf, with holes for the open page and for what is left."""
    found = tuple([(book.colour, book.page) for book in shelf_of(pages)])
    return draw("charlatans/books.html#shelf", pages=set_of(pages), books=found)


@kept
def open_page(draw: Draw, chip: str, pages: Pages) -> Part:
    """The page of the chip that came last."""
    colour = colour_of(chip)
    page = next((book.page for book in shelf_of(pages) if book.colour == colour), "")
    return ("page-strip", draw("charlatans/books.html#strip", chip=chip, colour=colour, page=page))


@kept
def stocks(draw: Draw, pages: Pages, left: Left) -> tuple[Part, ...]:
    """What is left of each ingredient, beside its prices."""
    supply = dict(zip(CHIPS, left, strict=True))
    return tuple([stock(draw, book, tuple([supply[chip] for chip in book.chips])) for book in shelf_of(pages)])


@kept
def stock(draw: Draw, book: Book, left: tuple[int, ...]) -> Part:
    """Prices of an ingredient and what is left of it."""
    drawn = draw("charlatans/books.html#stock", colour=book.colour, prices=book.prices, left=left)
    return (f"stock-{book.colour}", drawn)
