"""Where bots are in demand, pages say about how long one waits; it follows from how much is asked for alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from perfidie.web.house.bots.desk import NOBODY
from perfidie.web.house.bots.turns import Asker
from web.browserless import AtOnce, a_site, live
from web.hourglass import Hourglass, hourglass, until

LINE = {
    "fr": "Les automates sont très demandés : environ {} s",
    "en": "The bots are much in demand: about {} s",
}


class InDemand(AtOnce):
    """Bots that wait for a place for as long as a test says."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.place = asyncio.Event()
        self.asked = 0

    def expected(self, asker: Asker) -> float:
        self.asked += 1
        return self.seconds

    async def think(
        self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY
    ) -> tuple[str, ...]:
        await self.place.wait()
        asker.begins()
        return await super().think(game, level, view, legal, seed, asker)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_page_says_how_long_one_waits_and_no_more_than_every_five_seconds(tmp_path: Path, lang: str) -> None:
    async def story() -> None:
        thinkers = InDemand(12.0)
        async with a_site(tmp_path, clock=Hourglass(), thinkers=thinkers, bot_delay=(1.0, 1.0)) as site:
            person = site.visitor("Ana", lang)
            path = await person.open(2, **{"option-first_wesley": "1"})
            await person.get(path)
            await person.post(f"{path}/start", {"how": "bots"})
            await until(lambda: thinkers.asked)
            assert LINE[lang].format(15) in (await person.get(path)).text
            async with person.listen(path, lang) as stream:
                await stream.news()
                thinkers.seconds = 7.0
                hourglass(site).turn(4.9)
                assert thinkers.asked == 1
                hourglass(site).turn(0.2)
                assert LINE[lang].format(10) in b"".join(await stream.news()).decode()
                thinkers.seconds = 3.0
                hourglass(site).turn(5.0)
                text = b"".join(await stream.news()).decode()
                assert LINE[lang][:20] not in text, "short enough not to be told"
                assert "r-decision" in text
                thinkers.place.set()
                await until(lambda: site.house.drivers.demand.expected(site.table(path)) == 0)

    live(story())


def test_nothing_is_said_where_the_table_waits_for_no_bot_or_not_for_long(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = InDemand(3.9)
        async with a_site(tmp_path, clock=Hourglass(), thinkers=thinkers) as site:
            person = site.visitor("Ana")
            path = await person.open(2, **{"option-first_wesley": "1"})
            await person.get(path)
            await person.post(f"{path}/start", {"how": "bots"})
            await until(lambda: thinkers.asked)
            assert LINE["fr"][:20] not in (await person.get(path)).text
            thinkers.place.set()
            await until(lambda: 0 in site.table(path).asked)
            assert LINE["fr"][:20] not in (await person.get(path)).text

    live(story())
