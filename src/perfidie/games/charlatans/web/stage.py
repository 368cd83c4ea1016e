"""The stage: the middle of the board, which shows what is decided about. Mostly that is the viewer's own flask."""

from __future__ import annotations

from perfidie.boards.pieces import Nested, fill, joined, kept, slot
from perfidie.boards.scene import Draw, Html
from perfidie.games.charlatans.rules.box import RULES
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


def parts(r: Reading, shows: str) -> list[Nested]:
    """What the stage shows, and that it does: before anything else the flask gives way (`stage.css`).

    Beside it, chips that lie on the table until somebody has decided.
    """
    return [("shows", named(shows)), staged(r, shows), slot("shown", (flask.shown(r),))]


@kept
def named(shows: str) -> Html:
    """A sign for the style sheet."""
    return f'<i class="shows-{shows}" id="shows" hidden></i>'


def staged(r: Reading, shows: str) -> Nested:
    """What is on the stage beside the flask; nothing while that is shown."""
    if shows in shop.STALLS:
        return ("stage", shop.STALLS[shows](r))
    return slot("stage", (STAGES[shows](r),) if shows in STAGES else ())


# The trial of the bags


def race(r: Reading) -> Html:
    """Both rows of the trial, chip by chip: what was drawn lies in the bottoms of the flasks."""
    rows = [race_row(r.draw, seat, r.names[seat], r.side(seat).bottom) for seat in (r.rival, r.me)]
    return fill(r.draw("charlatans/stage.html#race", target=RULES["race_target"]), rows=joined(rows))


@kept
def race_row(draw: Draw, seat: int, name: str, chips: Chips) -> Html:
    """What one player drew in the trial, and what it adds up to."""
    found = [
        fill(draw("charlatans/stage.html#race_chip", chip=chip), piece=f"race-{seat}-{number}")
        for number, chip in enumerate(chips)
    ]
    total = str(sum([value_of(chip) for chip in chips]))
    return fill(draw("charlatans/stage.html#race_row", seat=seat, name=name), chips=joined(found), total=total)


STAGES = {
    "coins": coins.fountain_stage,
    "offer": offers.offer_stage,
    "scale": offers.scale_stage,
    "race": race,
}
