"""The balance: the card on one pan, the offer on the other, and what became of them.

Here it is as it hangs beside the table all the time; on the stage it is weighed (`offers`).
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.charlatans.rules.box import RULES
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.view import Sight
from perfidie.games.charlatans.web.faces import LAST, Face, face_of
from perfidie.games.charlatans.web.reading import TRADING, Reading, read

MARKERS = RULES["offer_markers"]


class Pans(NamedTuple):
    """What lies on the pans; whom each goes to, once that is decided."""

    upgrades: int
    gold: int
    laid: bool
    giver: str
    card_to: str
    offer_to: str


def scale(scene: Scene) -> Html:
    """The balance with the pile beside it, and the cards both have kept."""
    r = read(scene)
    sight = r.sight
    if not sight.card:
        return ""
    held = joined([kept_by(r.draw, r.names[seat], seat, r.side(seat).cards) for seat in (r.me, r.rival)])
    body = balance(r.draw, face_of(sight.card), pans_of(r), sight.pile, state_of(sight))
    return fill(whole_scale(r.draw, sight.card, r.phase == TRADING), body=body, held=held)


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
def whole_scale(draw: Draw, card: str, trading: bool) -> Html:
    """The scale, with holes for the pans and the kept cards."""
    return draw("charlatans/scale.html#scale", face=face_of(card), trading=trading)


@kept
def balance(draw: Draw, face: Face, pans: Pans, pile: int, state: str) -> Html:
    """Both pans and the pile."""
    return draw("charlatans/scale.html#balance", face=face, pans=pans, pile=pile, state=state, markers=MARKERS)


@kept
def kept_by(draw: Draw, name: str, seat: int, cards: tuple[str, ...]) -> Html:
    """The cards somebody has taken and not yet used; nothing where there are none."""
    return draw("charlatans/scale.html#kept", name=name, seat=seat, cards=tuple([face_of(card) for card in cards]))
