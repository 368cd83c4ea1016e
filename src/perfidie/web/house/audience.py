"""The audience of a table: everybody who waits for its news, and how they are woken.

The audience is told only that something may have changed. What that is, each listener finds out by looking at the
table with its own viewer's eyes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator

NOTHING_YET = -1


class Listener:
    """Somebody who waits for news: an open stream, or a request that is answered when there is something new."""

    __slots__ = ("beat", "gone", "seat", "tick", "wake")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.wake = asyncio.Event()
        self.tick = NOTHING_YET
        """The tick of the table that was last looked at."""
        self.beat = False
        """Whether a sign of life is due."""
        self.gone = False
        """Whether nobody is there any more, or will be served any more."""

    def stir(self) -> None:
        """Something may have changed."""
        self.wake.set()

    def look_again(self) -> None:
        """Something has changed for this listener, though not for everybody."""
        self.tick = NOTHING_YET
        self.wake.set()

    def give_sign(self) -> None:
        """A sign of life is due."""
        self.beat = True
        self.wake.set()

    def go_home(self) -> None:
        """There will be no more news."""
        self.gone = True
        self.wake.set()

    async def woken(self) -> None:
        """Returns at the next reason to look at the table."""
        await self.wake.wait()
        self.wake.clear()


class Audience:
    """All listeners of one table."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self.tick = 0
        """Rises whenever something that anybody sees may have changed."""
        self.stirred = asyncio.Event()
        """Happens when something may have changed, once; then there is another one."""

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    def __len__(self) -> int:
        return len(self._listeners)

    def enter(self, listener: Listener) -> None:
        """From now on this listener is told of news."""
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """This listener is told no more."""
        self._listeners.discard(listener)

    def hears(self, seat: int) -> bool:
        """Whether anybody listens on this seat."""
        return any(listener.seat == seat for listener in self._listeners)

    def changed(self) -> None:
        """Wakes everybody: something may look different."""
        self.tick += 1
        self.stirred.set()
        self.stirred = asyncio.Event()
        for listener in self._listeners:
            listener.stir()

    def whisper(self, seats: Collection[int]) -> None:
        """Wakes those on these seats alone. Nothing stirs for the others: not even a look at who is away."""
        for listener in self._listeners:
            if listener.seat in seats:
                listener.look_again()

    def give_sign(self) -> None:
        """A sign of life on every stream."""
        for listener in self._listeners:
            listener.give_sign()

    def send_home(self) -> None:
        """Every stream ends; its page will come back."""
        for listener in self._listeners:
            listener.go_home()
