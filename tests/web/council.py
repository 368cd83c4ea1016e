"""Council: whispers with a channel for the pair, a second turn that may be silent, and a sand-timer for each turn.

The watcher is seat 0. When the sand has run out seat 1 passes: at once if it is asked, else when it is asked again in
the same turn, since seat 2 cannot pass for it.
"""

from __future__ import annotations

from typing import Any

from engine.toys import toy
from engine.toys.whispers import PAIR, PASS, Sight, Whispers, WhispersLab
from perfidie.engine import Option, Sand, View, Vocabulary

HUSHED_TURN = 2


class Council(Whispers):
    id = "council"
    statements = Vocabulary()
    options = (
        Option("team_talk", values=("free", "silent", "overheard")),
        Option("turn_seconds", least=0, most=600, default=0),
        Option("seconds", least=0, most=600, default=0),
    )

    def channel(self, setup: Any, seat: int) -> tuple[int, ...]:
        return PAIR if seat in PAIR and setup.options["team_talk"] != "overheard" else ()

    def hushed(self, view: View[Sight]) -> bool:
        return view.options["team_talk"] == "silent" and view.table.turn == HUSHED_TURN

    def sand(self, view: View[Sight]) -> Sand | None:
        seconds = int(view.options["turn_seconds"])
        return Sand(f"turn {view.table.turn}", seconds, PASS.words) if seconds else None

    def timer(self, setup: Any) -> int:
        return int(setup.options["seconds"])


COUNCIL = toy(Council(), WhispersLab)
