"""How the house hears that it has to close, whichever server it stands in.

A server waits for open answers to end before it closes, and a stream has no end. So the house listens to the same
signals as its server, sends everybody home, and lets the server do the rest.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any

SIGNALS = (signal.SIGTERM, signal.SIGINT)
AGAIN = 0.2
"""Seconds after which who has come back meanwhile is sent home, too."""


@contextmanager
def told_to_leave(leave: Callable[[], None]) -> Iterator[None]:
    """While this lasts, a signal that ends the server calls `leave` first, and again until the server has closed."""
    if current_thread() is not main_thread():
        yield
        return
    loop, pending = asyncio.get_running_loop(), list[asyncio.TimerHandle]()

    def go_on() -> None:
        leave()
        pending[:] = [loop.call_later(AGAIN, go_on)]

    before = {each: signal.getsignal(each) for each in SIGNALS}
    wrapped = {each: _before(known, loop, go_on) for each, known in before.items() if callable(known)}
    for each, handler in wrapped.items():
        signal.signal(each, handler)
    try:
        yield
    finally:
        for each, handler in wrapped.items():
            if signal.getsignal(each) is handler:
                signal.signal(each, before[each])
        for handle in pending:
            handle.cancel()


def _before(known: Callable[..., Any], loop: asyncio.AbstractEventLoop, do: Callable[[], None]) -> Callable[..., Any]:
    def heard(number: int, frame: Any) -> Any:
        loop.call_soon_threadsafe(do)
        return known(number, frame)

    return heard
