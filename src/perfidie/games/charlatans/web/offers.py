"""4. Régulation des échanges: five markers are laid on the empty pan, then the rival chooses between the two."""

from __future__ import annotations

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.charlatans.rules.box import BOX, CARD, CHIP, HIGHER, Row
from perfidie.games.charlatans.sight.view import Charlatan
from perfidie.games.charlatans.sight.worth import fair_offer
from perfidie.games.charlatans.web.reading import Reading, colour_of
from perfidie.games.charlatans.web.scale import MARKERS, face_of

NO_HINT = (-1, -1)


def make_offer(r: Reading) -> Html:
    """How many upgrades and how much gold; the card they weigh against; a suggestion where the table wanted one."""
    rival = 1 - r.decider
    leads = (leads_of(r.side(r.decider)), leads_of(r.side(rival)))
    return offer_bar(r.draw, r.sight.card, r.names[rival], leads, hint(r))


def leads_of(side: Charlatan) -> int:
    """The leads of a flask that are not of the highest value: an upgrade without one is a single gold."""
    return len([chip for chip in side.neck + side.bottom if colour_of(chip) == "black" and HIGHER[CHIP[chip]] >= 0])


def hint(r: Reading) -> tuple[int, int]:
    """The suggested offer: as it is printed on the cards for beginners, or as it is reckoned."""
    wish = r.view.options["offer_hints"]
    if wish == "computed":
        return fair_offer(r.view)
    printed = BOX.card[CARD[int(r.sight.card)]].suggested
    if wish == "printed" and printed:
        upgrades, gold = printed
        return upgrades, gold
    return NO_HINT


@kept
def offer_bar(draw: Draw, card: str, rival: str, leads: tuple[int, int], suggested: tuple[int, int]) -> Html:
    """The markers to lay, with a hint where the table wanted one."""
    return draw(
        "charlatans/offers.html#offer",
        face=face_of(card),
        rival=rival,
        leads=leads,
        hint=suggested,
        most=MARKERS,
        hinted=suggested != NO_HINT,
    )


def choose_pan(r: Reading) -> Html:
    """Both pans: what I get, what the rival gets then."""
    return pan_bar(r.draw, r.sight.card, r.sight.offer, r.names[1 - r.decider], leads_of(r.side(r.decider)))


@kept
def pan_bar(draw: Draw, card: str, offer: Row, rival: str, leads: int) -> Html:
    """Both pans as buttons."""
    return draw("charlatans/offers.html#pans", face=face_of(card), offer=offer, rival=rival, leads=leads)
