"""The server in the open: uvicorn, with an end to everything that could be kept waiting.

A head has a size and a time, a body has a time, an answer that nobody takes has one, and connections are counted,
in all and by address. When there is no room for a new one, the oldest that waits for a request (or for the rest of
one) makes room; requests that are being answered, and streams, are never closed for another.

So many descriptors are held back that the store and the log never lack one.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from threading import Thread
from time import sleep
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from perfidie.web.headers import HEADERS, NOT_KEPT
from perfidie.web.limits import prefixes
from perfidie.web.line import LINE
from perfidie.web.settings import Settings, from_environment

MOST_HEADERS = 100
MOST_DESCRIPTORS = 65_536
MOST_CONNECTIONS = 20_000
RESERVE = 256
"""Descriptors for everything that is not a connection: the store, the log, bots, Redis, files being read."""
PARENT = 1.0
"""Seconds between two looks whether the parent of several processes still lives."""
DRAINED = 131_072
"""Bytes of a body that are still taken after it was answered, so that the answer arrives; then the line is cut."""
PROGRESS = 8_192
"""Bytes that somebody must take, in the time allowed, of an answer that waits for them."""
REASONS = {
    400: b"Bad Request",
    408: b"Request Timeout",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}
SENTENCES = {
    400: "This is no request. / Ceci n’est pas une demande.",
    408: "This took too long. / C’était trop long.",
    431: "Too large. / Trop gros.",
    503: "The house is full. Please come back in a moment. / La maison est pleine. Revenez dans un instant.",
}


def server_config(
    settings: Settings, app: Any, kind: type[uvicorn.Config] = uvicorn.Config, **more: Any
) -> uvicorn.Config:
    """How uvicorn serves this site; `more` says where."""
    usual = {
        "http": protocol_of(settings),
        "ws": "none",
        "log_level": "error",
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,
        "timeout_graceful_shutdown": 3,
        "timeout_keep_alive": settings.idle_after,
    }
    return kind(app, **{**usual, **more})


class TogetherConfig(uvicorn.Config):
    """The same for one of several processes: each puts its own protocol together when it starts."""

    def load(self) -> None:
        self.http = protocol_of(from_environment())
        Thread(target=_leave_with_parent, args=(os.getppid(),), name="perfidie-parent", daemon=True).start()
        super().load()
        settle_memory()


def _leave_with_parent(parent: int) -> None:
    """Closes this process once its parent is gone, however that came: it would keep the port with nobody to mind it."""
    while os.getppid() == parent:
        sleep(PARENT)
    os.kill(os.getpid(), signal.SIGTERM)


def settle_memory() -> None:
    """What was loaded stays: there is no need to look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def protocol_of(settings: Settings) -> type[HttpToolsProtocol]:
    """The protocol by these settings, with a reception of its own."""
    return type("GuardedConnection", (Connection,), {"settings": settings, "reception": Reception(settings)})


def descriptors() -> int:
    """How many descriptors this process may have, after it has asked for as many as it may."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):
        return soft
    return wanted


def room_for(settings: Settings) -> int:
    """How many connections there may be at one time."""
    have = descriptors()
    room = max(have - RESERVE, have // 2)
    return min(settings.connections or MOST_CONNECTIONS, room)


class Reception:
    """All connections of this process: how many there are, and which of them only wait."""

    def __init__(self, settings: Settings) -> None:
        self._most = room_for(settings)
        self._each = 0 if settings.behind_proxy else settings.connections_per_address
        self._count = 0
        self._by_prefix: dict[str, int] = {}
        self._waiting: dict[Connection, None] = {}
        """Those without a whole request, the longest so first."""
        self._waiting_at: dict[str, dict[Connection, None]] = {}
        """The same by prefix."""

    def admit(self, connection: Connection) -> bool:
        """Whether there is room for another one, made where it can be."""
        for prefix, share in connection.counted:
            most = self._each * share
            if 0 < most <= self._by_prefix.get(prefix, 0) and not self._make_room(self._waiting_at.get(prefix, {})):
                return False
        if self._count >= self._most and not self._make_room(self._waiting):
            return False
        self._count += 1
        for prefix, _ in connection.counted:
            self._by_prefix[prefix] = self._by_prefix.get(prefix, 0) + 1
        connection.admitted = True
        return True

    def _make_room(self, waiting: dict[Connection, None]) -> bool:
        for connection in waiting:
            self.leave(connection)
            connection.cut()
            return True
        return False

    def leave(self, connection: Connection) -> None:
        """This one is closed, or as good as closed."""
        if not connection.admitted:
            return
        connection.admitted = False
        self.busy(connection)
        self._count -= 1
        for prefix, _ in connection.counted:
            self._by_prefix[prefix] -= 1
            if not self._by_prefix[prefix]:
                del self._by_prefix[prefix]

    def waits(self, connection: Connection) -> None:
        """This one waits for a request, or for the rest of one."""
        if connection.admitted:
            self._waiting[connection] = None
            for prefix, _ in connection.counted:
                self._waiting_at.setdefault(prefix, {})[connection] = None

    def busy(self, connection: Connection) -> None:
        """This one is being answered."""
        self._waiting.pop(connection, None)
        for prefix, _ in connection.counted:
            if (waiting := self._waiting_at.get(prefix)) is not None:
                waiting.pop(connection, None)
                if not waiting:
                    del self._waiting_at[prefix]


class Connection(HttpToolsProtocol):
    """One connection, with an end to everything."""

    settings: Settings
    reception: Reception

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.admitted = False
        self.counted: tuple[tuple[str, int], ...] = ()
        self._timer: TimerHandle | None = None
        self._writing: TimerHandle | None = None
        self._head = 0
        """Bytes of the head that is coming."""
        self._in_head = True
        self._whole = True
        """Whether the request that came last is complete."""
        self._turned_away = False
        self._drained = 0

    # Coming and going

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = prefixes(self.client[0]) if self.client else ()
        self._insist(transport)
        if not self.reception.admit(self):
            self._turn_away(503)
            return
        self.reception.waits(self)
        self._time(self.settings.head_within, self._too_slow)

    def _insist(self, transport: Transport) -> None:
        """The system itself gives up somebody who takes nothing, or has gone without a word."""
        line: socket.socket | None = transport.get_extra_info("socket")
        if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
            return
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * self.settings.stalled_after))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._stop_writing()
        self._unset_keepalive_if_required()
        self.reception.leave(self)
        super().connection_lost(exc)

    def cut(self) -> None:
        """Closed at once: the room is needed."""
        self._turned_away = True
        self._stop()
        self.transport.abort()

    def _turn_away(self, status: int) -> None:
        """A last word, and the end."""
        self._turned_away = True
        self._stop()
        body = SENTENCES[status].encode()
        headers = [*HEADERS, NOT_KEPT, (b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        lines = [b"HTTP/1.1 %d %s" % (status, REASONS[status]), b"content-length: %d" % len(body)]
        lines += [b"%s: %s" % header for header in headers]
        if not self.transport.is_closing():
            self.transport.write(b"\r\n".join([*lines, b"", body]))
            self.transport.close()

    # Time

    def _time(self, seconds: float, do: Callable[[], None]) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, do)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        """The head has not come in time: a word where there was a beginning, none where nothing came."""
        if self._head:
            self._turn_away(408)
        else:
            self.cut()

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._turned_away or self.transport.is_closing():
            return
        if self._in_head:
            if not self._head:
                self._time(self.settings.head_within, self._too_slow)
            self._head += len(data)
        elif not self._whole and self.cycle is not None and self.cycle.response_complete:
            self._drained += len(data)
            if self._drained > DRAINED:
                self.cut()
                return
        super().data_received(data)
        if self._in_head and self._head > self.settings.largest_head and not self._turned_away:
            self._turn_away(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._whole = True, False
        self._drained = 0
        if self._timer is None:  # it began in the same breath as the one before ended
            self._time(self.settings.head_within, self._too_slow)
        if self.cycle is None or self.cycle.response_complete:
            self.reception.waits(self)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head and not self._turned_away:  # what comes after a body in pieces is no header of ours
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.settings.largest_head or len(self.headers) > MOST_HEADERS:
            self._turn_away(431)
        if not self._turned_away:
            self._time(self.settings.body_within, self.cut)
            if self.parser.get_method() == b"GET":
                self.scope["extensions"] = {LINE: self}  # type: ignore[dict-item]
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._turned_away:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._turned_away:
            return
        self._stop()
        self._in_head, self._whole = True, True
        if not self.cycle.response_complete:
            self.reception.busy(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self.reception.waits(self)

    def send_400_response(self, msg: str) -> None:
        self._turn_away(400)

    # Writing

    def push(self, body: bytes) -> bool:
        """Writes the next piece of an answer that comes in pieces; False where the other end must first take some."""
        cycle = self.cycle
        if self.flow.write_paused or cycle.disconnected or cycle.response_complete or not cycle.chunked_encoding:
            return False
        if body:
            self.transport.write(b"%x\r\n%b\r\n" % (len(body), body))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_writing()

    def _watch_writing(self) -> None:
        self._stop_writing()
        left = self.transport.get_write_buffer_size()
        self._writing = self.loop.call_later(self.settings.stalled_after, self._stalled, left)

    def _stalled(self, before: int) -> None:
        """Nobody takes what is sent; somebody slow takes a little."""
        if self.transport.get_write_buffer_size() > before - PROGRESS:
            self.cut()
        else:
            self._watch_writing()

    def _stop_writing(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
