"""The figures of a crowd: one step is so many tables for a while, a ladder is one step after the other."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Protocol


class Aim(Protocol):
    """What a step is held against."""

    @property
    def pace(self) -> float: ...

    @property
    def at_most_ms(self) -> float: ...


def percentile(values: list[float], part: float) -> float:
    """Of sorted values; infinite if there are none."""
    return values[min(len(values) - 1, int(len(values) * part / 100))] if values else float("inf")


@dataclass(frozen=True)
class Step:
    """So many tables for a while."""

    tables: int
    seconds: float
    moves: int
    waits: list[float]
    """Seconds from a move to the last push, in order."""
    late: int
    """Moves somebody had not been told of when the next one was made: their wait is longer than any that is known."""
    refused: int
    pushed_bytes: float
    servers: tuple[float, ...]
    """CPU seconds of each process of the server."""
    others: dict[str, float]
    """CPU seconds of everybody else who belongs to it."""
    idle: float
    """CPU seconds nobody used."""
    resident_kib: int

    def wait(self, part: float) -> float:
        return percentile([*self.waits, *[float("inf")] * self.late], part)

    def holds(self, plan: Aim) -> bool:
        """Moves are told in time, and as many are made as there should be."""
        return self.wait(99) * 1000 <= plan.at_most_ms and self.moves >= 0.8 * self.tables * self.seconds / plan.pace

    @property
    def cpu_per_move_ms(self) -> float:
        return sum(self.servers) / max(1, self.moves) * 1000

    def limit(self) -> str:
        """The resource that has run out, by what everybody used."""
        cores = os.cpu_count() or 1
        busiest = max(self.servers, default=0.0) / self.seconds
        shares = {"server": sum(self.servers), **self.others}
        strangers = cores * self.seconds - self.idle - sum(shares.values())
        if strangers > 0.1 * cores * self.seconds:  # the machine was not ours alone: the figure is too low
            shares["programs that have nothing to do with it"] = strangers
        told = ", ".join(f"{name} {spent / self.seconds:.0%}" for name, spent in shares.items())
        if self.idle / self.seconds < 0.1 * cores:
            return f"all {cores} cores of the machine, players included ({told})"
        if busiest > 0.85:
            return f"one core: the busiest server process at {busiest:.0%} ({told})"
        return f"no CPU: {self.idle / self.seconds / cores:.0%} of the machine was idle ({told})"


@dataclass
class Ladder:
    """One server, higher and higher."""

    name: str
    steps: list[Step]

    def best(self, plan: Aim) -> Step | None:
        """The highest step that held."""
        return max((step for step in self.steps if step.holds(plan)), key=lambda step: step.tables, default=None)

    def kib_per_table(self) -> float:
        """What a table with five streams adds to the memory of the server, from the first step to the last."""
        first, last = self.steps[0], self.steps[-1]
        return (last.resident_kib - first.resident_kib) / max(1, last.tables - first.tables)
