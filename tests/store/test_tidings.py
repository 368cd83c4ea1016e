"""Tidings in every kind of database: one of a kind about a subject, claimed by one process alone."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from sqlalchemy import update

from perfidie.store import PLAYING
from perfidie.store.people import tidings as kept
from perfidie.store.people.tidings import DAY, Tiding
from perfidie.store.schema import tables
from store.counter import ARRANGEMENT, BLAISE, Place, furnished, move, on, opened, run
from store.counter import kept as kept_table


def test_of_two_stores_one_claims_each_tiding(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as one, opened(place) as other:
            told = [Tiding("ana", "round", str(n), "/circles", {"name": "Guild"}, 1.0, 2.0) for n in range(40)]
            await one.keep(kept.tell, told)
            await other.keep(kept.tell, told[:5])
            claims = [store.keep(kept.claim, 3.0) for store in (one, other, one, other)]
            claimed = [
                tiding.subject for each in await asyncio.gather(*claims) for who in each for tiding in who.tidings
            ]
            assert sorted(claimed) == sorted(tiding.subject for tiding in told)
            assert not await one.look_up(kept.any_due, 9.0)
            await one.keep(kept.try_again, told[0], 3.0, 5.0, ["device"])
            ((again,),) = [each.tidings for each in await other.keep(kept.claim, 6.0)]
            assert (again.subject, again.facts["only"], again.facts["tries"]) == ("0", ["device"], 1)
            await one.keep(kept.erase, "ana", "Nobody")
            assert not (await one.look_up(kept.export, "ana"))["tidings"]

    run(story())


def test_of_two_stores_that_tell_the_same_at_once_neither_loses_what_it_told_besides(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as one, opened(place) as other:
            for number in range(30):
                both = Tiding("ana", "turn", str(number), "/t/X", {"since": 1}, 1.0, 2.0)
                first, second = [Tiding(who, "turn", str(number), "/t/X", {}, 1.0, 2.0) for who in ("bo", "cy")]
                await asyncio.gather(one.keep(kept.tell, [first, both]), other.keep(kept.tell, [both, second]))
            for who in ("ana", "bo", "cy"):
                assert len((await one.look_up(kept.export, who))["tidings"]) == 30

    run(story())


def test_a_house_that_opens_finds_who_was_asked_in_secret_while_it_closed(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            now = (await kept_table(store)).created
            await store.commit(on(await kept_table(store), arrangement=replace(ARRANGEMENT, phase=PLAYING)))
            old = {tables.c.touched: now - 9 * DAY}
            await store.keep(lambda connection: connection.execute(update(tables).values(old)).rowcount)
            await store.keep(kept.catch_up, now - DAY, now, now)
            assert not await store.look_up(kept.any_due, now + DAY), "nothing has happened for days"
            await store.commit(on(await kept_table(store), move("ask"), asked=(1,), noticed=False))
            await store.keep(kept.catch_up, now - DAY, now, now)
            assert [each.subject for each in await store.look_up(kept.waiting_for, BLAISE.id)] == ["ABCDE"]

    run(story())
