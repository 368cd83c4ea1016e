"""Measuring: per CPU second, round after round, with the yardstick taken next to each measure.

A shared machine is never quiet, so only ratios travel: each measure is divided by the yardstick's rate of the
same moment, and the median over the rounds is what counts.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import yardstick

Work = Callable[[], int]
"""Does a bounded piece of work and says how many things it did."""


@dataclass
class Measure:
    """One line of the table: what was done, and against which yardstick it is held."""

    name: str
    unit: str
    work: Work
    against: str = "decisions"
    goal: float | None = None
    at_most_us: float | None = None
    rates: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def ratio(self) -> float:
        return statistics.median(self.ratios)

    @property
    def microseconds(self) -> float:
        return 1e6 / self.rate

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None where there is none."""
        if self.goal is not None:
            return self.ratio >= self.goal
        if self.at_most_us is not None:
            return self.microseconds <= self.at_most_us
        return None


def rate(work: Work, seconds: float) -> float:
    """How many things a second of CPU time does."""
    gc.collect()
    done, start = 0, time.process_time()
    while True:
        done += work()
        spent = time.process_time() - start
        if spent >= seconds:
            return done / spent


def yardsticks(seed: int = 1) -> dict[str, Work]:
    """The bare game: decisions in random play, and clones in the middle of a game."""
    rng = Random(seed)
    middle = yardstick.Glass(rng)
    for _ in range(20):
        middle.apply(rng.choice(middle.legal_actions()))

    def clones() -> int:
        for _ in range(200):
            middle.clone()
        return 200

    return {"decisions": lambda: yardstick.random_game(rng), "clones": clones}


def run(measures: list[Measure], rounds: int, seconds: float) -> dict[str, float]:
    """Fills in the measures; returns the yardsticks' median rates."""
    sticks = yardsticks()
    seen: dict[str, list[float]] = {name: [] for name in sticks}
    for measure in measures:
        measure.work()  # warm up
    for _ in range(rounds):
        for measure in measures:
            before = rate(sticks[measure.against], seconds / 2)
            here = rate(measure.work, seconds)
            after = rate(sticks[measure.against], seconds / 2)
            stick = (before + after) / 2
            seen[measure.against].append(stick)
            measure.rates.append(here)
            measure.ratios.append(here / stick)
    return {name: statistics.median(rates) for name, rates in seen.items() if rates}
