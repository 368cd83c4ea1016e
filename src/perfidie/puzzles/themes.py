"""What a puzzle is about, beside the kind of decision: words that hold at every game."""

from __future__ import annotations

from collections.abc import Sequence

from perfidie.engine.action import Words
from perfidie.puzzles.puzzle import Weighed

HABIT, ONE_OF_TWO, MANY, ONLY, AHEAD, BEHIND = "habit", "two", "many", "only", "ahead", "behind"
THEMES = (HABIT, ONLY, ONE_OF_TWO, MANY, AHEAD, BEHIND)
"""The rules of thumb err; all others throw the game away; one of two; one of many; hold what one has; save what can be
saved."""
CROWD, FAR, HIGH, LOW = 8, 0.25, 0.6, 0.25


def themes_of(choices: Sequence[Weighed], thumb: Words) -> tuple[str, ...]:
    """The themes of a position, by what its choices promise and by what the rules of thumb would do."""
    best, after = choices[0], choices[1]
    holds = {
        HABIT: thumb != best.words,
        ONLY: best.chance - after.chance >= FAR,
        ONE_OF_TWO: len(choices) == 2,
        MANY: len(choices) >= CROWD,
        AHEAD: best.chance >= HIGH,
        BEHIND: best.chance <= LOW,
    }
    return tuple(theme for theme in THEMES if holds[theme])
