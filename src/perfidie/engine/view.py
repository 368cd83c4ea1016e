"""Views: what one seat, or a spectator, may know. The only thing that leaves the engine.

A view is built from nothing: the engine names the public frame, the game names what lies on the
table for that seat. A field that is not named is invisible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

import msgspec

from perfidie.engine.options import Value
from perfidie.engine.outcome import Outcome

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")
V = TypeVar("V")


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
    """Who has chosen in secret; the words of this seat's own choice, None for the others'."""
    claims: tuple[Claim, ...]
    outcome: Outcome | None
    table: T

    @property
    def step(self) -> str:
        """The name of the step being played; empty when the game is over."""
        return str(self.agenda[-1][0]) if self.agenda else ""


def once_for_a_view(work_out: Callable[Concatenate[V, P], R]) -> Callable[Concatenate[V, P], R]:
    """Remembers the result for the view asked about last: a search imagines hundreds of worlds from a single view."""
    kept: tuple[V, R] | None = None

    def found(view: V, /, *more: P.args, **named: P.kwargs) -> R:
        nonlocal kept
        if kept is None or kept[0] is not view:
            kept = (view, work_out(view, *more, **named))
        return kept[1]

    return found
