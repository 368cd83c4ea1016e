"""A scanner of headers goes over every kind of answer and finds nothing to complain of."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from web.browserless import a_site, live
from web.header_scan import complaints

GOOD = (
    *("/", "/lobby", "/games/verre", "/games/verre/open", "/credits", "/privacy", "/robots.txt", "/offline"),
    *("/static/favicon.ico", "/favicon.ico", "/worker.js", "/preview.png", "/healthz", "/readyz"),
    *("/api/openapi.json", "/api/games", "/learn/verre", "/learn/verre/first", "/learn/verre/first/film?at=3"),
)
BAD = ("/api/tables/NOBODY-1", "/api/nothing", "/t/NOBODY-1", "/static/nothing.css", "/nowhere/at/all")


async def every_kind_of_answer(client: httpx.AsyncClient) -> AsyncIterator[tuple[str, int, httpx.Response]]:
    """What was asked, the status it should be answered with, and the answer."""
    for path in GOOD:
        yield path, 200, await client.get(path)
    for path in BAD:
        yield path, 404, await client.get(path)
    yield "a form without its token", 403, await client.post("/games/verre/open", data={"name": "x"})
    yield "a method nobody knows", 405, await client.request("PATCH", "/lobby")
    yield "a foreign host name", 400, await client.get("/", headers={"host": "elsewhere.example"})


@pytest.mark.parametrize("https", [False, True], ids=["http", "https"])
def test_a_scanner_of_headers_finds_nothing_to_complain_of(tmp_path: Path, https: bool) -> None:
    async def story() -> dict[str, object]:
        origin, found = f"{'https' if https else 'http'}://localhost", {}
        async with (
            a_site(tmp_path, https=https) as site,
            httpx.AsyncClient(transport=httpx.ASGITransport(site.app), base_url=origin) as client,
        ):
            async for asked, status, answer in every_kind_of_answer(client):
                found[asked] = answer.status_code - status or complaints(dict(answer.headers), https)
        return found

    assert {asked: wrong for asked, wrong in live(story()).items() if wrong} == {}


def test_the_scanner_does_complain_of_what_is_wrong() -> None:
    assert len(complaints({})) >= 10
    loose = {"content-security-policy": "default-src 'self' 'unsafe-inline'; base-uri 'none'", "server": "uvicorn"}
    told = complaints(loose, https=True)
    assert "default-src 'self' 'unsafe-inline'" in told
    assert "server is told" in told
    assert "strict-transport-security" in told
    assert "a cookie without httponly" in complaints({"set-cookie": "perfidie=1; Path=/; SameSite=Lax"})
