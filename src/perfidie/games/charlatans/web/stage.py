"""The stage: the middle of the board, which shows what is decided about. Mostly that is the viewer's own flask."""

from __future__ import annotations

from perfidie.boards.pieces import Part, kept, slot
from perfidie.boards.scene import Draw, Html
from perfidie.games.charlatans.rules.box import RULES
from perfidie.games.charlatans.sight.view import Charlatan
from perfidie.games.charlatans.web import coins, flask, offers, shop
from perfidie.games.charlatans.web.reading import Chips, Reading, value_of

FLASK = "flask"
FOR_ALL = {"ChooseCoin": "coins", "MakeOffer": "scale", "ChoosePan": "scale"}
"""What both see while one of them decides."""
FOR_ME = {"MakeOffer": "offer", "BuyChips": "shop", "RoofChip": "stall", "TakeOne": "stall", "TakeFour": "stall"}
"""What is only there for whoever has to choose from it."""


def shown_on(r: Reading) -> str:
    """What the stage shows now."""
    if r.view.outcome is not None:
        return "race" if r.sight.race else FLASK
    return FOR_ME.get(r.step) or FOR_ALL.get(r.view.step, FLASK)


def parts(r: Reading, shows: str) -> list[Part]:
    """What lies on the stage; and chips that lie on the table until somebody has decided."""
    drawn = flask.own(r) if shows == FLASK else [slot("stage", (STAGES[shows](r),))]
    return [*drawn, slot("shown", (flask.shown(r),))]


# The trial of the bags


def race(r: Reading) -> Html:
    """Both rows of the trial, chip by chip."""
    rows = tuple([(seat, r.names[seat], *trial_of(r.side(seat))) for seat in (r.rival, r.me)])
    return race_piece(r.draw, rows)


def trial_of(side: Charlatan) -> tuple[Chips, int]:
    """What was drawn in the trial, and what it adds up to: the chips lie in the bottom of the flask."""
    return side.bottom, sum([value_of(chip) for chip in side.bottom])


@kept
def race_piece(draw: Draw, rows: tuple[tuple[int, str, Chips, int], ...]) -> Html:
    """The trial of the bags."""
    return draw("charlatans/stage.html#race", rows=rows, target=RULES["race_target"])


STAGES = {
    "coins": coins.fountain_stage,
    "offer": offers.offer_stage,
    "scale": offers.scale_stage,
    "shop": shop.shop_stage,
    "stall": shop.stall_stage,
    "race": race,
}
