"""Who thinks next: tables take turns, long queues shorten thoughts, and what nobody wants any more is not begun."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from perfidie.web.house.bots import drivers
from perfidie.web.house.bots.thinkers import NOBODY
from perfidie.web.house.bots.turns import LEAST, WAIT, Asker, NotWanted, Turns
from web.browserless import AtOnce, a_site, live
from web.hourglass import Hourglass, until


async def queue(turns: Turns, *askers: Asker, seconds: float = 1.0) -> tuple[list[str], list[asyncio.Task[float]]]:
    """These wait for a place, in this order; the tables whose turn has come, as it comes."""
    served: list[str] = []

    async def one(asker: Asker) -> float:
        factor = await turns.take(asker, seconds)
        served.append(asker.table)
        return factor

    tasks = [asyncio.create_task(one(asker)) for asker in askers]
    await asyncio.sleep(0)
    return served, tasks


async def leave(turns: Turns, times: int) -> None:
    for _ in range(times):
        turns.leave()
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def told(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))  # type: ignore[arg-type]


def test_a_table_with_seven_bots_holds_up_nobody_else() -> None:
    async def story() -> None:
        turns = Turns(1)
        many, others = [Asker("many")] * 7, [Asker("one"), Asker("two")]
        served, tasks = await queue(turns, *many, *others)
        assert served == ["many"]
        await leave(turns, 8)
        assert served == ["many", "many", "one", "two", *["many"] * 5]
        await asyncio.gather(*tasks)

    told(story)


def test_when_much_is_waiting_thoughts_are_shorter_so_that_nobody_waits_long() -> None:
    async def story() -> None:
        turns = Turns(2)
        _, tasks = await queue(turns, *[Asker(str(table)) for table in range(14)])
        await leave(turns, 12)
        factors = await asyncio.gather(*tasks)
        assert factors[:2] == [1.0, 1.0], "nobody waits yet"
        assert factors[2] == pytest.approx(WAIT * 2 / 12)
        assert factors[2:8] == sorted(factors[2:8]), "the fewer wait the longer they think"
        assert factors[-1] == 1.0
        assert sum(factors[2:]) / 2 < 2.5 * WAIT, "so long does the last one wait, all in all"

    told(story)


def test_on_a_busy_machine_a_second_lasts_longer_and_thoughts_are_shorter_for_it() -> None:
    async def story() -> None:
        turns = Turns(1)
        assert await turns.take(Asker("a"), 1.0) == 1.0
        for _ in range(50):
            turns.lasted(1.0, 6.0)
        turns.leave()
        assert turns.slowness == pytest.approx(6.0, abs=0.01)
        assert await turns.take(Asker("a"), 1.0) == pytest.approx(WAIT / 6, abs=0.01)
        for _ in range(50):
            turns.lasted(1.0, 1.0)
        assert turns.slowness == pytest.approx(1.0, abs=0.01)

    told(story)


def test_no_thought_is_cut_down_to_less_than_a_tenth() -> None:
    async def story() -> None:
        turns = Turns(1)
        _, tasks = await queue(turns, *[Asker(str(table)) for table in range(100)])
        await leave(turns, 99)
        assert min(await asyncio.gather(*tasks)) == LEAST == 0.1

    told(story)


def test_a_question_that_no_longer_stands_is_never_begun_and_the_next_one_is() -> None:
    async def story() -> None:
        turns = Turns(1)
        stands = True
        served, tasks = await queue(turns, Asker("a"), Asker("b", lambda: stands), Asker("c"))
        stands = False
        await leave(turns, 1)
        assert served == ["a", "c"]
        with pytest.raises(NotWanted):
            await tasks[1]

    told(story)


def test_whoever_gives_up_waiting_leaves_his_place_to_the_next() -> None:
    async def story() -> None:
        turns = Turns(1)
        served, tasks = await queue(turns, Asker("a"), Asker("b"), Asker("c"), Asker("d"))
        tasks[1].cancel()
        await leave(turns, 1)
        assert served == ["a", "c"]
        turns.leave()
        tasks[3].cancel()  # at the very moment when it was its turn
        with pytest.raises(asyncio.CancelledError):
            await tasks[3]
        assert await turns.take(Asker("e"), 1.0) == 1.0

    told(story)


class Sure(AtOnce):
    """Bots that were granted a second and need none of it, or all of it."""

    def __init__(self, at_once: bool) -> None:
        self.begun, self.free = asyncio.Event(), asyncio.Event()
        if at_once:
            self.free.set()

    async def think(
        self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY
    ) -> tuple[str, ...]:
        asker.begins(1.0)
        self.begun.set()
        await self.free.wait()
        return tuple(legal[0])


@pytest.mark.parametrize("at_once", [True, False])
def test_a_bot_that_is_sure_early_takes_as_long_as_one_that_is_not(tmp_path: Path, at_once: bool) -> None:
    async def story() -> None:
        clock, thinkers = Hourglass(), Sure(at_once)
        async with a_site(tmp_path, clock=clock, thinkers=thinkers, bot_delay=(0.2, 0.2)) as site:
            person = site.visitor("Ana")
            path = await person.open(2, **{"option-first_wesley": "1"})
            await person.get(path)
            await person.post(f"{path}/bot", {"seat": "1", "level": "master"})
            await person.post(f"{path}/start", {"how": "all"})
            table = site.table(path)
            assert 1 in table.asked
            before = len(table.game_on.entries)
            await until(lambda: clock.waiting and thinkers.begun.is_set())
            clock.turn(1.0 + drivers.SLACK - 0.01)
            thinkers.free.set()
            await until(lambda: clock.waiting)
            assert len(table.game_on.entries) == before
            clock.turn(0.02)
            await until(lambda: len(table.game_on.entries) > before)

    live(story())
