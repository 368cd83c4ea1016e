"""Why a choice is refused at Idus Martii: the rule it breaks, told from what everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.engine import Action, Refusal
from perfidie.games.idus_martii.rules.actions import Assign, CastVote, Discard, Look, Swap
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS

if TYPE_CHECKING:
    from perfidie.games.idus_martii.rules.table import Table


def why_not(s: Table, seat: int, action: Action) -> Refusal | None:
    """The broken rule; None where it is simply not the moment."""
    step = type(s.agenda[-1]).__name__
    if isinstance(action, Assign) and step == "HandOutRoles":
        return _why_not_handed_out(s, action)
    if isinstance(action, CastVote) and step == "Vote":
        return Refusal("idus-no-yellow-yet")
    if isinstance(action, Look) and step == "LookAtVote":
        return Refusal("idus-not-an-aedile", **{"other-seat": action.aedile})
    if action.words == ("force",) and step == "Veto":
        return Refusal("idus-yellow-only")
    if isinstance(action, Swap) and step == "ReplaceVote":
        return Refusal("idus-same-vote", vote=COLOURS[action.colour])
    if isinstance(action, Discard) and step == "ChooseSide":
        return Refusal("idus-not-in-hand", faction=FACTIONS[action.faction])
    return None


def _why_not_handed_out(s: Table, action: Assign) -> Refusal:
    """5.1: three others, no Praetor twice running, no Aedile twice running (five players: one at most)."""
    named = (action.praetor, *action.aediles)
    missing = [seat for seat in named if seat >= s.setup.seats]
    if missing:
        return Refusal("no-such-seat", seat=str(missing[0]))
    if s.consul in named:
        return Refusal("idus-consul-has-a-role")
    if action.praetor == s.praetor:
        return Refusal("idus-praetor-again", **{"other-seat": action.praetor})
    again = tuple(seat for seat in action.aediles if seat in s.aediles)
    return Refusal("idus-aedile-again", seats=again, most=s.setup.repeating)
