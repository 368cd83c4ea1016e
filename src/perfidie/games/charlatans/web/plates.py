"""Plates: the pieces one must recognise, beside the part of the printed rules that speaks of them."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.boards.scene import Draw, Html
from perfidie.games.charlatans.rules.box import BOX, COLOURS, ROOF
from perfidie.games.charlatans.web.faces import LAST, face_of
from perfidie.games.charlatans.web.reading import BONUS_EMBLEMS, ROOF_EMBLEMS
from perfidie.texts import Texts

FULL_NECK = ("black-2", "orange-1", "blue-1")
"""The example of the rulebook: with a white of 3 behind it, seven steps."""
LAST_WHITE = "white-3"


def plates(draw: Draw, texts: Texts) -> Mapping[str, Html]:
    """By heading: a drawing of its pieces."""
    coins = tuple([(coin.id, tuple([(side, BONUS_EMBLEMS[side]) for side in coin.sides])) for coin in BOX.coin])
    shown = tuple([face_of(str(card.number)) for card in BOX.card if card.suggested])
    return {
        "chips": draw("charlatans/plates.html#chips", colours=COLOURS),
        "bonuses": draw("charlatans/plates.html#coins", coins=coins),
        "potion": draw("charlatans/plates.html#track", spaces=spaces()),
        "neck": draw("charlatans/plates.html#sum", chips=FULL_NECK, white=LAST_WHITE),
        "patient": draw("charlatans/plates.html#roof", tiles=tuple([(each, ROOF_EMBLEMS[each]) for each in ROOF])),
        "trade": draw("charlatans/plates.html#trade", face=shown[0]),
        "cards": draw("charlatans/plates.html#cards", faces=(*shown, face_of(LAST))),
    }


def spaces() -> tuple[tuple[int, str], ...]:
    """The white track: every space, and what is special about it."""
    mined, bonus = BOX.flask.mined, BOX.flask.bonus
    kinds = {**dict.fromkeys(mined, "mine"), **dict.fromkeys(bonus, "bonus")}
    return tuple([(space, kinds.get(space, "")) for space in range(1, mined[-1] + 1)])
