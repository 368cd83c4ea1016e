"""What is hidden at the poisoned glass: the cards in the glasses, and so what each glass does to its drinker."""

from __future__ import annotations

from perfidie.engine import View
from perfidie.engine.doubts import Doubt, Doubts
from perfidie.games.verre.rules.actions import LETTERS
from perfidie.games.verre.rules.box import Glass
from perfidie.games.verre.rules.scoring import doubled_margin
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight.view import Sight


class GlassDoubts(Doubts):
    """Each glass that is still closed: whether there is more poison in it, or more antidote."""

    def answers(self, view: View[Sight], s: Table) -> dict[Doubt, str]:
        sight, found = view.table, dict[Doubt, str]()
        of_wesley = sight.taken[sight.wesley]
        opened = {sight.taken[seat] for seat, is_open in enumerate(sight.opened) if is_open}
        for glass, pile in enumerate(sight.glasses):
            if pile and glass not in opened:
                margin = doubled_margin(s.setup, s.cards_in(Glass(glass)), glass == of_wesley)
                found["glass", LETTERS[glass]] = "poison" if margin < 0 else "antidote" if margin > 0 else "even"
        return found


DOUBTS = GlassDoubts()
