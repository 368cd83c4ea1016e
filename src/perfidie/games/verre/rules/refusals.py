"""Why a choice is refused at the poisoned glass: the rule it breaks, told from what the seat itself knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.engine import Action, Refusal
from perfidie.games.verre.rules.actions import LETTERS, WORD, Look, Peek, Pour, Swap, Take

if TYPE_CHECKING:
    from perfidie.games.verre.rules.table import Table


def why_not(s: Table, seat: int, action: Action) -> Refusal | None:
    """The broken rule; None where it is simply not the moment."""
    step = type(s.agenda[-1]).__name__
    missing = [glass for glass in glasses_named(action) if glass >= s.setup.glasses]
    if missing:
        return Refusal("verre-no-such-glass", glass=LETTERS[missing[0]])
    if isinstance(action, Look) and step == "SpyGlass":
        return Refusal("verre-already-spied", glass=action.words[1])
    if isinstance(action, Pour) and step == "PourCard":
        if action.card not in s.hands[seat]:
            return Refusal("verre-not-in-hand", card=WORD[action.card])
        return Refusal("verre-glass-full", glass=action.words[2])
    if isinstance(action, Take) and step == "TakeGlass" and action.glass in s.taken:
        return Refusal("verre-glass-taken", glass=action.words[1])
    if isinstance(action, Swap | Peek) and step in ("PourCard", "SwapOrEndTurn"):
        if seat != s.vizzini:
            return Refusal("verre-not-vizzini")
        if not s.power:
            return Refusal("verre-power-used")
    return None


def glasses_named(action: Action) -> tuple[int, ...]:
    """The glasses an action speaks of."""
    if isinstance(action, Swap | Peek):
        return (action.a, action.b)
    return (action.glass,) if isinstance(action, Look | Pour | Take) else ()
