"""The sections of bench/results.md that are written one by one, each by a program of its own."""

from __future__ import annotations

from pathlib import Path

import strength

RESULTS = Path(__file__).parent / "results.md"


def put(heading: str, text: str, file: Path = RESULTS) -> None:
    """Puts a section in the place of the one with this heading; a new one before that on strength, the last."""
    whole = file.read_text(encoding="utf-8")
    before, found, after = whole.partition(f"\n{heading}\n")
    if found:
        _, following, rest = after.partition("\n## ")
    else:
        before, following, rest = whole.partition(f"\n{strength.HEADING}")
        rest = strength.HEADING.removeprefix("## ") + rest if following else ""
        following = "\n## " if following else ""
    file.write_text(f"{before.rstrip()}\n\n{text.rstrip()}\n{following}{rest}", encoding="utf-8")
