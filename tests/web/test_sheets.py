"""Sheets: what lies on one that nobody can see is not sent; a sheet that is opened is brought up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.exceptions import LitestarException

from perfidie.web.house.sheets import ON
from perfidie.web.line import LINE
from web.browserless import Stream, Visitor, a_site, live, to_decide
from web.reading import put_on

CLOSED = ".".join(ON)
ON_SHEETS = {f"r-{region}" for regions in ON.values() for region in regions}


def targets(news: list[bytes]) -> list[str]:
    """The elements that are brought anew."""
    return re.findall(r'hx-partial id="([\w-]+)"', b"".join(news).decode())


def on_sheets(news: list[bytes]) -> set[str]:
    """Of these, those that lie on a sheet which can be closed; the notebook of this game is sent by its parts."""
    return {name for name in targets(news) if name in ON_SHEETS or name.startswith(("note-", "checklist"))}


async def make_a_move(path: str, people: list[Visitor]) -> None:
    seat, page = await to_decide(path, people)
    await people[seat].move(path, page.version, page.moves[0])


@pytest.mark.usefixtures("hushed")
def test_nothing_that_lies_on_a_closed_sheet_is_sent(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            sent: set[str] = set()
            async with people[0].listen(path, more=f"&closed={CLOSED}") as closed, people[0].listen(path) as whole:
                for _ in range(12):
                    await make_a_move(path, people)
                    narrow, wide = await closed.news(), await whole.news()
                    assert not on_sheets(narrow)
                    assert targets(narrow) == [name for name in targets(wide) if name not in on_sheets(wide)]
                    sent |= on_sheets(wide)
                assert sent

    live(story())


@pytest.mark.usefixtures("hushed")
def test_a_sheet_that_is_opened_shows_the_table_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            await people[0].get(path)
            async with people[0].listen(path, more=f"&closed={CLOSED}&page=mine") as stream:
                for _ in range(9):
                    await make_a_move(path, people)
                before = await stream.news()
                assert "r-notebook" not in targets(before)
                await people[0].post(f"{path}/sheets", {"page": "mine", "closed": "talk.settings"})
                shown: dict[str, str] = {}
                opened = ["notebook", "log", "rules"]
                assert put_on(shown, b"".join(await stream.news())) == [f"r-{name}" for name in opened]
                page = await people[0].get(path)
                assert shown == {name: page.region(name) for name in opened}

    live(story())


@pytest.mark.usefixtures("hushed")
def test_what_a_page_says_of_its_sheets_changes_no_other_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for person in people:
                await person.get(path)
            async with (
                people[0].listen(path, more="&page=mine") as mine,
                people[1].listen(path, more="&page=yours") as yours,
            ):
                for closed in ("notebook", "nonsense", "notebook." * 400, "", "../../etc"):
                    await people[1].post(f"{path}/sheets", {"page": "n", "closed": closed})
                await people[1].post(f"{path}/sheets", {"page": "", "closed": CLOSED})
                assert await mine.news() == []
                for _ in range(8):
                    await make_a_move(path, people)
                assert on_sheets(await mine.news())
                assert on_sheets(await yours.news())

    live(story())


class Wire:
    """A line on which all is noted that is written straight to it; for a while it may have no room."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.full = False

    def push(self, body: bytes) -> bool:
        if body and not self.full:
            self.got.append(body)
        return not self.full


@pytest.mark.usefixtures("hushed")
def test_a_line_that_is_written_to_at_once_carries_the_same_bytes_as_the_task_of_a_stream(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            straight, usual = people[0].listen(path), people[0].listen(path)
            wire = Wire()
            straight.scope["extensions"] = {LINE: wire}
            async with straight, usual:
                for number in range(16):
                    wire.full = number % 4 == 3  # its own task waits for room, and sends it then
                    await make_a_move(path, people)
                    plain = b"".join(await usual.news())
                    assert b"".join([*wire.got, *await straight.news()]) == plain
                    assert bool(wire.got) is not wire.full
                    wire.got.clear()

    live(story())


@pytest.mark.usefixtures("hushed")
def test_a_stream_that_cannot_be_drawn_ends_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            streams: list[Stream] = []
            for person in people:
                stream = person.listen(path)
                stream.scope["extensions"] = {LINE: Wire()}
                streams.append(await stream.__aenter__())
            broken, sound = streams
            assert broken.listener is not None
            kind = type(broken.listener)
            monkeypatch.setattr(kind, "message", faulty(broken.listener, kind.message))  # type: ignore[attr-defined]
            await make_a_move(path, people)
            assert broken._task is not None
            with pytest.raises(LitestarException, match="after response started"):
                await broken._task
            assert sound.scope["extensions"][LINE].got
            await sound.drop()

    live(story())


def faulty(broken: object, message: object) -> object:
    """The method of a stream, with a fault in it for one of them."""

    def told(self: object, drawn: object) -> bytes:
        if self is broken:
            raise ZeroDivisionError
        made: bytes = message(self, drawn)  # type: ignore[operator]
        return made

    return told
