"""Who thinks next: addresses, people and tables take turns, long queues shorten thoughts.

What nobody wants any more is not begun.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from perfidie.web.house.bots.desk import NOBODY, CannotThink
from perfidie.web.house.bots.turns import LEAST, WAIT, Asker, NotWanted, Turns
from perfidie.web.house.people.etiquette import origin_mark
from web.browserless import AtOnce, a_site, live


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


def a_visitor(origin: str, tables: int, name: str = "") -> list[Asker]:
    """The tables of somebody from this address, each with a question."""
    return [Asker(f"{origin}{name}{table}", person=f"{origin}{name}", origin=origin) for table in range(tables)]


def test_one_visitor_with_fifty_tables_of_masters_has_the_share_of_one_visitor() -> None:
    async def story() -> None:
        turns = Turns(1)
        served, tasks = await queue(turns, *a_visitor("crowd", 50))
        (innocent,) = a_visitor("innocent", 1)
        served_later, more = await queue(turns, innocent)
        before = len(served)
        await leave(turns, 2)
        assert served_later == [innocent.table], "at most one other thought begins before it"
        assert len(served) - before == 1
        assert await more[0] == 1.0, "and it is not made shorter because somebody else asks for much"
        await leave(turns, 48)
        assert min(await asyncio.gather(*tasks)) < 0.1 + 1e-9

    told(story)


def test_many_people_of_one_address_have_the_share_of_one_address() -> None:
    async def story() -> None:
        turns = Turns(1)
        crowd = [asker for name in range(20) for asker in a_visitor("cafe", 3, f"-{name}-")]
        served, tasks = await queue(turns, *crowd, *a_visitor("home", 2))
        await leave(turns, 61)
        assert [place for place, table in enumerate(served) if table.startswith("home")] == [2, 4]
        waited = [table.split("-")[1] for table in served[1:] if table.startswith("cafe")]
        assert sorted(waited[:20], key=int) == [str(name) for name in range(20)], "each in turn"
        await asyncio.gather(*tasks)

    told(story)


def test_advice_is_the_share_of_whoever_asks_for_it(tmp_path: Path) -> None:
    class Noting(AtOnce):
        askers: ClassVar[list[Asker]] = []

        async def advise(self, game: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY) -> Any:
            self.askers.append(asker)
            raise CannotThink("it is only noted who asks")

    async def story() -> None:
        thinkers = Noting()
        async with a_site(tmp_path, thinkers=thinkers) as site:
            person = site.visitor("Ana")
            path = await person.open(2, **{"option-first_wesley": "0"})
            await person.get(path)
            await person.post(f"{path}/start", {"how": "bots"})
            await person.send(f"{path}/advice")
            (asker,) = thinkers.askers
            table = site.table(path)
            assert asker.person == table.chairs[0].person
            assert asker.origin == table.arrangement.origin == origin_mark("127.0.0.1")

    live(story())


def test_places_come_and_go_and_nobody_is_sent_away() -> None:
    async def story() -> None:
        turns = Turns(1)
        served, tasks = await queue(turns, *[Asker(str(table)) for table in range(6)])
        turns.resize(3)
        await leave(turns, 0)
        await asyncio.sleep(0)
        assert served == ["0", "1", "2"]
        turns.resize(1)
        await leave(turns, 2)
        assert served == ["0", "1", "2"], "three had a place, and there is one"
        await leave(turns, 4)
        await asyncio.gather(*tasks)
        await turns.all_left()

    told(story)


def test_how_long_a_question_waits_follows_from_how_many_come_before_it() -> None:
    async def story() -> None:
        turns = Turns(2)
        assert turns.behind(Asker("early")) is None, "there is a place"
        turns.stayed(4.0)
        _, tasks = await queue(turns, *a_visitor("crowd", 12), *a_visitor("home", 1))
        ranks = turns.ranks()
        assert ranks["home0"] == 1
        assert ranks["crowd11"] == 10
        assert turns.expected(ranks["home0"]) == 4.0
        assert turns.expected(ranks["crowd11"]) == 22.0
        assert turns.behind(Asker("new", origin="third")) == 2
        await leave(turns, 13)
        await asyncio.gather(*tasks)

    told(story)
