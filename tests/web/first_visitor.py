"""A site as a server opens it, and its first visitor: what is still read, compiled and loaded for them is told as JSON.

python first_visitor.py DATABASE PATH...
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from typing import Any

import structlog

from perfidie import games
from perfidie.texts import bundle
from perfidie.web import app
from perfidie.web.app import Site, make_site
from perfidie.web.page.drawing import assets
from perfidie.web.page.drawing.draw import ENVIRONMENT
from perfidie.web.settings import Settings


def noted(room: Any, name: str, done: list[str], what: str) -> None:
    """Counts the calls of this function from now on."""
    usual: Callable[..., Any] = getattr(room, name)

    def counted(*given: Any, **named: Any) -> Any:
        done.append(what)
        return usual(*given, **named)

    setattr(room, name, counted)


async def ask(site: Site, path: str) -> int:
    """The status of one page."""
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    name, _, query = path.partition("?")
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": name, "raw_path": name.encode(), "query_string": query.encode(), "root_path": "",
        "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }  # fmt: skip
    await site(scope, receive, send)
    return int(sent[0]["status"])


async def story(database: str, paths: list[str]) -> None:
    app.compile_ahead = lambda: None  # what is done afterwards may not be done when they come
    site = make_site(Settings(database=database))
    words: asyncio.Queue[Any] = asyncio.Queue()
    answers: asyncio.Queue[Any] = asyncio.Queue()
    serving = asyncio.create_task(site({"type": "lifespan"}, words.get, answers.put))
    words.put_nowait({"type": "lifespan.startup"})
    assert (await answers.get())["type"] == "lifespan.startup.complete"
    done: list[str] = []
    noted(bundle._parser, "parse_entry", done, "read")
    noted(ENVIRONMENT, "_parse", done, "compiled")
    noted(games, "_tried", done, "loaded")
    noted(assets, "_asset", done, "packed")
    found = [await ask(site, path) for path in paths]
    words.put_nowait({"type": "lifespan.shutdown"})
    await serving
    json.dump({"answers": found, "done": done}, sys.stdout)


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    asyncio.run(story(sys.argv[1], sys.argv[2:]))
