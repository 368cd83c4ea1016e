"""The two endings of Idus Martii and who wins (« Fin de la Partie »)."""

from __future__ import annotations

from perfidie.engine import Outcome, Reason
from perfidie.engine.event import Facts
from perfidie.games.idus_martii.rules.box import BOX, FACTIONS, LOYAL, MERCHANT, RIVAL, TRAITOR, Row, Side, Sides
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table

LEAD = BOX.game["winning_lead"]


def beyond(rules: Rules, tokens: Row) -> Sides:
    """The factions whose token has left the limit square behind; on it they are safe (ruling 2)."""
    return tuple([Side(faction) for faction, square in enumerate(tokens) if square > rules.limit])


def sides(s: Table) -> Sides:
    """By seat: the faction it belongs to at the end.

    Who still holds two cards belongs to a faction only if both are the same (ruling 18).
    """
    return tuple(
        [
            kept if kept != UNCHOSEN else hand[0] if hand[0] == hand[1] else UNCHOSEN
            for kept, hand in zip(s.kept, s.dealt, strict=True)
        ]
    )


def winning_faction(rules: Rules, tokens: Row, members: Sides) -> tuple[Side, str]:
    """The faction that wins, given every seat's side, and the rule that says so."""
    passed = beyond(rules, tokens)
    if len(passed) == 2:
        return MERCHANT, "both-unmasked"  # ruling 19
    if passed:
        rival = RIVAL[passed[0]]
        return (rival, "rival-wins") if rival in members else (MERCHANT, "no-rival-left")
    lead = tokens[LOYAL] - tokens[TRAITOR]
    if abs(lead) < LEAD:
        return MERCHANT, "too-close"
    leader = LOYAL if lead > 0 else TRAITOR
    if RIVAL[leader] not in members:
        return MERCHANT, "no-rival"
    if leader not in members and rules.merchants_replace_empty_leader:  # ruling 16
        return MERCHANT, "empty-leader"
    return leader, "leads"


def outcome(s: Table) -> Outcome:
    """All members of the winning faction win together, each wholly; there may be none (rulings 15 and 16)."""
    rules, members = s.setup, sides(s)
    faction, why = winning_faction(rules, s.tokens, members)
    winners = tuple([seat for seat, side in enumerate(members) if side == faction])
    loyal, traitor = s.tokens
    passed = beyond(rules, s.tokens)
    leader = LOYAL if loyal > traitor else TRAITOR
    subject = FACTIONS[passed[0]] if passed else FACTIONS[leader]
    facts: Facts = {
        "faction": subject,
        "lead": abs(loyal - traitor),
        "limit": rules.limit,
        "loyal": loyal,
        "traitor": traitor,
    }
    reasons = [
        Reason("idus-conspiracy-failed" if passed else "idus-ides-of-march", facts),
        Reason(f"idus-{why}", facts),
    ]
    if winners:
        reasons.append(Reason("idus-winners", {"faction": FACTIONS[faction], "seats": winners}))
    else:
        reasons.append(Reason("idus-no-winner", {"faction": FACTIONS[faction]}))
    return Outcome(tuple([int(seat in winners) for seat in range(rules.seats)]), winners, tuple(reasons))
