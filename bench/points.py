"""What was found in the house before it was made to hold, and the tests that show each point mended (points.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

KEPT = Path(__file__).with_suffix(".toml")


class Point(NamedTuple):
    """One thing that was found."""

    name: str
    what: str
    tests: tuple[str, ...]


def points() -> list[Point]:
    """All of them, in the order in which they were found."""
    found = tomllib.loads(KEPT.read_text(encoding="utf-8"))
    return [
        Point(f"{who} {number}", each["what"], tuple(each["tests"]))
        for who in ("attacker", "host")
        for number, each in enumerate(found[who], 1)
    ]


def section() -> str:
    """The section of the results."""
    rows = [
        f"| {point.name} | {point.what} | {'<br>'.join(f'`{test}`' for test in point.tests)} |" for point in points()
    ]
    head = ["### What was found, and what shows it mended", "", "| point | what was found | tests |", "|---|---|---|"]
    return "\n".join([*head, *rows, ""])
