"""A clock that tests turn by hand: nothing waits, and time passes when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from perfidie.web.house.clock import Clock
from web.browserless import PATIENCE, Site


class Bell:
    """Something that happens at its time, unless it is cancelled."""

    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at = at
        self.do = do
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Hourglass(Clock):
    def __init__(self, time: float = 1_000_000.0) -> None:
        self.time = time
        self.bells: list[Bell] = []

    def now(self) -> float:
        return self.time

    def date(self) -> float:
        return self.time

    def later(self, seconds: float, do: Callable[[], None]) -> Any:
        self.bells.append(Bell(self.time + seconds, do))
        return self.bells[-1]

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        over = asyncio.Event()
        bell = self.later(seconds, over.set)
        either = [asyncio.create_task(each.wait()) for each in (event, over)]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            bell.cancel()
            for task in either:
                task.cancel()

    def turn(self, seconds: float) -> None:
        """So much time passes; what was due happens."""
        self.time += seconds
        due = sorted([bell for bell in self.bells if bell.at <= self.time], key=lambda bell: bell.at)
        self.bells = [bell for bell in self.bells if bell.at > self.time]
        for bell in due:
            if not bell.cancelled:
                bell.do()

    @property
    def waiting(self) -> int:
        """How many things are still to happen."""
        return sum(not bell.cancelled for bell in self.bells)


def hourglass(site: Site) -> Hourglass:
    """The hourglass by which this house measures time."""
    clock = site.house.clock
    assert isinstance(clock, Hourglass)
    return clock


async def until(happens: Callable[[], Any]) -> None:
    """Returns as soon as this is so; something that never comes is a failure."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0)
