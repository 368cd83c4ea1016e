"""Beats take their time, and no more: bots and clocks wait for those who watch, and nobody waits for a slow page."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from perfidie.web.house.bots.drivers import BREATH
from perfidie.web.house.table import LiveTable
from perfidie.web.page.director import BACKLOG, LONGEST
from web.browserless import Site, Stream, Visitor, a_site
from web.hourglass import Hourglass, hourglass, until
from web.reading import put_on
from web.shows import (
    SECONDS,
    WITH_BEATS,
    all_beats,
    caption,
    is_shown,
    move,
    of_beats,
    targets,
    two_people,
)
from web.test_bots_talk import Talkative, still, with_bots
from web.test_clock import AEDILES, late, timed
from web.test_streams import as_shown, the_same

pytestmark = pytest.mark.usefixtures("hushed")

# How long


def test_a_long_show_is_quickened_and_a_page_far_behind_jumps_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (site, path, people, clock), site.visitor().listen(path) as stream:
            await move(path, people)
            await stream.news()
            assert stream.listener
            assert stream.listener.until - clock.now() == pytest.approx(LONGEST)
            assert BACKLOG < 2 * LONGEST
            await move(path, people)
            assert "r-status" in targets(await stream.news())
            assert not is_shown(stream, clock)
            await move(path, people)
            assert caption(await stream.news())

    of_beats(monkeypatch, story(), 2 * LONGEST)


class Clogged(Stream):
    """A page whose line is slow: a message is only taken when the test says so."""

    def __init__(self, site: Site, path: str) -> None:
        super().__init__(site, f"{path}/live", "lang=fr", "")
        self.taken = asyncio.Event()
        self.taken.set()

    async def _send(self, message: dict[str, Any]) -> None:
        await super()._send(message)
        await self.taken.wait()


def test_a_slow_reader_keeps_nobody_waiting_and_ends_with_the_table_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (site, path, people, clock), Clogged(site, path) as stream:
            stream.taken.clear()
            await move(path, people)
            assert caption([await stream.next()])
            latest = site.table(path).audience.until
            for _ in range(4):
                clock.turn(SECONDS)
                await move(path, people)
            assert site.table(path).audience.until <= latest
            stream.taken.set()
            await all_beats(stream, clock)
            shown: dict[str, str] = {}
            for message in stream.got:
                put_on(shown, message, news=False)
            assert the_same(shown, as_shown(await site.visitor().get(path)))

    of_beats(monkeypatch, story())


# Bots and clocks wait


async def with_a_bot(site: Site, **options: str) -> tuple[Visitor, str, LiveTable]:
    """Somebody against a bot."""
    person = site.visitor("Ana")
    path = await person.open(2, **options)
    await person.get(path)
    await person.post(f"{path}/bot", {"seat": "1", "level": "random"})
    await person.post(f"{path}/start", {"how": "all"})
    return person, path, site.table(path)


async def my_turn(table: LiveTable) -> None:
    """The bot decides until I am asked; nobody watches."""
    await until(lambda: 0 in table.asked and not table.waits_for_bots())


async def act(path: str, person: Visitor) -> None:
    page = await person.get(path)
    await person.move(path, page.version, page.moves[0])


def test_the_next_bot_waits_until_those_who_watch_have_seen_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), **WITH_BEATS) as site:
            clock = hourglass(site)
            person, path, table = await with_a_bot(site)
            await my_turn(table)
            async with person.listen(path, more="&page=one") as stream:
                while not table.waits_for_bots():
                    await act(path, person)
                await stream.news()
                version, waits = table.version, table.audience.until - clock.now()
                assert waits >= SECONDS
                clock.turn(waits)
                await stream.news()
                clock.turn(0.5 * BREATH)
                for _ in range(20):
                    await asyncio.sleep(0)
                assert table.version == version, "a breath after the last beat"
                clock.turn(0.6 * BREATH)
                await until(lambda: table.version > version)

    of_beats(monkeypatch, story())


@pytest.mark.parametrize("leaves", [False, True])
def test_a_bot_waits_for_nobody_who_skips_or_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), **WITH_BEATS) as site:
            clock = hourglass(site)
            person, path, table = await with_a_bot(site)
            await my_turn(table)
            async with person.listen(path, more="&page=one") as stream:
                while not table.waits_for_bots():
                    await act(path, person)
                await stream.news()
                version = table.version
                if leaves:
                    await stream.drop()
                else:
                    await person.post(f"{path}/skip", {"page": "one"})
                    clock.turn(BREATH)
                await until(lambda: table.version > version)

    of_beats(monkeypatch, story())


def test_a_table_nobody_watches_never_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), **WITH_BEATS) as site:
            person, path, table = await with_a_bot(site)
            clock, began = hourglass(site), hourglass(site).now()
            for _ in range(5):
                await my_turn(table)
                await act(path, person)
            assert clock.now() == began

    of_beats(monkeypatch, story())


def test_bots_say_nothing_before_those_who_watch_have_seen_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        thinkers = Talkative()
        async with a_site(tmp_path, clock=Hourglass(), thinkers=thinkers, **WITH_BEATS) as site:
            clock = hourglass(site)
            person, path, table = await with_bots(site)
            await until(lambda: still(site, table))
            async with person.listen(path) as stream:
                occasion = table.talk.occasion()
                while table.talk.occasion() == occasion:
                    await act(path, person)
                await stream.news()
                asked = len(thinkers.heard)
                for _ in range(20):
                    await asyncio.sleep(0)
                assert len(thinkers.heard) == asked
                await all_beats(stream, clock)
                assert len(thinkers.heard) == asked
                clock.turn(BREATH)
                await until(lambda: len(thinkers.heard) > asked)

    of_beats(monkeypatch, story())


def test_the_time_for_a_decision_begins_when_what_led_to_it_has_been_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those who are asked, only one sits at a page that is being shown something."""

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), **WITH_BEATS) as site:
            path, people, table, clock = await timed(site)
            for aedile in AEDILES:
                await act(path, people[aedile])
            praetor = 1
            assert site.house.clocks.running(table) == {praetor: round(clock.now()) + 30}
            async with people[praetor].listen(path, more="&page=one") as stream:
                await act(path, people[praetor])
                await stream.news()
                while praetor not in table.asked:
                    (asked,) = table.asked
                    await act(path, people[asked])
                    await stream.news()
                shown = table.audience.until_for(praetor) - clock.now()
                assert shown >= SECONDS
                assert site.house.clocks.running(table)[praetor] == round(clock.now() + shown) + 30
                _, took = await all_beats(stream, clock)
                assert took == pytest.approx(shown, abs=0.5)
                clock.turn(29)
                async with table.lock:
                    assert late(table) == []
                clock.turn(2)
                await until(lambda: late(table) == [praetor])

    of_beats(monkeypatch, story())
