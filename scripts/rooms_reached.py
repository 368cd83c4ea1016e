"""Runs tests under coverage.py and says, room by room, how much of the code they reach: `make coverage`.

Programs the tests start are not followed, so the command line, which they start most, is reached by more than is shown.
    python scripts/rooms_reached.py                     the whole suite, save the browsers and the long runs
    python scripts/rooms_reached.py tests/engine ...    some of it
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
PACKAGE = "src/perfidie/"


def room(file: str) -> str:
    """The room a file belongs to: `engine`, or among the games `games/verre`."""
    parts = file.removeprefix(PACKAGE).split("/")
    depth = 2 if parts[0] == "games" and len(parts) > 2 else 1
    return "/".join(parts[:depth]) if len(parts) > 1 else "perfidie"


def by_room(report: Path) -> dict[str, tuple[int, int]]:
    """Of each room, how many statements there are and how many of them were run."""
    sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for file, found in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        figures = found["summary"]
        sums[room(file)][0] += figures["num_statements"]
        sums[room(file)][1] += figures["covered_lines"]
    return {name: (statements, covered) for name, (statements, covered) in sorted(sums.items())}


def table(rooms: dict[str, tuple[int, int]]) -> str:
    """One line for each room, and one for all of them."""
    everything = tuple(sum(column) for column in zip(*rooms.values(), strict=True))
    lines = [f"{'room':24}{'statements':>12}{'reached':>10}{'':>9}"]
    for name, (statements, covered) in [*rooms.items(), ("all", everything)]:
        share = 100 * covered / statements if statements else 100.0
        lines.append(f"{name:24}{statements:>12,}{covered:>10,}{share:>8.1f}%")
    return "\n".join(lines)


def main(tests: list[str]) -> int:
    """Runs, reports, and gives back the status of the tests themselves."""
    BUILD.mkdir(exist_ok=True)
    report = BUILD / "coverage.json"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not soak", "--cov=perfidie"]
    command += [f"--cov-report=html:{BUILD / 'coverage'}", f"--cov-report=json:{report}"]
    status = subprocess.run(
        [*command, *(tests or ["tests", "--ignore=tests/browser"])], cwd=ROOT, check=False
    ).returncode
    if report.is_file():
        print(table(by_room(report)))
        print(BUILD.relative_to(ROOT) / "coverage" / "index.html")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
