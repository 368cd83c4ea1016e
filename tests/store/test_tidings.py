"""Tidings in every kind of database: one of a kind about a subject, claimed by one process alone."""

from __future__ import annotations

import asyncio

from perfidie.store.people import tidings as kept
from perfidie.store.people.tidings import Tiding
from store.counter import Place, opened, run


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
