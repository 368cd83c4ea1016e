"""What is remembered of the Council of Verona: rounds won, tokens that score, exile."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from perfidie.engine import Event
from perfidie.engine.annals import Annals, Tally


class VeronaAnnals(Annals):
    """Where cards are played, and what tokens bring."""

    habits = ("exiles", "keeps_token", "scores")
    fair = MappingProxyType({"standard": (2, 3, 4, 5), "poison": (2, 3, 4, 5)})
    """The first player is drawn and moves on every round; the pack goes round."""

    def tell(self, event: Event, tally: Tally) -> None:
        facts: Any = event.facts
        if event.kind == "played":
            tally.count(facts["seat"], "exiles", facts["place"] == "exile")
        elif event.kind in ("placed", "token-skipped"):
            tally.count(facts["seat"], "keeps_token", event.kind == "token-skipped")
        elif event.kind == "round-scored":
            tally.count(facts["seat"], "scores", facts["points"] > 0)


ANNALS = VeronaAnnals()
