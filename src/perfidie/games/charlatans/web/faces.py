"""The faces of balance cards."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.games.charlatans.rules.box import BOX, CARD

LAST = "last"
CARD_EMBLEMS = {
    "take_chip": "swap-bag",
    "two_ones": "two-coins",
    "save_white": "checked-shield",
    "stand_2": "camping-tent",
    "remove_white": "unlit-bomb",
    "four_and_one": "shaking-hands",
    "return_colours": "swap-bag",
    "double_buy": "coins",
    "return_two_whites": "unlit-bomb",
    "blue2_and_one": "semi-closed-eye",
    "opp_white": "sparky-bomb",
}
"""The icon of a balance card by its effect; a card that brings a chip shows the chip itself."""


class Face(NamedTuple):
    """A balance card as it is drawn: the chip it shows, or else an icon."""

    name: str
    chip: str
    emblem: str
    kept: bool


def face_of(card: str) -> Face:
    """What a balance card shows."""
    if card == LAST:
        return Face(card, "", "sands-of-time", False)
    printed = BOX.card[CARD[int(card)]]
    return Face(card, printed.chip, CARD_EMBLEMS[printed.effect], printed.kept)
