"""Rows of small ints that keep coming back in what a learner reads."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any

MOST = 16384
LEAST_SIGNED, MOST_SIGNED = -128, 127


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


def signed(numbers: list[int]) -> bytearray:
    """Small ints as signed bytes; what is too big for one is told as the most it holds.

    >>> list(signed([1, -1, 300, True]))
    [1, 255, 127, 1]
    """
    try:
        return bytearray(array("b", numbers))
    except OverflowError:
        return signed([min(max(number, LEAST_SIGNED), MOST_SIGNED) for number in numbers])
