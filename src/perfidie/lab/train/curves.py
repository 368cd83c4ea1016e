"""The course of a training as a picture: fair shares among the company, and among the bots of the house."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from html import escape

from perfidie.lab.train.config import Company

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 880, 360, 56, 290, 44, 44
INKS = ("#7c1d3f", "#b45309", "#1d5c7c", "#3f7c1d", "#5b3f9c", "#667085", "#c2407f", "#0e8a7d", "#8a6d0e")
STYLE = """
text { font: 13px ui-sans-serif, system-ui, sans-serif; fill: #1f2430 }
.title { font-size: 16px; font-weight: 600 }
.grid { stroke: #d9dde5 } .fair { stroke: #667085; stroke-dasharray: 5 4 }
.curve { fill: none; stroke-width: 2 } .end { text-anchor: end }
@media (prefers-color-scheme: dark) { text { fill: #e8eaf0 } .grid { stroke: #3a4150 } }
"""

Curve = Sequence[tuple[float, float]]
"""Points: decisions played, fair shares."""


def by_name(guests: Sequence[Company], games: Sequence[int], shares: Sequence[float | None]) -> dict[str, float]:
    """What the learner had among each of its guests; those of one name, at several parts of the tables, together."""
    played: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    for guest, count, share in zip(guests, games, shares, strict=True):
        if share is not None:
            played[guest.name] += count
            won[guest.name] += count * share
    return {name: won[name] / count for name, count in played.items()}


def draw(title: str, curves: Mapping[str, Curve]) -> str:
    """All curves over the decisions played; the dashed line is the fair share."""
    drawn = {name: curve for name, curve in curves.items() if curve}
    farthest = max((x for curve in drawn.values() for x, _ in curve), default=1.0) or 1.0
    highest = max([1.2, *(y for curve in drawn.values() for _, y in curve)]) * 1.05

    def at(x: float, y: float) -> tuple[float, float]:
        across, up = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        return round(LEFT + across * x / farthest, 1), round(HEIGHT - BOTTOM - up * y / highest, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-labelledby="title"><style>{STYLE}</style>',
        f'<text id="title" class="title" x="16" y="26">{escape(title)}</text>',
    ]
    for tick in range(int(highest * 2) + 1):
        y = at(0, tick / 2)[1]
        kind = "fair" if tick == 2 else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="end" x="{LEFT - 8}" y="{y + 4}">{tick / 2:g}</text>')
    parts.append(f'<text class="end" x="{WIDTH - RIGHT}" y="{HEIGHT - 14}">{farthest:.3g} decisions</text>')
    for number, (name, curve) in enumerate(drawn.items()):
        ink, points = INKS[number % len(INKS)], [at(x, y) for x, y in curve]
        line = " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'<polyline class="curve" stroke="{ink}" points="{line}"/>')
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{TOP + 18 + 20 * number}" style="fill: {ink}">'
            f"{escape(name)} {curve[-1][1]:.2f}</text>"
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
