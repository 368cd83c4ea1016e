"""Padding: when an answer may be seen, so that nobody can tell how long it was really thought about.

A search ends early where it is sure, which would tell something of a hand. An answer that came early is kept until a
thought of the same size that used all its time would have come: as long as one of the last such thoughts lasted here,
drawn so that each of them is drawn as often as the others. On a busy machine these last longer, now this long and now
that, and so do the others. What is seen is rounded up to a grid, for both alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log2
from random import Random

GRID = 0.25
"""Seconds to which the moment is rounded up; shorter thoughts are rounded to their own length."""
KEPT = 16
"""How many thoughts of a size are remembered."""
SLOWEST = 10.0
"""A second of computing is never taken to last longer than this."""
AT_FIRST = 1.1
"""How long a second of computing lasts, before anything is known."""


@dataclass(slots=True)
class _Lasted:
    """How long a second of computing lasted in one thought, and how often it was drawn."""

    ratio: float
    drawn: int


class Padding:
    """Remembers how long whole thoughts lasted, by their size."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._sizes: dict[int, list[_Lasted]] = {}

    def until(self, granted: float, lasted: float, whole: bool) -> float:
        """How many seconds after it began an answer may be seen that was thought about for so long.

        `whole`: it used all the computing it was granted.
        """
        if not granted:
            return lasted
        seen = _rounded(lasted, granted)
        return seen if whole else max(seen, _rounded(self._draw(granted) * granted, granted))

    def keep(self, granted: float, lasted: float) -> None:
        """A thought that used all its computing lasted so long."""
        kept = self._sizes.setdefault(_size(granted), [])
        ratio = min(SLOWEST, lasted / granted)
        kept.append(_Lasted(ratio, min([each.drawn for each in kept], default=0)))
        del kept[:-KEPT]

    def _draw(self, granted: float) -> float:
        if not self._sizes:
            return AT_FIRST
        size = _size(granted)
        kept = self._sizes[min(self._sizes, key=lambda each: (abs(each - size), each))]
        least = min(each.drawn for each in kept)
        found = self._rng.choice([each for each in kept if each.drawn == least])
        found.drawn += 1
        return found.ratio


def _size(granted: float) -> int:
    """Thoughts of the same size are no more than about twice as long as each other."""
    return round(log2(granted))


def _rounded(seconds: float, granted: float) -> float:
    grid = min(GRID, granted)
    return ceil(round(seconds / grid, 6)) * grid
