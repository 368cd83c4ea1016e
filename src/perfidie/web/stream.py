"""Streams: server-sent events that bring each viewer the regions that changed for him.

The bus carries nothing but "this table has changed"; every stream draws its own viewer's regions and sends those
that differ from what it sent before. So a change that a viewer may not notice sends him nothing, not even an empty
line. On a new connection everything is sent: never a patch on a patch.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar.types import Receive, Send

from perfidie.web.metrics import STREAMS
from perfidie.web.table import LiveTable

HEARTBEAT = 15.0
RELOAD = b"event: reload\ndata: 1\n\n"
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Listener:
    """One open stream."""

    __slots__ = ("beat", "gone", "seat", "sent", "tick", "wake")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.wake = asyncio.Event()
        self.tick = -1
        self.beat = False
        self.gone = False
        self.sent: dict[str, int] = {}
        """By region, the hash of what was sent last; the text itself is not kept."""

    def message(self, regions: dict[str, Any]) -> bytes:
        """The regions that changed, as one event; empty if none did."""
        parts = []
        for name, html in regions.items():
            mark = hash(html)
            if self.sent.get(name) != mark:
                self.sent[name] = mark
                parts.append(f'<hx-partial hx-target="#r-{name}" hx-swap="innerMorph">{html}</hx-partial>')
        if not parts:
            return b""
        return f"data: {''.join(parts)}\n\n".encode()


async def listen(
    table: LiveTable, listener: Listener, draw: Callable[[], dict[str, Any] | None], receive: Receive, send: Send
) -> None:
    """Serves one stream until it ends. `draw` gives the regions now; None means that the page must load anew."""
    await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
    watcher = asyncio.create_task(_watch(listener, receive))
    table.listeners.add(listener)
    STREAMS.inc()
    listener.wake.set()
    try:
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            if listener.gone:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                break
            message = b": \n\n" if listener.beat else b""
            listener.beat = False
            if listener.tick != table.tick:
                async with table.lock:
                    listener.tick = table.tick
                    regions = draw()
                if regions is None:
                    await send({"type": "http.response.body", "body": RELOAD, "more_body": False})
                    break
                message = listener.message(regions) or message
            if message:
                await send({"type": "http.response.body", "body": message, "more_body": True})
    finally:
        table.listeners.discard(listener)
        STREAMS.dec()
        watcher.cancel()


async def _watch(listener: Listener, receive: Receive) -> None:
    """Notices that the other end has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.gone = True
    listener.wake.set()
