"""Drawing lots as Python's own generator does, draw for draw, in a place where it is compiled with the engine."""

from __future__ import annotations

from random import Random
from typing import Any


def shuffle(items: list[Any], rng: Random) -> None:
    """Puts the items into a random order: the very one that `rng.shuffle` gives, and as much of the stream is used up.

    >>> ours, theirs = list(range(20)), list(range(20))
    >>> shuffle(ours, Random(4)), Random(4).shuffle(theirs)
    (None, None)
    >>> ours == theirs
    True
    """
    draw = rng.getrandbits
    width = len(items).bit_length()
    for last in range(len(items) - 1, 0, -1):
        while last + 1 < 1 << width - 1:  # as many bits as it takes to say any of these places, and one more
            width -= 1
        other: int = draw(width)
        while other > last:
            other = draw(width)
        items[last], items[other] = items[other], items[last]
