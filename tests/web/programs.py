"""Programs at the table: they speak JSON to a site in this process, each with a token of its own."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import httpx

from web.browserless import ORIGIN, PATIENCE, Site

Answer = dict[str, Any]
QUICK = {"max_rounds": 1}
"""Options of a game of one round."""


class Program:
    """Somebody who asks by JSON; without a token, a stranger."""

    def __init__(self, site: Site, token: str = "", name: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(site.app), base_url=ORIGIN, headers=headers)
        self.site = site
        self.token = token
        self.name = name

    async def send(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """A request, whatever comes of it; bytes are sent as they are."""
        if body is None:
            return await self.client.request(method, f"/api{path}", headers=headers)
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"content-type": "application/json", **headers}
        return await self.client.request(method, f"/api{path}", content=content, headers=headers)

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        """A request that is answered so: what the answer says."""
        answer = await self.send(method, path, body, **headers)
        assert answer.status_code == status, (method, path, body, answer.status_code, answer.text[:1000])
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any = None, status: int = 409) -> str:
        """A request that is refused so: the code of the refusal, which has the one shape."""
        answer = await self.ask(method, path, body, status)
        assert set(answer) == {"code", "message", "facts"}
        assert answer["message"]
        assert not answer["message"].startswith("refusal-")
        return str(answer["code"])

    # At a table

    async def view(self, code: str, query: str = "") -> Answer:
        return dict(await self.ask("GET", f"/tables/{code}/view{query}"))

    async def move(self, code: str, version: int, words: list[str], status: int = 200) -> Answer:
        return dict(await self.ask("POST", f"/tables/{code}/moves", {"version": version, "words": words}, status))


async def guest(site: Site, name: str, lang: str = "fr") -> Program:
    made = await Program(site).ask("POST", "/guests", {"name": name, "lang": lang}, 201)
    return Program(site, made["token"], name)


async def gathered(site: Site, *names: str, **wishes: Any) -> tuple[str, list[Program]]:
    """A table where all of these sit: its code, and the programs."""
    programs = [await guest(site, name) for name in names]
    table = {"game": "verre", "seats": len(names), **wishes}
    code = (await programs[0].ask("POST", "/tables", table, 201))["code"]
    for program in programs[1:]:
        await program.ask("POST", f"/tables/{code}/seat", {}, 201)
    return code, programs


async def begun(site: Site, *names: str, **wishes: Any) -> tuple[str, list[Program]]:
    """The same, and the game has begun."""
    code, programs = await gathered(site, *names, **wishes)
    await programs[0].ask("POST", f"/tables/{code}/start", {})
    return code, programs


async def whose_turn(code: str, programs: list[Program]) -> tuple[Program, Answer] | None:
    """The first who has to decide, and his view; None when the game is over."""
    for program in programs:
        view = await program.view(code)
        if view["phase"] == "over":
            return None
        if view["legal"]:
            return program, view
    raise AssertionError("nobody has to decide, and the game is not over")


async def play_out(code: str, programs: list[Program], rng: Random) -> None:
    while (turn := await whose_turn(code, programs)) is not None:
        program, view = turn
        await program.move(code, view["version"], rng.choice(view["legal"])["words"])


async def listening(site: Site, code: str, count: int = 1) -> None:
    """Returns when so many requests wait at this table."""
    async with asyncio.timeout(PATIENCE):
        while len(site.house.tables[code].audience) < count:
            await asyncio.sleep(0)


async def settled(site: Site, code: str) -> None:
    """Returns when everybody who waits at this table has looked at what has changed and waits again."""
    async with asyncio.timeout(PATIENCE):
        while any(listener.wake.is_set() for listener in site.house.tables[code].audience):
            await asyncio.sleep(0)
        for _ in range(20):  # one more look, and the answer of those who have something to say
            await asyncio.sleep(0)
