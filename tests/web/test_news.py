"""News: who waits reads what happened last; who comes back to the table finds what is new since their own move."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from web.browserless import Visitor, a_site, live, to_decide
from web.reading import Page, put_on
from web.shows import all_beats, move, of_beats, two_people

pytestmark = pytest.mark.usefixtures("hushed")

FEW = ("Ana", "Bo", "Cy")
DIVIDES = 'class="is-divide"'


def said(html: str) -> str:
    """What is read of a piece."""
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def log(page: Page) -> list[str]:
    """The lines of the log, the newest first, with a dash where the viewer made a move."""
    lines = re.findall(r"<li.*?</li>", page.region("log"), flags=re.DOTALL)
    return ["-" if DIVIDES in line else said(line) for line in lines]


def since(page: Page) -> int:
    return int("0" + "".join(re.findall(r"<span[^>]*>(\d+)</span>", page.region("since"))))


def test_who_waits_reads_what_happened_last_and_who_is_asked_reads_the_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*FEW)
            for _ in range(8):
                mover = await move(path, people)
                asked, page = await to_decide(path, people)
                assert page.region("news") == ""
                for viewer in (people[asked - 1], site.visitor()):
                    page = await viewer.get(path)
                    assert said(page.region("news")) == next(line for line in log(page) if line != "-")
                    assert f"shape-{mover}" in page.region("news") or "quill-ink" in page.region("news")

    live(story())


def test_what_is_new_since_my_move_is_counted_and_stands_above_a_line_in_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*FEW)
            for _ in range(15):
                mover = await move(path, people)
                assert since(await people[mover].get(path)) == 0
                for person in people:
                    page = await person.get(path)
                    lines = log(page)
                    if "-" in lines:
                        assert since(page) == lines.index("-")
                        assert ('href="#log"' in page.region("since")) == bool(lines.index("-"))
                    else:
                        assert since(page) == 0, "before the first move nothing is new"
                spectator = await site.visitor().get(path)
                assert "-" not in log(spectator)
                assert spectator.region("since") == ""
            assert since(await people[mover - 1].get(path)) > 0

    live(story())


def test_a_move_taken_back_is_no_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*FEW)
            seat, page = await to_decide(path, people)
            while "pick" not in page.moves[0]:
                await move(path, people)
                seat, page = await to_decide(path, people)
            before = log(page), since(page)
            await people[seat].move(path, page.version, page.moves[0])
            assert since(await people[seat].get(path)) == 0
            await people[seat].post(f"{path}/undo", {"version": str(page.version + 1)})
            after = await people[seat].get(path)
            assert (log(after), since(after)) == before

    live(story())


def aloud(shown: dict[str, str]) -> list[str]:
    return [said(line) for line in re.findall(r"<li.*?</li>", shown["heard"], flags=re.DOTALL)]


async def what_is_heard(path: str, people: list[Visitor], viewer: Visitor, more: str = "") -> list[str]:
    """What is read aloud on one page in the course of ten moves, each line checked to come once and in its order."""
    async with viewer.listen(path, more=more) as stream:
        shown: dict[str, str] = {}
        put_on(shown, stream.got[0])
        assert aloud(shown) == [], "nothing has just happened"
        known = [line for line in log(await viewer.get(path)) if line != "-"]
        for _ in range(10):
            await move(path, people)
            for message in await stream.news():
                put_on(shown, message)
        told = [line for line in log(await viewer.get(path)) if line != "-"]
        assert aloud(shown) == told[: len(told) - len(known)][::-1]
        return aloud(shown)


@pytest.mark.parametrize("more", ["", "&motion=none"])
def test_what_happens_is_read_aloud_once_in_its_order(tmp_path: Path, more: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*FEW)
            assert len(await what_is_heard(path, people, people[0], more)) > 5
            assert len(await what_is_heard(path, people, site.visitor(), more)) > 5

    live(story())


def test_nothing_is_read_aloud_before_it_was_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (_, path, people, clock), people[0].listen(path) as stream:
            shown: dict[str, str] = {}
            put_on(shown, stream.got[0])
            for _ in range(4):
                heard = aloud(shown)
                await move(path, people)
                (*beats, end), _ = await all_beats(stream, clock)
                for message in (message for messages in beats for message in messages):
                    put_on(shown, message)
                assert aloud(shown) == heard
                for message in end:
                    put_on(shown, message)
                assert aloud(shown)[: len(heard)] == heard
                assert len(aloud(shown)) > len(heard)

    of_beats(monkeypatch, story())
