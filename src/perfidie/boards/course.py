"""The course of a game that is over: a small chart, and one true remark for each player, both taken from its events."""

from __future__ import annotations

from typing import NamedTuple


class Course(NamedTuple):
    """How the game went, as a chart: a line for each seat (or side) through the rounds."""

    label: str
    """What is drawn: hearts, points, steps."""
    marks: tuple[str, ...]
    """What stands below the chart at each point: rounds, turns."""
    lines: tuple[tuple[float, ...], ...]
    """For each seat, its value at each mark."""
    names: tuple[str, ...] = ()
    """Where a line belongs to a side rather than a seat: the names of the sides, a line for each."""


class Remark(NamedTuple):
    """One fact of the game about one seat, in at most about fifty letters."""

    seat: int
    text: str
    mark: int = -1
    """The mark of the course it belongs to; -1 for none."""
