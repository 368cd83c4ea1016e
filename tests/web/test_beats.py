"""Beats: what happens is shown one thing after the other, and nothing tells it early; who has seen enough skips."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.browserless import Visitor, live, to_decide
from web.hourglass import Hourglass
from web.reading import put_on
from web.shows import (
    SECONDS,
    TOLD_LATER,
    all_beats,
    at_once,
    caption,
    is_shown,
    move,
    of_beats,
    targets,
    two_people,
    with_beats,
)
from web.test_streams import as_shown, the_same

pytestmark = pytest.mark.usefixtures("hushed")

# What is sent, and when


class Watching:
    """A page that is put together from what its stream sends."""

    def __init__(self, viewer: Visitor, path: str, clock: Hourglass) -> None:
        self.viewer, self.path, self.clock = viewer, path, clock
        self.stream = viewer.listen(path)
        self.page: dict[str, str] = {}

    async def look(self) -> list[bytes]:
        if self.stream.listener is None:
            await self.stream.__aenter__()
        sent = await self.stream.news() if self.page else self.stream.got
        for message in sent:
            put_on(self.page, message)
        return sent

    async def sees(self, *, the_end: bool) -> None:
        """One beat and nothing else, or the table as a new page has it."""
        sent = await self.look()
        assert bool(caption(sent)) != the_end
        assert bool(targets(sent) & TOLD_LATER) == the_end
        assert is_shown(self.stream, self.clock) != the_end
        if the_end:
            assert the_same(self.page, as_shown(await self.viewer.get(self.path)))


def test_until_the_last_beat_is_over_nothing_else_is_sent_and_then_the_page_is_as_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (site, path, people, clock):
            watching = [Watching(viewer, path, clock) for viewer in (*people, site.visitor())]
            for each in watching:
                await each.look()
            for _ in range(6):
                before = len(site.table(path).game_on.events)
                await move(path, people)
                for beat in range(before, len(site.table(path).game_on.events) + 1):
                    for each in watching:
                        await each.sees(the_end=beat == len(site.table(path).game_on.events))
                    clock.turn(SECONDS)
            for each in watching:
                await each.stream.drop()

    of_beats(monkeypatch, story())


def test_a_page_that_comes_late_or_wants_no_motion_has_the_table_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (site, path, people, clock):
            still = site.visitor().listen(path, more="&motion=none")
            async with people[0].listen(path) as stream, still:
                await move(path, people)
                assert caption(await stream.news())
                sent = await still.news()
                assert not caption(sent)
                assert {"r-status", "r-log"} <= targets(sent)
                page = as_shown(await people[0].get(path))
                assert "is-beat" not in page["news"], "a page that is loaded is not in the middle of anything"
                async with people[0].listen(path) as late:
                    shown: dict[str, str] = {}
                    put_on(shown, late.got[0])
                    assert the_same(shown, page)
                    assert is_shown(stream, clock)

    of_beats(monkeypatch, story())


def test_people_are_heard_while_something_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (_, path, people, clock), people[0].listen(path) as stream:
            await move(path, people)
            await stream.news()
            await people[1].post(f"{path}/say", {"text": "Santé !"})
            assert targets(await stream.news()) == {"r-talk"}
            assert is_shown(stream, clock)

    of_beats(monkeypatch, story())


def test_the_last_beats_are_seen_before_the_outcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_people(tmp_path, **{"option-max_rounds": "1"}) as (site, path, people, clock):
            stream = people[0].listen(path)
            await stream.__aenter__()
            while not site.table(path).match.over:
                await move(path, people)
                (*shown, end), _ = await all_beats(stream, clock)
            assert len(shown) > 1
            assert not any(targets(messages) & TOLD_LATER for messages in shown)
            assert not any(b"outcome" in message for messages in shown for message in messages)
            assert any(b'data-phase="over"' in message for message in end)
            await stream.drop()

    of_beats(monkeypatch, story(), 1.0)


# Seen enough


def test_one_page_skips_and_the_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (site, path, people, clock):
            stranger = site.visitor()
            await stranger.get(path)
            named = [people[0].listen(path, more="&page=one"), stranger.listen(path, more="&page=two")]
            async with named[0] as mine, named[1] as other:
                await move(path, people)
                for stream in (mine, other):
                    assert caption(await stream.news())
                for nobody in ("", "three"):
                    await people[0].post(f"{path}/skip", {"page": nobody})
                assert is_shown(mine, clock)
                await stranger.post(f"{path}/skip", {"page": "two"})
                assert {"r-status", "r-log", "r-news"} <= targets(await other.news())
                assert is_shown(mine, clock)
                assert not is_shown(other, clock)
                await people[0].post(f"{path}/skip", {"page": "one"})
                assert "r-status" in targets(await mine.news())
                assert clock.waiting == 0

    of_beats(monkeypatch, story())


def test_a_move_is_always_accepted_and_ends_what_its_seat_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (_, path, people, clock):
            streams = [person.listen(path) for person in people]
            for stream in streams:
                await stream.__aenter__()
            first = await move(path, people)
            for stream in streams:
                await stream.news()
            before = [stream.listener.until for stream in streams if stream.listener]
            second = await move(path, people)
            assert second != first
            for stream in streams:
                await stream.news()
            after = [stream.listener.until for stream in streams if stream.listener]
            assert after[second] <= before[second] + SECONDS, "whoever acted is shown what came of it, and no more"
            assert after[first] > before[first], "the others see it after what they were being shown"
            for stream in streams:
                await stream.drop()
            assert clock.waiting == 0

    of_beats(monkeypatch, story())


def test_who_makes_a_plain_move_goes_on_at_once_while_the_others_are_shown_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_beats(monkeypatch, at_once)

    async def story() -> None:
        async with two_people(tmp_path) as (_, path, people, clock):
            streams = [person.listen(path) for person in people]
            for stream in streams:
                await stream.__aenter__()
            mover = await move(path, people)
            for seat, stream in enumerate(streams):
                assert bool(targets(await stream.news()) & TOLD_LATER) == (seat == mover)
                assert is_shown(stream, clock) == (seat != mover)
                await stream.drop()

    live(story())


def test_a_move_taken_back_ends_every_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (_, path, people, clock):
            seat, page = await to_decide(path, people)
            while not page.can_undo:
                seat, page = await to_decide(path, people)
                await people[seat].move(path, page.version, page.moves[0])
                page = await people[seat].get(path)
            await people[seat].post(f"{path}/undo", {"version": str(page.version)})
            seat, page = await to_decide(path, people)
            async with people[1 - seat].listen(path) as stream:
                shown: dict[str, str] = {}
                put_on(shown, stream.got[0])
                await people[seat].move(path, page.version, page.moves[0])
                for message in await stream.news():
                    put_on(shown, message)
                assert is_shown(stream, clock)
                await people[seat].post(f"{path}/undo", {"version": str(page.version + 1)})
                for message in await stream.news():
                    put_on(shown, message, news=False)
                assert not is_shown(stream, clock)
                assert the_same(shown, as_shown(await people[1 - seat].get(path)))

    of_beats(monkeypatch, story())


def test_a_table_that_is_read_anew_from_the_store_is_shown_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (site, path, people, clock):
            table = site.table(path)
            async with people[0].listen(path) as stream:
                shown: dict[str, str] = {}
                put_on(shown, stream.got[0])
                await move(path, people)
                await stream.news()
                kept = await site.house.store.table(table.code)
                assert kept is not None
                table.restore(kept)
                table.redraw()
                for message in await stream.news():
                    put_on(shown, message, news=False)
                assert not is_shown(stream, clock)
                assert the_same(shown, as_shown(await people[0].get(path)))
                await move(path, people)
                assert caption(await stream.news()), "and what happens next is watched again"

    of_beats(monkeypatch, story())
