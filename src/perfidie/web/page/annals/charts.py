"""Small charts of somebody's games, drawn on the server: bars with a mark for the fair share, and a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT, EDGE, MARGIN = 360.0, 110.0, 8.0, 44.0
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
    """A line in a box, with the band of what is not sure, a line to compare with, and two figures of its height."""

    path: str
    band: str
    fair: str
    frame: str
    low: int
    high: int
    first: int
    """Where the line begins, and where it ends: a chart that is read aloud."""
    last: int
    margin: float = MARGIN - 6
    edge: float = EDGE
    width: float = WIDTH
    height: float = HEIGHT


def form(games: Sequence[tuple[float, float]]) -> Curve | None:
    """The mean of the last games beside the fair one, all the way; None where there are too few."""
    if len(games) < RECENT:
        return None
    means = [_means(games[at - RECENT : at]) for at in range(RECENT, len(games) + 1)]
    box = Box(0.0, 100.0, len(means := _thinned(means)))
    return _curve(box, [mean for mean, _ in means], fair=box.line([fair for _, fair in means]))


def _means(games: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return 100 * sum(share for share, _ in games) / RECENT, 100 * sum(fair for _, fair in games) / RECENT


def course(ratings: Sequence[tuple[float, float]]) -> Curve | None:
    """A rating from game to game, with its uncertainty; None where there are too few."""
    if len(ratings) < 2:
        return None
    shown = _thinned([(mu, 2 * sigma) for mu, sigma in ratings])
    low, high = min(mu - spread for mu, spread in shown), max(mu + spread for mu, spread in shown)
    box = Box(low, high, len(shown))
    above, below = [mu + spread for mu, spread in shown], [mu - spread for mu, spread in shown]
    band = f"{box.line(above)}L{box.line(below, back=True)[1:]}Z"
    return _curve(box, [mu for mu, _ in shown], band=band)


def _thinned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """So many points that a small chart can show them, and never one alone."""
    step = max(1, len(points) // POINTS)
    some = [*points[::step], *([points[-1]] if (len(points) - 1) % step else [])]
    return some * 2 if len(some) == 1 else some


class Box(NamedTuple):
    """What a chart spans: from which value to which, over how many points."""

    low: float
    high: float
    points: int

    def line(self, values: Sequence[float], *, back: bool = False) -> str:
        """A path through these values, from the first to the last or the other way."""
        places = [self._place(at, value) for at, value in enumerate(values)]
        return "M" + "L".join(reversed(places) if back else places)

    def _place(self, at: int, value: float) -> str:
        x = MARGIN + (WIDTH - EDGE - MARGIN) * at / (self.points - 1)
        y = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - self.low) / (self.high - self.low or 1.0)
        return f"{x:.1f} {y:.1f}"


def _curve(box: Box, values: Sequence[float], *, band: str = "", fair: str = "") -> Curve:
    frame = f"M{MARGIN} {EDGE}H{WIDTH - EDGE}M{MARGIN} {HEIGHT - EDGE}H{WIDTH - EDGE}"
    return Curve(
        box.line(values), band, fair, frame, round(box.low), round(box.high), round(values[0]), round(values[-1])
    )
