"""The balance: the card on one pan, the offer on the other, and what became of them.

Here it is as it hangs beside the table all the time; on the stage it is weighed (`offers`).
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Nested, Part, fill, joined, kept
from perfidie.boards.scene import Draw, Html, Parts
from perfidie.games.charlatans.rules.box import RULES
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.view import Sight
from perfidie.games.charlatans.web.faces import LAST, face_of
from perfidie.games.charlatans.web.reading import TRADING, Reading

MARKERS = RULES["offer_markers"]


class Pans(NamedTuple):
    """What lies on the pans; whom each goes to, once that is decided."""

    upgrades: int
    gold: int
    laid: bool
    giver: str
    card_to: str
    offer_to: str


def scale(r: Reading) -> list[Nested]:
    """The balance with the pile beside it, and the cards both have kept."""
    sight, draw = r.sight, r.draw
    if not sight.card:
        return []
    return [
        strip(draw, sight.card, r.phase == TRADING),
        balance(draw, sight.card, pans_of(r), sight.pile, state_of(sight)),
        *[kept_by(draw, r.names[seat], seat, r.side(seat).cards) for seat in (r.me, r.rival)],
    ]


def state_of(sight: Sight) -> str:
    """Whether the card is the last round's, the next round's, this one's, or lies before somebody who keeps it."""
    if sight.card == LAST:
        return "last"
    if traded(sight):
        return "next"
    return "taken" if any([sight.card in side.cards for side in sight.sides]) else "now"


def traded(sight: Sight) -> bool:
    """Whether the trade of this round is over: the card on the pan is the next round's already."""
    return len(sight.past) >= sight.round


def pans_of(r: Reading) -> Pans:
    """What lies on the pans, and who gets it."""
    sight, names = r.sight, r.names
    if not sight.offer or traded(sight):
        return Pans(0, 0, False, names[sight.finished[0]] if r.phase == TRADING else "", "", "")
    upgrades, gold = sight.offer
    giver, taker = sight.finished[0], sight.taker
    if taker == NOBODY:
        return Pans(upgrades, gold, True, names[giver], "", "")
    return Pans(upgrades, gold, True, names[giver], names[taker], names[1 - taker])


@kept
def vessel(draw: Draw, card: bool, me: int) -> Html:
    """The scale, with holes for what lies on it; nothing before the first card."""
    return draw("charlatans/scale.html#scale", card=card, me=me)


@kept
def strip(draw: Draw, card: str, trading: bool) -> Nested:
    """The card in short, when it is weighed, and the way to the scale."""
    when = draw("charlatans/scale.html#when", trading=trading)
    return ("scale-strip", Parts(draw("charlatans/scale.html#strip", face=face_of(card)), (("scale-when", when),)))


def balance(draw: Draw, card: str, pans: Pans, pile: int, state: str) -> Nested:
    """Both pans and the pile; in the last round nothing is offered."""
    parts = [card_pan(draw, card, pans.card_to)]
    if state != "last":
        parts += (offer_pan(draw, pans, state), pile_left(draw, pile))
    return ("weighing", Parts(hanging(draw, state == "last"), tuple(parts)))


@kept
def hanging(draw: Draw, last: bool) -> Html:
    """The balance, with holes for its pans and the pile."""
    return draw("charlatans/scale.html#balance", last=last)


@kept
def card_pan(draw: Draw, card: str, taker: str) -> Part:
    """The pan of the card."""
    return ("hanging-card", fill(draw("charlatans/scale.html#card", face=face_of(card)), to=goes_to(draw, taker)))


@kept
def offer_pan(draw: Draw, pans: Pans, state: str) -> Part:
    """The pan of the offer; empty, it says what will come to lie on it."""
    if pans.laid:
        laid = draw("charlatans/scale.html#laid", upgrades=pans.upgrades, gold=pans.gold, markers=MARKERS)
        return ("hanging-offer", fill(laid, to=goes_to(draw, pans.offer_to)))
    said = "next" if state == "next" else ""
    return ("hanging-offer", draw("charlatans/scale.html#unlaid", giver=pans.giver, state=said, markers=MARKERS))


@kept
def pile_left(draw: Draw, pile: int) -> Part:
    """How many cards are still to come."""
    return ("pile", draw("charlatans/scale.html#pile", pile=pile))


def goes_to(draw: Draw, name: str) -> Html:
    """Whom a pan goes to, once that is decided."""
    return draw("charlatans/scale.html#goes_to", name=name) if name else ""


@kept
def kept_by(draw: Draw, name: str, seat: int, cards: tuple[str, ...]) -> Part:
    """The cards somebody has taken and not yet used; nothing where there are none."""
    part = f"kept-{seat}"
    if not cards:
        return (part, draw("charlatans/scale.html#none_kept", seat=seat))
    faces = [draw("charlatans/scale.html#kept_card", face=face_of(card)) for card in cards]
    return (part, fill(draw("charlatans/scale.html#kept", name=name, seat=seat), cards=joined(faces)))
