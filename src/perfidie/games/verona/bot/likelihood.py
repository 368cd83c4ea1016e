"""How well the tokens on the table fit an imagined world of the Council of Verona."""

from __future__ import annotations

from perfidie.engine import View
from perfidie.games.verona.rules.box import ANTIDOTE, CARD, FACE, MODIFIER, POISON, ZONE
from perfidie.games.verona.rules.table import Table
from perfidie.games.verona.sight.view import Sight

ODD = 0.1
"""How much less likely than others a token is that its owner would hardly have placed there."""


def likelihood(view: View[Sight], world: Table) -> float:
    """Few place a 0 where it brings nothing, an Antidote without a bet to guard, a Poison without a rival's."""
    weight = 1.0
    bettors: dict[str, list[int]] = {}  # by character: whose tokens lay there when the next one came
    for token in sorted(view.table.tokens, key=lambda token: token.number):
        before = bettors.setdefault(token.card, [])
        if not token.kind:
            kind, guards = world.kinds[token.number], token.owner in before
            if kind == POISON:
                odd = guards or not before
            elif kind == ANTIDOTE:
                odd = not guards
            else:
                odd = FACE[kind] == 0 and MODIFIER[ZONE[CARD[token.card], token.zone]] <= 0
            weight *= ODD if odd else 1.0
        before.append(token.owner)
    return weight
