"""People at a table of the site who play any of its games: who is asked moves at once, at random.

What a stream brings is a signal: from it they read whether they are asked, and its weight is noted. What may be done is
read in the store (`store_reader`).
"""

from __future__ import annotations

import asyncio
import zlib
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from perfidie.engine import Glimpse
from person import Answer, Person, Push, Status, status_in
from store_reader import Book, Followed

NAMES = ("Wesley", "Vizzini", "Bouton d'Or", "Inigo", "Fezzik", "Rugen", "Humperdinck")
LEVELS = (1, 6)
"""Of zlib: the quickest, and the usual one."""


class Kind(NamedTuple):
    """What is played, and by how many."""

    game: str = "verre"
    seats: int = 5
    options: tuple[tuple[str, str], ...] = ()


GLASS = Kind()


@dataclass
class Scales:
    """What the pushes of some streams weigh: as they are read, as they came, and as zlib would send them."""

    pushes: int = 0
    plain: int = 0
    wire: int = 0
    squeezed: dict[int, int] = field(default_factory=lambda: dict.fromkeys(LEVELS, 0))

    def press(self) -> list[tuple[int, zlib._Compress]]:
        """What a stream is compressed with from its first push to its last."""
        return [(level, zlib.compressobj(level)) for level in LEVELS]

    def weigh(self, push: Push, press: list[tuple[int, zlib._Compress]]) -> None:
        self.pushes += 1
        self.plain += len(push.text)
        self.wire += push.on_the_wire
        for level, by in press:
            self.squeezed[level] += len(by.compress(push.text)) + len(by.flush(zlib.Z_SYNC_FLUSH))


class Group:
    """People who play one game after another as fast as the site answers."""

    def __init__(self, port: int, book: Book, rng: Random, kind: Kind = GLASS, people: list[Person] | None = None):
        self.people = people or [Person(port, name) for name in NAMES[: kind.seats]]
        self.book, self.rng, self.kind = book, rng, kind
        self.code = ""
        self.going = False
        self.moves = self.games = self.pushes = self.pushed_bytes = self.refused = 0
        self.failure: BaseException | None = None
        self.at_most: int | None = None
        """After this many moves the group pauses by itself."""
        self.once = False
        """Whether the group stops when its game is over."""
        self.scales: Scales | None = None
        """Where set before people listen, all that they are sent is weighed."""
        self._sent = 0
        self._table: Followed | None = None
        self._press: list[list[tuple[int, zlib._Compress]]] = []
        self._told: list[Status | None] = []
        self._busy = [False] * kind.seats
        self._moved_on = [-1] * kind.seats
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self, listening: bool = True) -> None:
        """Opens a table, everybody sits down, the host starts the game."""
        for person in self.people:
            if not person.cookie:
                await person.arrive()
        host, *guests = self.people
        wish = {"name": host.name, "seats": str(self.kind.seats), "preset": "standard", **dict(self.kind.options)}
        onward = await host.done(f"/games/{self.kind.game}/open", **wish)
        self.code = onward.rpartition(b"/")[2].decode().partition("#")[0]
        for person in guests:
            await person.done(f"/t/{self.code}/sit", name=person.name)
        await host.done(f"/t/{self.code}/start", how="all")
        if listening:
            await self.listen()

    async def listen(self) -> None:
        self._table = Followed(self.book, self.code)
        self._told = [None for _ in self.people]
        self._moved_on = [-1] * len(self.people)
        self._press = [self.scales.press() if self.scales else [] for _ in self.people]
        for seat, person in enumerate(self.people):
            person.reads_gzip = self.scales is not None
            await person.listen(self.code, lambda push, seat=seat: self._pushed(seat, push))  # type: ignore[misc]

    def play(self) -> None:
        self.going = True
        for seat in range(len(self.people)):
            self._decide(seat)

    def pause(self) -> None:
        self.going = False

    def leave(self) -> None:
        self.going = False
        for task in self._tasks:
            task.cancel()
        for person in self.people:
            person.leave()

    @property
    def over(self) -> bool:
        """Whether somebody has been told that the game is over."""
        return any(told is not None and told.phase == b"over" for told in self._told)

    def heard(self, seat: int) -> list[Glimpse]:
        """What this seat was told in the game that is on."""
        return self._table.heard(seat) if self._table is not None else []

    def hang_up(self) -> None:
        for person in self.people:
            person.hang_up()

    # What comes

    def _pushed(self, seat: int, push: Push) -> None:
        if not push.text.startswith(b"data: "):  # a sign of life, or the page is told to load anew
            return
        self.pushes += 1
        self.pushed_bytes += len(push.text)
        if self.scales is not None:
            self.scales.weigh(push, self._press[seat])
        self._told[seat] = status_in(push.text) or self._told[seat]
        if self.going:
            self._decide(seat)

    def _answered(self, seat: int, answer: asyncio.Future[Answer]) -> None:
        self._busy[seat] = False
        try:
            status, _, body = answer.result()
            if status == 409:  # somebody else was faster where anybody may step in: the next push says what is asked
                self.refused += 1
                self._sent -= 1
                return
            if status != 204:
                raise RuntimeError(f"a move was answered {status}: {body[:300]!r}")
        except (Exception, asyncio.CancelledError) as error:
            self._failed(error)
            return
        self.moves += 1
        if self.moves == self.at_most:
            self.going = False
        self._decide(seat)

    def _decide(self, seat: int) -> None:
        """Moves, if this seat is asked, has not answered yet, and has nothing under way."""
        told = self._told[seat] if self._told else None
        if not self.going or self._busy[seat] or told is None or self._table is None:
            return
        if told.phase == b"over":
            if self.once:
                self.going = False
            elif seat == 0:
                self._start(self._go_on())
            return
        if not told.asked or told.version <= self._moved_on[seat] or self._sent == self.at_most:
            return
        choices = self._table.choices(seat)
        if not choices:  # the table has gone on, and the push that says so is on its way
            return
        self._sent += 1
        self._moved_on[seat] = told.version
        self._busy[seat] = True
        action = " ".join(self.rng.choice(choices))
        answer = self.people[seat].post(f"/t/{self.code}/move", version=str(told.version), action=action)
        answer.add_done_callback(lambda done: self._answered(seat, done))

    def _failed(self, error: BaseException) -> None:
        self.going = False
        self.failure = self.failure or error

    def _start(self, story: object) -> None:
        task = asyncio.ensure_future(story)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self) -> None:
        """The game is over: the same people at another table, on new streams."""
        self._told = []
        self.hang_up()
        try:
            self.games += 1
            await self.sit_down()
        except Exception as error:
            self._failed(error)
