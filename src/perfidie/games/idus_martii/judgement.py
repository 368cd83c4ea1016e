"""What an unfinished table promises each seat, and by which signs a person would see it."""

from __future__ import annotations

from math import prod

from perfidie.engine.instinct import Shares
from perfidie.games.idus_martii.box import LOYAL, MERCHANT, RIVAL, TRAITOR
from perfidie.games.idus_martii.foresight import HANDS, Position
from perfidie.games.idus_martii.manners import etiquette, hands_of
from perfidie.games.idus_martii.scoring import LEAD
from perfidie.games.idus_martii.table import UNCHOSEN, Table


def shares(s: Table) -> Shares:
    """By seat: how likely it wins, on the better of the sides open to it.

    A camp that leads needs a rival, else the Merchants win.
    """
    customs, hands = etiquette(s.setup), hands_of(s.dealt, s.kept)
    position: Position = (*s.tokens, len(s.past))  # type: ignore[assignment]
    chances = customs.chances(hands, position)
    sides = customs.manners(customs.lean(hands, position), position).sides
    not_loyal, not_traitor = ([1 - keeps(hand, faction, sides) for hand in hands] for faction in (LOYAL, TRAITOR))
    found = []
    for seat, hand in enumerate(hands):
        no_loyal = prod(not_loyal[:seat]) * prod(not_loyal[seat + 1 :])
        no_traitor = prod(not_traitor[:seat]) * prod(not_traitor[seat + 1 :])
        unopposed = chances[LOYAL] * no_traitor + chances[TRAITOR] * no_loyal
        wins = (chances[LOYAL] * (1 - no_traitor), chances[TRAITOR] * (1 - no_loyal), chances[MERCHANT] + unopposed)
        first, second = HANDS[hand]
        found.append(max(wins[first], wins[second]))
    return tuple(found)


def keeps(hand: int, faction: int, sides: tuple[float, ...]) -> float:
    """How likely the holder of this hand ends on that side."""
    first, second = HANDS[hand]
    if first == second:
        return float(first == faction)
    return sides[hand] if faction == first else 1 - sides[hand] if faction == second else 0.0


def signs(s: Table, seat: int) -> dict[str, float]:
    """How this seat stands: of a camp, its lead, its room and its rivals; of the Merchants, how close the vote is."""
    side, lead = s.kept[seat], s.tokens[LOYAL] - s.tokens[TRAITOR]
    if side == MERCHANT:
        return {"close": float(abs(lead) < LEAD)}
    if side == UNCHOSEN:
        return {"gap": abs(lead)} if set(s.dealt[seat]) == {LOYAL, TRAITOR} else {}
    rival = RIVAL[side]
    return {
        "lead": lead if side == LOYAL else -lead,
        "room": s.setup.limit - s.tokens[side],
        "rival": float(
            any(rival in ((kept,) if kept != UNCHOSEN else hand) for kept, hand in zip(s.kept, s.dealt, strict=True))
        ),
    }
