"""How the game ends: « But du jeu ». Musketeers win or lose together; the automatic Milady wins without a winner."""

from __future__ import annotations

from perfidie.engine import Outcome, Reason
from perfidie.games.mousquetaires.rules.table import MILADY, Table

ENDINGS = ("quest", "time", "queen", "rochelle", "constance")
"""What ends a game."""


def outcome(s: Table) -> Outcome:
    """All seats of the winning side win, each wholly; there are no points."""
    rules = s.setup
    winners = ((rules.milady,) if not rules.automatic else ()) if s.winner == MILADY else rules.riders
    scores = tuple([int(seat in winners) for seat in range(rules.seats)])
    assert s.why in ENDINGS
    reasons = [Reason(f"mousquetaires-{s.why}", {"round": s.round})]
    if s.winner == MILADY:
        reasons.append(Reason("mousquetaires-milady-wins", {"seats": winners, "automatic": rules.automatic}))
    else:
        reasons.append(Reason("mousquetaires-musketeers-win", {"seats": winners}))
    return Outcome(scores, winners, tuple(reasons))
