"""Rows of small ints that keep coming back in what a learner reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

MOST = 16384


class Rows(dict[Any, bytes]):
    """Rows by what they show, each made once; forgotten when there are too many.

    >>> held = Rows(lambda hand: [card in hand for card in "abc"])
    >>> list(held[("b",)])
    [0, 1, 0]
    """

    def __init__(self, make: Callable[[Any], Iterable[int]]) -> None:
        self.make = make

    def __missing__(self, shown: Any) -> bytes:
        if len(self) >= MOST:
            self.clear()
        row = self[shown] = bytes([number & 0xFF for number in self.make(shown)])
        return row
