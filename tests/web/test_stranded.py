"""No bot is stranded: what a bot could not do is tried again for as long as its question stands."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from perfidie import games
from perfidie.store import Unreadable
from perfidie.web.house.bots.desk import NOBODY
from perfidie.web.house.bots.turns import Asker
from web.browserless import AtOnce, Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass, until

DELAY = (0.2, 0.2)
FIRST = {"option-first_wesley": "1"}
"""The bot on the second seat begins."""


async def against_a_bot(site: Site) -> tuple[str, Visitor]:
    person = site.visitor("Ana")
    path = await person.open(2, **FIRST)
    await person.get(path)
    await person.post(f"{path}/start", {"how": "bots"})
    assert 1 in site.table(path).asked
    await until(lambda: hourglass(site).waiting)
    return path, person


class Broken:
    """A store that cannot be written, or read either, until it is mended."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
        self.failures = 0
        self._patch = monkeypatch.context()
        patch = self._patch.__enter__()
        for name in names:
            patch.setattr(site.house.store, name, self._fail)

    async def _fail(self, *_: object, **__: object) -> Any:
        self.failures += 1
        raise Unreadable("the disk is full")

    def mend(self) -> None:
        self._patch.__exit__(None, None, None)


async def time_passes(site: Site, done: Any, most: float) -> float:
    """So many seconds at most, in small steps, until this is so; how many it took."""
    clock, passed = hourglass(site), 0.0
    while not done():
        assert passed < most, "it goes on in time"
        await until(lambda: clock.waiting or done())
        clock.turn(0.1)
        passed += 0.1
        for _ in range(30):
            await settled()
    return passed


async def settled() -> None:
    await asyncio.sleep(0)


@pytest.mark.parametrize("names", [("commit",), ("commit", "table")])
def test_a_table_plays_on_when_the_store_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]], names: tuple[str, ...]
) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=DELAY) as site:
            path, _ = await against_a_bot(site)
            before = len(site.table(path).game_on.entries)
            broken = Broken(site, monkeypatch, *names)
            await time_passes(site, lambda: broken.failures >= 6, 60)
            broken.mend()
            code = path.split("/")[2]

            def moved() -> bool:
                table = site.house.tables.get(code)
                return table is not None and len(table.game_on.entries) > before

            assert await time_passes(site, moved, 20) <= 6, "the longest pause, and its own time"

    live(story())
    told = [line for line in logged if line["event"] == "bot_failed"]
    assert len(told) == 1, "one line, however often it failed"
    assert told[0]["why"] == "Unreadable"
    assert "exc_info" not in told[0]


def test_pauses_grow_and_are_short_again_once_it_went_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=(0.0, 0.0)) as site:
            person = site.visitor("Ana")
            path = await person.open(2, **FIRST)
            await person.get(path)
            clock = hourglass(site)
            moments: list[float] = []

            async def fail(*_: object, **how: object) -> None:
                if how.get("by") == "bot":
                    moments.append(clock.now())
                    raise Unreadable("away")

            monkeypatch.setattr(site.house.play, "move", fail)
            await person.post(f"{path}/start", {"how": "bots"})
            await until(lambda: moments and clock.waiting)
            for _ in range(7):
                failed = len(moments)
                (bell,) = [bell for bell in clock.bells if not bell.cancelled]
                clock.turn(bell.at - clock.time)
                await until(lambda failed=failed: len(moments) > failed and clock.waiting)
            pauses = [round(later - moment, 3) for moment, later in pairwise(moments)]
            assert pauses == [1, 2, 4, 5, 5, 5, 5]

    live(story())


def test_a_table_that_was_let_go_in_the_middle_comes_back_with_its_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=DELAY) as site:
            path, _ = await against_a_bot(site)
            table = site.table(path)
            before = len(table.game_on.entries)
            site.house.tables.let_go(table)

            def moved() -> bool:
                found = site.house.tables.get(table.code)
                return found is not None and found is not table and len(found.game_on.entries) > before

            await time_passes(site, moved, 5)

    live(story())


class Talkative(AtOnce):
    """Bots that say the first thing they may."""

    async def speak(self, game: str, level: str, view: bytes, seed: int, asker: Asker = NOBODY) -> tuple[str, ...]:
        found = games.find(game)
        return found.talk.sayable(found.read_view(view))[0].words


def test_bots_that_could_not_say_their_word_say_it_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), bot_delay=DELAY, thinkers=Talkative()) as site:
            person = site.visitor("Ana")
            path = await person.open(5, game="idus_martii", **{"option-first_player": "0", "option-talk_pause": "30"})
            await person.get(path)
            said = site.house.play.claim
            failures: list[object] = []

            async def fail(*what: Any, **how: Any) -> None:
                if len(failures) < 3:
                    failures.append(what)
                    raise Unreadable("away")
                await said(*what, **how)

            monkeypatch.setattr(site.house.play, "claim", fail)
            await person.post(f"{path}/start", {"how": "bots"})
            table = site.table(path)
            await time_passes(site, lambda: table.game_on.claims, 30)
            assert len(failures) == 3

    live(story())
