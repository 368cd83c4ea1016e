"""Writing in groups: what is acknowledged is kept, what is refused leaves no trace, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from pathlib import Path
from random import Random

import psycopg
import pytest
from msgspec.structs import replace

from perfidie.store import Change, CodeTaken, Said, Stale, Unreadable
from perfidie.store.sql import SqlStore
from store.counter import ANNE, ARRANGEMENT, Place, address, furnished, kept, locked, move, on, opened, program, run


def test_a_stale_change_in_a_group_fails_alone(hand: Place) -> None:
    async def story() -> None:
        async with furnished(hand) as store:
            await store.lay("FGHIJ", ARRANGEMENT)
            here, there = await kept(store), await kept(store, "FGHIJ")
            outcomes = await asyncio.gather(
                store.commit(on(here, move("first"))),
                store.commit(on(here, move("too late"), held=((ANNE.id, 2),))),
                store.lay("FGHIJ", ARRANGEMENT, ((ANNE.id, 2),)),
                store.commit(on(there, move("elsewhere"))),
                store.talk("FGHIJ", Said(0, "Anne", "one", 1.0)),
                store.talk("KLMNO", Said(0, "Anne", "two", 1.0)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [
                type(None),
                Stale,
                CodeTaken,
                type(None),
                int,
                Stale,
            ]
        async with opened(hand) as store:
            assert (await kept(store)).lines == (move("first"),)
            there = await kept(store, "FGHIJ")
            assert there.lines == (move("elsewhere"),)
            assert [said.text for said in there.talk] == ["one"]
            assert await store.seats_of(ANNE.id) == {"ABCDE": 0}

    run(story())


@pytest.mark.parametrize(
    ("broken", "error"),
    [
        ({"held": (("a stranger", 2),)}, (sqlite3.IntegrityError, psycopg.IntegrityError)),
        ({"lines": (move("half a letter \ud800"),)}, UnicodeEncodeError),
    ],
)
def test_what_the_database_cannot_take_fails_alone_and_leaves_no_trace(
    hand: Place, broken: dict[str, object], error: type[Exception] | tuple[type[Exception], ...]
) -> None:
    async def story() -> None:
        async with furnished(hand) as store:
            for code in ("FGHIJ", "KLMNO"):
                await store.lay(code, ARRANGEMENT)
            changes = [on(await kept(store, code), move("good")) for code in ("ABCDE", "FGHIJ", "KLMNO")]
            changes[1] = replace(changes[1], **broken)
            outcomes = await asyncio.gather(*[store.commit(change) for change in changes], return_exceptions=True)
            assert isinstance(outcomes.pop(1), error)
            assert outcomes == [None, None]
            assert [(await kept(store, code)).version for code in ("ABCDE", "FGHIJ", "KLMNO")] == [1, 0, 1]
            await store.commit(on(await kept(store, "FGHIJ"), move("good after all")))

    run(story())


def test_of_two_stores_on_one_database_that_write_on_one_version_exactly_one_wins(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as one, opened(place._replace(synchronous="FULL")) as other:
            for number in range(60):
                table = await kept(one)
                race = [store.commit(on(table, move(f"{number} by {store is one}"))) for store in (one, other)]
                outcomes = await asyncio.gather(*race, return_exceptions=True)
                assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Stale"]
                winner = one if outcomes[0] is None else other
                assert (await kept(other)).lines[number:] == (move(f"{number} by {winner is one}"),)

    run(story())


def test_three_processes_that_race_on_one_table_lose_nothing_and_write_nothing_twice(place: Place) -> None:
    async def furnish() -> None:
        async with furnished(place):
            pass

    run(furnish())
    racers = {mark: program("committer.py", place.address, "ABCDE", mark, "60") for mark in "xyz"}
    acknowledged = {}
    for racer in racers.values():
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    for mark, racer in racers.items():
        for number in racer.communicate()[0].split():
            assert int(number) not in acknowledged
            acknowledged[int(number)] = mark
        assert racer.returncode == 0

    async def look() -> None:
        async with opened(place) as store:
            table = await kept(store)
            assert table.lines == tuple(move(acknowledged[number], str(number)) for number in range(180))

    run(look())


def test_what_was_acknowledged_before_kill_9_is_there_afterwards_once(place: Place) -> None:
    async def look(acknowledged: int) -> int:
        async with opened(place) as store:
            table = await kept(store)
            assert table.version >= acknowledged
            assert table.lines == tuple(move("victim", str(number)) for number in range(table.version))
            return table.version

    async def furnish() -> None:
        async with furnished(place):
            pass

    run(furnish())
    rng, version = Random(9), 0
    for _ in range(8 if place.address.startswith("sqlite") else 2):
        victim = program("committer.py", place.address, "ABCDE", "victim", "0")
        assert victim.stdin is not None
        assert victim.stdout is not None
        victim.stdin.write("go\n")
        victim.stdin.flush()
        heard = [int(victim.stdout.readline()) for _ in range(rng.randrange(1, 400))]
        victim.kill()
        heard += [int(number) for number in victim.stdout.read().split("\n")[:-1]]
        victim.wait()
        victim.stdin.close()
        victim.stdout.close()
        assert heard == list(range(version, version + len(heard)))
        version = run(look(heard[-1] + 1))


def test_a_caller_who_is_cancelled_after_asking_leaves_his_change_written_whole(hand: Place) -> None:
    async def story() -> None:
        async with furnished(hand) as store:
            await asyncio.gather(*[cancelled_after_asking(store, code) for code in ("ABCDE", "FGHIJ", "KLMNO")])
            await store.ping()
            for code in ("ABCDE", "FGHIJ", "KLMNO"):
                table = await kept(store, code)
                assert table.lines == (move("one"), move("two"))
                assert table.arrangement.public
            assert await store.seats_of(ANNE.id) == {"ABCDE": 2, "FGHIJ": 2, "KLMNO": 2}

    async def cancelled_after_asking(store: SqlStore, code: str) -> None:
        if code != "ABCDE":
            await store.lay(code, ARRANGEMENT)
        table, asked = await kept(store, code), asyncio.Event()
        public = replace(ARRANGEMENT, public=True)

        async def caller() -> None:
            asked.set()
            await store.commit(on(table, move("one"), move("two"), arrangement=public, held=((ANNE.id, 2),)))

        task = asyncio.create_task(caller())
        await asked.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(story())


def test_closing_writes_what_is_still_queued(hand: Place) -> None:
    async def story() -> None:
        async with furnished(hand) as store:
            table = await kept(store)
            queued = []
            for number in range(40):
                change = Change("ABCDE", table.version + number, table.stamp, (move(str(number)),))
                asking = store.commit(change)
                asking.send(None)  # as far as the queue, and no further
                queued.append(asking)
        for asking in queued:
            asking.close()
        async with opened(hand) as store:
            assert (await kept(store)).lines == tuple(move(str(number)) for number in range(40))

    run(story())


def test_while_another_process_writes_the_event_loop_goes_on_and_the_order_is_kept(hand: Place) -> None:
    async def story() -> None:
        async with furnished(hand) as store:
            table = await kept(store)
            with locked(hand):
                first = asyncio.create_task(store.commit(on(table, move("first"))))
                assert await store.who("session of anne") == ANNE
                second = asyncio.create_task(store.commit(replace(on(table, move("second")), version=1)))
                assert (await kept(store)).lines == ()
                assert not first.done()
                assert not second.done()
            await asyncio.gather(first, second)
            assert (await kept(store)).lines == (move("first"), move("second"))

    run(story())


def test_where_patience_is_at_its_end_the_caller_is_told_and_nothing_is_written(place: Place) -> None:
    async def story() -> None:
        async with furnished(place):
            pass
        async with opened(place, patience=0.0) as store:
            table = await kept(store)
            with locked(place), pytest.raises(Unreadable, match=r"cannot be written: .*lock"):
                await store.commit(on(table, move("refused")))
            await store.commit(on(table, move("taken")))
            assert (await kept(store)).lines == (move("taken"),)

    run(story())


def test_a_store_that_can_be_read_but_not_written_does_not_say_that_all_is_well(place: Place) -> None:
    async def story() -> None:
        async with furnished(place):
            pass
        async with opened(place, patience=0.0) as store:
            await store.ping()
            with locked(place):
                assert (await kept(store)).version == 0
                with pytest.raises(Unreadable, match="cannot be written"):
                    await store.ping()
            await store.ping()

    run(story())


def test_the_write_ahead_log_is_tidied_while_the_table_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with furnished(tmp_path) as store:
            table = await kept(store)
            sizes = []
            for number in range(3000):
                await store.commit(Change("ABCDE", number, table.stamp, (move("a", "long", "game", str(number)),)))
                sizes.append((tmp_path / "tables.db-wal").stat().st_size)
            assert max(sizes) < 2000 * 4096  # untidied it would hold two pages for each of the 3,000 moves
            assert (await kept(store)).version == 3000

    run(story())


def test_a_store_belongs_to_the_event_loop_that_opened_it(tmp_path: Path) -> None:
    loop = asyncio.new_event_loop()
    store = SqlStore(address(tmp_path))
    loop.run_until_complete(store.open())
    with pytest.raises(RuntimeError, match="event loop"):
        run(store.ping())
    loop.run_until_complete(store.close())
    loop.run_until_complete(loop.shutdown_default_executor())
    loop.close()
    gc.collect()
