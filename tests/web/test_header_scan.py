"""A scanner of headers goes over every kind of answer and finds nothing to complain of."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from web.browserless import a_site, live
from web.header_scan import complaints

KINDS = {
    "landing": "/",
    "lobby": "/lobby",
    "rules": "/games/verre/rules",
    "static": "/static/site.css",
    "favicon": "/favicon.ico",
    "worker": "/worker.js",
    "healthz": "/healthz",
    "openapi": "/api/openapi.json",
    "api": "/api/games",
    "refused by the api": "/api/tables/NOBODY-1",
    "no such table": "/t/NOBODY-1",
    "no such page": "/nowhere/at/all",
    "picture": "/preview.png",
}


@pytest.mark.parametrize("https", [False, True], ids=["http", "https"])
def test_a_scanner_of_headers_finds_nothing_to_complain_of(tmp_path: Path, https: bool) -> None:
    async def story() -> dict[str, list[str]]:
        found = {}
        async with a_site(tmp_path, https=https) as site:
            scheme = "https" if https else "http"
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(site.app), base_url=f"{scheme}://localhost"
            ) as client:
                for kind, path in KINDS.items():
                    answer = await client.get(path)
                    found[f"{kind} {answer.status_code}"] = complaints(dict(answer.headers), https)
                answer = await client.post("/games/verre/open", data={"name": "x"})
                found["refused form"] = complaints(dict(answer.headers), https)
                answer = await client.get("/", headers={"host": "elsewhere.example"})
                found["unknown host"] = complaints(dict(answer.headers), https)
        return found

    found = live(story())
    assert {kind: said for kind, said in found.items() if said} == {}


def test_the_scanner_does_complain_of_what_is_wrong() -> None:
    assert len(complaints({})) >= 10
    loose = {"content-security-policy": "default-src 'self' 'unsafe-inline'; base-uri 'none'", "server": "uvicorn"}
    told = complaints(loose, https=True)
    assert "default-src 'self' 'unsafe-inline'" in told
    assert "server is told" in told
    assert "strict-transport-security" in told
    assert "a cookie without httponly" in complaints({"set-cookie": "perfidie=1; Path=/; SameSite=Lax"})
