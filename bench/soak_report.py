"""What the long runs have shown, from bench/soak.jsonl: the last of each kind is told in bench/results.md."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import points

KEPT = Path(__file__).parent / "soak.jsonl"
TITLES = {
    "kills": "kill -9 under load (`python bench/kills.py`)",
    "rolling": "Rolling restarts with open browsers (`python bench/rolling.py`)",
    "day": "A day's worth of tables (`python bench/day.py`)",
}


def keep(summary: dict[str, Any], path: Path = KEPT) -> None:
    """Adds a run to those that are kept."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(summary, ensure_ascii=False) + "\n")


def table(summary: dict[str, Any]) -> str:
    """A run as rows."""
    told = {name: value for name, value in summary.items() if name != "run" and value not in ([], {}, "")}
    return "\n".join(["| what | |", "|---|---|", *[f"| {name} | {_plain(value)} |" for name, value in told.items()]])


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items())
    if isinstance(value, list):
        return "; ".join(map(str, value)).replace("|", "/")
    return f"{value:,}" if isinstance(value, int) else str(value)


def section(path: Path = KEPT) -> str:
    """The last run of each kind."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    last = {found["run"]: found for found in map(json.loads, lines)}
    parts = [f"### {title}\n\n{table(last[run])}\n" for run, title in TITLES.items() if run in last]
    return "\n".join(
        ["## The house holds", "", "Written by `make soak`, the last run of each kind.", "", *parts, points.section()]
    )
