"""Views: what one seat, or a spectator, may know. The only thing that leaves the engine.

A view is built from nothing: the engine names the public frame, the game names what lies on the
table for that seat. A field that is not named is invisible.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from perfidie.engine.outcome import Outcome
from perfidie.engine.setup import Value

T = TypeVar("T")


class Claim(NamedTuple):
    """A statement a seat made: what it said, never a fact."""

    seat: int
    words: tuple[str, ...]
    when: str = ""
    """The occasion on which it was said, where a game tells them apart."""


class View(msgspec.Struct, Generic[T], frozen=True):
    """What seat `seat` may know (None: what everybody may know)."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    seat: int | None
    waiting: tuple[int, ...]
    agenda: tuple[tuple[Any, ...], ...]
    committed: tuple[tuple[int, tuple[str, ...] | None], ...]
    """Who has chosen in secret; the words of one's own choice, None for the others'."""
    claims: tuple[Claim, ...]
    outcome: Outcome | None
    table: T

    @property
    def step(self) -> str:
        """The name of the step being played; empty when the game is over."""
        return str(self.agenda[-1][0]) if self.agenda else ""
