"""What the steps of the duel have in common: they belong to one player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from perfidie.engine import Automatic, one_each
from perfidie.games.charlatans.rules.box import PLAYERS
from perfidie.games.charlatans.rules.table import Table


@dataclass(frozen=True, slots=True)
class Own(Automatic[Table]):
    """Something the table does for one player."""

    player: int


def of_seat(kind: Any) -> tuple[Any, ...]:
    """The step of this kind for each seat."""
    return one_each(kind, PLAYERS)
