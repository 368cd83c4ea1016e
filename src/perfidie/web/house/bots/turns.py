"""Turns: the order in which bots' questions get to the processes that think.

Tables take turns, however many bots each of them has: one with seven bots holds up nobody else. When much is waiting
everybody thinks a little shorter, so that nobody waits long.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

WAIT = 3.0
"""Seconds a question should wait for its turn, at most."""
LEAST = 0.1
"""No thought is cut down to less than this part of what is usual."""
SLOWEST = 10.0
"""A second of computing is never taken to last longer than this."""


def always() -> bool:
    """An answer that is of use whatever happens."""
    return True


def unnoticed(seconds: float) -> None:
    """Nobody wants to know when a thought begins."""


@dataclass(frozen=True, slots=True)
class Asker:
    """On whose behalf something is thought about."""

    table: str = ""
    wanted: Callable[[], bool] = always
    """Whether the answer is still of use: what is not is never begun."""
    begins: Callable[[float], None] = unnoticed
    """Told when the thought begins, and how many seconds it may take."""


class NotWanted(Exception):
    """The question was no longer of use when its turn came."""


@dataclass(eq=False, slots=True)
class _Waiting:
    asker: Asker
    seconds: float
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """So many may be at it at once; the others wait."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._lines: dict[str, deque[_Waiting]] = {}
        """By table, in the order in which tables get their turn."""
        self.slowness = 1.0
        """How long a second of computing lasts: longer where the machine has much else to do."""

    async def take(self, asker: Asker, seconds: float) -> float:
        """Waits for a place, which must be left again; what part of these seconds may be spent there."""
        if self._free and not self._lines:
            self._free -= 1
        else:
            await self._wait(_Waiting(asker, seconds))
        load = seconds + sum(each.seconds for line in self._lines.values() for each in line)
        return max(LEAST, min(1.0, WAIT * self.places / (load * self.slowness))) if load else 1.0

    def lasted(self, granted: float, seconds: float) -> None:
        """A thought that was granted so much computing lasted so long: that tells how busy the machine is.

        One that ended early, because it was sure, tells nothing.
        """
        if granted and seconds >= granted:
            self.slowness += (min(SLOWEST, seconds / granted) - self.slowness) / 4

    async def _wait(self, waiting: _Waiting) -> None:
        line = self._lines.setdefault(waiting.asker.table, deque())
        line.append(waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled() and waiting.turn.exception() is None:
                self.leave()  # it was its turn at this very moment
            raise

    def leave(self) -> None:
        """A place is free: the next question of the next table has it."""
        while self._lines:
            table = next(iter(self._lines))
            line = self._lines.pop(table)
            waiting = line.popleft()
            if line:
                self._lines[table] = line  # at the end: the others come first
            if waiting.turn.done():
                continue
            if waiting.asker.wanted():
                waiting.turn.set_result(None)
                return
            waiting.turn.set_exception(NotWanted())
        self._free += 1

    def send_home(self, why: Exception) -> None:
        """Nobody's turn will come."""
        for line in self._lines.values():
            for waiting in line:
                if not waiting.turn.done():
                    waiting.turn.set_exception(why)
        self._lines.clear()
