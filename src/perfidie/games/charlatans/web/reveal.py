"""The end of a duel: how both stand, and the table with both bags counted. Nothing else is hidden in this game."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.engine import View
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight.view import Sight, look


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
