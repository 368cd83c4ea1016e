"""What is hidden at Mousquetaires du Roy: where Milady is, and the Treacheries in her hand."""

from __future__ import annotations

from perfidie.engine import View
from perfidie.engine.doubts import Doubt, Doubts
from perfidie.games.mousquetaires.rules.box import NOTHING, PLACES, TREACHERIES
from perfidie.games.mousquetaires.rules.table import DEALING, Table
from perfidie.games.mousquetaires.sight.view import Sight


class MiladyDoubts(Doubts):
    """Her destination until she is found or seen; of each Treachery whether she holds it."""

    def answers(self, view: View[Sight], s: Table) -> dict[Doubt, str]:
        sight, found = view.table, dict[Doubt, str]()
        if sight.phase == DEALING or sight.automatic or view.seat == s.setup.milady:
            return found
        if not sight.destination and s.destination != NOTHING:
            found[("destination",)] = PLACES[s.destination]
        if sight.treachery_count:
            held = set(s.treacheries)
            found |= {("treachery", name): "yes" if number in held else "no" for number, name in enumerate(TREACHERIES)}
        return found


DOUBTS = MiladyDoubts()
