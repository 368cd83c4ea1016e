"""What is remembered of the Charlatans: who began, what exploded, what was bought."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from perfidie.engine import Event
from perfidie.engine.annals import Annals, Tally
from perfidie.engine.playthrough import Playthrough


class CharlatansAnnals(Annals):
    """Potions that burst, and what is done with offers."""

    habits = ("bursts", "takes_offer")
    sides = ("began", "followed")
    fair = MappingProxyType({"standard": (2,)})
    """Who begins is drawn."""

    def side(self, play: Playthrough, seat: int) -> str:
        began: Any = next((event.facts["seat"] for event in play.events if event.kind == "game-begins"), None)
        return "" if began is None else "began" if began == seat else "followed"

    def tell(self, event: Event, tally: Tally) -> None:
        facts: Any = event.facts
        if event.kind in ("potion-finished", "exploded"):
            tally.count(facts["seat"], "bursts", event.kind == "exploded")
        elif event.kind in ("card-chosen", "offer-chosen"):
            tally.count(facts["seat"], "takes_offer", event.kind == "offer-chosen")


ANNALS = CharlatansAnnals()
