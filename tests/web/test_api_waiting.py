"""The JSON interface: requests that wait for news, and streams."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from web.browserless import a_site, live
from web.programs import Program, begun, gathered, listening, settled, whose_turn

# Waiting


def test_a_request_waits_for_news_and_gets_it_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await gathered(site, "Anne", "Basile")
            waiting = asyncio.create_task(friend.view(code, "?after=-1"))
            await listening(site, code)
            await host.ask("POST", f"/tables/{code}/start", {})
            now = await waiting
            assert (now["phase"], now["seat"]) == ("playing", 1)
            turn = await whose_turn(code, [host, friend])
            assert turn
            mover, view = turn
            watching = asyncio.create_task(Program(site).view(code, f"?after={now['version']}"))
            await listening(site, code)
            await mover.move(code, view["version"], view["legal"][0]["words"])
            assert (await watching)["version"] > now["version"]
            assert not site.house.tables[code].audience

    live(story())


def test_what_does_not_concern_the_game_wakes_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await begun(site, "Anne", "Basile")
            version = (await friend.view(code))["version"]
            waiting = asyncio.create_task(friend.view(code, f"?after={version}"))
            await listening(site, code)
            await host.ask("POST", f"/tables/{code}/talk", {"text": "Psst"}, 201)
            await host.ask("PATCH", f"/tables/{code}", {"public": True})
            await settled(site, code)
            assert not waiting.done()
            site.house.send_home()
            assert (await waiting)["version"] == version

    live(story())


def test_who_will_not_wait_is_answered_and_so_is_who_is_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, _) = await begun(site, "Anne", "Basile")
            now = await host.view(code)
            assert await host.view(code, f"?after={now['version']}&wait=0") == now
            assert await host.view(code, f"?after={now['version'] - 1}") == now
            assert await host.view(code, f"?after={now['version']}&wait=1") == now

    live(story())


@pytest.mark.usefixtures("toys")
def test_what_a_seat_must_not_know_of_does_not_wake_it(tmp_path: Path) -> None:
    """At the toy table of whispers, seats 1 and 2 deal and talk in secret, and seat 0 watches."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (watcher, asker, asked) = await begun(site, "Anne", "Basile", "Chloé", game="whispers")
            before = await watcher.send("GET", f"/tables/{code}/view?since=0")
            version = before.json()["version"]
            waiting = asyncio.create_task(watcher.view(code, f"?after={version}"))
            partner = asyncio.create_task(asked.view(code, "?after=0"))
            await listening(site, code, 2)
            now = await asker.view(code)
            now = await asker.move(code, now["version"], ["ask"])
            hers = await partner
            assert hers["legal"]
            claimed = await asker.ask("POST", f"/tables/{code}/claims", {"words": ["help"]})
            assert claimed["view"]["claims"] == [[1, ["help"], ""]]
            assert (await asked.view(code))["view"]["claims"] == [[1, ["help"], ""]]
            hers = await asked.view(code)
            await asked.move(code, hers["version"], ["no"])
            await settled(site, code)
            assert not waiting.done()
            assert (await watcher.send("GET", f"/tables/{code}/view?since=0")).content == before.content
            now = await asker.view(code)
            await asker.move(code, now["version"], ["pass"])
            assert (await waiting)["version"] == version + 1

    live(story())


# The stream


def test_the_stream_brings_each_part_when_it_has_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await gathered(site, "Anne", "Basile")
            got: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            gone = asyncio.Event()
            task = asyncio.create_task(follow(friend, code, got, gone))
            first = await got.get()
            assert list(first) == ["table", "view", "talk"]
            assert first["view"] == await friend.view(code)
            assert first["table"] == await friend.ask("GET", f"/tables/{code}")
            await host.ask("POST", f"/tables/{code}/talk", {"text": "Psst"}, 201)
            line = {"seat": 0, "name": "Anne", "text": "Psst", "channel": "table"}
            assert (await got.get()) == {"talk": {"total": 1, "lines": [line], "team": []}}
            await host.ask("POST", f"/tables/{code}/talk", {"text": "Once more"}, 201)
            told = await got.get()
            assert told["talk"]["total"] == 2
            assert [said["text"] for said in told["talk"]["lines"]] == ["Once more"], "house#7: no line is sent twice"
            await host.ask("POST", f"/tables/{code}/start", {})
            begun_now = await got.get()
            assert list(begun_now) == ["table", "view"]
            assert begun_now["view"] == await friend.view(code)
            gone.set()
            await task
            assert not site.house.tables[code].audience

    live(story())


async def follow(program: Program, code: str, got: asyncio.Queue[dict[str, Any]], gone: asyncio.Event) -> None:
    """Reads a stream until `gone`, message by message."""
    path = f"/api/tables/{code}/live"
    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
        "headers": [(b"host", b"localhost"), (b"authorization", f"Bearer {program.token}".encode())],
        "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            assert dict(message["headers"])[b"content-type"].startswith(b"text/event-stream")
        elif message["body"]:
            events = [event.split("\n") for event in message["body"].decode().removesuffix("\n\n").split("\n\n")]
            got.put_nowait({name[len("event: ") :]: json.loads(data[len("data: ") :]) for name, data in events})

    await program.site.app(scope, receive, send)
