"""One person at the site, as a browser would be: a session and a cookie, forms, and an open stream.

Bare sockets and a few regular expressions, so that measuring costs little; what is measured is the other process.
"""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Callable
from typing import NamedTuple, Self
from urllib.parse import urlencode

PATIENCE = 120.0
"""Seconds after which an answer that does not come is a failure."""
STALE = 10.0
"""Seconds after which a connection that was not used is dialled anew: the site closes it before long."""
STATUS = re.compile(rb'data-version="(\d+)" data-turn="(\d)" data-phase="(\w+)"')
CSRF = re.compile(rb'name="csrf" value="([^"]+)"')
PACKED = re.compile(rb"(?i)content-encoding: (gzip|deflate)")
AS_A_BROWSER = b"host: localhost\r\nhx-request: true\r\naccept-language: fr\r\n"
SQUEEZED = b"accept-encoding: gzip, deflate\r\n"
CLOSED = "notebook.log.talk.rules.settings"
"""The sheets of a phone, until one is opened."""
GZIP_OR_ZLIB = 47
"""What zlib calls a stream that may be either."""
Answer = tuple[int, bytes, bytes]
"""Status, head and body."""


class Status(NamedTuple):
    """What a page says of the moment: the version, whether its viewer is asked, and the phase."""

    version: int
    asked: bool
    phase: bytes


def status_in(html: bytes) -> Status | None:
    """The one thing that a player reads in what is pushed, and in a page; None where nothing is said of it."""
    found = STATUS.search(html)
    return Status(int(found[1]), found[2] == b"1", found[3]) if found else None


class Push(NamedTuple):
    """One message of a stream: what it says, and how many bytes of the line it took."""

    text: bytes
    on_the_wire: int


class Line(asyncio.Protocol):
    """One connection: answers of a stated length, or one that comes in chunks and never ends."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.answer: asyncio.Future[Answer] | None = None
        self.on_push: Callable[[Push], None] | None = None
        self.streaming = False
        self.used = 0.0
        self._unpack: Callable[[bytes], bytes] = bytes
        self._message = bytearray()
        self._wire = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionError("the site has hung up"))

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        loop = asyncio.get_running_loop()
        self.used = loop.time()
        self.answer = loop.create_future()
        self.transport.write(request)
        return self.answer

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.streaming:
            self._chunks()
            return
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0 or self.answer is None:
            return
        head = bytes(self.buffer[:end]).lower()
        if b"transfer-encoding: chunked" in head and self.on_push is not None:
            del self.buffer[: end + 4]
            self.streaming = True
            if PACKED.search(head):
                self._unpack = zlib.decompressobj(GZIP_OR_ZLIB).decompress
            self.answer.set_result((int(head[9:12]), head, b""))
            self._chunks()
            return
        stated = re.search(rb"content-length: (\d+)", head)
        length = int(stated[1]) if stated else 0
        if len(self.buffer) >= end + 4 + length:
            body = bytes(self.buffer[end + 4 : end + 4 + length])
            whole = bytes(self.buffer[:end])
            del self.buffer[: end + 4 + length]
            body = zlib.decompress(body, GZIP_OR_ZLIB) if PACKED.search(whole) and body else body
            self.answer.set_result((int(whole[9:12]), whole, body))

    def _chunks(self) -> None:
        buffer = self.buffer
        while True:
            end = buffer.find(b"\r\n")
            if end < 0:
                return
            size = int(bytes(buffer[:end]), 16)
            if len(buffer) < end + 4 + size:
                return
            chunk = bytes(buffer[end + 2 : end + 2 + size])
            del buffer[: end + 4 + size]
            self._wire += size
            self._message += self._unpack(chunk)
            self._messages()

    def _messages(self) -> None:
        """A push may come in several chunks; it ends with an empty line."""
        while (end := self._message.find(b"\n\n")) >= 0:
            text = bytes(self._message[: end + 2])
            del self._message[: end + 2]
            wire, self._wire = self._wire, 0
            if self.on_push is not None:
                self.on_push(Push(text, wire))


class Person:
    """Somebody with a session, who asks and listens."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.cookie = self.csrf = b""
        self.line: Line | None = None
        self.stream: Line | None = None
        self.reads_gzip = False
        """Whether they say so, as browsers do; most do not here, since the peer squeezes nothing either."""

    def twin(self) -> Self:
        """The same person on connections of their own: at another table."""
        other = type(self)(self.port, self.name)
        other.cookie, other.csrf = self.cookie, self.csrf
        return other

    async def _dial(self) -> Line:
        _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", self.port)
        return line

    def _head(self, method: bytes, path: str) -> bytes:
        first = b"%s %s HTTP/1.1\r\n" % (method, path.encode())
        head = first + AS_A_BROWSER + (SQUEEZED if self.reads_gzip else b"")
        return head + (b"cookie: %s\r\n" % self.cookie if self.cookie else b"")

    async def arrive(self) -> None:
        """The first visit: a cookie, and the token of the forms."""
        _, head, _ = await self.get("/")
        assert self._takes_cookie(head), "the site gave no cookie"
        await self._read_token()

    def _takes_cookie(self, head: bytes) -> bool:
        """Whether an answer brought a session: the first one, or the one of a person."""
        found = re.search(rb"(?i)set-cookie: ([^;]+)", head)
        self.cookie = found[1] if found else self.cookie
        return found is not None

    async def _read_token(self) -> None:
        found = CSRF.search((await self.get("/"))[2])
        assert found, "the page has no form"
        self.csrf = found[1]

    async def get(self, path: str) -> Answer:
        return await asyncio.wait_for(self._ask(self._head(b"GET", path) + b"\r\n"), PATIENCE)

    def post(self, path: str, **fields: str) -> asyncio.Future[Answer]:
        body = urlencode({"csrf": self.csrf.decode(), **fields}).encode()
        kind = b"content-type: application/x-www-form-urlencoded\r\ncontent-length: %d\r\n\r\n" % len(body)
        return self._ask(self._head(b"POST", path) + kind + body)

    def _ask(self, request: bytes) -> asyncio.Future[Answer]:
        """On the open connection; on a new one where that has been idle."""
        if self.line is not None and asyncio.get_running_loop().time() - self.line.used < STALE:
            return self.line.ask(request)
        return asyncio.ensure_future(self._ask_anew(request))

    async def _ask_anew(self, request: bytes) -> Answer:
        if self.line is not None:
            self.line.transport.abort()
        self.line = await self._dial()
        return await self.line.ask(request)

    async def done(self, path: str, **fields: str) -> bytes:
        """Posts something that must not be refused; gives the address to go on to, if there is one."""
        status, head, body = await asyncio.wait_for(self.post(path, **fields), PATIENCE)
        if status != 204:
            raise RuntimeError(f"{path} was answered {status}: {body[:300]!r}")
        if self._takes_cookie(head):
            await self._read_token()
        onward = re.search(rb"(?i)hx-redirect: (\S+)", head)
        return onward[1] if onward else b""

    async def listen(self, code: str, on_push: Callable[[Push], None]) -> None:
        self.hang_up()
        self.stream = await self._dial()
        self.stream.on_push = on_push
        asked = self._head(b"GET", f"/t/{code}/live?lang=fr&closed={CLOSED}") + b"\r\n"
        await asyncio.wait_for(self.stream.ask(asked), PATIENCE)

    def hang_up(self) -> None:
        if self.stream is not None:
            self.stream.on_push = None
            self.stream.transport.abort()
            self.stream = None

    def leave(self) -> None:
        self.hang_up()
        if self.line is not None:
            self.line.transport.abort()
            self.line = None
