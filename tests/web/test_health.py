"""Health: what those who watch over the site are told, and what visitors are told while the store is away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from perfidie.store import Unreadable
from perfidie.web import logs
from perfidie.web.doors import health
from perfidie.web.logs import Seldom
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, a_site, live
from web.hourglass import Hourglass, hourglass

ELSEWHERE = {"host": "10.0.0.7:8000"}
"""Whoever watches over the site does not know its name."""


class Away:
    """A store that answers nothing for a while."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pings = 0
        self.there = True
        store = site.house.store
        true_ping, true_write, true_read = store.ping, store._write, store._read  # type: ignore[attr-defined]

        async def ping() -> None:
            self.pings += 1
            await true_ping()

        def write(*values: Any) -> Any:
            if not self.there:
                raise Unreadable("tables.db cannot be written: database or disk is full")
            return true_write(*values)

        async def read(*values: Any) -> Any:
            if not self.there:
                raise Unreadable("tables.db cannot be read: disk I/O error")
            return await true_read(*values)

        site.app.guard.behind["health"]._ping = ping
        monkeypatch.setattr(store, "_write", write)
        monkeypatch.setattr(store, "_read", read)


async def is_well(site: Site, times: int = 1) -> httpx.Response:
    """What all who ask at the same time are told."""
    watcher = site.visitor().client
    answers = await asyncio.gather(*[watcher.get("/healthz", headers=ELSEWHERE) for _ in range(times)])
    assert len({answer.text for answer in answers}) == 1
    return answers[0]


def test_health_is_told_by_any_name_and_method_without_a_cookie_and_without_a_count(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, pages_per_minute=2) as site:
            watcher = site.visitor().client
            for _ in range(10):
                for path, word in (("/healthz", "ok"), ("/readyz", "ready")):
                    for method, body in (("GET", word), ("HEAD", "")):
                        answer = await watcher.request(method, path, headers=ELSEWHERE)
                        assert (answer.status_code, answer.text) == (200, body)
                        assert "set-cookie" not in answer.headers
            assert (await watcher.get("/credits")).status_code == 200, "nothing was counted against the visitor"

    live(story())


def test_health_writes_to_the_store_once_a_second_however_often_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass()) as site:
            store = Away(site, monkeypatch)
            assert (await is_well(site, 50)).text == "ok"
            assert store.pings == 1
            hourglass(site).turn(0.9)
            await is_well(site)
            assert store.pings == 1
            hourglass(site).turn(0.1)
            await is_well(site, 50)
            assert store.pings == 2

    live(story())


def test_a_store_that_cannot_write_is_told_in_one_word_and_logged_in_one_line_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]
) -> None:
    time = Hourglass()
    monkeypatch.setattr(logs, "SELDOM", Seldom(time.now))

    async def story() -> None:
        async with a_site(tmp_path, clock=time) as site:
            store = Away(site, monkeypatch)
            store.there = False
            for _ in range(3):
                for path in ("/healthz", "/readyz"):
                    answer = await site.visitor().client.get(path, headers=ELSEWHERE)
                    assert (answer.status_code, answer.text) == (503, "store")
                time.turn(1)
            store.there = True
            assert (await is_well(site)).text == "ok"

    live(story())
    told = [line for line in logged if line["event"] == "store_is_away"]
    assert len(told) == 3
    assert all("exc_info" not in line and len(str(line)) < 300 for line in told)
    logged.clear()


def test_a_store_that_never_answers_is_told_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.0)

    async def story() -> None:
        async with a_site(tmp_path) as site:
            site.app.guard.behind["health"]._ping = asyncio.Event().wait
            assert (await is_well(site)).status_code == 503

    live(story())


def test_a_house_that_closes_is_not_ready_but_well(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            site.app.guard.behind["health"].closing = True
            ready = await site.visitor().client.get("/readyz")
            assert (ready.status_code, ready.text) == (503, "closing")
            assert (await is_well(site)).text == "ok"

    live(story())


def test_what_is_only_remarked_on_does_not_make_the_house_unready(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            site.app.guard.behind["health"].remarks = lambda: "redis-away"
            ready = await site.visitor().client.get("/readyz")
            assert (ready.status_code, ready.text) == (200, "ready redis-away")

    live(story())


def test_the_figures_are_no_page_of_the_site(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            for address in ("127.0.0.1", "203.0.113.9"):
                transport = httpx.ASGITransport(site.app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                    assert (await client.get("/metrics")).status_code == 404

    live(story())


# While the store is away


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_while_the_store_is_away_visitors_are_told_so_and_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]], lang: str
) -> None:
    monkeypatch.setattr(logs, "SELDOM", Seldom(lambda: 0.0))
    sentence = SiteTexts(lang).say("site-store-away")

    async def story() -> None:
        async with a_site(tmp_path) as site:
            person = site.visitor("Ana", lang)
            path = await person.open(2)
            await person.get(path)
            store = Away(site, monkeypatch)
            store.there = False
            page = await person.client.get("/lobby")
            said = await person.send(f"{path}/bot", {"seat": "1", "level": "novice"})
            by_script = await person.send(f"{path}/bot", {"seat": "1", "level": "novice"}, **{"hx-request": "true"})
            program = await person.client.post("/api/guests", json={"name": "Hal"})
            for answer in (page, said, by_script, program):
                assert answer.status_code == 503
                assert int(answer.headers["retry-after"]) > 0
                assert sentence in answer.text.replace("&#39;", "'").replace("&#x27;", "'"), answer.text
            assert program.json()["code"] == "store-away"
            store.there = True
            await person.get("/lobby")
            await person.post(f"{path}/bot", {"seat": "1", "level": "novice"})

    live(story())
    told = [line for line in logged if line["event"] == "failed"]
    assert len(told) == 1, "the same thing is told once a second"
    assert "exc_info" not in told[0]
    logged.clear()


def test_a_fault_that_is_not_the_store_s_is_logged_in_full(logged: list[dict[str, Any]]) -> None:
    for _ in range(2):
        logs.tell_failure("failed", ZeroDivisionError(), route="/")
    assert [type(line["exc_info"]) for line in logged] == [ZeroDivisionError] * 2
    logged.clear()


# Behind a proxy


def test_a_proxy_that_hides_the_host_is_told_to_visitor_and_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]
) -> None:
    """nginx without `proxy_set_header Host`: the site is asked by another name than the browser says."""
    time = Hourglass()
    monkeypatch.setattr(logs, "SELDOM", Seldom(time.now))

    async def story() -> None:
        async with a_site(tmp_path) as site:
            person = site.visitor("Ana", "en")
            await person.get("/")
            browsers = ({"sec-fetch-site": "same-origin"}, {})
            for headers in browsers:
                asked = {"host": "127.0.0.1:8000", "origin": "https://games.example.org", **headers}
                answer = await person.send("/games/verre/play", **asked)
                assert answer.status_code == 403
                assert SiteTexts("en").say("refusal-hidden-host") in answer.text
            assert len([line for line in logged if line["event"] == "proxy_hides_host"]) == 1
            time.turn(3600)
            await person.send("/games/verre/play", **asked)
            assert len([line for line in logged if line["event"] == "proxy_hides_host"]) == 2
            assert (await person.client.get("/", headers={"host": "perfidie"})).status_code == 400
            assert "unknown_host" in [line["event"] for line in logged]
            foreign = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}
            answer = await person.send("/games/verre/play", **foreign)
            assert SiteTexts("en").say("refusal-foreign-form") in answer.text

    live(story())


def test_a_proxy_that_is_not_believed_is_told_to_the_host_once_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]
) -> None:
    time = Hourglass()
    monkeypatch.setattr(logs, "SELDOM", Seldom(time.now))

    async def asked_from(site: Site, address: str, **headers: str) -> int:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(site.app, client=(address, 1)), base_url="http://localhost"
        ) as client:
            await client.get("/credits", headers=headers)
        return len([line for line in logged if line["event"] == "proxy_not_believed"])

    async def story() -> None:
        passed_on = {"x-forwarded-for": "203.0.113.9"}
        async with a_site(tmp_path) as site:
            assert await asked_from(site, "127.0.0.1") == 0
            assert await asked_from(site, "9.9.9.9", **passed_on) == 0, "anybody may send this header"
            assert await asked_from(site, "10.0.0.3", **passed_on) == 1
            assert await asked_from(site, "127.0.0.1", **passed_on) == 1
            time.turn(3600)
            assert await asked_from(site, "::1", **passed_on) == 2
        time.turn(3600)
        async with a_site(tmp_path, behind_proxy=True) as site:
            assert await asked_from(site, "127.0.0.1", **passed_on) == 2

    live(story())
    assert "203.0.113.9" not in str(logged)
