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

    __slots__ = ("beat", "gone", "page", "seat", "tick", "until", "wake")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.wake = asyncio.Event()
        self.tick = NOTHING_YET
        """The tick of the table that was last looked at."""
        self.beat = False
        """Whether a sign of life is due."""
        self.gone = False
        """Whether nobody is there any more, or will be served any more."""
        self.until = 0.0
        """The moment at which they have seen all that is being shown to them, by the clock of the house."""
        self.page = ""
        """What a page calls itself, so that it can ask for the rest at once."""

    def skip(self) -> None:
        """Whatever is being shown to them is shown no longer: they see the table as it is."""

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

    def dismiss(self) -> None:
        """There is no such table any more."""
        self.go_home()

    async def woken(self) -> None:
        """Returns at the next reason to look at the table."""
        await self.wake.wait()
        self.wake.clear()


class Audience:
    """All listeners of one table."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._seen: dict[int, float] = {}
        """By seat, when those who have left it had seen everything."""
        self.tick = 0
        """Rises whenever something that anybody sees may have changed."""
        self.stirred = asyncio.Event()
        """Happens when something may have changed, or somebody has seen everything, once; then there is another one."""

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    def __len__(self) -> int:
        return len(self._listeners)

    def enter(self, listener: Listener) -> None:
        """From now on this listener is told of news."""
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """This listener is told no more, and nobody waits for them."""
        self._listeners.discard(listener)
        if listener.until:
            if listener.seat is not None:
                self._seen[listener.seat] = max(listener.until, self._seen.get(listener.seat, 0.0))
            self._announce()

    def hears(self, seat: int) -> bool:
        """Whether anybody listens on this seat."""
        return any(listener.seat == seat for listener in self._listeners)

    # What is shown to them

    def shows(self, listener: Listener, until: float) -> None:
        """This listener will have seen everything at that moment; whoever waits for that is told."""
        if listener.until != until:
            listener.until = until
            self._announce()

    @property
    def until(self) -> float:
        """When everybody who watches will have seen everything."""
        return max([listener.until for listener in self._listeners], default=0.0)

    def until_for(self, seat: int) -> float:
        """When those on this seat will have seen everything, or had when they left."""
        there = [listener.until for listener in self._listeners if listener.seat == seat]
        return max(self._seen.get(seat, 0.0), *there, 0.0)

    def skip(self, seat: int) -> None:
        """Those on this seat have seen enough."""
        for listener in self._listeners:
            if listener.seat == seat:
                listener.skip()

    def skip_page(self, page: str) -> None:
        """This page has seen enough."""
        for listener in self._listeners:
            if listener.page == page:
                listener.skip()

    def _announce(self) -> None:
        """Whoever waits for anything here looks again; nothing has changed on the table."""
        self.stirred.set()
        self.stirred = asyncio.Event()

    # What is told to them

    def changed(self) -> None:
        """Wakes everybody: something may look different."""
        self.tick += 1
        self._announce()
        for listener in self._listeners:
            listener.stir()

    def whisper(self, seats: Collection[int | None]) -> None:
        """Wakes those on these seats alone, or (None) those who watch.

        Nothing stirs for the others: not even a look at who is away.
        """
        for listener in self._listeners:
            if listener.seat in seats:
                listener.look_again()

    def give_sign(self) -> None:
        """A sign of life on every stream."""
        for listener in self._listeners:
            listener.give_sign()

    def dismiss(self) -> None:
        """There is no such table any more: everybody is told so."""
        self.tick += 1
        self._announce()
        for listener in self._listeners:
            listener.dismiss()

    def send_home(self) -> None:
        """Every stream ends; its page will come back."""
        for listener in self._listeners:
            listener.go_home()
