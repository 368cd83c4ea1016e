"""What the desk holds of choices of chips, offers and favours; chips of flask and stall are pressed where they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.charlatans.rules.box import BOX, CHIP, FAVOURS, PAGE, VALUE
from perfidie.games.charlatans.rules.steps.potion import mined
from perfidie.games.charlatans.sight.knowledge import table_of
from perfidie.games.charlatans.web.offers import make_offer
from perfidie.games.charlatans.web.reading import Reading, colour_of, read

FAVOUR_EMBLEMS = dict(zip(FAVOURS, ("gold-nuggets", "camping-tent", "metal-bar"), strict=True))


def choices(scene: Scene) -> Html:
    """The choice that is mine."""
    r = read(scene)
    return STEPS[r.view.step](r)


def known(r: Reading) -> tuple[Any, ...]:
    """What the step being played knows beside its name and its seat: a price, a demand."""
    return r.view.agenda[-1][2:]


def on_the_board(r: Reading) -> Html:
    """Nothing: what is chosen is pressed where it lies."""
    return ""


# Chips worth more


def upgrade_lead(r: Reading) -> Html:
    """The leads of my flask are pressed where they lie; how many more times I may do it."""
    more = 0
    for name, *facts in reversed(r.view.agenda[:-1]):
        if name != "OfferUpgrade" or facts[0] != r.decider:
            break
        more += 1
    return r.draw("charlatans/picks.html#upgrade", price=0, more=more)


def upgrade_pumpkin(r: Reading) -> Html:
    """The pumpkins of my flask, and what this herb asks for."""
    (price,) = known(r)
    return r.draw("charlatans/picks.html#upgrade", price=price, more=0)


# Chips out of the supply, which lie on the stall


def take_roof_chip(r: Reading) -> Html:
    """A chip of 1 or 2, lead too, straight into my bag."""
    return taking(r, "table-take-roof", may_decline=True)


def take_one(r: Reading) -> Html:
    """A chip of 1; perhaps another one follows."""
    more, _ = known(r)
    return taking(r, "table-take-another" if more else "")


def take_four(r: Reading) -> Html:
    """The rival gets a 1 of the same colour."""
    return taking(r, "table-take-four")


def taking(r: Reading, note: str, may_decline: bool = False) -> Html:
    """What is said of the chip one takes."""
    return r.draw("charlatans/picks.html#take", note=note, rival=r.names[1 - r.decider], may_decline=may_decline)


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
    "ChooseCoin": on_the_board,
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
    "ChoosePan": on_the_board,
}
"""Who draws which choice, by its step."""
