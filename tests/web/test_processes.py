"""Two houses on one database and one Redis: each serves any page and takes any move, and one sees to the bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from perfidie.engine import Refusal
from perfidie.store import BOT, Fenced, Line
from perfidie.store.members import Member
from perfidie.store.times import DAY
from perfidie.web.app import make_house
from perfidie.web.house.together import following, ownership
from services import Redis
from web.browserless import PATIENCE, Site, Visitor, a_site, live, whose_turn
from web.hourglass import Hourglass


@asynccontextmanager
async def two_sites(folder: Path, redis: Redis, **settings: object) -> AsyncIterator[tuple[Site, Site]]:
    """Two houses that share everything but their memory."""
    async with (
        a_site(folder, 1, redis=redis.url, **settings) as one,
        a_site(folder, 2, redis=redis.url, **settings) as other,
    ):
        for site in (one, other):
            await until(lambda site=site: site.house.commons.reachable)  # type: ignore[misc]
        yield one, other


async def until(so: Callable[[], object]) -> None:
    """Waits for what other tasks bring about."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.005)


def through(site: Site, visitor: Visitor) -> Visitor:
    """The same person with the same browser, whose requests another process answers."""
    found = site.visitor(visitor.name, cookies=dict(visitor.client.cookies))
    found.csrf = visitor.csrf
    return found


def test_a_game_is_played_through_two_processes_in_turn(tmp_path: Path, redis: Redis) -> None:
    async def story() -> None:
        async with two_sites(tmp_path, redis) as sites:
            path, people = await sites[0].begun("Ana", "Bo", "Cléo")
            both = [[through(site, person) for person in people] for site in sites]
            rng, moves = Random(3), 0
            while (turn := await whose_turn(path, both[moves % 2])) is not None:
                seat, page = turn
                await both[(moves + 1) % 2][seat].move(path, page.version, rng.choice(page.moves))
                moves += 1
            assert moves > 10
            one, other = (site.table(path) for site in sites)
            await until(lambda: one.mark == other.mark)
            assert one.game_on.record(one.names) == other.game_on.record(other.names)

    live(story())


def test_who_listens_in_one_process_is_shown_what_is_done_in_the_other(tmp_path: Path, redis: Redis) -> None:
    async def story() -> None:
        async with two_sites(tmp_path, redis) as (one, other):
            path, people = await one.begun("Ana", "Bo")
            turn = await whose_turn(path, people)
            assert turn is not None
            seat, page = turn
            viewer = through(other, people[1 - seat])
            await viewer.get(path)
            async with viewer.listen(path) as stream:
                await people[seat].move(path, page.version, page.moves[0])
                assert b"hx-partial" in await stream.next()
                await people[seat].post(f"{path}/say", {"text": "Bonsoir"})
                said = await stream.next()
                while b"Bonsoir" not in said:
                    said = await stream.next()

    live(story())


def test_moves_made_at_the_same_moment_in_two_processes_are_both_taken(tmp_path: Path, redis: Redis) -> None:
    """Two senators vote in secret: neither is refused because the other was faster."""

    async def story() -> None:
        async with two_sites(tmp_path, redis) as sites:
            names = ("Ana", "Bo", "Cléo", "Dan", "Ève")
            path, people = await sites[0].begun(*names, game="idus_martii")
            pages = [await through(sites[0], person).get(path) for person in people]
            asked = [seat for seat, page in enumerate(pages) if page.my_turn]
            assert len(asked) > 1
            voters = [through(sites[place % 2], people[seat]) for place, seat in enumerate(asked)]
            await asyncio.gather(
                *[
                    voter.move(path, pages[seat].version, pages[seat].moves[0])
                    for voter, seat in zip(voters, asked, strict=True)
                ]
            )
            kept = await sites[0].house.store.table(path.split("/")[2])
            assert kept is not None
            assert sorted(line.seat for line in kept.lines if line.kind == "move") == asked

    live(story())


def test_what_was_written_while_a_process_read_is_known_when_it_is_asked(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host gives the sign in a process that is still reading who sat down before the last one did."""

    async def story() -> None:
        async with two_sites(tmp_path, redis) as (one, other):
            host, *guests = [one.visitor(name) for name in ("Ana", "Bo", "Cléo")]
            path = await host.open(3)
            there = through(other, host)
            await there.get(path)
            store, read, go_on = other.house.store, asyncio.Event(), asyncio.Event()
            since = store.since

            async def slowly(*asked: Any) -> Any:
                news = await since(*asked)
                read.set()
                await go_on.wait()
                return news

            monkeypatch.setattr(store, "since", slowly)
            await guests[0].sit(path)
            await read.wait()
            await guests[1].sit(path)
            start = asyncio.create_task(there.send(f"{path}/start", {"how": "all"}))
            await until(lambda: other.table(path).lock._waiters)
            go_on.set()
            assert (await start).status_code == 303

    live(story())


def test_one_process_sees_to_the_bots_and_the_other_when_it_has_gone(tmp_path: Path, redis: Redis) -> None:
    async def story() -> None:
        async with a_site(tmp_path, 1, redis=redis.url) as one:
            async with a_site(tmp_path, 2, redis=redis.url, bot_delay=(600.0, 600.0)) as other:
                ana = other.visitor("Ana")
                path = await ana.post("/games/verre/play", {})
                table = other.table(path)
                await until(lambda: other.house.ownership.owns(table))
                here = through(one, ana)
                await here.get(path)
                assert not one.house.ownership.owns(one.table(path))
                await until(lambda: one.house.ownership.owned_elsewhere(one.table(path)))
                turn = await here.get(path)
                if turn.my_turn:
                    await here.move(path, turn.version, turn.moves[0])
                assert not one.house.drivers.thinking(one.table(path))
                version = one.table(path).version
            await one.house.ownership.look()  # the other one has left
            await until(lambda: one.house.ownership.owns(one.table(path)))
            await until(lambda: one.table(path).version > version or not one.table(path).waits_for_bots())

    live(story())


def test_a_clock_that_lasts_days_rings_once_though_two_processes_count(tmp_path: Path, redis: Redis) -> None:
    async def story() -> None:
        clock = Hourglass()
        async with two_sites(tmp_path, redis, clock=clock) as sites:
            path, people = await sites[0].begun("Ana", "Bo", pace=f"each-{2 * DAY}")
            await through(sites[1], people[1]).get(path)
            one, other = (site.table(path) for site in sites)
            assert one.times == other.times
            (seat,) = one.asked
            clock.turn(2 * DAY + 1)
            for site in sites:
                await site.house.ownership.look()
            for _ in range(20):
                clock.turn(0.5)
                await asyncio.sleep(0.01)
            await until(lambda: one.mark == other.mark and one.version)
            for table in (one, other):
                assert [entry.seat for entry in table.game_on.entries if entry.late] == [seat]
            assert one.times == other.times

    live(story())


def test_what_a_process_does_by_itself_is_refused_once_another_one_sees_to_the_table(
    tmp_path: Path, redis: Redis
) -> None:
    async def story() -> None:
        async with two_sites(tmp_path, redis, bot_delay=(600.0, 600.0)) as (one, other):
            ana = one.visitor("Ana")
            path = await ana.post("/games/verre/play", {})
            table = one.table(path)
            await until(lambda: one.house.ownership.owns(table))
            store = one.house.store
            await store.leave(one.house.ownership.me.id)  # the others think it dead
            await through(other, ana).get(path)
            await other.house.ownership.look()
            await until(lambda: other.house.ownership.owns(other.table(path)))
            seat, asked = next(iter(table.asked.items()))
            change = table.move(seat, asked.choices[0], None, Random(1))
            assert change is not None
            with pytest.raises(Refusal) as refused:
                await one.house.ledger.write(table, change, by_itself=True)
            assert isinstance(refused.value.__cause__, Fenced)
            kept = await store.table(table.code)
            assert kept is not None
            assert not [line for line in kept.lines if isinstance(line, Line) and line.kind == "move"]
            assert table.version == kept.version
            assert not one.house.ownership.owns(table)

    live(story())


def test_without_redis_the_store_is_asked_and_nothing_is_wrong(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "LOOK_OFTEN", 0.02)

    async def story() -> None:
        async with two_sites(tmp_path, redis) as (one, other):
            path, people = await one.begun("Ana", "Bo")
            await through(other, people[0]).get(path)
            redis.kill()
            try:
                for site in (one, other):
                    await until(lambda site=site: not site.house.commons.reachable)  # type: ignore[misc]
                turn = await whose_turn(path, people)
                assert turn is not None
                seat, page = turn
                async with through(other, people[1 - seat]).listen(path) as stream:
                    await people[seat].move(path, page.version, page.moves[0])
                    assert b"hx-partial" in await stream.next()
                assert not one.house.presence.gone(one.table(path), 1 - seat)
            finally:
                redis.start()
            for site in (one, other):
                await until(lambda site=site: site.house.commons.reachable)  # type: ignore[misc]

    live(story())


def test_who_is_at_a_table_is_known_in_every_process(tmp_path: Path, redis: Redis) -> None:
    async def story() -> None:
        async with two_sites(tmp_path, redis) as (one, other):
            path, (ana, bo) = await one.begun("Ana", "Bo")
            async with ana.listen(path):
                await through(other, bo).get(path)
                table = other.table(path)
                await until(lambda: not other.house.presence.away(table, 0))
                other.house.presence.note(table, 1, -2e9)
                assert other.house.presence.watched(table, 0.0)

    live(story())


def test_a_second_process_without_redis_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes that do not know of each other would each serve old pages."""
    monkeypatch.setattr(ownership, "BEAT", 0.01)
    monkeypatch.setattr(ownership, "LIFE", 0.1)

    async def story() -> None:
        async with a_site(tmp_path) as site:
            store, another = site.house.store, Member("another", "another machine", 1, shared=False)

            async def live_on() -> None:
                while True:
                    await store.beat(another)

            living = asyncio.create_task(live_on())
            with pytest.raises(Refusal) as refused:
                await make_house(site.house.settings).open()
            living.cancel()
            assert refused.value.code == "house-occupied"
            assert len((await store.beat(site.house.ownership.me)).members) == 2, "who was refused has left"

    live(story())


def test_bots_wait_for_what_is_shown_in_another_process(tmp_path: Path, redis: Redis) -> None:
    async def story() -> None:
        async with two_sites(tmp_path, redis, beats=1.0) as (one, other):
            path, (ana, bo) = await one.begun("Ana", "Bo")
            await through(other, bo).get(path)
            there = other.table(path)
            async with ana.listen(path) as stream:
                assert stream.listener is not None
                here = one.table(path)
                here.audience.shows(stream.listener, one.house.clock.now() + 30.0)
                await until(lambda: there.audience.until_for(0) > other.house.clock.now() + 20.0)
                there.audience.skip(0)
                await until(lambda: not here.audience.until_for(0) or stream.listener)
            assert BOT not in {chair.kind for chair in there.chairs}

    live(story())
