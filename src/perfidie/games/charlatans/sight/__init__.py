"""What a seat sees at the duel of the charlatans, what follows from it, and what the table could be."""

from __future__ import annotations

from random import Random

from perfidie.engine import Eyes, View
from perfidie.games.charlatans.rules.setup import Rules
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight import imagine, view
from perfidie.games.charlatans.sight.view import Sight


class DuelEyes(Eyes[Table, Sight]):
    """Looks at a table for one seat, and imagines a table from what one seat has seen."""

    sight = Sight

    def look(self, state: Table, seat: int | None) -> Sight:
        return view.look(state)

    def imagine_table(self, seen: View[Sight], setup: Rules, rng: Random) -> Table:
        return imagine.laid_once(seen, setup).clone()

    def for_person(self, seen: View[Sight]) -> View[Sight]:
        return view.for_person(seen)
