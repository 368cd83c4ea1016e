"""What an unfinished table promises each seat, and by which signs a person would see it."""

from __future__ import annotations

from perfidie.engine.instinct import Shares
from perfidie.games.idus_martii.bot.foresight import HANDS
from perfidie.games.idus_martii.bot.reflexes import etiquette, hands_of
from perfidie.games.idus_martii.rules.box import FACTIONS, LOYAL, MERCHANT, RIVAL, TRAITOR, Side, Sides
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table


def shares(s: Table) -> Shares:
    """By seat: how likely it wins, counted over the camps that may lead in the end.

    Whoever has not chosen yet will be with the leaders if they can. So a lead that nobody is bound to oppose is the
    Merchants', and two cards of rival camps are worth more than either.
    """
    loyal, traitor = s.tokens
    hands = hands_of(s.dealt, s.kept)
    chances = etiquette(s.setup).chances(hands, (loyal, traitor, len(s.past)))
    found = [0.0] * len(hands)
    for leader, chance in enumerate(chances):
        side_of = ENDS_WITH[leader]
        sides = [side_of[hand] for hand in hands]
        winner = leader if leader == MERCHANT or RIVAL[leader] in sides else MERCHANT
        for seat, side in enumerate(sides):
            if side == winner:
                found[seat] += chance
    return tuple(found)


def side_under(leader: Side, hand: Sides) -> Side:
    """On which side the holder of a hand ends while this one is about to win: the leaders', or the Merchants'.

    Who has chosen their side holds it twice, and stays.
    """
    if leader in hand:
        return leader
    return MERCHANT if MERCHANT in hand else hand[0]


ENDS_WITH: tuple[Sides, ...] = tuple(
    tuple(side_under(leader, hand) for hand in HANDS) for leader in map(Side, range(len(FACTIONS)))
)
"""By leader and by hand."""


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
