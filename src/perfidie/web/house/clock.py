"""Time as the house measures it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time


class Clock:
    """The true time; tests have a clock that they turn by hand."""

    def now(self) -> float:
        """Seconds since some moment of the past."""
        return asyncio.get_running_loop().time()

    def date(self) -> float:
        """The same moment as calendars have it, for pages that count down."""
        return time()

    def later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        """Does it after so many seconds, unless the handle is cancelled."""
        return asyncio.get_running_loop().call_later(seconds, do)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Until this happens, but no longer than so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            pass
