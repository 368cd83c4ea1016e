"""Several processes on one database: who is there, who sees to which table, what others have done meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from perfidie.store import Change, Fenced, Said, Stale
from perfidie.store.members import Lease, Mark, Member
from store.counter import ARRANGEMENT, Place, furnished, kept, move, on, opened, run

ONE, OTHER = Member("one", "here", 1, True), Member("other", "there", 2, True)


def test_of_two_that_claim_a_table_at_once_one_gets_it_and_both_know_which(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as here, opened(place) as there:
            await asyncio.gather(here.beat(ONE), there.beat(OTHER))
            codes = [f"TABL{letter}" for letter in "ABCDEFGHIJ"]
            await asyncio.gather(*[here.lay(code, ARRANGEMENT) for code in codes])
            for code in codes:
                mine, theirs = await asyncio.gather(here.claim(code, "one"), there.claim(code, "other"))
                assert mine == theirs
                assert mine in (Lease("one", 1), Lease("other", 1))

    run(story())


def test_what_an_owner_does_by_itself_is_refused_once_another_sees_to_the_table(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.beat(ONE)
            assert await store.claim("ABCDE", "one") == Lease("one", 1)
            await store.commit(Change("ABCDE", 0, 0, (move("as the owner"),), fence=1))
            await store.beat(OTHER, gone=["one"])
            assert await store.orphans(10) == ["ABCDE"]
            assert await store.claim("ABCDE", "other") == Lease("other", 2)
            with pytest.raises(Fenced):
                await store.commit(Change("ABCDE", 1, 0, (move("as the owner of before"),), fence=1))
            with pytest.raises(Fenced):
                await store.commit(Change("ABCDE", 1, 0, (move("and arranged"),), ARRANGEMENT, fence=1))
            with pytest.raises(Stale) as stale:
                await store.commit(Change("ABCDE", 0, 0, (move("too late"),), fence=2))
            assert not isinstance(stale.value, Fenced)
            await store.commit(Change("ABCDE", 1, 0, (move("as the new owner"),), fence=2))
            await store.commit(on(await kept(store), move("by somebody at the table")))
            assert len((await kept(store)).lines) == 3

    run(story())


def test_a_table_nobody_needs_to_see_to_waits_for_no_owner(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.beat(ONE)
            await store.claim("ABCDE", "one")
            await store.release("one", ["ABCDE"])
            assert await store.orphans(10) == []
            await store.beat(OTHER)
            assert await store.claim("ABCDE", "other") == Lease("other", 2)
            await store.release("one", ["ABCDE"])
            assert await store.claim("ABCDE", "one") == Lease("other", 2)
            await store.leave("other")
            assert await store.orphans(10) == ["ABCDE"]

    run(story())


def test_the_roll_names_who_is_there_and_tells_who_was_struck_off(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            assert await store.beat(ONE) == ((ONE,), True)
            assert await store.beat(ONE) == ((ONE,), False)
            members, anew = await store.beat(OTHER)
            assert (set(members), anew) == ({ONE, OTHER}, True)
            assert await store.beat(OTHER, gone=["one"]) == ((OTHER,), False)
            assert (await store.beat(ONE)).anew

    run(story())


def test_what_others_did_and_said_since_is_read_in_its_order(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as here, opened(place) as there:
            await here.commit(on(await kept(here), move("a")))
            assert await here.marks(["ABCDE", "KLMNO"]) == {"ABCDE": Mark(1, 0, 0)}
            await asyncio.gather(
                there.commit(Change("ABCDE", 1, 0, (move("b"), move("c")))),
                there.talk("ABCDE", Said(0, "Anne", "one", 1.0)),
                here.talk("ABCDE", Said(1, "Blaise", "two", 1.0)),
            )
            news = await here.since("ABCDE", Mark(1, 0, 0))
            assert news is not None
            assert news.lines == (move("b"), move("c"))
            assert {said.text for said in news.talk} == {"one", "two"}
            assert await here.marks(["ABCDE"]) == {"ABCDE": Mark(3, 0, 2)}
            assert await here.since("KLMNO", Mark(0, 0, 0)) is None

    run(story())


def test_a_fact_is_made_once_whoever_asks_first(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as here, opened(place) as there:
            first, second = await asyncio.gather(here.fact("salt", "from here"), there.fact("salt", "from there"))
            assert first == second
            assert await here.fact("salt", "another") == first

    run(story())


def test_lines_of_chat_from_two_houses_have_each_their_own_number(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as here, opened(place) as there:
            lines = [Said(seat, "Anne", str(seat), 1.0, (0, 1) if seat else ()) for seat in (0, 1) for _ in range(15)]
            asked = [store.talk("ABCDE", line) for line in lines for store in (here, there)]
            assert sorted(await asyncio.gather(*asked)) == list(range(60))

    run(story())
