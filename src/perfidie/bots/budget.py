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
    """At most so many different worlds are imagined; they are then visited again."""

    def __post_init__(self) -> None:
        if not (self.seconds > 0 or self.iterations > 0) or self.worlds < 1:
            raise ValueError("a budget needs seconds or iterations, and at least one world")

    def scaled(self, factor: float) -> Budget:
        """The same way of thinking with so many times the patience."""
        iterations = max(1, round(self.iterations * factor)) if self.iterations else 0
        return Budget(self.seconds * factor, iterations, self.worlds)

    def rounds(self) -> Iterator[int]:
        """Counts the iterations until the budget is spent; there is always one."""
        until = thread_time() + self.seconds if self.seconds else float("inf")
        number = 0
        while True:
            yield number
            number += 1
            if number == self.iterations or thread_time() >= until:
                return
