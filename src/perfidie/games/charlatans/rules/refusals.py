"""Why a choice is refused at the duel: the rule it breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.engine import Action, Refusal
from perfidie.games.charlatans.rules.actions import DRAW, PAY_STEP, Of, OfChip, Offer, Upgrade
from perfidie.games.charlatans.rules.box import (
    CHIPS,
    COLOUR_OF,
    COLOURS,
    DOUBLE_BUY,
    HIGHER,
    RETURN_COLOURS,
    RULES,
    SAVE_WHITE,
    card_name,
)

if TYPE_CHECKING:
    from perfidie.games.charlatans.rules.table import Table


def why_not(s: Table, seat: int, action: Action) -> Refusal | None:
    """The broken rule; None where it is simply not the moment."""
    step, verb = type(s.agenda[-1]).__name__, action.words[0]
    if isinstance(action, OfChip) and step == "BuyChips" and verb in ("buy", "buy_double"):
        return _why_not_bought(s, seat, action.chip, verb == "buy_double")
    if isinstance(action, Upgrade) and step in ("UpgradeLead", "UpgradePumpkin"):
        return _why_not_upgraded(s, action, "black" if step == "UpgradeLead" else "orange")
    if isinstance(action, Of) and verb == "coin" and step == "ChooseCoin":
        return Refusal("charlatans-not-tossed", coin=action.words[1])
    if isinstance(action, Of) and verb == "card" and step in ("Brew", "TurnEnd", "SavePotion"):
        too_late = step == "SavePotion" or seat in s.finished  # a card that is held came too late, idle or not
        return None if too_late and action.number in s.kept[seat] else _why_not_used(s, seat, action.number)
    if isinstance(action, Of) and verb == "pay" and step in ("BuySteps", "YieldToBlackmail"):
        return Refusal("charlatans-cannot-pay", gold=s.gold[seat])
    if isinstance(action, Offer) and step == "MakeOffer":
        return Refusal("charlatans-too-many-markers", markers=RULES["offer_markers"])
    if action is DRAW and step == "Brew":
        return Refusal("charlatans-bag-empty")
    if action is PAY_STEP and step in ("Brew", "TurnEnd"):
        if not s.last_round:
            return Refusal("charlatans-last-round-only")
        return Refusal("charlatans-step-price", gold=RULES["step_price"])
    if isinstance(action, OfChip) and step in TAKERS:
        return Refusal("charlatans-no-such-chip", chip=CHIPS[action.chip])
    return None


TAKERS = ("RoofChip", "TakeOne", "TakeFour", "ChooseChip", "SetRivalsAside", "ReturnColoured")


def _why_not_bought(s: Table, seat: int, chip: int, double: bool) -> Refusal:
    """5.: one per colour, in the supply, at its price."""
    if double and DOUBLE_BUY not in s.kept[seat]:
        return Refusal("charlatans-no-card", card=card_name(DOUBLE_BUY))
    if COLOUR_OF[chip] in s.spent:
        return Refusal("charlatans-one-per-colour", colour=COLOURS[COLOUR_OF[chip]])
    if s.supply[chip] < 1 + double:
        return Refusal("charlatans-sold-out", chip=CHIPS[chip])
    return Refusal("charlatans-too-dear", chip=CHIPS[chip], price=s.books.price[chip], gold=s.gold[seat])


def _why_not_upgraded(s: Table, action: Upgrade, colour: str) -> Refusal:
    """A black symbol is for black chips; the next value must be in the supply."""
    if COLOURS[COLOUR_OF[action.chip]] != colour:
        return Refusal("charlatans-wrong-colour", colour=colour)
    if not s.supply[HIGHER[action.chip]]:
        return Refusal("charlatans-sold-out", chip=CHIPS[HIGHER[action.chip]])
    return Refusal("charlatans-no-such-chip", chip=CHIPS[action.chip])


def _why_not_used(s: Table, seat: int, card: int) -> Refusal:
    """A card must be held and have something to take back."""
    if card not in s.kept[seat]:
        return Refusal("charlatans-no-card", card=card_name(card))
    if card == RETURN_COLOURS:
        return Refusal("charlatans-card-return-colours-idle")
    if card == DOUBLE_BUY:
        return Refusal("charlatans-card-double-buy-idle")
    alone = card == SAVE_WHITE
    return Refusal("charlatans-card-save-white-idle" if alone else "charlatans-card-return-two-whites-idle")
