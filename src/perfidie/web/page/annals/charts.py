"""Small charts of somebody's games, drawn on the server: bars with a mark for the fair share, and a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT, EDGE = 360.0, 110.0, 6.0
RECENT = 10
"""A form is the mean of so many games."""
POINTS = 120


class Bar(NamedTuple):
    """One line of a chart of bars, in percent."""

    label: str
    games: int
    percent: int
    fair: int


class Curve(NamedTuple):
    """A line in a box, with the band of what is not sure, and two figures of its height."""

    path: str
    band: str
    low: str
    high: str
    width: float = WIDTH
    height: float = HEIGHT


def form(shares: Sequence[float]) -> Curve | None:
    """How one fared lately, all the way: the mean of the last games; None where there are too few."""
    if len(shares) < RECENT:
        return None
    means = [100 * sum(shares[at - RECENT : at]) / RECENT for at in range(RECENT, len(shares) + 1)]
    return _curve([(mean, 0.0) for mean in means], 0.0, 100.0, "%")


def course(ratings: Sequence[tuple[float, float]]) -> Curve | None:
    """A rating from game to game, with its uncertainty; None where there are too few."""
    if len(ratings) < 2:
        return None
    low = min(mu - 2 * sigma for mu, sigma in ratings)
    high = max(mu + 2 * sigma for mu, sigma in ratings)
    return _curve([(mu, 2 * sigma) for mu, sigma in ratings], low, high, "")


def _curve(points: Sequence[tuple[float, float]], low: float, high: float, unit: str) -> Curve:
    step = max(1, len(points) // POINTS)
    some = [*points[::step], *([points[-1]] if (len(points) - 1) % step else [])]
    if len(some) == 1:
        some = some * 2

    def place(at: int, value: float) -> str:
        x = EDGE + (WIDTH - 2 * EDGE) * at / (len(some) - 1)
        y = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - low) / (high - low or 1.0)
        return f"{x:.1f} {y:.1f}"

    above = [place(at, mean + spread) for at, (mean, spread) in enumerate(some)]
    below = [place(at, mean - spread) for at, (mean, spread) in enumerate(some)]
    path = "M" + "L".join(place(at, mean) for at, (mean, _) in enumerate(some))
    band = "M" + "L".join([*above, *reversed(below)]) + "Z" if any(spread for _, spread in some) else ""
    return Curve(path, band, f"{low:.0f}{unit}", f"{high:.0f}{unit}")
