"""The chart of a game that is over: where its lines, marks and numbers stand, ready to be drawn as SVG.

The same chart is drawn on the page of the outcome and on the picture that people send; only its inks differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from perfidie.boards.course import Course

LEFT, RIGHT, TOP, BOTTOM = 22.0, 24.0, 16.0, 18.0
"""The room around the lines: for figures, for shapes at their ends, for numbers above, for rounds below."""
LETTER = 5.6
"""About how wide a letter of a mark is."""
APART = 1.7
"""Lines that run together lie side by side by so much."""
BADGE = 8.0
"""The radius of a number."""
FIGURES = 4
"""So many lines of the grid are named at most."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000, 100_000, 1_000_000)
TRIES = (-13.0, 13.0, -27.0, 27.0, -41.0, 41.0, -55.0, 55.0)
ASIDE = (0.0, -17.0, 17.0)
"""Where a number may stand, seen from the point it speaks of."""
Told = tuple[int, int, int]
"""Number, seat and mark of what is said of somebody."""


class Line(NamedTuple):
    """One seat or side: the seat whose colour it wears, its path, where it ends, and its name if it is a side."""

    ink: int
    path: str
    x: float
    y: float
    name: str = ""


class Chart(NamedTuple):
    """Everything in its place, in units of the drawing."""

    width: float
    height: float
    label: str
    grid: tuple[tuple[float, str], ...]
    """Height and figure of each line of the grid."""
    rounds: tuple[tuple[float, str], ...]
    """Where something begins, and its name where there is room for it."""
    lines: tuple[Line, ...]
    badges: tuple[tuple[int, int, float, float], ...]
    """Number, seat and place of each remark."""
    left: float
    right: float
    foot: float


@dataclass(frozen=True, slots=True)
class Paper:
    """What a value and a mark are on the paper."""

    course: Course
    width: float
    height: float
    low: float
    high: float

    @property
    def right(self) -> float:
        """Where the lines end: names of sides are written behind it."""
        return self.width - RIGHT - max([LETTER * len(name) for name in self.course.names], default=0)

    @property
    def foot(self) -> float:
        """Where the rounds are written."""
        return self.height - BOTTOM

    def x(self, mark: int) -> float:
        """Where this mark stands."""
        return LEFT + (self.right - LEFT) * mark / max(len(self.course.marks) - 1, 1)

    def y(self, value: float) -> float:
        """How high this value lies."""
        foot = self.foot - 5
        return foot - (foot - TOP) * (value - self.low) / (self.high - self.low)

    def beside(self, which: int) -> float:
        """How far a line lies beside the others."""
        return APART * (which - (len(self.course.lines) - 1) / 2)


def chart(course: Course, remarks: Iterable[Told], width: float = 372.0, height: float = 160.0) -> Chart:
    """The chart of this course, with the numbers of what is said of people."""
    values = [value for line in course.lines for value in line] or [0]
    low, high = min(values), max(values)
    paper = Paper(course, width, height, *((low, high) if low < high else (low - 1, high + 1)))
    return Chart(
        width,
        height,
        course.label,
        tuple([(paper.y(value), f"{value:g}") for value in figures(paper.low, paper.high)]),
        tuple(_rounds(paper)),
        tuple([_line(paper, which) for which in range(len(course.lines))]),
        tuple(_badges(paper, remarks)),
        LEFT,
        paper.right,
        paper.foot,
    )


def figures(low: float, high: float) -> list[float]:
    """Round figures between two values, few enough to be read.

    >>> figures(0, 4), figures(-3, 27)
    ([0, 2, 4], [0, 10, 20])
    """
    step = next(step for step in STEPS if high // step - low // step < FIGURES)
    first = -(-low // step) * step
    return [first + count * step for count in range(int((high - first) // step) + 1)]


def _rounds(paper: Paper) -> Iterator[tuple[float, str]]:
    """Where something begins; the name is left out where it would run into the one before or out of the paper."""
    free = 0.0
    for mark, name in enumerate(paper.course.marks):
        if name:
            x, long = paper.x(mark), LETTER * len(name)
            fits = x >= free and x + long <= paper.width
            free = x + long + LETTER if fits else free
            yield x, name if fits else ""


def _line(paper: Paper, which: int) -> Line:
    course, aside = paper.course, paper.beside(which)
    points = [(paper.x(mark), paper.y(value) + aside) for mark, value in enumerate(course.lines[which])]
    path = " ".join([f"{'L' if at else 'M'}{x:.1f} {y:.1f}" for at, (x, y) in enumerate(points)])
    name = course.names[which] if which < len(course.names) else ""
    return Line(course.inks[which] if name else which, path, paper.right, points[-1][1], name)


def _badges(paper: Paper, remarks: Iterable[Told]) -> Iterator[tuple[int, int, float, float]]:
    """Each number near the line it speaks of, and on none of the others."""
    taken: list[tuple[float, float]] = []
    for number, seat, mark in remarks:
        whole = bool(paper.course.names)  # lines of sides: what a person did stands above them
        line = paper.y(paper.high) if whole else paper.y(paper.course.lines[seat][mark]) + paper.beside(seat)
        x = min(max(paper.x(mark), LEFT + BADGE), paper.right - BADGE)
        spots = [(x + aside, line + above) for aside in ASIDE for above in TRIES]
        inside = [spot for spot in spots if BADGE < spot[1] < paper.foot and LEFT < spot[0] < paper.right]
        free = [spot for spot in inside if all(hypot(spot[0] - a, spot[1] - b) > 2.1 * BADGE for a, b in taken)]
        spot = (free or inside or spots)[0]
        taken.append(spot)
        yield number, seat, *spot
