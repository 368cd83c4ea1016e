"""What every decision at the poisoned glass refuses alike."""

from __future__ import annotations

from typing import TypeVar

from perfidie.engine import Action, Refusal, Seated
from perfidie.games.verre.rules.actions import LETTERS, Look, Peek, Pour, Swap, Take
from perfidie.games.verre.rules.box import Glass
from perfidie.games.verre.rules.table import Table

A = TypeVar("A", bound=Action)


class Decision(Seated[Table, A]):
    """One seat decides. A glass that does not stand on this table is refused first, whatever was meant by it."""

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        missing = missing_glasses(s, action)
        if missing:
            return Refusal("verre-no-such-glass", glass=LETTERS[missing[0]])
        return super().why_not(s, seat, action)


def missing_glasses(s: Table, action: Action) -> list[Glass]:
    """The glasses an action speaks of that are not on this table: fewer players have fewer of them."""
    if isinstance(action, Swap | Peek):
        named = [action.a, action.b]
    else:
        named = [action.glass] if isinstance(action, Look | Pour | Take) else []
    return [glass for glass in named if glass >= s.setup.glasses]
