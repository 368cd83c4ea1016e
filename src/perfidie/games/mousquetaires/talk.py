"""Talk and tempo at Mousquetaires du Roy."""

from __future__ import annotations

from perfidie.engine import Sand, Talk, View
from perfidie.games.mousquetaires.rules.actions import TIME_UP
from perfidie.games.mousquetaires.rules.box import (
    LIMITS,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.table import PHASE_II
from perfidie.games.mousquetaires.sight.view import Sight


class MousquetairesTalk(Talk[Sight]):
    """What may be said, and how much time there is."""

    tempo = 0.5

    def channel(self, setup: Rules, seat: int) -> tuple[int, ...]:
        """The Musketeers talk where Milady cannot hear, unless the walls have ears."""
        alone = setup.automatic or setup.options["team_talk"] == "overheard" or len(setup.riders) == 1
        riders: tuple[int, ...] = setup.riders
        return () if alone or seat not in riders else riders

    def hushed(self, seen: View[Sight]) -> bool:
        """Option team_talk: nobody chats while the Musketeers act."""
        return seen.options["team_talk"] == "silent" and seen.table.phase == PHASE_II

    def sand(self, seen: View[Sight]) -> Sand | None:
        """Option sand_timer: the Musketeers' whole phase II is limited, more so under Urgency."""
        table = seen.table
        if not seen.options["sand_timer"] or table.phase != PHASE_II or table.late:
            return None
        seconds = LIMITS["urgency_seconds" if table.urgency else "phase_seconds"]
        return Sand(f"round {table.round}", seconds, TIME_UP.words)
