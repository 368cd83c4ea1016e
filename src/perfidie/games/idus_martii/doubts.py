"""What is hidden at Idus Martii: which side each of the others has chosen, and the votes that lie face down."""

from __future__ import annotations

from perfidie.engine import Claim, View
from perfidie.engine.doubts import Doubt, Doubts
from perfidie.games.idus_martii.rules.box import COLOUR, COLOURS, FACTIONS
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Closed, Table
from perfidie.games.idus_martii.sight.statements import turn_spoken_of
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

    def lie(self, claim: Claim, then: Table, last: Table) -> tuple[str, ...]:
        """Of a vote that was told, a card that was seen, a promise, one's own side."""
        number = turn_spoken_of(claim.words, claim.when, then.setup.seats)
        if number is not None and number < len(last.past):
            return false_vote(last.past[number], claim)
        if claim.words[0] != "faction":
            return ()
        side = then.kept[claim.seat]
        held = (side,) if side != UNCHOSEN else then.dealt[claim.seat]
        names = [FACTIONS[faction] for faction in held]
        if claim.words[1] in names:
            return ()
        return ("side", names[0]) if len(set(names)) == 1 else ("hand", *names)


def false_vote(turn: Closed, claim: Claim) -> tuple[str, ...]:
    """The truth about a vote that was told, seen or promised otherwise.

    Who tells their vote may mean the card they placed or the one that was counted.
    """
    _, praetor, aediles, looked, _, placed, counted = turn
    verb, said = claim.words[0], COLOUR[claim.words[-1]]
    if verb == "seen":
        if claim.seat != praetor or int(claim.words[3]) != aediles[looked]:
            return ("unseen",)
        return () if placed[looked] == said else ("vote", COLOURS[placed[looked]])
    if claim.seat not in aediles:
        return ("unseen",) if verb == "voted" else ()
    which = aediles.index(claim.seat)
    true = (placed[which],) if verb == "promise" else (placed[which], counted[which])
    return () if said in true else ("vote", COLOURS[true[-1]])


DOUBTS = SenateDoubts()
