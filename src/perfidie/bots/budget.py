"""How long a bot may think: in seconds, in iterations, in imagined worlds, or in several of these at once."""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """The first limit that is reached ends the thought. Without seconds, the same seed gives the same thought."""

    seconds: float = 0.0
    """Of this thread's own computing time, so that a busy machine slows a bot down but does not make it weak."""
    iterations: int = 0
    worlds: int = 400
    """How many different worlds are imagined at most; after that, the same ones are visited again."""

    def __post_init__(self) -> None:
        if not (self.seconds > 0 or self.iterations > 0) or self.worlds < 1:
            raise ValueError("a budget needs seconds or iterations, and at least one world")

    def scaled(self, factor: float) -> Budget:
        """The same way of thinking with more or less patience.

        >>> Budget(seconds=1.0, iterations=100).scaled(0.5)
        Budget(seconds=0.5, iterations=50, worlds=400)
        """
        iterations = max(1, round(self.iterations * factor)) if self.iterations else 0
        return Budget(self.seconds * factor, iterations, self.worlds)

    def exactly(self, iterations: int) -> Budget:
        """So many iterations, at least one, among as many worlds.

        >>> Budget(seconds=1.0).exactly(50)
        Budget(seconds=0.0, iterations=50, worlds=400)
        """
        return Budget(iterations=max(1, iterations), worlds=self.worlds)

    def rounds(self) -> Iterator[int]:
        """Counts the iterations until the budget is spent; there is always at least one.

        >>> list(Budget(iterations=3).rounds())
        [0, 1, 2]
        """
        if not self.seconds:
            yield from range(self.iterations)
            return
        until = thread_time() + self.seconds
        number = 0
        while True:
            yield number
            number += 1
            if number == self.iterations or thread_time() >= until:
                return
