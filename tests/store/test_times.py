"""Clocks of tables in every kind of database: written with each change, and found when they are up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from perfidie.store import PLAYING, Stale
from perfidie.store.reads import overdue
from perfidie.store.times import STOPPED, Behind, Pace, Times, Wait
from store.counter import ANNE, ARRANGEMENT, Place, furnished, kept, move, on, run

PACE = Pace(86_400, True, 60, "master")
WAITS = {1: Wait("Vote", 3, False, 10.0, 500.5)}
TIMES = Times(WAITS, {0: 12.5}, {0: Behind(4, 300.25)}, {2: Wait("Pour", 2, True, 1.0, 2.0)})


def test_clocks_are_written_with_a_change_and_read_as_they_were(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            agreed = replace(ARRANGEMENT, phase=PLAYING, pace=PACE)
            before = await kept(store)
            assert before.times == STOPPED
            await store.commit(on(before, arrangement=agreed, times=TIMES))
            after = await kept(store)
            assert (after.times, after.arrangement.pace) == (TIMES, PACE)
            listed = (await store.tables_of(ANNE.id))[0]
            assert (listed.times, listed.times.due) == (TIMES, 300.25)
            with pytest.raises(Stale):
                await store.commit(on(before, move("late"), times=STOPPED))
            assert (await kept(store)).times == TIMES
            await store.commit(on(after, move("pass")))
            assert (await kept(store)).times == STOPPED

    run(story())


def test_tables_that_are_due_are_found_in_their_order_a_few_at_a_time(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            agreed = replace(ARRANGEMENT, phase=PLAYING, pace=PACE)
            for number, until in enumerate((30.0, 10.0, 20.0, 10.0, 99.0)):
                await store.lay(f"T{number}", ARRANGEMENT)
                times = Times({0: Wait("Vote", 0, False, 0.0, until)})
                await store.commit(on(await kept(store, f"T{number}"), arrangement=agreed, times=times))
            found, last = [], (0.0, "")
            while some := await store.look_up(overdue, 30.0, last, 2):
                found += [code for _, code in some]
                last = some[-1]
            assert found == ["T1", "T3", "T2", "T0"]
            assert await store.look_up(overdue, 9.0, (0.0, ""), 2) == []

    run(story())
