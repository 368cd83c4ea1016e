"""Two runs of the bench side by side: `python bench/compare.py before.json after.json`, as `run.py` wrote them."""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path

from goals import GOALS, Figures, number


def table(before: Figures, after: Figures) -> str:
    """Every figure that both have, goals first, with after over before."""
    words = {goal.figure: goal for goal in GOALS}
    names = [*words, *sorted((before.keys() & after.keys()) - words.keys())]
    rows = ["| what | before | after | after / before |", "|---|---|---|---|"]
    for name in names:
        if before.get(name) and after.get(name):
            one, other = statistics.median(before[name]), statistics.median(after[name])
            what = f"{words[name].what} {words[name].unit}".strip() if name in words else f"`{name}`"
            ratio = f"{other / one:.2f}" if one else ""
            rows.append(f"| {what} | {number(one)} | {number(other)} | {ratio} |")
    return "\n".join(rows)


def read(path: Path) -> Figures:
    """The figures of one run."""
    found: Figures = json.loads(path.read_text(encoding="utf-8"))
    return found


def main() -> int:
    """Prints the table."""
    before, after = [read(Path(name)) for name in sys.argv[1:3]]
    print(table(before, after))
    return 0


if __name__ == "__main__":
    sys.exit(main())
