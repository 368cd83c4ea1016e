"""Streams: server-sent events that bring each viewer the regions that changed for them.

The bus carries nothing but "this table has changed"; every stream draws its own viewer's regions and sends those
that differ from what it sent before. So a change that a viewer may not notice sends them nothing, not even an empty
line. On a new connection everything is sent: never a patch on a patch.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from typing import Generic, TypeVar

from litestar.types import Receive, Send

from perfidie.boards.scene import Parts
from perfidie.web.house.audience import Listener
from perfidie.web.house.table import LiveTable
from perfidie.web.metrics import STREAMS
from perfidie.web.page.drawing.names import Meaning, named
from perfidie.web.page.regions import Grown, Regions
from perfidie.web.page.sketch import forget

Drawn = TypeVar("Drawn")
"""What a stream sends of: the regions of a page, or the parts of a JSON answer."""

HEARTBEAT = 15.0
"""Seconds between two signs of life."""
SIGN_OF_LIFE = b": \n\n"
RELOAD = b"event: reload\ndata: 1\n\n"
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream(Listener, ABC, Generic[Drawn]):
    """A listener that is sent whatever has changed for it."""

    __slots__ = ("sent",)
    farewell = RELOAD
    """The last word to a page that must load anew."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.sent: dict[str, int] = {}
        """By region and part, the hash of what was sent last; the text itself is not kept."""

    def sign(self) -> bytes:
        """A sign of life, if one is due."""
        due, self.beat = self.beat, False
        return SIGN_OF_LIFE if due else b""

    def dismiss(self) -> None:
        self.look_again()  # it finds nothing to draw, and says farewell

    @abstractmethod
    def message(self, drawn: Drawn) -> bytes:
        """What changed, as one event; empty if nothing did."""


class PageStream(Stream[Regions]):
    """The stream of one page."""

    __slots__ = ("_skip", "names")

    def __init__(self, seat: int | None, page: str = "") -> None:
        super().__init__(seat)
        self.page = page
        self.names: Meaning | None = None
        self._skip: Callable[[], None] | None = None

    def when_skipped(self, do: Callable[[], None]) -> None:
        """Does this when the page wants to see no more of what is being shown."""
        self._skip = do

    def skip(self) -> None:
        if self._skip is not None:
            self._skip()

    def message(self, drawn: Regions) -> bytes:
        if drawn.names is not self.names:  # the first time, or somebody else sits there now
            self.sent = {"heard": self.sent.get("heard", -1)} if drawn.names == self.names else {}
            self.names = drawn.names
        sent, changed = self.sent, ["data: "]
        for name, drawing in drawn.drawn.items():
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
        return named("".join(changed), drawn.names).encode()

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
        total, lines, newest_first = drawing.total, drawing.lines, drawing.newest_first
        before = self.sent.get(name, -1)
        if before == total:
            return
        self.sent[name] = total
        if before < 0 or not before < total <= before + len(lines):
            changed += (region(name, "innerMorph"), drawing.whole(), END)
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
    """The same for a region."""
    return start(f"r-{name}", swap)


async def listen(
    table: LiveTable, stream: Stream[Drawn], draw: Callable[[], Drawn | None], receive: Receive, send: Send
) -> None:
    """Serves one stream until it ends. `draw` gives what there is now; None means that the page must load anew."""
    await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
    watcher = asyncio.create_task(_watch(stream, receive))
    table.audience.enter(stream)
    STREAMS.inc()
    stream.stir()
    try:
        going = True
        while going:
            await stream.woken()
            body, going = await _news(table, stream, draw)
            if body or not going:
                await send({"type": "http.response.body", "body": body, "more_body": going})
            del body  # a stream may be quiet for long: it keeps nothing of what was sent
    finally:
        stream.skip()  # nobody looks at what was being shown
        table.audience.leave(stream)
        if not table.audience:
            forget(table)
        STREAMS.dec()
        watcher.cancel()


async def _news(table: LiveTable, stream: Stream[Drawn], draw: Callable[[], Drawn | None]) -> tuple[bytes, bool]:
    """What is to be sent now, and whether the stream goes on."""
    if stream.gone:
        return b"", False
    sign = stream.sign()
    if stream.tick == table.audience.tick:
        return sign, True
    if table.lock.locked():  # something is being written: it is told once it is
        async with table.lock:
            pass
    stream.tick = table.audience.tick
    drawn = draw()
    if drawn is None:
        return stream.farewell, False
    return stream.message(drawn) or sign, True


async def _watch(stream: Stream[Drawn], receive: Receive) -> None:
    """Notices that the other end has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    stream.go_home()
