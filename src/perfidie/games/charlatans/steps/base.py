"""What the steps of the duel have in common: they belong to one player, and effects are found by the id of the data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from perfidie.engine import Automatic
from perfidie.games.charlatans.box import PLAYERS
from perfidie.games.charlatans.table import Table

T = TypeVar("T")


def found_by(registry: dict[str, T], name: str) -> Callable[[T], T]:
    """Enters a step under the id that the data file knows it by."""

    def enter(step: T) -> T:
        registry[name] = step
        return step

    return enter


@dataclass(frozen=True, slots=True)
class Own(Automatic[Table]):
    """Something the table does for one player."""

    player: int


def of_seat(kind: Any) -> tuple[Any, ...]:
    """The step of this kind for each seat."""
    return tuple(kind(seat) for seat in range(PLAYERS))
