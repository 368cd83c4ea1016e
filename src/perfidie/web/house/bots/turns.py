"""Turns: the order in which bots' questions get to the places where they are thought about.

Addresses take turns, then the people of an address, then the tables of a person: whoever opens sixty tables has the
share of one visitor, and a table with seven bots holds up nobody else. When much is waiting thoughts are shorter, so
that nobody waits long; shortest for those who ask for most.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
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


def unnoticed() -> None:
    """Nobody wants to know when a thought begins."""


def uncounted(iterations: int, network: str) -> None:
    """Nobody wants to know how long a search was, nor by which network a choice was made."""


@dataclass(frozen=True, slots=True)
class Asker:
    """On whose behalf something is thought about."""

    table: str = ""
    wanted: Callable[[], bool] = always
    """Whether the answer is still of use: what is not is never begun."""
    begins: Callable[[], None] = unnoticed
    """Told when the thought begins."""
    person: str = ""
    """Whose share of all thinking it is taken from, ..."""
    origin: str = ""
    """... and the mark of the address they came from."""
    searched: Callable[[int, str], None] = uncounted
    """Told how many iterations a move took, and by which network it was chosen, if by one."""

    @property
    def path(self) -> tuple[str, str, str]:
        """Whose turn it is, from the largest share to the smallest."""
        return self.origin, self.person, self.table


class NotWanted(Exception):
    """The question was no longer of use when its turn came."""


@dataclass(eq=False, slots=True)
class _Waiting:
    asker: Asker
    seconds: float
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class _Round:
    """A line, or several that take turns: those of an address, of a person, of a table."""

    __slots__ = ("line", "rounds", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        """How long all that waits here would usually be thought about."""
        self.rounds: dict[str, _Round] = {}
        """In the order in which they get their turn."""
        self.line: deque[_Waiting] = deque()

    def __bool__(self) -> bool:
        return bool(self.rounds or self.line)

    def add(self, path: tuple[str, ...], waiting: _Waiting) -> None:
        """At the end of its own line."""
        self.seconds += waiting.seconds
        if path:
            self.rounds.setdefault(path[0], _Round()).add(path[1:], waiting)
        else:
            self.line.append(waiting)

    def pop(self) -> _Waiting:
        """The next one; whoever is behind it in the same line lets the others go first."""
        if self.rounds:
            name = next(iter(self.rounds))
            child = self.rounds.pop(name)
            found = child.pop()
            if child:
                self.rounds[name] = child
        else:
            found = self.line.popleft()
        self.seconds = self.seconds - found.seconds if self else 0.0
        return found

    def order(self) -> Iterator[_Waiting]:
        """All of them, as their turn will come."""
        yield from self.line
        lines = deque([child.order() for child in self.rounds.values()])
        while lines:
            line = lines.popleft()
            found = next(line, None)
            if found is not None:
                yield found
                lines.append(line)

    def load(self, path: tuple[str, ...], seconds: float) -> float:
        """How much must be thought about before all of this asker's is: no more of anybody else's than of theirs."""
        mine = self.rounds.get(path[0])
        if mine is None:
            own = seconds
        elif path[1:]:
            own = mine.load(path[1:], seconds)
        else:
            own = mine.seconds + seconds
        return own + sum(min(each.seconds, own) for each in self.rounds.values() if each is not mine)


class Turns:
    """So many may be at it at once; the others wait."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._busy = 0
        self._waiting = _Round()
        self._all_left = asyncio.Event()
        self.slowness = 1.0
        """How long a second of computing lasts: longer where the machine has much else to do."""
        self._stay = 0.0
        """How long a place is usually taken."""

    async def take(self, asker: Asker, seconds: float) -> float:
        """Waits for a place, which must be left again; what part of these seconds may be spent there."""
        if self._busy < self.places and not self._waiting:
            self._busy += 1
        else:
            await self._wait(_Waiting(asker, seconds))
        load = self._waiting.load(asker.path[:2], seconds)
        return max(LEAST, min(1.0, WAIT * self.places / (load * self.slowness))) if load else 1.0

    def lasted(self, granted: float, seconds: float) -> None:
        """A thought that used all the computing it was granted lasted so long: that tells how busy the machine is."""
        if granted:
            self.slowness += (min(SLOWEST, max(1.0, seconds / granted)) - self.slowness) / 4

    def stayed(self, seconds: float) -> None:
        """A place was taken for so long."""
        self._stay += (seconds - self._stay) / 8 if self._stay else seconds

    def ranks(self) -> dict[str, int]:
        """How many come before the first question of each table that waits."""
        found: dict[str, int] = {}
        for place, waiting in enumerate(self._waiting.order()):
            found.setdefault(waiting.asker.table, place)
        return found

    def expected(self, before: int) -> float:
        """How many seconds a question waits that so many come before."""
        return (before + 1) * self._stay / max(1, self.places)

    def behind(self, asker: Asker) -> int | None:
        """How many come before a question that is put now; None where it would not have to wait."""
        if self._busy < self.places and not self._waiting:
            return None
        ahead = self._waiting
        before = 0
        for name in asker.path:
            others = len(ahead.rounds)
            mine = ahead.rounds.get(name)
            if mine is None:
                return before + others
            before += others
            ahead = mine
        return before + len(ahead.line)

    async def _wait(self, waiting: _Waiting) -> None:
        self._waiting.add(waiting.asker.path, waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled() and waiting.turn.exception() is None:
                self.leave()  # it was its turn at this very moment
            raise

    def leave(self) -> None:
        """A place is free: the next question has it."""
        self._busy -= 1
        self._serve()
        if not self._busy:
            self._all_left.set()

    def resize(self, places: int) -> None:
        """There are so many places now; whoever has one that is no longer there keeps it until they leave."""
        self.places = places
        self._serve()

    def _serve(self) -> None:
        while self._waiting and self._busy < self.places:
            waiting = self._waiting.pop()
            if waiting.turn.done():
                continue
            if waiting.asker.wanted():
                self._busy += 1
                waiting.turn.set_result(None)
            else:
                waiting.turn.set_exception(NotWanted())

    def send_home(self, why: Exception) -> None:
        """Nobody's turn will come."""
        for waiting in list(self._waiting.order()):
            if not waiting.turn.done():
                waiting.turn.set_exception(why)
        self._waiting = _Round()

    async def all_left(self) -> None:
        """Returns when nobody has a place any more."""
        while self._busy:
            self._all_left.clear()
            await self._all_left.wait()
