"""What is aimed at, in one table: each figure by its name, held against its goal.

A figure is a list of values, one for each round; its median counts. `run.py` writes all figures of a run as JSON, and
`compare.py` sets two runs side by side.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass

Figures = dict[str, list[float]]
"""By name, a value for each round."""
FLAT = 1.2
"""What does not grow may still look so: the machine is never quiet."""
GAMES = {
    "verona": "verona, 5 seats",
    "idus_martii": "idus_martii, 7 seats",
    "charlatans": "charlatans, 2 seats",
    "mousquetaires": "mousquetaires, 4 seats",
}


@dataclass(frozen=True)
class Goal:
    """One row: the figure, what it is in words, and what is aimed at. A row without a goal is told for comparison."""

    figure: str
    what: str
    unit: str = ""
    at_most: float | None = None
    at_least: float | None = None
    flat: bool = False
    """Whether this is a ratio of much over little: what is aimed at is that nothing grows."""

    def aim(self) -> str:
        unit = f" {self.unit}" if self.unit else ""
        if self.flat:
            return f"flat (at most {FLAT:g})"
        if self.at_most is not None:
            return f"at most {self.at_most:g}{unit}"
        return f"at least {self.at_least:g}{unit}" if self.at_least is not None else ""

    def verdict(self, value: float) -> str:
        if self.at_most is None and self.at_least is None:
            return ""
        met = value <= self.at_most if self.at_most is not None else value >= (self.at_least or 0.0)
        return "met" if met else "**missed**"


def per_move(game: str, milliseconds: float) -> Goal:
    """What a move of one game may cost, all included."""
    return Goal(f"site.{game}.ms", f"CPU per move: {GAMES[game]}, all with a stream", "ms", milliseconds)


def quiet(game: str, compiled: float, today: float) -> list[Goal]:
    """Pure Python is to be no slower than it was; a twentieth is noise."""
    words = f"quiet random play over the yardstick: {game}"
    return [
        Goal(f"engine.{game}.quiet.compiled", f"{words}, compiled", at_least=compiled),
        Goal(f"engine.{game}.quiet.pure", f"{words}, pure", at_least=round(0.95 * today, 3)),
    ]


def over_peer(store: str, words: str, at_most: float | None = None) -> list[Goal]:
    """A move of the poisoned glass, over one of boardgame.io with matches kept this way."""
    return [
        Goal(
            f"site.verre.{tables}.over_{store}",
            f"CPU per move, verre, 5 seats, {tables} tables, over boardgame.io {words}",
            at_most=at_most,
        )
        for tables in (20, 40)
    ]


GOALS = [
    *over_peer("memory", "in memory", 2.0),
    *over_peer("flatfile", "with its store on disk", 1.2),
    *over_peer("journal", "in memory that adds each move to a file"),
    per_move("verona", 1.5),
    per_move("idus_martii", 1.5),
    per_move("charlatans", 1.2),
    per_move("mousquetaires", 2.5),
    Goal("site.verre.push", "bytes per push, verre", "KB", 3),
    Goal("site.verre.sent", "the same after compression", "KB", 0.75),
    Goal("site.largest.push", "bytes per push, the largest of the other games", "KB", 6),
    Goal("site.largest.sent", "the same after compression", "KB", 1.5),
    Goal("pages.first.ms", "first page after the start", "ms", 50),
    Goal("pages.replay.ms", "replay step, CPU, the slowest of five games", "ms", 3),
    Goal("pages.reload.ms", "reload with a log of 300 lines, CPU", "ms", 5),
    *quiet("verre", 1.0, 0.47),
    *quiet("verona", 0.9, 0.43),
    *quiet("idus_martii", 1.2, 0.60),
    *quiet("charlatans", 0.5, 0.21),
    *quiet("mousquetaires", 0.45, 0.17),
    Goal("engine.verre.openspiel.compiled", "through OpenSpiel, verre, compiled", at_least=0.35),
    Goal("engine.verre.openspiel.pure", "through OpenSpiel, verre, pure", at_least=0.20),
    Goal("batch.verre.core", "random decisions per CPU second, verre, 5 seats, in lockstep", "M", at_least=1.0),
    Goal("batch.idus_martii.core", "the same, idus_martii, 6 seats", "M", at_least=10.0),
    Goal("memory.table", "memory: loaded table in mid-game", "KiB", 25),
    Goal("memory.stream", "memory: open stream", "KiB", 18),
    Goal("memory.worker", "memory: bot worker", "MB", 28),
    Goal("growth.live", "CPU per move, most live tables over 10", at_most=FLAT, flat=True),
    Goal("growth.length", "CPU per move, moves 420-468 of a game over its first 48", at_most=FLAT, flat=True),
    Goal("growth.stored.landing", "landing page, most stored tables over fewest", at_most=FLAT, flat=True),
    Goal("growth.stored.move", "CPU per move, most stored tables over fewest", at_most=FLAT, flat=True),
]


def middle(values: list[float]) -> float:
    """What counts of a figure."""
    return statistics.median(values)


def number(value: float) -> str:
    """Three figures that mean something."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def line(goal: Goal, figures: Figures) -> str:
    """One row; a figure that was not taken is told as such."""
    values = figures.get(goal.figure)
    if not values:
        return f"| {goal.what} | not measured | {goal.aim()} | |"
    value = middle(values)
    unit = f" {goal.unit}" if goal.unit else ""
    range_ = f" ({number(min(values))}..{number(max(values))})" if len(values) > 1 else ""
    return f"| {goal.what} | {number(value)}{unit}{range_} | {goal.aim()} | {goal.verdict(value)} |"


def table(figures: Figures) -> list[str]:
    """The section that stands first."""
    head = ["| what | median (lowest..highest) | goal | |", "|---|---|---|---|"]
    return ["## The goals", "", *head, *[line(goal, figures) for goal in GOALS], ""]
