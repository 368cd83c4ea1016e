"""5. Acheter de nouveaux ingrédients: the books are the shop, every chip a button with its price.

What cannot be bought is greyed and says why. The same stall, without prices, serves whoever may take a chip.
"""

from __future__ import annotations

from markupsafe import escape

from perfidie.boards.pieces import Part, fill, kept
from perfidie.boards.scene import Draw, Html, Parts, Scene
from perfidie.games.charlatans.rules.box import BOX, DOUBLE_BUY, RULES, card_name
from perfidie.games.charlatans.web.books import SHELF, Pages, shelf_of
from perfidie.games.charlatans.web.reading import Chips, Reading, colour_of, read, value_of

KEEP = BOX.game["keep_gold"]
DOUBLE = card_name(DOUBLE_BUY)
FOR_SALE = SHELF[:-2]
GIVEN = {
    "RoofChip": (("black", *FOR_SALE), tuple(range(1, RULES["roof_chip_most"] + 1))),
    "TakeOne": (FOR_SALE, (1,)),
    "TakeFour": (FOR_SALE, (4,)),
}
"""By step, the colours and values that may be taken."""


# The stage


def shop_stage(r: Reading) -> Parts:
    """Every chip that is for sale, with its price and what is left of it."""
    return stall(r, "buy", FOR_SALE)


def stall_stage(r: Reading) -> Parts:
    """The chips of the supply that this step gives away."""
    colours, values = GIVEN[r.step]
    return stall(r, "take", colours, values)


def stall(r: Reading, verb: str, colours: tuple[str, ...], values: tuple[int, ...] = ()) -> Parts:
    """Chips of the supply, some colours and values of them; all values where none is said."""
    pages = r.sight.pages
    wares = on_stall(pages, colours, values)
    return Parts(counter(r.draw, pages, colours, values), tuple([offered(r, verb, *each) for each in wares]))


@kept
def on_stall(pages: Pages, colours: tuple[str, ...], values: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """The chips that lie there, each with its price."""
    books = {book.colour: book for book in shelf_of(pages)}
    found = [ware for colour in colours for ware in zip(books[colour].chips, books[colour].prices, strict=True)]
    return tuple([(chip, price) for chip, price in found if not values or value_of(chip) in values])


@kept
def counter(draw: Draw, pages: Pages, colours: tuple[str, ...], values: tuple[int, ...]) -> Html:
    """The stall, with a hole for each chip; it has as many columns as there are values, none where there are all."""
    books = {book.colour: book for book in shelf_of(pages)}
    rows = [
        (colour, books[colour].page, tuple([chip for chip, _ in on_stall(pages, (colour,), values)]))
        for colour in colours
    ]
    return draw("charlatans/stage.html#stall", books=tuple(rows), columns=len(values), rows=len(colours))


def offered(r: Reading, verb: str, chip: str, price: int) -> Part:
    """A chip on the stall; why it cannot be had is seen (dear, gone, or its colour spent) and told."""
    legal, left = r.scene.legal, r.sight.supply[chip]
    words = (verb, chip)
    if words in legal:
        double = (f"{verb}_double", chip) in legal
        return ware(r.draw, verb, chip, price, left, "", "", double)
    state = "spent" if colour_of(chip) in r.sight.spent else "dear" if left else "gone"
    return ware(r.draw, verb, chip, price, left, state, r.scene.why_not(words), False)


@kept
def ware(draw: Draw, verb: str, chip: str, price: int, left: int, state: str, why: str, double: bool) -> Part:
    """A chip of the stall as a button, greyed where there is a reason; prices are told where one pays."""
    vessel = draw(
        "charlatans/stage.html#offered",
        chip=chip,
        verb=verb,
        price=price if verb == "buy" else 0,
        state=state,
        why=bool(why),
        double=double,
    )
    facts = {"stock": draw("charlatans/stage.html#stock", left=left)}
    if state != "spent":
        facts["left"] = str(left)
    if why:
        facts["why"] = escape(why)
    return (f"stall-{chip}", fill(vessel, **facts))


STALLS = {"shop": shop_stage, "stall": stall_stage}
"""What the stage shows of the supply."""


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
