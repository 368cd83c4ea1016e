"""Readings: the plain facts that every part of a game's board asks its scene for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from perfidie.boards.scene import Draw, Scene
from perfidie.engine import Options, View
from perfidie.engine.setup import Value
from perfidie.texts import Texts

T = TypeVar("T")
R = TypeVar("R")
Made = TypeVar("Made", bound="Reading[Any, Any]")

Agreed = tuple[tuple[str, Value], ...]
"""The options in force."""
Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reading(Generic[T, R]):
    """A scene as a board reads it: `T` is the game's sight, `R` its rules."""

    scene: Scene
    draw: Draw
    view: View[T]
    sight: T
    rules: R
    names: Names
    seat: int | None
    phase: int

    @property
    def agreed(self) -> Agreed:
        """The options in force, as something that can be kept in a dictionary."""
        return tuple(self.view.options.items())

    @property
    def step(self) -> str:
        """The step this viewer has to decide in; empty while they wait."""
        return self.view.step if self.scene.legal else ""


class Reader(Generic[Made]):
    """Makes the readings of one game: the phase by the step being played, `over` when the game is over, else 0.

    The parts of a board are drawn one after the other from one scene, so the last reading is kept; so are the rules of
    the last tables.
    """

    def __init__(
        self, made: type[Made], rules: Callable[[int, Options], Any], phases: Mapping[str, int], over: int
    ) -> None:
        self.made, self.phases, self.over = made, phases, over
        self.last: Made | None = None
        self.agreed = lru_cache(maxsize=256)(lambda seats, options: rules(seats, dict(options)))

    def __call__(self, scene: Scene) -> Made:
        """The reading of this scene: the last one where it is asked for again."""
        last = self.last
        if last is not None and last.scene is scene:
            return last
        view = scene.view
        phase = self.over if view.outcome else self.phases.get(view.step, 0)
        names = names_of(scene.texts, view.seats)
        found = self.made(scene, scene.draw, view, view.table, self.rules(view), names, view.seat, phase)
        self.last = found
        return found

    def rules(self, view: View[Any]) -> Any:
        """What the table agreed on."""
        return self.agreed(view.seats, tuple(view.options.items()))


def names_of(texts: Texts, seats: int) -> Names:
    """The names of all seats; where somebody has none, the number of the seat."""
    given = texts.names
    if len(given) == seats and all(given):
        return given
    return tuple([texts.name(seat) for seat in range(seats)])
