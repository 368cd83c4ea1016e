"""A browser without a screen: visitors with cookies of their own, pages read by their fields and buttons, streams.

Everything goes through the site's front door, as HTTP. The site stands in this process (`a_site`), or is
`perfidie serve` in one of its own (`Server`).
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any, Self, TypeVar

import httpx

import launch
from perfidie import bots, games
from perfidie.bots.advice import Suggestion, advise
from perfidie.bots.budget import Budget
from perfidie.store.sql import SqlStore
from perfidie.web.app import make_site
from perfidie.web.house.audience import Listener
from perfidie.web.house.bots.thinkers import NOBODY
from perfidie.web.house.bots.turns import Asker
from perfidie.web.house.clock import Clock
from perfidie.web.house.house import House
from perfidie.web.house.table import LiveTable
from perfidie.web.settings import Settings
from web.laid_out import as_laid_out
from web.reading import Page

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which something that never comes is a failure. Nothing waits that long otherwise."""
ORIGIN = "http://localhost"
HURRY = 0.001
"""Of the time that bots usually take to think."""


def live(story: Coroutine[Any, Any, T]) -> T:
    """Runs one story in an event loop of its own; one that hangs fails."""

    async def bounded() -> T:
        async with asyncio.timeout(30 * PATIENCE):
            return await story

    return asyncio.run(bounded())


# Visitors


class Visitor:
    """Somebody with a browser: cookies of his own, a language, and the last token he was given."""

    def __init__(self, client: httpx.AsyncClient, site: Site | None = None, name: str = "") -> None:
        self.client = client
        self.site = site
        self.name = name
        self.csrf = ""

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    async def get(self, path: str, status: int = 200, **headers: str) -> Page:
        answer = await self.client.get(path, headers=headers)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:2000])
        page = Page(answer.text)
        if page.all("input", name="csrf"):
            self.csrf = page.csrf
        return page

    async def send(self, path: str, fields: dict[str, str] | None = None, **headers: str) -> httpx.Response:
        """A form of ours, whatever comes of it."""
        if not self.csrf:
            await self.get("/")
        answer = await self.client.post(path, data={"csrf": self.csrf, **(fields or {})}, headers=headers)
        if "perfidie" in answer.cookies:
            self.csrf = ""  # a new session: the word for its forms stands in the next page
        return answer

    async def post(self, path: str, fields: dict[str, str] | None = None, status: int = 303) -> str:
        """A form that is answered so: where it leads, or what it says."""
        answer = await self.send(path, fields)
        assert answer.status_code == status, (path, fields, answer.status_code, answer.text[:2000])
        return answer.headers.get("location", "").partition("#")[0] or answer.text

    # At a table

    async def open(self, seats: int = 3, game: str = "verre", **fields: str) -> str:
        """Opens a table and sits at it; gives its path."""
        wanted = {"name": self.name, "seats": str(seats), "preset": "standard", "public": "0", **fields}
        return await self.post(f"/games/{game}/open", wanted)

    async def sit(self, path: str) -> None:
        await self.get(path)
        await self.post(f"{path}/sit", {"name": self.name})

    async def move(self, path: str, version: int, move: dict[str, str], status: int = 303) -> str:
        return await self.post(f"{path}/move", {"version": str(version), **move}, status)

    def listen(self, path: str, lang: str = "fr", more: str = "") -> Stream:
        """The stream of this visitor's page (a site in this process)."""
        assert self.site is not None
        return Stream(self.site, f"{path}/live", f"lang={lang}{more}", self.cookie)


# Streams


class Stream:
    """Server-sent events of a site in this process, message by message."""

    def __init__(self, site: Site, path: str, query: str, cookie: str) -> None:
        self.site = site
        self.path = path
        self.scope: dict[str, Any] = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie.encode())],
            "client": ("127.0.0.1", 1), "server": ("localhost", 80),
        }  # fmt: skip
        self.status = 0
        self.got: list[bytes] = []
        self.read = 0
        self.ended = False
        self.listener: Listener | None = None
        self._news = asyncio.Event()
        self._leave = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        before = set(self.table.audience)
        self._task = asyncio.create_task(self._run())
        await self.next()
        (self.listener,) = set(self.table.audience) - before or {None}
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.drop()

    @property
    def table(self) -> LiveTable:
        return self.site.house.tables[self.path.split("/")[2]]

    async def _run(self) -> None:
        await self.site.app(self.scope, self._receive, self._send)
        self.ended = True
        self._news.set()

    async def _receive(self) -> dict[str, Any]:
        await self._leave.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message.get("body"):
            self.got.append(message["body"])
        self._news.set()

    async def next(self) -> bytes:
        """The next message, as soon as there is one; empty when the stream has ended."""
        async with asyncio.timeout(PATIENCE):
            while len(self.got) == self.read and not self.ended:
                self._news.clear()
                await self._news.wait()
        if len(self.got) == self.read:
            return b""
        self.read += 1
        return self.got[self.read - 1]

    async def news(self) -> list[bytes]:
        """All that came since the last time, once the stream has taken note of the table as it is."""
        assert self.listener is not None
        async with asyncio.timeout(PATIENCE):
            while not self.ended and self.listener.tick != self.table.audience.tick:
                await asyncio.sleep(0)
        for _ in range(3):  # what was drawn is being sent
            await asyncio.sleep(0)
        fresh, self.read = self.got[self.read :], len(self.got)
        return fresh

    async def until_end(self) -> list[bytes]:
        before = self.read
        while await self.next():
            pass
        return self.got[before:]

    async def drop(self) -> None:
        """The line breaks."""
        self._leave.set()
        if self._task is not None:
            await self._task


# The site in this process


class AtOnce:
    """Bots that answer in this process, without a thought: the drivers are tested, not the bots."""

    async def think(
        self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY
    ) -> tuple[str, ...]:
        found = games.find(game)
        bot = bots.find(level, found, HURRY)
        choice: tuple[str, ...] = bot.choose(found.read_view(view), list(legal), Random(seed))
        return choice

    async def speak(self, game: str, level: str, view: bytes, seed: int, asker: Asker = NOBODY) -> tuple[str, ...]:
        found = games.find(game)
        return bots.speech(bots.find(level, found), found, found.read_view(view), Random(seed)) or ()

    async def advise(
        self, game: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY
    ) -> tuple[Suggestion, ...]:
        found = games.find(game)
        return advise(found, found.read_view(view), list(legal), Random(seed), Budget(iterations=40))

    async def open(self) -> None:
        pass

    def expected(self, asker: Asker) -> float:
        return 0.0

    async def close(self) -> None:
        pass


UNLIMITED = {
    **{"moves_per_minute": 0, "tables_per_hour": 0, "guests_per_hour": 0, "pages_per_minute": 0},
    **{"chat_per_minute": 0, "streams_per_person": 0},
}


class Site:
    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.house = house

    def visitor(self, name: str = "", lang: str = "fr", cookies: dict[str, str] | None = None) -> Visitor:
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app), base_url=ORIGIN, headers={"accept-language": lang}
        )
        for cookie, value in (cookies or {}).items():  # as if this site had given it: another one takes its place
            client.cookies.set(cookie, value, domain="localhost.local")
        return Visitor(client, self, name)

    def table(self, path: str) -> LiveTable:
        return self.house.tables[path.split("/")[2]]

    async def gathered(self, *names: str, lang: str = "fr", **options: str) -> tuple[str, list[Visitor]]:
        """A table where all of these sit; its path and the visitors."""
        people = [self.visitor(name, lang) for name in names]
        path = await people[0].open(len(names), **options)
        for person in people[1:]:
            await person.sit(path)
        return path, people

    async def begun(self, *names: str, lang: str = "fr", **options: str) -> tuple[str, list[Visitor]]:
        """The same, and the game has begun."""
        path, people = await self.gathered(*names, lang=lang, **options)
        await people[0].get(path)
        await people[0].post(f"{path}/start", {"how": "all"})
        return path, people


@asynccontextmanager
async def a_site(
    folder: Path,
    seed: int = 1,
    *,
    clock: Clock | None = None,
    thinkers: Any = None,
    receipts: bool = False,
    **settings: Any,
) -> AsyncIterator[Site]:
    """A site that forgets its limits, with its database in this folder and chance from a seed.

    Bots answer at once, and pages are shown what came of it at once. With `receipts` chance follows from secrets that
    are drawn from the seed.
    """
    at_once = {"bot_delay": (0.0, 0.0), "beats": 0.0}
    database = folder / "tables.db"
    if not database.exists():
        database.write_bytes(await as_laid_out())
    chosen = Settings(database=f"sqlite:///{database}", **{**at_once, **UNLIMITED, **settings})
    store = SqlStore(chosen.database)
    house = House(store, chosen, thinkers or AtOnce(), clock=clock, rng=Random(seed), receipts=receipts)
    app: Any = make_site(chosen, house)
    fault: BaseException | None = None
    async with app.lifespan():
        try:
            yield Site(app, house)
        except BaseException as error:  # raised again outside: the lifespan would wrap it
            fault = error
    if fault is not None:
        raise fault


async def whose_turn(path: str, people: list[Visitor], guess: int = 0) -> tuple[int, Page] | None:
    """The person who has to decide, and his page; None when the game is over. People sit in the order of the list."""
    page = await people[guess].get(path)
    if page.phase == "over":
        return None
    if page.my_turn:
        return guess, page
    seat = page.waits_for[0]
    page = await people[seat].get(path)
    assert page.my_turn
    return seat, page


async def to_decide(path: str, people: list[Visitor]) -> tuple[int, Page]:
    """The same while the game is on."""
    turn = await whose_turn(path, people)
    assert turn
    return turn


async def play_out(path: str, people: list[Visitor], rng: Random) -> int:
    """Plays by pressing buttons until the game is over; how many were pressed."""
    pressed = seat = 0
    while (turn := await whose_turn(path, people, seat)) is not None:
        seat, page = turn
        await people[seat].move(path, page.version, rng.choice(page.moves))
        pressed += 1
    return pressed


# The site in a process of its own


class Server:
    """`perfidie serve` on a free port, with a database of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("PERFIDIE_")},
            "PERFIDIE_BOT_DELAY": "0",
            "PERFIDIE_BEATS": "0",
            **environment,
        }
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        self.words = ["--database", f"sqlite:///{folder / 'tables.db'}"]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def start(self) -> None:
        """Starts it and returns when it answers."""
        command = [sys.executable, "-m", "perfidie", "serve", "--port", str(self.port), *self.words]
        with self.log.open("ab") as log:
            self.process = launch.start(command, stdout=log, stderr=log, env=self.environment)
        while not self._answers():
            try:
                status = self.process.wait(timeout=0.02)
            except subprocess.TimeoutExpired:
                continue
            raise AssertionError(f"the server has ended with {status}: {self.log.read_text()}")

    def _answers(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", "/healthz")
            return line.getresponse().read() == b"ok"
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """kill -9: it has no time for anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Asks it to stop, and waits until it has."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def visitor(self, name: str = "", lang: str = "fr") -> Visitor:
        client = httpx.AsyncClient(
            base_url=self.origin, headers={"accept-language": lang}, timeout=PATIENCE, trust_env=False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )  # fmt: skip
        return Visitor(client, None, name)
