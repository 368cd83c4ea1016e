"""Many tables of five people at an even pace, in a process of its own: one move every few seconds at each table.

Reads a line at a time from its input and answers each with one line of JSON: `play N` (N tables in all, new ones sit
down first), `count` (what was done since it was asked last). Ends with its input.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from typing import Any

from person import Answer, Push, status_in
from store_reader import Book
from web_player import Group

AT_ONCE = 8
"""How many tables sit down at a time."""


class Paced(Group):
    """Five people who take their time; for each move, how long until the last of them was told."""

    def __init__(self, port: int, book: Book, rng: Random, pace: float) -> None:
        super().__init__(port, book, rng)
        self.pace = pace
        self.due = 0.0
        self.waits: list[float] = []
        self.late = 0
        """Moves somebody had not been told of when the next one was made."""
        self._sent_at: float | None = None
        self._untold: dict[int, int] = {}
        """By seat that has not been told of the last move: the version it had seen when it was made."""
        self._seen = [-1] * len(self.people)
        self._alarm: asyncio.TimerHandle | None = None

    async def listen(self) -> None:
        self._seen = [-1] * len(self.people)
        self._untold = {}
        await super().listen()

    def play(self) -> None:
        now = asyncio.get_running_loop().time()
        self.due = now + self.pace * self.rng.random()
        super().play()

    def _decide(self, seat: int) -> None:
        loop = asyncio.get_running_loop()
        if not self.going or (told := self._told[seat] if self._told else None) is None:
            return
        if told.phase != b"over" and loop.time() < self.due:
            if self._alarm is None or self._alarm.cancelled():
                self._alarm = loop.call_at(self.due, self._is_due)
            return
        before = self._sent
        super()._decide(seat)
        if self._sent > before:
            self.late += bool(self._untold)
            self._untold = dict(enumerate(self._seen))
            self._sent_at, self.due = loop.time(), max(self.due, loop.time() - self.pace) + self.pace

    def _is_due(self) -> None:
        self._alarm = None
        for seat in range(len(self.people)):
            before = self._sent
            self._decide(seat)
            if self._sent > before:
                return

    def _pushed(self, seat: int, push: Push) -> None:
        if (told := status_in(push.text)) is not None:
            self._seen[seat] = told.version
            if seat in self._untold and self._seen[seat] > self._untold[seat]:
                del self._untold[seat]
                if not self._untold and self._sent_at is not None:
                    self.waits.append(asyncio.get_running_loop().time() - self._sent_at)
        super()._pushed(seat, push)

    def _answered(self, seat: int, answer: asyncio.Future[Answer]) -> None:
        """A refused move is counted, and tried again when its turn comes; it does not end the measure."""
        if not answer.cancelled() and answer.exception() is None and answer.result()[0] != 204:
            self.refused += 1
            self._busy[seat] = False
            self._moved_on[seat] = -1
            return
        super()._answered(seat, answer)


class Crowd:
    """All of them."""

    def __init__(self, port: int, database: str, pace: float) -> None:
        self.port, self.book, self.pace = port, Book(database), pace
        self.groups: list[Paced] = []

    async def grow(self, tables: int) -> None:
        """So many tables in all, everybody listening."""
        while len(self.groups) < tables:
            numbers = range(len(self.groups), min(len(self.groups) + AT_ONCE, tables))
            some = [Paced(self.port, self.book, Random(number), self.pace) for number in numbers]
            await asyncio.gather(*[group.sit_down() for group in some])
            for group in some:
                group.play()
            self.groups += some

    def count(self) -> dict[str, Any]:
        """What was done since the last time."""
        groups = self.groups
        told = {
            "moves": sum(group.moves for group in groups),
            "pushes": sum(group.pushes for group in groups),
            "bytes": sum(group.pushed_bytes for group in groups),
            "late": sum(group.late for group in groups),
            "refused": sum(group.refused for group in groups),
            "failed": [repr(group.failure) for group in groups if group.failure is not None][:3],
            "waits": [round(wait, 4) for group in groups for wait in group.waits],
        }
        for group in groups:
            group.waits = []
            group.late = group.refused = group.moves = group.pushes = group.pushed_bytes = 0
        return told


async def main(port: int, database: str, pace: float) -> None:
    """Does what it is told, until there is nobody to tell it."""
    crowd = Crowd(port, database, pace)
    while line := await asyncio.to_thread(sys.stdin.readline):
        words = line.split()
        if words[0] == "play":
            await crowd.grow(int(words[1]))
        print(json.dumps(crowd.count()), flush=True)
    for group in crowd.groups:
        group.leave()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
