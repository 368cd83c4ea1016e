"""What an unfinished table promises each seat, and by which signs a person would see it."""

from __future__ import annotations

from perfidie.engine.instinct import Shares
from perfidie.games.idus_martii.bot.foresight import Position
from perfidie.games.idus_martii.bot.reflexes import etiquette, hands_of
from perfidie.games.idus_martii.rules.box import LOYAL, MERCHANT, RIVAL, TRAITOR, Side, Sides
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table


def shares(s: Table) -> Shares:
    """By seat: how likely it wins, counted over the camps that may lead in the end.

    Whoever has not chosen yet will be with the leaders if they can. So a lead that nobody is bound to oppose is the
    Merchants', and two cards of rival camps are worth more than either.
    """
    position: Position = (*s.tokens, len(s.past))  # type: ignore[assignment]
    chances = etiquette(s.setup).chances(hands_of(s.dealt, s.kept), position)
    found = [0.0] * s.setup.seats
    for leader, chance in zip(map(Side, range(len(chances))), chances, strict=True):
        sides = [side_under(leader, hand, kept) for hand, kept in zip(s.dealt, s.kept, strict=True)]
        winner = leader if leader == MERCHANT or RIVAL[leader] in sides else MERCHANT
        for seat, side in enumerate(sides):
            if side == winner:
                found[seat] += chance
    return tuple(found)


def side_under(leader: Side, hand: Sides, kept: Side) -> Side:
    """On which side somebody ends while this one is about to win: their own choice, the leaders', or the Merchants'."""
    if kept != UNCHOSEN:
        return kept
    if leader in hand:
        return leader
    return MERCHANT if MERCHANT in hand else hand[0]


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
