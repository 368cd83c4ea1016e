"""Choices of coins, chips and pans: everything that is taken, improved, set aside, offered or paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.engine.action import Words
from perfidie.games.charlatans.rules.box import BOX, CHIP, CHIPS, FAVOURS, HIGHER, PAGE, RULES, VALUE
from perfidie.games.charlatans.rules.steps.potion import mined
from perfidie.games.charlatans.sight.knowledge import table_of
from perfidie.games.charlatans.web.books import SHELF, shelf_of
from perfidie.games.charlatans.web.coins import COIN_WITH
from perfidie.games.charlatans.web.offers import choose_pan, make_offer
from perfidie.games.charlatans.web.reading import BONUS_EMBLEMS, Reading, colour_of, read
from perfidie.games.charlatans.web.shop import row_of

ROOF = ("black", *SHELF[:-2])
LOW = tuple(range(1, RULES["roof_chip_most"] + 1))
FAVOUR_EMBLEMS = dict(zip(FAVOURS, ("gold-nuggets", "camping-tent", "metal-bar"), strict=True))


def choices(scene: Scene) -> Html:
    """The choice that is mine."""
    r = read(scene)
    return STEPS[r.view.step](r)


def known(r: Reading) -> tuple[Any, ...]:
    """What the step being played knows beside its name and its seat: a price, a demand."""
    return r.view.agenda[-1][2:]


# Coins


def choose_coin(r: Reading) -> Html:
    """Both coins as they fell; the rival takes the other one."""
    return coin_bar(r.draw, tuple([words[2] for words in r.scene.legal]), r.names[1 - r.decider])


@kept
def coin_bar(draw: Draw, tossed: Names, rival: str) -> Html:
    """Both coins as buttons."""
    coins = tuple([(COIN_WITH[bonus], bonus, BONUS_EMBLEMS[bonus], other) for bonus, other in crossed(tossed)])
    return draw("charlatans/picks.html#coins", coins=coins, rival=rival)


def crossed(tossed: Names) -> list[tuple[str, str]]:
    """Each bonus with the other one."""
    return list(zip(tossed, reversed(tossed), strict=True))


# Chips worth more


class Better(NamedTuple):
    """A chip of the flask and what it becomes."""

    words: str
    zone: str
    chip: str
    better: str


def upgrade_lead(r: Reading) -> Html:
    """The leads of my flask; how many more times I may do it."""
    more = 0
    for name, *facts in reversed(r.view.agenda[:-1]):
        if name != "OfferUpgrade" or facts[0] != r.decider:
            break
        more += 1
    return upgrade_bar(r.draw, r.scene.legal, 0, more)


def upgrade_pumpkin(r: Reading) -> Html:
    """The pumpkins of my flask, and what this herb asks for."""
    (price,) = known(r)
    return upgrade_bar(r.draw, r.scene.legal, price, 0)


@kept
def upgrade_bar(draw: Draw, legal: tuple[Words, ...], price: int, more: int) -> Html:
    """The chips that can be exchanged, each with the next one."""
    found = []
    for words in legal:
        if words[0] == "upgrade":
            _, zone, chip = words
            found.append(Better(" ".join(words), zone, chip, CHIPS[HIGHER[CHIP[chip]]]))
    return draw("charlatans/picks.html#upgrade", found=tuple(found), price=price, more=more)


# Chips out of the supply


def take_roof_chip(r: Reading) -> Html:
    """A chip of 1 or 2, lead too, straight into my bag."""
    return stall(r, ROOF, LOW, "table-take-roof", may_decline=True)


def take_one(r: Reading) -> Html:
    """A chip of 1; perhaps another one follows."""
    more, _ = known(r)
    return stall(r, SHELF[:-2], (1,), "table-take-another" if more else "")


def take_four(r: Reading) -> Html:
    """The rival gets a 1 of the same colour."""
    return stall(r, SHELF[:-2], (4,), "table-take-four")


def stall(r: Reading, colours: Names, values: tuple[int, ...], note: str, may_decline: bool = False) -> Html:
    """Chips of the supply, some colours and values of them."""
    books = {book.colour: book for book in shelf_of(r.sight)}
    rows = joined([row_of(r, books[colour], "take", values) for colour in colours])
    return fill(taking(r.draw, note, r.names[1 - r.decider], len(values), may_decline), rows=rows)


@kept
def taking(draw: Draw, note: str, rival: str, columns: int, may_decline: bool) -> Html:
    """The stall, with a hole for its rows."""
    return draw("charlatans/picks.html#take", note=note, rival=rival, columns=columns, may_decline=may_decline)


# Chips that were drawn and lie on the table


class Shown(NamedTuple):
    """A chip that lies there: the words that choose it, what becomes of it then, and on which space of the track."""

    chip: str
    words: str
    fate: str
    space: int


def choose_chip(r: Reading) -> Html:
    """One of the chips drawn may be placed."""
    return shown_bar(r.draw, shown(r, "place"), "place", "")


def set_aside(r: Reading) -> Html:
    """One coloured chip of the rival may be set aside."""
    return shown_bar(r.draw, shown(r, "set_aside"), "set", r.names[1 - r.decider])


def shown(r: Reading, verb: str) -> tuple[Shown, ...]:
    """Every chip that lies there; of several alike the first one is the button."""
    found: list[Shown] = []
    for chip in r.sight.shown:
        first = all([chip != each.chip for each in found])
        words = f"{verb} {chip}" if first and (verb, chip) in r.scene.legal else ""
        fate, space = fate_of(r, chip) if verb == "place" else ("aside", 0)
        found.append(Shown(chip, words, fate if words else "rest", space))
    return tuple(found)


def fate_of(r: Reading, chip: str) -> tuple[str, int]:
    """A white would go along the track, explode, or be caught by a shield; any other chip is placed."""
    value = VALUE[CHIP[chip]]
    if colour_of(chip) != "white":
        return "place", 0
    if value <= max(r.sight.shields, default=0):
        return "caught", 0
    side = r.side(r.decider)
    space = (side.whites[-1].space if side.whites else 0) + value + side.web
    return "explodes" if mined(table_of(r.view), r.decider, space) else "space", space


@kept
def shown_bar(draw: Draw, chips: tuple[Shown, ...], what: str, rival: str) -> Html:
    """The chips on the table as buttons."""
    return draw("charlatans/picks.html#shown", chips=chips, what=what, rival=rival)


# The mayor, and blackmail


def favour(r: Reading) -> Html:
    """What the mayor may grant."""
    return favour_bar(r.draw)


@kept
def favour_bar(draw: Draw) -> Html:
    """Her three favours as buttons."""
    found = tuple([(name, emblem, amount_of(name)) for name, emblem in FAVOUR_EMBLEMS.items()])
    return draw("charlatans/picks.html#favour", favours=found)


def amount_of(name: str) -> int:
    """How much of it the mayor gives."""
    return BOX.mayor["upgrades" if name == "upgrade" else name]


def blackmail(r: Reading) -> Html:
    """Pay, or let the rival's stand come forward."""
    (demand,) = known(r)
    page = BOX.page[PAGE[next(name for name in r.sight.pages if name.startswith("green"))]]
    rival = 1 - r.decider
    stand = max(r.side(rival).stand - page.stand, BOX.path.stand_nearest)
    cures = r.sight.half == rival and r.sight.space >= stand
    words = ("pay", str(demand))
    why = "" if words in r.scene.legal else r.scene.why_not(words)
    return blackmail_bar(r.draw, r.names[rival], demand, r.side(r.decider).gold, stand, cures, why)


@kept
def blackmail_bar(draw: Draw, rival: str, demand: int, gold: int, stand: int, cures: bool, why: str) -> Html:
    """Pay or refuse, and what comes of it."""
    return draw(
        "charlatans/picks.html#blackmail",
        rival=rival,
        demand=demand,
        left=gold - demand,
        stand=stand,
        cures=cures,
        why=why,
    )


STEPS: dict[str, Callable[[Reading], Html]] = {
    "ChooseCoin": choose_coin,
    "UpgradeLead": upgrade_lead,
    "UpgradePumpkin": upgrade_pumpkin,
    "RoofChip": take_roof_chip,
    "TakeOne": take_one,
    "TakeFour": take_four,
    "ChooseChip": choose_chip,
    "SetRivalsAside": set_aside,
    "Favour": favour,
    "YieldToBlackmail": blackmail,
    "MakeOffer": make_offer,
    "ChoosePan": choose_pan,
}
"""Who draws which choice, by its step."""
