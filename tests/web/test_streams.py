"""Streams: all at first, then what changed and nothing else; dropped lines, new pages, signs of life, the end."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from perfidie.web import app
from perfidie.web.page.stream import RELOAD
from web.browserless import Server, Stream, Visitor, a_site, live, to_decide, whose_turn
from web.reading import Page, put_on

TABLE = [
    "status", "seats", "ribbon", "goal", "hint", "since", "board", "hand", "voice", "decision", "news", "heard", "talk",
    "advice", "offer", "notebook", "log", "speech", "say", "rules", "agreement", "bots", "house",
]  # fmt: skip


def as_shown(page: Page) -> dict[str, str]:
    return {name: page.region(name) for name in TABLE}


def first_shown(stream: Stream) -> dict[str, str]:
    shown: dict[str, str] = {}
    assert put_on(shown, stream.got[0]) == [f"r-{name}" for name in TABLE]
    return shown


def the_same(pieced: dict[str, str], page: dict[str, str]) -> bool:
    """The log only grows on a page that stays; one that is loaded has its last lines, and nothing to read aloud."""
    apart = {"log": "", "heard": ""}
    assert page["heard"] == ""
    return pieced["log"].startswith(page["log"]) and {**pieced, **apart} == {**page, **apart}


async def make_a_move(path: str, people: list[Visitor]) -> int:
    seat, page = await to_decide(path, people)
    await people[seat].move(path, page.version, page.moves[0])
    return seat


def test_the_first_message_brings_every_region_as_the_page_has_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for viewer in (*people, site.visitor()):
                await viewer.get(path)
            for viewer in (*people, site.visitor()):
                async with viewer.listen(path) as stream:
                    assert stream.status == 200
                    assert first_shown(stream) == as_shown(await viewer.get(path))

    live(story())


@pytest.mark.usefixtures("hushed")
def test_later_messages_bring_what_changed_and_nothing_else(tmp_path: Path, hushed: None) -> None:
    """Put together, they are the page; and nothing comes twice with the same bytes."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            viewers = [*people, site.visitor()]
            for viewer in viewers:
                await viewer.get(path)
            streams = [viewer.listen(path) for viewer in viewers]
            for stream in streams:
                await stream.__aenter__()
            shown = [first_shown(stream) for stream in streams]
            pushes = weight = 0
            for _ in range(25):
                await make_a_move(path, people)
                for regions, viewer, stream in zip(shown, viewers, streams, strict=True):
                    (news,) = await stream.news()  # one message for one change
                    put_on(regions, news)
                    page = await viewer.get(path)
                    assert the_same(regions, as_shown(page))
                    pushes, weight = pushes + 1, weight + len(news) / len(page.text)
            assert weight < pushes / 2, "a push is much less than a page"
            await people[0].post(f"{path}/say", {"text": "Santé !"})
            for regions, viewer, stream in zip(shown, viewers, streams, strict=True):
                (news,) = await stream.news()
                assert put_on(regions, news) == ["r-talk"]
                assert the_same(regions, as_shown(await viewer.get(path)))
            for stream in streams:
                await stream.drop()

    live(story())


def test_a_game_that_begins_before_the_page_of_the_room_listens_brings_the_table(tmp_path: Path) -> None:
    """A slow phone: its page of the room is still loading when the host gives the sign."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, guest = site.visitor("Ana"), site.visitor("Bo")
            path = await host.open(2)
            await guest.sit(path)
            listens_at = (await guest.get(path)).all("div", id="stream")[0]["hx-sse:connect"]
            await host.post(f"{path}/start", {"how": "all"})
            async with Stream(site, f"{path}/live", listens_at.partition("?")[2], guest.cookie) as stream:
                assert stream.got == [RELOAD]

    live(story())


def test_a_move_taken_back_and_made_anew_reaches_an_open_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for viewer in people:
                await viewer.get(path)
            seat, page = await to_decide(path, people)
            while "pick" not in page.moves[0]:
                await make_a_move(path, people)
                seat, page = await to_decide(path, people)
            async with people[1 - seat].listen(path) as stream:
                shown = first_shown(stream)
                into = [next(move for move in page.moves if move["action"].endswith(glass)) for glass in "AB"]
                await people[seat].move(path, page.version, into[0])
                await people[seat].post(f"{path}/undo", {"version": str(page.version + 1)})
                await people[seat].move(path, page.version + 2, into[1])
                for message in await stream.news():
                    put_on(shown, message, news=False)
                assert the_same(shown, as_shown(await people[1 - seat].get(path)))

    live(story())


def test_nothing_is_sent_when_nothing_changed_for_the_viewer(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for viewer in people:
                await viewer.get(path)
            async with people[0].listen(path) as stream:
                site.table(path).audience.changed()
                assert await stream.news() == []
                turn = await whose_turn(path, people)
                assert turn
                await people[turn[0]].move(path, turn[1].version, {"action": "fly away"}, 422)
                await people[1 - turn[0]].move(path, turn[1].version, turn[1].moves[0], 403)
                assert await stream.news() == []

    live(story())


def test_a_dropped_stream_resumes_with_the_whole_view(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for viewer in people:
                await viewer.get(path)
            async with people[0].listen(path) as stream:
                first = first_shown(stream)
                await stream.drop()
                assert stream.ended
            assert not site.table(path).audience
            for _ in range(3):
                await make_a_move(path, people)
            async with people[0].listen(path) as stream:
                again = first_shown(stream)
                assert again != first
                assert again == as_shown(await people[0].get(path))
                await make_a_move(path, people)
                assert await stream.news()

    live(story())


def test_the_room_is_pushed_and_the_page_loads_anew_when_the_game_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host, guest, stranger = site.visitor("Ana"), site.visitor("Bo"), site.visitor()
            path = await host.open(2)
            await host.get(path)
            await stranger.get(path)
            async with host.listen(path) as stream, stranger.listen(path) as watching:
                shown: dict[str, str] = {}
                assert put_on(shown, stream.got[0]) == ["r-status", "r-room", "r-talk", "r-say", "r-house"]
                await guest.sit(path)
                (news,) = await stream.news()
                assert put_on(shown, news) == ["r-room"]
                assert "Bo" in shown["room"]
                assert len(await watching.news()) == 1
                await host.post(f"{path}/start", {"how": "all"})
                for each in (stream, watching):
                    assert await each.until_end() == [RELOAD]
                    assert each.ended

    live(story())


def test_who_takes_or_leaves_a_seat_gets_a_new_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for viewer in people:
                await viewer.get(path)
            async with people[0].listen(path) as mine, people[1].listen(path) as theirs:
                await people[0].post(f"{path}/stand", {"level": "greedy"})
                assert (await mine.until_end())[-1:] == [RELOAD]
                assert not theirs.ended

    live(story())


def test_a_sign_of_life_comes_on_every_stream(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "HEARTBEAT", 0.001)

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for viewer in people:
                await viewer.get(path)
            async with people[0].listen(path) as stream, site.visitor().listen(path) as public:
                for each in (stream, public):
                    assert await each.next() == b": \n\n"
                    assert await each.next() == b": \n\n"

    live(story())


def test_when_the_house_closes_every_stream_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for viewer in people:
                await viewer.get(path)
            streams = [person.listen(path) for person in people]
            for stream in streams:
                await stream.__aenter__()
        for stream in streams:
            assert await stream.until_end() == []
            assert stream.ended

    live(story())


def test_streams_of_one_address_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, streams_per_address=2) as site:
            path, people = await site.begun("Ana", "Bo")
            for viewer in people:
                await viewer.get(path)
            third = Stream(site, f"{path}/live", "", "")
            async with people[0].listen(path), people[1].listen(path), third:
                assert third.status >= 400
            async with people[0].listen(path) as stream:
                assert stream.status == 200

    live(story())


@pytest.mark.parametrize("path", ["/t/ROSE-2222/live", "/t/nonsense/live"])
def test_a_stream_of_no_table_is_refused(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            await site.visitor().get(path, 404)

    live(story())


# Over a real wire


async def read_event(lines: Any) -> str:
    """One event of a stream over HTTP."""
    found: list[str] = []
    async for line in lines:
        if not line and found:
            return "\n".join(found)
        if line:
            found.append(line)
    return "\n".join(found)


def test_a_served_stream_carries_each_move_and_ends_when_the_server_is_stopped(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        people = [server.visitor("Ana"), server.visitor("Bo")]
        path = await people[0].open(2)
        await people[1].sit(path)
        await people[0].get(path)
        await people[0].post(f"{path}/start", {"how": "all"})
        for person in people:
            await person.get(path)
        async with people[0].client.stream("GET", f"{path}/live?lang=fr") as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            lines = answer.aiter_lines()
            first = await read_event(lines)
            assert re.findall(r'hx-partial id="r-(\w+)"', first) == TABLE
            await make_a_move(path, people)
            second = await read_event(lines)
            assert "r-status" in second
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert await read_event(lines) == ""
            assert await stopping in (0, -signal.SIGTERM)
        with pytest.raises(httpx.ConnectError):
            await people[0].client.get("/")

    with Server(tmp_path) as server:
        live(story(server))

        log = server.log.read_text()
        assert "Error" not in log, log
        assert "ASGI callable" not in log, log
        assert "Cancel" not in log, log
