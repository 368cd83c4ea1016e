"""Streams: server-sent events that bring each viewer the regions that changed for them.

The bus carries nothing but "this table has changed"; for every stream its own viewer's regions are drawn, and those
are sent that differ from what was sent before. So a change that a viewer may not notice sends them nothing, not even an
empty line. On a new connection everything is sent: never a patch on a patch.

A change is published to all streams of a table one after the other, straight to their connections. A stream whose
connection has no room, or belongs to a server that has no such line, is sent the news by a task of its own.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from litestar.types import Receive, Send

from perfidie.boards.pieces import Nested, parts_of
from perfidie.boards.scene import Drawing, Html, Parts
from perfidie.web.house.audience import NOTHING_YET, Listener
from perfidie.web.house.table import LiveTable
from perfidie.web.line import Line, line_of
from perfidie.web.metrics import STREAMS
from perfidie.web.page.drawing.names import Meaning, named
from perfidie.web.page.regions import Grown, Regions
from perfidie.web.page.sketch import forget
from perfidie.web.squeezed import ENCODED, Squeezed, takes_gzip

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

    __slots__ = ("at_once", "sent")
    farewell = RELOAD
    """The last word to a page that must load anew."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.sent: dict[str, Any] = {}
        """By region, what was sent last: pieces that are kept for all who are shown the same."""
        self.at_once: Callable[[], bool] | None = None
        """Sends the news this very moment; False where that cannot be done."""

    def stir(self) -> None:
        if self.wake.is_set() or self.at_once is None or not self.at_once():
            self.wake.set()

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

    __slots__ = ("_skip", "names", "unheard")

    def __init__(self, seat: int | None, page: str = "") -> None:
        super().__init__(seat)
        self.page = page
        self.names: Meaning | None = None
        self.unheard: frozenset[str] = frozenset()
        """The names of those whose chat this page does not show."""
        self._skip: Callable[[], None] | None = None

    def hear(self, unheard: frozenset[str]) -> None:
        """These are not heard; where they were others before, all of the talk is sent anew."""
        if unheard != self.unheard:
            self.unheard = unheard
            self.sent.pop("talk", None)

    def when_skipped(self, do: Callable[[], None]) -> None:
        """Does this when the page wants to see no more of what is being shown."""
        self._skip = do

    def skip(self) -> None:
        if self._skip is not None:
            self._skip()

    def message(self, drawn: Regions) -> bytes:
        if drawn.names is not self.names:  # the first time, or somebody else sits there now
            self.sent = {"heard": self.sent.get("heard")} if drawn.names == self.names else {}
            self.names = drawn.names
        sent, changed = self.sent, ["data: "]
        for name, drawing in drawn.drawn.items():
            before = sent.get(name)
            if before is drawing or before == drawing:
                continue
            sent[name] = drawing
            if isinstance(drawing, Grown):
                _grown(name, before, drawing, changed)
            else:
                _differences(region(name, "innerMorph"), before, drawing, changed)
        if len(changed) == 1:
            return b""
        changed.append("\n\n")
        return named("".join(changed), drawn.names).encode()


def _differences(head: str, before: object, drawing: Drawing, changed: list[str]) -> None:
    """The parts that differ from those before; all of it where it is not the same vessel with the same parts."""
    if isinstance(drawing, str):
        changed += (head, drawing, END)
        return
    if not isinstance(before, Parts) or before.vessel != drawing.vessel or len(before.parts) != len(drawing.parts):
        changed += (head, drawing.whole(), END)
        return
    inside: list[str] = []
    for (old, was), (new, held) in zip(before.parts, drawing.parts, strict=True):
        if old != new:
            changed += (head, drawing.whole(), END)
            return
        if was is not held and was != held and not _came_and_went(new, was, held, inside):
            _differences(element(new), was, held, inside)
    changed += inside


def _came_and_went(name: str, before: Drawing, drawing: Drawing, changed: list[str]) -> bool:
    """Where a row has the same frame but not the same parts: those that came, beside one that stays; those that went.

    A page finds all places that a message names before it changes anything. False where this is no such row, or nobody
    stays in it, or those who stay have changed places.
    """
    if isinstance(before, str) or isinstance(drawing, str) or before.vessel == drawing.vessel:
        return False
    frame, was, now = frame_of(drawing.vessel), dict(before.parts), dict(drawing.parts)
    stay = [part for part in now if part in was]
    if frame is None or frame != frame_of(before.vessel) or not stay or stay != [part for part in was if part in now]:
        return False
    for gone in was:
        if gone not in now:
            changed += (leaving(name, gone), END)
    beside, news = element(stay[0], "beforebegin"), list[Nested]()
    for part, held in (*drawing.parts, ("", "")):
        if part not in was and part:
            news.append((part, held))
            continue
        if news:
            changed += (beside, *[each if isinstance(each, str) else each.whole() for _, each in news], END)
        beside, news = element(part, "afterend"), []
        if part and was[part] is not held and was[part] != held:
            _differences(element(part), was[part], held, changed)
    return True


@lru_cache(maxsize=1024)
def frame_of(vessel: Html) -> tuple[str, str] | None:
    """What stands before and after the parts of a row; None where they do not follow upon one another."""
    first, *rest = parts_of(vessel)[::2]
    return (first, rest[-1]) if rest and not any(rest[:-1]) else None


def _grown(name: str, before: object, drawing: Grown, changed: list[str]) -> None:
    """The lines that are new, before or after those that are there; all of them on a new page."""
    total, lines, newest_first = drawing.total, drawing.lines, drawing.newest_first
    had = before.total if isinstance(before, Grown) else -1
    if had < 0 or not had < total <= had + len(lines):
        changed += (region(name, "innerMorph"), drawing.whole(), END)
    elif newest_first:
        changed += (region(name, "afterbegin"), *lines[: total - had], END)
    else:
        changed += (region(name, "beforeend"), *lines[had - total :], END)


END = "</hx-partial>"


@cache
def element(name: str, swap: str = "") -> str:
    """Says where what comes after it goes: in the place of this element of a page, or as `swap` says beside or into it.

    As htmx reads it, which puts a piece in the place of its element unless it is told otherwise.
    """
    return f'<hx-partial id="{name}" hx-swap="{swap}">' if swap else f'<hx-partial id="{name}">'


@cache
def region(name: str, swap: str) -> str:
    """The same for a region."""
    return element(f"r-{name}", swap)


@cache
def leaving(row: str, name: str) -> str:
    """Takes an element out of a row: it may have come up elsewhere, under the same name."""
    return f'<hx-partial hx-target="#{row} #{name}" hx-swap="delete">'


class Wire(NamedTuple):
    """How a stream reaches its page: by the line of the server where it has one, squeezed for browsers that read it."""

    line: Line | None = None
    squeezed: Squeezed | None = None

    def made(self, body: bytes, *, last: bool = False) -> bytes:
        """The body as it travels."""
        return self.squeezed.squeeze(body, last=last) if self.squeezed is not None and (body or last) else body


PLAIN = Wire()


def wire_of(scope: Mapping[str, Any], headers: Mapping[bytes, bytes]) -> Wire:
    """The wire of this request."""
    return Wire(line_of(scope), Squeezed() if takes_gzip(headers) else None)


async def listen(
    table: LiveTable,
    stream: Stream[Drawn],
    draw: Callable[[], Drawn | None],
    receive: Receive,
    send: Send,
    wire: Wire = PLAIN,
) -> None:
    """Serves one stream until it ends. `draw` gives what there is now; None means that the page must load anew."""
    headers = [*HEADERS, *ENCODED] if wire.squeezed is not None else HEADERS
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    watcher = asyncio.create_task(_watch(stream, receive))
    table.audience.enter(stream)
    STREAMS.inc()
    stream.wake.set()
    if wire.line is not None:
        stream.at_once = lambda: _push(table, stream, draw, wire)
    try:
        going = True
        while going:
            await stream.woken()
            body, going = await _news(table, stream, draw)
            if body or not going:
                await send({"type": "http.response.body", "body": wire.made(body, last=not going), "more_body": going})
            del body  # a stream may be quiet for long: it keeps nothing of what was sent
    finally:
        stream.at_once = None
        stream.skip()  # nobody looks at what was being shown
        table.audience.leave(stream)
        if not table.audience:
            forget(table)
        STREAMS.dec()
        watcher.cancel()


def _push(table: LiveTable, stream: Stream[Drawn], draw: Callable[[], Drawn | None], wire: Wire) -> bool:
    """Draws and writes in one breath. Whatever is out of the ordinary is left to the task of the stream."""
    line = wire.line
    if line is None or stream.gone or table.lock.locked() or not line.push(b""):
        return False
    stream.tick = table.audience.tick
    try:
        drawn = draw()
        if drawn is not None:
            line.push(wire.made(stream.message(drawn)))
            return True
    except Exception:  # told by the task, which meets with the same
        stream.sent.clear()
    stream.tick = NOTHING_YET
    return False


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
