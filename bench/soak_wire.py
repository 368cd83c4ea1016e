"""How scripted people reach the machines of a site: any of them at random, on connections that break.

An answer either comes or it does not (`Gone`); what came is counted, and faults are kept with their moment.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import urlencode

SOON = 4.0
"""Seconds after which an answer is not waited for any more, and another machine is asked; such waits are counted."""
LEFT_ALONE = 2.0
"""Seconds for which a machine that did not answer one of them is asked nothing, as by the proxy of docs/running.md."""
LENGTH = re.compile(rb"(?i)\r\ncontent-length: *(\d+)")
CHUNKED = re.compile(rb"(?i)\r\ntransfer-encoding: *chunked")
COOKIE = re.compile(rb"(?i)\r\nset-cookie: *([^;\r]+)")
CSRF = re.compile(rb'name="csrf" value="([^"]+)"')
JSON, FORM = "application/json", "application/x-www-form-urlencoded"


class Gone(Exception):
    """No answer, or half of one: whether anything was done nobody knows."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: bytes
    body: bytes

    def read(self) -> Any:
        return json.loads(self.body)


@dataclass
class Tally:
    """What all of them were answered."""

    statuses: Counter[int] = field(default_factory=Counter)
    gone: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    """Why answers did not come."""
    faults: list[tuple[float, int, str, str]] = field(default_factory=list)
    """Answers of 500 and more: when, which, to what, and how it begins."""
    silent: dict[int, float] = field(default_factory=dict)
    """When a machine last did not answer, by its port."""

    def answering(self, ports: list[int]) -> list[int]:
        """The machines that are worth asking; all of them where none is."""
        now = monotonic()
        return [port for port in ports if now - self.silent.get(port, -LEFT_ALONE) >= LEFT_ALONE] or ports

    def note(self, asked: str, answer: Answer) -> None:
        self.statuses[answer.status] += 1
        if answer.status >= 500:
            self.faults.append((monotonic(), answer.status, asked, answer.body[:160].decode(errors="replace")))


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wire:
    """One visitor's connections, one to each machine; a request goes to any of them."""

    def __init__(self, ports: list[int], tally: Tally, rng: Random, patience: float = SOON) -> None:
        self.ports, self.tally, self.rng, self.patience = ports, tally, rng, patience
        self.token = self.cookie = self.csrf = ""
        self._ends: dict[int, Ends] = {}

    def twin(self) -> Wire:
        """The same person on connections of their own."""
        other = Wire(self.ports, self.tally, self.rng, self.patience)
        other.token, other.cookie, other.csrf = self.token, self.cookie, self.csrf
        return other

    def _head(self, method: str, path: str, kind: str, length: int) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", "host: localhost", "accept-language: fr"]
        if self.token:
            lines.append(f"authorization: Bearer {self.token}")
        else:
            lines.append("hx-request: true")
        if self.cookie:
            lines.append(f"cookie: {self.cookie}")
        if kind:
            lines += [f"content-type: {kind}", f"content-length: {length}"]
        return "\r\n".join([*lines, "", ""]).encode()

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "", *, port: int = 0) -> Answer:
        """One request to one machine; a connection that had been open and is dead now is dialled once more."""
        port = port or self.rng.choice(self.tally.answering(self.ports))
        request = self._head(method, path, kind, len(body)) + body
        try:
            async with asyncio.timeout(self.patience):
                if port in self._ends:
                    try:
                        return self._came(f"{method} {path}", await self._asked(port, request))
                    except (OSError, EOFError):
                        self.hang_up(port)
                self._ends[port] = await asyncio.open_connection("127.0.0.1", port)
                return self._came(f"{method} {path}", await self._asked(port, request))
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError) as error:
            self.hang_up(port)
            self.tally.silent[port] = monotonic()
            self.tally.gone += 1
            self.tally.reasons[f"{type(error).__name__} {error}"[:60]] += 1
            raise Gone(f"{method} {path}: {error!r}") from error

    async def _asked(self, port: int, request: bytes) -> Answer:
        reader, writer = self._ends[port]
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head[9:12])
        stated = LENGTH.search(head)
        if stated:
            return Answer(status, head, await reader.readexactly(int(stated[1])))
        parts = [part async for part in chunks(reader)] if CHUNKED.search(head) else []
        return Answer(status, head, b"".join(parts))

    def _came(self, asked: str, answer: Answer) -> Answer:
        self.tally.note(asked, answer)
        given = COOKIE.search(answer.head)
        if given and not self.token:
            self.cookie, self.csrf = given[1].decode(), ""
        return answer

    def hang_up(self, port: int = 0) -> None:
        for each in [port] if port else list(self._ends):
            if each in self._ends:
                _, writer = self._ends.pop(each)
                writer.transport.abort()

    # As a program

    async def json(self, method: str, path: str, body: Any = None, *, port: int = 0) -> Answer:
        content = b"" if body is None else json.dumps(body).encode()
        return await self.ask(method, f"/api{path}", content, JSON if body is not None else "", port=port)

    # As a browser

    async def form(self, path: str, **fields: str) -> Answer:
        """A form of ours; its token is read anew whenever the site has given another cookie."""
        if not self.csrf:
            await self.ask("GET", "/")  # the first visit: a cookie
            found = CSRF.search((await self.ask("GET", "/")).body)
            if not found:
                raise Gone("the page has no form")
            self.csrf = found[1].decode()
        return await self.ask("POST", path, urlencode({"csrf": self.csrf, **fields}).encode(), FORM)

    async def listen(self, path: str) -> AsyncIterator[bytes]:
        """What a stream brings until it breaks; its beginning is waited for as any answer is."""
        port = self.rng.choice(self.tally.answering(self.ports))
        writer = None
        try:
            async with asyncio.timeout(self.patience):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(self._head("GET", path, "", 0))
                head = await reader.readuntil(b"\r\n\r\n")
            self.tally.note(f"GET {path}", Answer(int(head[9:12]), head, b""))
            if int(head[9:12]) == 200:
                async for part in chunks(reader):
                    yield part
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            self.tally.gone += 1
        finally:
            if writer is not None:
                writer.transport.abort()


async def chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The parts of a body that comes in chunks."""
    while size := int(await reader.readline() or b"0", 16):
        yield (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
