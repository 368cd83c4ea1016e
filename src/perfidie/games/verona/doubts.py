"""What is hidden at the Council of Verona: the tokens that lie face down, and whose hands the characters are in."""

from __future__ import annotations

from perfidie.engine import View
from perfidie.engine.doubts import Doubt, Doubts
from perfidie.games.verona.rules.box import KINDS, NAMES
from perfidie.games.verona.rules.table import Table
from perfidie.games.verona.sight.view import Sight

AWAY, PACK = "away", "pack"
"""A character in nobody's hand: put aside, or still to be drafted."""


class CouncilDoubts(Doubts):
    """Each token one has not seen, by its owner and where it lies; each character that has not been played."""

    def answers(self, view: View[Sight], s: Table) -> dict[Doubt, str]:
        sight, found = view.table, dict[Doubt, str]()
        for token in sight.tokens:
            if not token.kind:
                found["token", str(token.owner), token.card, str(token.zone)] = KINDS[s.kinds[token.number]]
        if sight.undealt or not any(sight.hand_sizes):
            return found
        holders = {card: str(seat) for seat, hand in enumerate(s.hands) for card in hand}
        holders |= dict.fromkeys(s.pack, PACK)
        for card in s.setup.cards:
            if NAMES[card] not in (*sight.plays, *sight.hand):
                found["card", NAMES[card]] = holders.get(card, AWAY)
        return found


DOUBTS = CouncilDoubts()
