"""What is hidden at Idus Martii: which side each of the others has chosen, and the votes that lie face down."""

from __future__ import annotations

from perfidie.engine import View
from perfidie.engine.doubts import Doubt, Doubts
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table
from perfidie.games.idus_martii.sight.view import Sight


class SenateDoubts(Doubts):
    """The side of each seat, and the card of each Aedile before the votes are counted."""

    def answers(self, view: View[Sight], s: Table) -> dict[Doubt, str]:
        found = dict[Doubt, str]()
        if not view.table.revealed:
            for seat, cards in enumerate(view.table.cards):
                if cards == 1 and seat != view.seat and s.kept[seat] != UNCHOSEN:
                    found["side", str(seat)] = FACTIONS[s.kept[seat]]
        if s.placed and not any(turn.tally for turn in view.table.turns[-1:]):
            for aedile, vote in zip(s.aediles, s.placed, strict=True):
                if aedile != view.seat:
                    found["vote", str(aedile)] = COLOURS[vote]
        return found


DOUBTS = SenateDoubts()
