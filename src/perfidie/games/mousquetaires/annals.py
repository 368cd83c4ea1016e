"""What is remembered of the Musketeers: Milady or musketeer, duels, missions."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from perfidie.engine import Event
from perfidie.engine.annals import Annals, Tally
from perfidie.engine.playthrough import Playthrough


class MusketeersAnnals(Annals):
    """Duels that were won, challenges, and arrests."""

    habits = ("wounds_more", "arrested")
    sides = ("milady", "musketeer")
    fair = MappingProxyType({"standard": (2,)})
    """Alone against each other, the sides drawn by lot: where a side is several, nobody can tell who of it was good."""

    def side(self, play: Playthrough, seat: int) -> str:
        rules: Any = play.setup
        return "milady" if not rules.automatic and seat == rules.milady else "musketeer"

    def tell(self, event: Event, tally: Tally) -> None:
        facts: Any = event.facts
        if event.kind == "duel-ended":
            tally.count(facts["seat"], "wounds_more", facts["given"] > facts["taken"])
        elif event.kind == "arrested":
            tally.notes[facts["hero"]] = True
        elif event.kind == "turn-ended":
            tally.count(facts["seat"], "arrested", tally.notes.pop(facts["hero"], False))


ANNALS = MusketeersAnnals()
