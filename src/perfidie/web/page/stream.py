"""Streams: server-sent events that bring each viewer the regions that changed for him.

The bus carries nothing but "this table has changed"; every stream draws its own viewer's regions and sends those
that differ from what it sent before. So a change that a viewer may not notice sends him nothing, not even an empty
line. On a new connection everything is sent: never a patch on a patch.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

from litestar.types import Receive, Send

from perfidie.boards.scene import Parts
from perfidie.web.house.table import LiveTable
from perfidie.web.metrics import STREAMS
from perfidie.web.page.shell import Grown, named

HEARTBEAT = 15.0
RELOAD = b"event: reload\ndata: 1\n\n"
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Listener:
    """One open stream."""

    __slots__ = ("beat", "gone", "names", "seat", "sent", "tick", "wake")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.wake = asyncio.Event()
        self.tick = -1
        self.beat = False
        self.gone = False
        self.names: object = None
        self.sent: dict[str, int] = {}
        """By region and part, the hash of what was sent last; the text itself is not kept."""

    def message(self, regions: Any) -> bytes:
        """What changed, as one event; empty if nothing did."""
        if regions.names is not self.names:  # the first time, or somebody else sits there now
            self.names = regions.names
            self.sent = {}
        sent, changed = self.sent, ["data: "]
        for name, drawing in regions.drawn.items():
            if isinstance(drawing, Parts):
                self._in_parts(name, drawing, changed)
            elif isinstance(drawing, Grown):
                self._grown(name, drawing, changed)
            else:
                mark = hash(drawing)
                if sent.get(name) != mark:
                    sent[name] = mark
                    changed += (region(name, "innerMorph"), drawing, END)
        if len(changed) == 1:
            return b""
        changed.append("\n\n")
        return named("".join(changed), regions.names).encode()

    def _in_parts(self, name: str, drawing: Parts, changed: list[str]) -> None:
        """The parts that differ; the whole region where it has other parts than before."""
        sent, parts = self.sent, drawing.parts
        shape = hash((drawing.vessel, *[part for part, _ in parts]))
        if sent.get(name) != shape:
            sent[name] = shape
            for part, html in parts:
                sent[part] = hash(html)
            changed += (region(name, "innerMorph"), drawing.whole(), END)
            return
        for part, html in parts:
            mark = hash(html)
            if sent.get(part) != mark:
                sent[part] = mark
                changed += (start(part, "outerMorph"), html, END)

    def _grown(self, name: str, drawing: Grown, changed: list[str]) -> None:
        """The lines that are new, before or after those that are there; all of them on a new page."""
        total, lines, newest_first = drawing
        before = self.sent.get(name, -1)
        if before == total:
            return
        self.sent[name] = total
        if before < 0 or not before < total <= before + len(lines):
            changed += (region(name, "innerMorph"), *lines, END)
        elif newest_first:
            changed += (region(name, "afterbegin"), *lines[: total - before], END)
        else:
            changed += (region(name, "beforeend"), *lines[before - total :], END)


END = "</hx-partial>"


@cache
def start(target: str, swap: str) -> str:
    """Says where the piece of a page goes that comes after it, as htmx reads it."""
    return f'<hx-partial hx-target="#{target}" hx-swap="{swap}">'


@cache
def region(name: str, swap: str) -> str:
    return start(f"r-{name}", swap)


async def listen(table: LiveTable, listener: Listener, draw: Callable[[], Any], receive: Receive, send: Send) -> None:
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
                if table.lock.locked():  # something is being written: it is told once it is
                    async with table.lock:
                        pass
                listener.tick = table.tick
                regions = draw()
                if regions is None:
                    await send({"type": "http.response.body", "body": RELOAD, "more_body": False})
                    break
                message = listener.message(regions) or message
                del regions
            if message:
                await send({"type": "http.response.body", "body": message, "more_body": True})
            del message  # a stream may be quiet for long: it keeps nothing of what was sent
    finally:
        table.listeners.discard(listener)
        if not table.listeners:
            table.sketches.clear()  # nobody looks any more: the next one's page is drawn anew
        STREAMS.dec()
        watcher.cancel()


async def _watch(listener: Listener, receive: Receive) -> None:
    """Notices that the other end has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.gone = True
    listener.wake.set()
