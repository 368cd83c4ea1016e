"""4. Régulation des échanges: five markers are laid on the empty pan, then the rival chooses between the two."""

from __future__ import annotations

from perfidie.boards.pieces import fill, kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.charlatans.rules.box import BOX, CARD, CHIP, HIGHER, Row
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.view import Charlatan
from perfidie.games.charlatans.sight.worth import fair_offer
from perfidie.games.charlatans.web.faces import face_of
from perfidie.games.charlatans.web.reading import Reading, colour_of
from perfidie.games.charlatans.web.scale import MARKERS, goes_to

NO_HINT = (-1, -1)


def offer_stage(r: Reading) -> Html:
    """The card, and every offer that can be laid against it."""
    return offer_grid(r.draw, r.sight.card, hint(r))


def scale_stage(r: Reading) -> Html:
    """The scale as it is decided about: the pans to choose from, or what the other one weighs."""
    card, offer = r.sight.card, r.sight.offer
    if r.step == "ChoosePan":
        return both_pans(r.draw, card, offer, r.names[1 - r.decider], leads_of(r.side(r.decider)))
    taker = r.sight.taker
    takers = ("", "") if taker == NOBODY else (r.names[taker], r.names[1 - taker])
    return weighed(r.draw, card, offer, r.names[r.sight.finished[0]], *takers)


@kept
def offer_grid(draw: Draw, card: str, suggested: tuple[int, int]) -> Html:
    """Every offer that can be laid, each a button; the suggested one stands out where the table wanted that."""
    bids = draw("charlatans/stage.html#bids", hint=suggested, most=MARKERS)
    return fill(draw("charlatans/stage.html#bidding"), card=card_pan(draw, card, ""), bids=bids)


@kept
def both_pans(draw: Draw, card: str, offer: Row, rival: str, leads: int) -> Html:
    """Both pans as buttons: what I get, what the rival gets then."""
    upgrades, gold = offer
    laid = fill(
        draw("charlatans/stage.html#offer_button", upgrades=upgrades, gold=gold),
        leads=draw("charlatans/stage.html#offer_leads", leads=leads) if upgrades else "",
        then=draw("charlatans/stage.html#offer_then", card=card, rival=rival),
    )
    button = draw("charlatans/stage.html#card_button", face=face_of(card), rival=rival)
    return fill(draw("charlatans/stage.html#weighing", tips="level"), card=button, offer=laid)


@kept
def weighed(draw: Draw, card: str, offer: Row, giver: str, card_to: str, offer_to: str) -> Html:
    """The scale while the other one thinks, and whom card and offer went to."""
    if offer:
        upgrades, gold = offer
        pan = draw("charlatans/stage.html#offer_pan", upgrades=upgrades, gold=gold)
    else:
        pan = draw("charlatans/stage.html#empty_pan", giver=giver)
    tips = "card" if not offer else "level" if not card_to else "card" if card_to != giver else "offer"
    laid = fill(pan, to=goes_to(draw, offer_to))
    return fill(draw("charlatans/stage.html#weighing", tips=tips), card=card_pan(draw, card, card_to), offer=laid)


def card_pan(draw: Draw, card: str, taker: str) -> Html:
    """The card on its pan, and whom it went to."""
    return fill(draw("charlatans/stage.html#card_pan", face=face_of(card)), to=goes_to(draw, taker))


# The desk


def make_offer(r: Reading) -> Html:
    """What the offer is worth to either: leads that can be upgraded."""
    rival = 1 - r.decider
    hinted = hint(r) != NO_HINT
    return r.draw(
        "charlatans/picks.html#offer",
        rival=r.names[rival],
        leads=(leads_of(r.side(r.decider)), leads_of(r.side(rival))),
        most=MARKERS,
        hinted=hinted,
    )


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
