"""What is remembered of the poisoned glass: who drinks, and what was in it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from perfidie.engine import Event
from perfidie.engine.annals import Annals, Tally


class GlassAnnals(Annals):
    """Drinking, being right about it, and the power of Vizzini."""

    habits = ("drinks", "poisoned", "shunned", "swaps")
    fair = MappingProxyType({"match": (2, 3, 4, 5)})
    """Everybody is Wesley, and sits after him, equally often."""

    def tell(self, event: Event, tally: Tally) -> None:
        facts: Any = event.facts
        self._tell_of_vizzini(event, tally)
        if event.kind in ("drank", "refused"):
            tally.notes[facts["seat"]] = event.kind == "drank"
            tally.count(facts["seat"], "drinks", event.kind == "drank")
        elif event.kind == "revealed" and facts["seat"] in tally.notes:
            drank = tally.notes.pop(facts["seat"])
            wrong = facts["verdict"] == ("poison" if drank else "antidote")
            tally.count(facts["seat"], "poisoned" if drank else "shunned", wrong)

    def _tell_of_vizzini(self, event: Event, tally: Tally) -> None:
        """The power serves once a round: a round is one occasion, over when the first glass is taken."""
        if event.kind == "round-started":
            tally.notes["vizzini"], tally.notes["swapped"] = event.facts["vizzini-seat"], False
        elif event.kind in ("swapped", "swap-made"):
            tally.notes["swapped"] = True
        elif event.kind == "took" and "vizzini" in tally.notes:
            tally.count(tally.notes.pop("vizzini"), "swaps", tally.notes["swapped"])


ANNALS = GlassAnnals()
