"""The end of a duel: both rows of the cured, where the patient stayed, the trial of the bags, the game round by round.

Who won is said beside it, with the reason in full; here is what it came from. Nothing is hidden in this game, so the
open table of a replay is the table itself, with both bags counted.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import msgspec

from perfidie.boards.pieces import fill, kept, recalled
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.engine import View
from perfidie.games.charlatans.rules.box import RULES
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight.view import Charlatan, Sight, look
from perfidie.games.charlatans.web import square
from perfidie.games.charlatans.web.notebook import Chapter, Counted, chapters, counted, in_flask
from perfidie.games.charlatans.web.reading import Chips, read, value_of


class Fund(NamedTuple):
    """What a charlatan ended with."""

    seat: int
    name: str
    won: bool
    chips: Counted
    """Nothing where they may not be counted here."""
    size: int
    value: int
    """Of the coloured ones: what a whole bag could drive the patient by."""


class Trial(NamedTuple):
    """One row of the trial of the bags."""

    seat: int
    name: str
    won: bool
    chips: Chips
    total: int


def last_reveal(scene: Scene) -> Html:
    """The table after the last chip; nothing while the game goes on."""
    r = read(scene)
    outcome = r.view.outcome
    if outcome is None:
        return ""
    order = (r.me, r.rival)
    funds = tuple([fund_of(seat, r.names[seat], seat in outcome.winners, r.side(seat)) for seat in order])
    race = tuple([trial_of(seat, r.names[seat], seat in outcome.winners, r.side(seat)) for seat in order])
    half = r.names[r.sight.half] if r.sight.half >= 0 else ""
    frame = recalled(
        scene.memo,
        "reveal",
        revealed,
        r.draw,
        outcome.reasons[0].code,
        half,
        r.sight.space,
        r.sight.mayor_walks,
        race if r.sight.race else (),
        tuple(reversed(chapters(r.view, r.names))),
        funds,
    )
    return fill(frame, roofs=square.roofs(r), path=square.path(r))


def revealed(
    draw: Draw,
    reason: str,
    half: str,
    space: int,
    mayor: bool,
    race: tuple[Trial, ...],
    rounds: tuple[Chapter, ...],
    funds: tuple[Fund, ...],
) -> Html:
    """How the game ended, with holes for the market square."""
    return draw(
        "charlatans/reveal.html#reveal",
        reason=reason,
        half=half,
        space=space,
        mayor=mayor,
        race=race,
        target=RULES["race_target"],
        rounds=rounds,
        funds=funds,
    )


def fund_of(seat: int, name: str, won: bool, side: Charlatan) -> Fund:
    """All chips of one charlatan, wherever they lie; none where the memory aid is off and the bag not one's own."""
    if len(side.bag) != side.bag_size:
        return Fund(seat, name, won, (), 0, 0)
    chips = (*side.bag, *in_flask(side), *side.aside, *side.bought)
    value = sum([value_of(chip) for chip in chips if not chip.startswith("white")])
    return Fund(seat, name, won, counted(chips), len(chips), value)


def trial_of(seat: int, name: str, won: bool, side: Charlatan) -> Trial:
    """What was drawn in the trial: the chips lie in the bottom of the flask."""
    return Trial(seat, name, won, side.bottom, sum([value_of(chip) for chip in side.bottom]))


def standing(scene: Scene, seat: int) -> Html:
    """Patients cured, and the gold that was left."""
    side = scene.view.table.sides[seat]
    return standing_of(scene.draw, side.cured, side.gold)


@kept
def standing_of(draw: Draw, cured: int, gold: int) -> Html:
    """One player's line in the standings."""
    return draw("charlatans/reveal.html#standing", cured=cured, gold=gold)


# Everything face up


def face_up(scene: Scene, state: Table) -> Scene:
    """The scene with both bags counted, whatever the option says."""
    view: View[Sight] = msgspec.structs.replace(scene.view, table=look(state))
    return replace(scene, view=view, legal=())
