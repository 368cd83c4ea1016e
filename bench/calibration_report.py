"""What bench/calibration.py found, in figures and in a picture.

What was promised is sorted into ten heaps of equal size. In each the mean promise is held against what happened; how
far they lie apart, on average, is the calibration error. Brier's score is the mean square of what the promise was off
by: less is better, and a forecast that says nothing scores as the naive one does. Intervals are drawn from whole games,
drawn again and again with replacement, since the moments of one game share its end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import sections
from calibration import GAMES, MILLE, Row
from perfidie import games

HERE = Path(__file__).parent
PICTURE = HERE.parent / "docs" / "pictures" / "calibration.svg"
HEADING = "## Calibration of what reviews show"
HEAPS, AGAIN = 10, 200
TITLES = {
    "win": "The chance to win, from the true table",
    "seen": "The chance to win, from a seat's view",
    "beliefs": "The beliefs",
}
NAMES = {
    "verre": "Le Verre empoisonné",
    "verona": "Conseil de Vérone",
    "idus_martii": "Idus Martii",
    "charlatans": "Les Charlatans",
    "mousquetaires": "Mousquetaires du Roy",
}


class Point(NamedTuple):
    """One chance that was given: in which game, what a naive forecast would have given, and what happened."""

    number: int
    said: float
    naive: float
    so: float


class Heap(NamedTuple):
    """Of chances that were much alike: their mean, how often it happened, and how sure that is."""

    said: float
    so: float
    low: float
    high: float


class Found(NamedTuple):
    """How good the forecasts of one kind are at one game."""

    points: int
    brier: float
    low: float
    high: float
    naive: float
    better: tuple[float, float]
    """The interval of how much less it is off than the naive one."""
    error: float
    error_high: float
    heaps: tuple[Heap, ...]


def points(rows: Sequence[Row], kind: str) -> list[Point]:
    """All chances of one kind that were given at one game."""
    return {"win": _won, "seen": _seen, "beliefs": _believed}[kind](rows)


def _places(row: Row) -> tuple[tuple[int, ...], ...]:
    game = games.find(row.game)
    return game.rules.teams(game.setup(row.seats))


def _usual(rows: Iterable[Row]) -> dict[tuple[int, int], float]:
    """By seats and place: the share that was won there on average, the best that can be said without looking."""
    won: dict[tuple[int, int], list[int]] = defaultdict(list)
    for row in rows:
        for number, place in enumerate(_places(row)):
            won[row.seats, number].append(row.shares[place[0]])
    return {key: sum(shares) / len(shares) / MILLE for key, shares in won.items()}


def _won(rows: Sequence[Row]) -> list[Point]:
    usual = _usual(rows)
    return [
        Point(row.number, said / MILLE, usual[row.seats, number], row.shares[place[0]] / MILLE)
        for row in rows
        for each in row.moments
        for number, (place, said) in enumerate(zip(_places(row), each.shares, strict=True))
    ]


def _seen(rows: Sequence[Row]) -> list[Point]:
    usual, found = _usual(rows), []
    for row in rows:
        place_of = {seat: number for number, place in enumerate(_places(row)) for seat in place}
        for each in row.moments:
            naive = usual[row.seats, place_of[each.seat]]
            found.append(Point(row.number, each.seen / MILLE, naive, row.shares[each.seat] / MILLE))
    return found


def _believed(rows: Sequence[Row]) -> list[Point]:
    return [
        Point(row.number, said / MILLE, naive / MILLE, float(so))
        for row in rows
        for each in row.moments
        for matter in each.beliefs
        for said, naive, so in matter
    ]


def measured(given: Sequence[Point]) -> Found:
    """How good these forecasts are."""
    rng, by_game = Random(0), defaultdict[int, list[Point]](list)
    for point in given:
        by_game[point.number].append(point)
    whole = list(by_game.values())
    drawn = [[point for each in rng.choices(whole, k=len(whole)) for point in each] for _ in range(AGAIN)]
    briers = [_brier(sample) for sample in drawn]
    better = [_brier(sample, naive=True) - brier for sample, brier in zip(drawn, briers, strict=True)]
    heaps = _heaps(given)
    often = [_heaps(sample) for sample in drawn]
    kept = [Heap(said, so, *_bounds([sample[place][1] for sample in often])) for place, (said, so) in enumerate(heaps)]
    return Found(
        points=len(given),
        brier=_brier(given),
        low=_bounds(briers)[0],
        high=_bounds(briers)[1],
        naive=_brier(given, naive=True),
        better=_bounds(better),
        error=_error(heaps),
        error_high=_bounds([_error(each) for each in often])[1],
        heaps=tuple(kept),
    )


def _brier(given: Sequence[Point], *, naive: bool = False) -> float:
    return sum([((point.naive if naive else point.said) - point.so) ** 2 for point in given]) / len(given)


def _heaps(given: Sequence[Point]) -> list[tuple[float, float]]:
    ranked = sorted(given, key=lambda point: point.said)
    bounds = [len(ranked) * number // HEAPS for number in range(HEAPS + 1)]
    heaps = [ranked[low:high] for low, high in pairwise(bounds)]
    return [(_mean(heap, lambda each: each.said), _mean(heap, lambda each: each.so)) for heap in heaps]


def _mean(heap: Sequence[Point], of: Callable[[Point], float]) -> float:
    return sum([of(each) for each in heap]) / len(heap)


def _error(heaps: Sequence[tuple[float, float]]) -> float:
    return sum([abs(said - so) for said, so in heaps]) / len(heaps)


def _bounds(values: Sequence[float]) -> tuple[float, float]:
    ranked = sorted(values)
    return ranked[round(0.025 * (len(ranked) - 1))], ranked[round(0.975 * (len(ranked) - 1))]


# As a section of the results


def all_measured(rows: Sequence[Row]) -> dict[str, dict[str, Found]]:
    """By kind and game."""
    found: dict[str, dict[str, Found]] = {kind: {} for kind in TITLES}
    for name in GAMES:
        mine = [row for row in rows if row.game == name]
        for kind in TITLES:
            given = points(mine, kind)
            if len(given) >= 10 * HEAPS:
                found[kind][name] = measured(given)
    return found


def section(rows: Sequence[Row], found: dict[str, dict[str, Found]] | None = None) -> str:
    """The part of the results that tells whether what was promised came true."""
    found = found or all_measured(rows)
    lines = [
        HEADING,
        "",
        "Written by `python bench/calibration.py`, from games between bots (greedy and regular by lot, tables of any",
        "size, other seeds than those by which anything was chosen): what a review would have said at two moments of",
        "each, and what came of it. Brier's score is the mean square by which a chance was off; the naive forecast is,",
        "of wins, what that seat or side wins on average at such a table, of beliefs the chance by the deal alone. The",
        "calibration error is the mean distance, over ten heaps of equal size, between what was said and how often it",
        "was so; among so many games even perfect chances would show 0.01 to 0.02. Brackets: 95 %, from whole games",
        "drawn anew.",
        "",
        "![What was said, and how often it was so](../docs/pictures/calibration.svg)",
        "",
    ]
    count = {name: len([row for row in rows if row.game == name]) for name in GAMES}
    for kind, title in TITLES.items():
        head = "| game | games | chances given | Brier | naive | better by | calibration error (at most) |"
        lines += [f"### {title}", "", head, "|---|---|---|---|---|---|---|"]
        for name, each in found[kind].items():
            low, high = each.better
            lines.append(
                f"| {name} | {count[name]} | {each.points} | **{each.brier:.4f}** ({each.low:.4f} to {each.high:.4f}) "
                f"| {each.naive:.4f} | {low:.4f} to {high:.4f} | {each.error:.3f} ({each.error_high:.3f}) |"
            )
        lines.append("")
    return "\n".join(lines)


def write(rows: Sequence[Row]) -> None:
    """Puts the section and the picture in their places."""
    found = all_measured(rows)
    sections.put(HEADING, section(rows, found))
    PICTURE.write_text(draw(found), encoding="utf-8")


# As a picture

CELL, GAP, LEFT, TOP = 136, 22, 104, 74
STYLE = """
text { font: 13px ui-sans-serif, system-ui, sans-serif; fill: #1f2430 }
.title { font-size: 16px; font-weight: 600 }
.scale { font-size: 11px; fill: #667085 }
.frame { fill: none; stroke: #d9dde5 }
.even { stroke: #b45309; stroke-width: 1.2; stroke-dasharray: 4 4 }
.whisker { stroke: #7c1d3f; stroke-width: 1.6 }
.dot { fill: #7c1d3f }
.middle { text-anchor: middle }
.end { text-anchor: end }
@media (prefers-color-scheme: dark) {
  text { fill: #e8eaf0 }
  .scale { fill: #9aa3b2 }
  .frame { stroke: #3a4150 }
  .even { stroke: #f0b429 }
  .whisker { stroke: #ff8fab }
  .dot { fill: #ff8fab }
}
"""
ROWS = {"win": ("chance", "to win"), "seen": ("the same,", "from a view"), "beliefs": ("beliefs",)}


def draw(found: dict[str, dict[str, Found]]) -> str:
    """A small curve for each game and kind: to the right what was said, upwards how often it was so."""
    width = LEFT + len(GAMES) * (CELL + GAP)
    height = TOP + len(ROWS) * (CELL + GAP) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-labelledby="title">',
        f"<style>{STYLE}</style>",
        '<text id="title" class="title" x="16" y="26">What was said, and how often it was so</text>',
    ]
    for column, name in enumerate(GAMES):
        x = LEFT + column * (CELL + GAP)
        parts.append(f'<text class="middle" x="{x + CELL / 2}" y="{TOP - 14}">{escape(NAMES[name])}</text>')
        for line, kind in enumerate(ROWS):
            y = TOP + line * (CELL + GAP)
            parts += _panel(found[kind].get(name), x, y)
    for line, words in enumerate(ROWS.values()):
        y = TOP + line * (CELL + GAP) + CELL / 2
        parts += [
            f'<text class="end" x="{LEFT - 12}" y="{y + 4 + 15 * number}">{escape(part)}</text>'
            for number, part in enumerate(words)
        ]
    for percent in (0, 50, 100):
        x = LEFT + CELL * percent / 100
        y = TOP + len(ROWS) * (CELL + GAP) - GAP + 14
        parts.append(f'<text class="scale middle" x="{x:.0f}" y="{y}">{percent} %</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(found: Found | None, x: float, y: float) -> list[str]:
    if found is None:
        return [f'<text class="scale middle" x="{x + CELL / 2}" y="{y + CELL / 2}">nothing is hidden</text>']

    def at(said: float, so: float) -> tuple[str, str]:
        return f"{x + CELL * said:.1f}", f"{y + CELL * (1 - so):.1f}"

    parts = [
        f'<rect class="frame" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>',
        f'<line class="even" x1="{x}" y1="{y + CELL}" x2="{x + CELL}" y2="{y}"/>',
    ]
    for heap in found.heaps:
        here, low = at(heap.said, heap.low)
        _, high = at(heap.said, heap.high)
        _, middle = at(heap.said, heap.so)
        parts.append(f'<line class="whisker" x1="{here}" y1="{low}" x2="{here}" y2="{high}"/>')
        parts.append(f'<circle class="dot" cx="{here}" cy="{middle}" r="3"/>')
    return parts
