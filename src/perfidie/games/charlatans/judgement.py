"""What a table of the duel promises each seat, at the end of a potion or of a round."""

from __future__ import annotations

from math import exp

from perfidie.games.charlatans.foresight import Eye
from perfidie.games.charlatans.table import Table


def chance(s: Table) -> float:
    """The chance that blue wins."""
    return 1 / (1 + exp(-0.06 * Eye(s, 0).lying(s)))
