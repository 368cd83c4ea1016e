"""The audience of a table: everybody who waits for its news, and how they are woken.

The audience is told only that something may have changed. What that is, each listener finds out by looking at the
table with its own viewer's eyes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from typing import Protocol

from perfidie.web.house.sheets import LONGEST, unseen

NOTHING_YET = -1


class Listener:
    """Somebody who waits for news: an open stream, or a request that is answered when there is something new."""

    __slots__ = ("beat", "gone", "page", "seat", "tick", "unseen", "until", "wake")

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
        self.unseen: frozenset[str] = frozenset()
        """The regions of a page that nobody can see at this moment, since the sheet they lie on is closed."""

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


class Relay(Protocol):
    """Tells the other processes of what those who listen here are shown, and want to see no more of."""

    def shown(self) -> None:
        """When everything will have been seen here is another moment by now."""

    def skipped(self, seat: int | None, page: str) -> None:
        """This seat, or this page, has seen enough, wherever it listens."""

    def folded(self, page: str, closed: str) -> None:
        """This page, wherever it listens, has these sheets closed."""


class Audience:
    """All listeners of one table, and what is known of those who listen in other processes."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._seen: dict[int, float] = {}
        """By seat, when those who have left it had seen everything."""
        self.tick = 0
        """Rises whenever something that anybody sees may have changed."""
        self.stirred = asyncio.Event()
        """Happens when something may have changed, or somebody has seen everything, once; then there is another one."""
        self._publishing = False
        """Whether what has changed is about to be told to everybody."""
        self.relay: Relay | None = None
        self._elsewhere: dict[str, tuple[float, dict[int, float]]] = {}
        """By process: when all who listen there will have seen everything, and those on each seat."""

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
            self.stir()
            if self.relay is not None:
                self.relay.shown()

    def hears(self, seat: int) -> bool:
        """Whether anybody listens on this seat."""
        return any(listener.seat == seat for listener in self._listeners)

    # What is shown to them

    def shows(self, listener: Listener, until: float) -> None:
        """This listener will have seen everything at that moment; whoever waits for that is told."""
        if listener.until != until:
            listener.until = until
            self.stir()
            if self.relay is not None:
                self.relay.shown()

    def shows_elsewhere(self, process: str, until: float, seats: dict[int, float]) -> None:
        """The same for those who listen in another process."""
        self._elsewhere[process] = until, seats
        self.stir()

    @property
    def until_here(self) -> float:
        """When everybody who watches in this process will have seen everything."""
        return max([listener.until for listener in self._listeners], default=0.0)

    @property
    def until(self) -> float:
        """When everybody who watches will have seen everything."""
        return max([self.until_here, *[until for until, _ in self._elsewhere.values()]])

    def until_for(self, seat: int) -> float:
        """When those on this seat will have seen everything, or had when they left."""
        there = [listener.until for listener in self._listeners if listener.seat == seat]
        elsewhere = [seats.get(seat, 0.0) for _, seats in self._elsewhere.values()]
        return max(self._seen.get(seat, 0.0), *there, *elsewhere, 0.0)

    def skip(self, seat: int | None, page: str = "") -> None:
        """Those on this seat, or this page, have seen enough, in whatever process they listen."""
        self.skip_here(seat, page)
        if self.relay is not None:
            self.relay.skipped(seat, page)

    def skip_here(self, seat: int | None, page: str) -> None:
        """The same, of those in this process."""
        for listener in self._listeners:
            if (page and listener.page == page) or (seat is not None and listener.seat == seat):
                listener.skip()

    def fold(self, page: str, closed: str) -> None:
        """This page has these sheets closed, in whatever process it listens."""
        self.fold_here(page, unseen(closed))
        if self.relay is not None:
            self.relay.folded(page, closed[:LONGEST])

    def fold_here(self, page: str, hidden: frozenset[str]) -> None:
        """This page, if it listens in this process, shows all regions but these."""
        for listener in self._listeners:
            if page and listener.page == page and listener.unseen != hidden:
                listener.unseen = hidden
                listener.look_again()

    def stir(self) -> None:
        """Whoever waits for anything here looks again; nothing has changed on the table."""
        self.stirred.set()
        self.stirred = asyncio.Event()

    # What is told to them

    def changed(self) -> None:
        """Tells everybody, as soon as whoever changed it has their answer: something may look different."""
        self.tick += 1
        self.stir()
        if self._listeners and not self._publishing:
            self._publishing = True
            asyncio.get_running_loop().call_soon(self._publish)

    def _publish(self) -> None:
        self._publishing = False
        for listener in tuple(self._listeners):
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
        self.stir()
        for listener in self._listeners:
            listener.dismiss()

    def send_home(self) -> None:
        """Every stream ends; its page will come back."""
        for listener in self._listeners:
            listener.go_home()
