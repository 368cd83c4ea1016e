"""Five people at a table of the site, each as a browser would be.

Each has a session and a cookie, one open stream, and posts forms on a connection that stays open. Bare sockets and a
few regular expressions, so that measuring costs little; what is measured is the other process.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from html import unescape
from random import Random
from urllib.parse import urlencode

NAMES = ("Wesley", "Vizzini", "Bouton d'Or", "Inigo", "Fezzik")
PATIENCE = 30.0
"""Seconds after which an answer that does not come is a failure."""
STALE = 10.0
"""Seconds after which a connection that was not used is dialled anew: the site closes it before long."""
PARTIAL = b'<hx-partial hx-target="#'
VERSION = re.compile(rb'data-version="(\d+)" data-turn="(\d)" data-phase="(\w+)"')
BUTTON = re.compile(rb'<button[^>]*? form="move" name="action" value="([^"]*)"([^>]*)>')
PICK = re.compile(rb'<input type="radio"[^>]*? form="move" name="pick" value="([^"]*)"')
CSRF = re.compile(rb'name="csrf" value="([^"]+)"')
Answer = tuple[int, bytes, bytes]
"""Status, head and body."""
READ = (b"r-status", b"r-hand", b"r-decision")
"""The regions a player needs: whose turn it is, the cards they may pick, and the buttons of the desk."""
BOARD, GLASS = b"r-board", b"glass-"
"""The glasses are pressed where they stand."""


def read_push(chunk: bytes) -> dict[bytes, bytes]:
    """The parts of a pushed message that a player reads, by their ids: a whole board comes as its glasses."""
    found: dict[bytes, bytes] = {}
    for name, _, html in [part.partition(b'"') for part in chunk.split(PARTIAL)[1:]]:
        if name in READ or name.startswith(GLASS):
            found[name] = html
        elif name == BOARD:
            found |= {GLASS + glass[:1]: glass for glass in html.split(b'id="' + GLASS)[1:]}
    return found


def choices(html: bytes) -> list[tuple[str, str]]:
    """What the buttons of a page would post: action and pick, each once; greyed buttons are left out."""
    found: dict[tuple[str, str], None] = {}
    picks = [pick.decode() for pick in PICK.findall(html)]
    for action, more in BUTTON.findall(html):
        if b"aria-disabled" not in more:
            words = unescape(action.decode())
            found.update(dict.fromkeys([(words, pick) for pick in picks] if "*" in words else [(words, "")]))
    return list(found)


class Line(asyncio.Protocol):
    """One connection: answers of a stated length, or one that comes in chunks and never ends."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.answer: asyncio.Future[Answer] | None = None
        self.on_chunk: Callable[[bytes], None] | None = None
        self.streaming = False
        self.used = 0.0

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
        if b"transfer-encoding: chunked" in head and self.on_chunk is not None:
            del self.buffer[: end + 4]
            self.streaming = True
            self.answer.set_result((int(head[9:12]), head, b""))
            self._chunks()
            return
        stated = re.search(rb"content-length: (\d+)", head)
        length = int(stated[1]) if stated else 0
        if len(self.buffer) >= end + 4 + length:
            body = bytes(self.buffer[end + 4 : end + 4 + length])
            whole = bytes(self.buffer[:end])
            del self.buffer[: end + 4 + length]
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
            if self.on_chunk is not None and size:
                self.on_chunk(chunk)


class Person:
    """Somebody with a session, who asks and listens."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.cookie = self.csrf = b""
        self.line: Line | None = None
        self.stream: Line | None = None

    async def _dial(self) -> Line:
        _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", self.port)
        return line

    def _head(self, method: bytes, path: str) -> bytes:
        first = b"%s %s HTTP/1.1\r\n" % (method, path.encode())
        head = first + b"host: localhost\r\nhx-request: true\r\naccept-language: fr\r\n"
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

    async def listen(self, code: str, on_chunk: Callable[[bytes], None]) -> None:
        self.hang_up()
        self.stream = await self._dial()
        self.stream.on_chunk = on_chunk
        await asyncio.wait_for(self.stream.ask(self._head(b"GET", f"/t/{code}/live?lang=fr") + b"\r\n"), PATIENCE)

    def hang_up(self) -> None:
        if self.stream is not None:
            self.stream.on_chunk = None
            self.stream.transport.abort()
            self.stream = None

    def leave(self) -> None:
        self.hang_up()
        if self.line is not None:
            self.line.transport.abort()
            self.line = None


class Group:
    """Five people who play one game after another as fast as the site answers: who is asked moves at once."""

    def __init__(self, port: int, rng: Random) -> None:
        self.people = [Person(port, name) for name in NAMES]
        self.rng = rng
        self.code = ""
        self.going = False
        self.moves = self.games = self.pushes = self.pushed_bytes = 0
        self.failure: BaseException | None = None
        self.at_most: int | None = None
        """After this many moves the group pauses by itself."""
        self._sent = 0
        self._pages: list[dict[bytes, bytes]] = []
        self._busy = [False] * len(self.people)
        self._moved_on = [-1] * len(self.people)
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self, listening: bool = True) -> None:
        """Opens a table, everybody sits down, the host starts the game."""
        for person in self.people:
            if not person.cookie:
                await person.arrive()
        host, *guests = self.people
        onward = await host.done("/games/verre/open", name=host.name, seats="5", preset="standard")
        self.code = onward.rpartition(b"/")[2].decode()
        for person in guests:
            await person.done(f"/t/{self.code}/sit", name=person.name)
        await host.done(f"/t/{self.code}/start", how="all")
        if listening:
            await self.listen()

    async def listen(self) -> None:
        self._pages = [{} for _ in self.people]
        self._moved_on = [-1] * len(self.people)
        for seat, person in enumerate(self.people):
            await person.listen(self.code, lambda chunk, seat=seat: self._pushed(seat, chunk))  # type: ignore[misc]

    def play(self) -> None:
        self.going = True
        for seat in range(len(self.people)):
            self._decide(seat)

    def pause(self) -> None:
        self.going = False

    def leave(self) -> None:
        self.going = False
        for task in self._tasks:
            task.cancel()
        for person in self.people:
            person.leave()

    def hang_up(self) -> None:
        for person in self.people:
            person.hang_up()

    # What comes

    def _pushed(self, seat: int, chunk: bytes) -> None:
        if not chunk.startswith(b"data: "):  # a sign of life, or the page is told to load anew
            return
        self.pushes += 1
        self.pushed_bytes += len(chunk)
        self._pages[seat].update(read_push(chunk))
        if self.going:
            self._decide(seat)

    def _answered(self, seat: int, answer: asyncio.Future[Answer]) -> None:
        self._busy[seat] = False
        try:
            status, _, body = answer.result()
            if status != 204:
                raise RuntimeError(f"a move was answered {status}: {body[:300]!r}")
        except (Exception, asyncio.CancelledError) as error:
            self._failed(error)
            return
        self.moves += 1
        if self.moves == self.at_most:
            self.going = False
        self._decide(seat)

    def _decide(self, seat: int) -> None:
        """Moves, if this seat is asked, has not answered yet, and has nothing under way."""
        if not self.going or self._busy[seat] or not self._pages:
            return
        page = self._pages[seat]
        status = VERSION.search(page.get(b"r-status", b""))
        if status is None:
            return
        version, turn, phase = int(status[1]), status[2], status[3]
        if phase == b"over":
            if seat == 0:
                self._start(self._go_on())
            return
        if turn != b"1" or version <= self._moved_on[seat] or self._sent == self.at_most:
            return
        self._sent += 1
        action, pick = self.rng.choice(choices(b"".join(page.values())))
        self._moved_on[seat] = version
        self._busy[seat] = True
        answer = self.people[seat].post(f"/t/{self.code}/move", version=str(version), action=action, pick=pick)
        answer.add_done_callback(lambda done: self._answered(seat, done))

    def _failed(self, error: BaseException) -> None:
        self.going = False
        self.failure = self.failure or error

    def _start(self, story: object) -> None:
        task = asyncio.ensure_future(story)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self) -> None:
        """The game is over: the same people once more, on new streams."""
        self._pages = []
        self.hang_up()
        try:
            onward = [await person.done(f"/t/{self.code}/again", how="in") for person in self.people]
            self.code = onward[-1].rpartition(b"/")[2].decode()
            self.games += 1
            await self.listen()
        except Exception as error:
            self._failed(error)
