"""The headers of every kind of answer: nothing is framed, scripted from elsewhere, guessed at, or kept if personal."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import httpx
import pytest

from perfidie.web.house.house import House
from web.browserless import Site, Visitor, a_site, live, play_out

ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "x-permitted-cross-domain-policies": "none",
    "x-dns-prefetch-control": "off",
}
NOTHING = ("default-src", "object-src", "base-uri", "frame-ancestors", "script-src-attr", "style-src-attr")
OURS = ("script-src", "style-src", "font-src", "connect-src", "form-action", "manifest-src", "worker-src")


def check(answer: httpx.Response, *, personal: bool = True) -> None:
    headers = answer.headers
    where = answer.request.method, str(answer.request.url), answer.status_code
    for name, value in ALWAYS.items():
        assert headers.get_list(name) == [value], (where, name)
    (policy,) = headers.get_list("content-security-policy")
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}
    assert {name: rules[name] for name in NOTHING} == {name: ["'none'"] for name in NOTHING}, where
    assert {name: rules[name] for name in OURS} == {name: ["'self'"] for name in OURS}, where
    assert not re.search(r"unsafe|\*|https?:", policy), where
    refused = headers["permissions-policy"].split(", ")
    assert {"camera=()", "microphone=()", "geolocation=()", "usb=()", "payment=()"} <= set(refused)
    kept = headers["cache-control"]
    assert kept == "no-store" if personal else "no-store" not in kept, (where, kept)
    if "set-cookie" in headers:
        assert kept == "no-store", where
        assert all("HttpOnly" in cookie and "SameSite=Lax" in cookie for cookie in headers.get_list("set-cookie"))


async def over(site: Site) -> tuple[str, list[Visitor]]:
    path, people = await site.begun("Ana", "Bo", **{"option-max_rounds": "1"})
    await play_out(path, people, Random(1))
    return path, people


def test_every_kind_of_answer_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (host, _) = await over(site)
            ask, script = host.client.get, {"hx-request": "true"}
            for page in ("/", "/lobby", "/credits", "/games/verre", path, f"{path}/log", f"{path}/replay", "/offline"):
                check(await ask(page))
            for kind in (f"{path}/record.json", "/api/games", "/healthz", "/language?to=en", "/join?code=x"):
                check(await ask(kind))
            for picture in ("/preview.png", f"{path}/qr.svg", "/favicon.ico", "/worker.js"):
                check(await ask(picture), personal=False)
            tag = (await ask("/preview.png")).headers["etag"]
            same = await ask("/preview.png", headers={"if-none-match": tag})
            assert same.status_code == 304
            check(same, personal=False)
            check(await ask("/static/css/shell.css"), personal=False)
            check(await host.send(f"{path}/say", {"text": ""}, **script))
            check(await host.send(f"{path}/say", {"text": ""}))
            check(await host.send(f"{path}/again", {"how": "out"}, **script))
            for missing in ("/nothing", "/static/nothing", "/api/nothing", "/t/ROSE-2222"):
                check(await ask(missing))
            check(await host.client.put("/"))
            check(await ask("/", headers={"host": "elsewhere.example"}))
            check(await host.client.post("/games/verre/play", content=b"x" * 40_000))
            check(await host.client.head("/"))

    live(story())


def test_a_stream_and_a_fault_of_ours_have_them_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, object]]
) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (host, _) = await site.gathered("Ana", "Bo")
            started: list[dict[str, object]] = []
            async with host.listen(path) as stream:
                scope = stream.scope

            async def gone() -> dict[str, object]:
                return {"type": "http.disconnect"}

            async def keep(message: dict[str, object]) -> None:
                started.append(message)

            await site.app(scope, gone, keep)
            request = httpx.Request("GET", "http://localhost/live")
            check(httpx.Response(200, headers=started[0]["headers"], request=request))  # type: ignore[arg-type]

            async def broken(*_: object) -> None:
                raise RuntimeError("broken")

            monkeypatch.setattr(House, "public_tables", broken)
            for where in ("/lobby", "/api/tables"):
                answer = await host.client.get(where)
                assert answer.status_code == 500
                check(answer)
            assert [line["event"] for line in logged if line["level"] == "error"] == ["failed"] * 2
            logged.clear()

    live(story())


def test_over_https_browsers_are_told_to_stay_there_and_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, https=True) as site:
            answer = await site.visitor().client.get("/")
            check(answer)
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert answer.headers["set-cookie"].startswith("__Host-perfidie=")
            assert answer.headers["set-cookie"].endswith("; Secure")

    live(story())
