"""What a seat sees at Idus Martii, what follows from it, and what the table could be."""

from __future__ import annotations

from random import Random

from perfidie.engine import Eyes, View
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import Table
from perfidie.games.idus_martii.sight import imagine, view
from perfidie.games.idus_martii.sight.view import Sight


class IdusEyes(Eyes[Table, Sight]):
    """Looks at a table for one seat, and imagines a table from what one seat has seen."""

    sight = Sight

    def look(self, state: Table, seat: int | None) -> Sight:
        return view.look(state, seat)

    def imagine_table(self, seen: View[Sight], setup: Rules, rng: Random) -> Table:
        return imagine.imagine_table(seen, setup, rng)

    def for_person(self, seen: View[Sight]) -> View[Sight]:
        return view.for_person(seen)
