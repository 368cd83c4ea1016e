"""The course of a game that is over: a small chart, and one true remark for each player, both taken from its events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Course(NamedTuple):
    """How the game went, as a chart: a line for each seat (or side) from the beginning to the end."""

    label: str
    """What is drawn: hearts, points, steps."""
    marks: tuple[str, ...]
    """One for each point of the lines, the first being the beginning: what begins there (a round, a turn), or nothing.
    Named ones are written below the chart as far as there is room, so they are short."""
    lines: tuple[tuple[float, ...], ...]
    """For each seat, its value at each mark."""
    names: tuple[str, ...] = ()
    """Where a line belongs to a side rather than a seat: the names of the sides, a line for each."""
    inks: tuple[int, ...] = ()
    """The colours of the sides, each by the number of a seat that wears it."""


class Remark(NamedTuple):
    """One fact of the game about one seat, in at most sixty letters; it follows the name, so it begins small.

    It speaks of nobody as `you`: the picture of the game is sent to people who were not there.
    """

    seat: int
    text: str
    mark: int = -1
    """The mark of the course it belongs to; -1 for none."""


Candidate = tuple[int, str, Remark]
"""What could be said of a seat: how striking it is, of which kind it is, and the remark."""
AGAIN = 4
"""How much less striking a remark is when somebody else was told one of the same kind."""


def told_apart(candidates: Iterable[Iterable[Candidate]]) -> tuple[Remark, ...]:
    """The most striking remark for each seat, so that few are told the same kind of thing.

    >>> anne = [(5, "fell", Remark(0, "falls"))]
    >>> basile = [(5, "fell", Remark(1, "falls")), (3, "rose", Remark(1, "rises"))]
    >>> [remark.text for remark in told_apart([anne, basile])]
    ['falls', 'rises']
    """
    said: dict[str, int] = {}
    found = []
    for those in candidates:
        listed = list(those)
        if listed:
            _, kind, remark = max(listed, key=lambda each: each[0] - AGAIN * said.get(each[1], 0))
            said[kind] = said.get(kind, 0) + 1
            found.append(remark)
    return tuple(found)
