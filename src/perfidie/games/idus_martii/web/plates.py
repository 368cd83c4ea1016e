"""Plates: small drawings of the pieces, each to stand beside the part of the printed rules that speaks of them."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.boards.scene import Draw, Html
from perfidie.games.idus_martii.rules.box import ADVANCES, BOX, COLOURS, FACTIONS, YELLOW
from perfidie.games.idus_martii.web.almanac import squares, tables
from perfidie.texts import Texts

ROLES = tuple(role.id for role in BOX.role)


def plates(draw: Draw, texts: Texts) -> Mapping[str, Html]:
    """By the heading of the printed rules: what one must recognise there."""
    votes = tuple([(colour, FACTIONS[side]) for colour, side in zip(COLOURS, ADVANCES, strict=True)])
    return {
        "box": draw("idus_martii/plates.html#box", factions=FACTIONS, votes=votes),
        "setup": draw("idus_martii/plates.html#setup", factions=FACTIONS, tables=tables()),
        "round-one": draw("idus_martii/plates.html#roles", roles=ROLES),
        "round-two": draw("idus_martii/plates.html#yellow", vote=COLOURS[YELLOW], faction=FACTIONS[ADVANCES[YELLOW]]),
        "end": draw("idus_martii/plates.html#track", squares=squares()),
    }
