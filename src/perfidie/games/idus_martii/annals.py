"""What is remembered of Idus Martii: the side one ended on, and how one votes."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from perfidie.engine import Event
from perfidie.engine.annals import Annals, Tally
from perfidie.engine.playthrough import Playthrough
from perfidie.games.idus_martii.rules.box import FACTIONS
from perfidie.games.idus_martii.rules.scoring import sides
from perfidie.games.idus_martii.rules.table import UNCHOSEN

COLOURS = ("green", "red", "yellow")
"""In which one may vote; in the first round not in the last of them."""


class IdusAnnals(Annals):
    """Votes, vetoes and the faction that was kept."""

    habits = (*COLOURS, "forces")
    sides = tuple(FACTIONS)
    fair = MappingProxyType({"standard": (5, 6, 7, 8)})
    """Cards are dealt by lot and each chooses their own side; the first Consul is drawn."""

    def side(self, play: Playthrough, seat: int) -> str:
        state: Any = play.state
        kept = sides(state)[seat]
        return FACTIONS[kept] if kept != UNCHOSEN else ""

    def tell(self, event: Event, tally: Tally) -> None:
        facts: Any = event.facts
        if event.kind == "turn-started":
            tally.notes["colours"] = COLOURS[: 2 if facts["round"] == 1 else 3]
        elif event.kind == "committed":
            for seat, own in event.private:
                choice: Any = own.get("choice", ())
                if len(choice) == 2 and choice[0] == "vote":
                    for colour in tally.notes["colours"]:
                        tally.count(seat, colour, choice[1] == colour)
        elif event.kind in ("vote-kept", "exchange-forced"):
            tally.count(facts["seat"], "forces", event.kind == "exchange-forced")


ANNALS = IdusAnnals()
