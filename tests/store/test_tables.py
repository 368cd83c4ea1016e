"""What is kept about tables and people, and how it is found again."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from perfidie.store import CHANCE, OVER, PLAYING, SAID, UNDO, CodeTaken, Line, Person, Said, Stale, Store, Unreadable
from perfidie.store.sql import SqlStore
from store.counter import ANNE, ARRANGEMENT, BLAISE, Place, furnished, kept, move, on, opened, run


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by one second whenever the store looks at it."""
    seconds = count(1_000_000.0).__next__
    monkeypatch.setattr("perfidie.store.statements.time", seconds)
    monkeypatch.setattr("perfidie.store.postgres.time", seconds)


def test_a_sql_store_is_a_store(tmp_path: Path) -> None:
    store: Store = SqlStore(f"sqlite:///{tmp_path}/tables.db")
    assert store is not None


def test_a_table_comes_back_as_it_was_laid(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            laid = await store.lay("FGHIJ", ARRANGEMENT)
            assert (laid.code, laid.version, laid.stamp, laid.arrangement) == ("FGHIJ", 0, 0, ARRANGEMENT)
            assert await store.table("FGHIJ") == laid
            assert await store.table("KLMNO") is None

    run(story())


def test_lines_come_back_in_order_and_count_up_the_version(place: Place) -> None:
    first = (move("play", "a6", "B"), Line(CHANCE, -1, ("draw", "p2")))
    second = (Line(SAID, 2, ("I", "am", "loyal")), Line(UNDO, 0))

    async def story() -> None:
        async with furnished(place) as store:
            await store.commit(on(await kept(store), *first))
            await store.commit(on(await kept(store), *second))
        async with opened(place) as store:
            table = await kept(store)
            assert table.lines == first + second
            assert (table.version, table.stamp) == (4, 0)

    run(story())


def test_an_arrangement_replaces_the_one_before_and_counts_up_the_stamp(place: Place) -> None:
    begun = replace(ARRANGEMENT, phase=PLAYING, public=True)

    async def story() -> None:
        async with furnished(place) as store:
            await store.commit(on(await kept(store), move("deal"), arrangement=begun))
            table = await kept(store)
            assert table.arrangement == begun
            assert (table.version, table.stamp) == (1, 1)

    run(story())


def test_a_change_made_on_an_older_version_or_stamp_is_stale_and_writes_nothing(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            before = await kept(store)
            await store.commit(on(before, move("take", "A")))
            with pytest.raises(Stale):
                await store.commit(on(before, move("take", "B")))
            middle = await kept(store)
            await store.commit(on(middle, arrangement=replace(ARRANGEMENT, public=True)))
            late = on(middle, move("take", "C"), arrangement=ARRANGEMENT, let_go=(ANNE.id,))
            with pytest.raises(Stale):
                await store.commit(late)
            after = await kept(store)
            assert after.lines == (move("take", "A"),)
            assert (after.version, after.stamp, after.arrangement.public) == (1, 1, True)
            assert await store.seats_of(ANNE.id) == {"ABCDE": 0}

    run(story())


def test_a_change_to_a_table_that_does_not_exist_is_stale(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            with pytest.raises(Stale):
                await store.commit(replace(on(await kept(store), move("take", "A")), code="KLMNO"))
            with pytest.raises(Stale):
                await store.talk("KLMNO", Said(0, "Anne", "Anybody?", 1.0))

    run(story())


def test_a_code_is_given_once(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.commit(on(await kept(store), move("take", "A")))
            with pytest.raises(CodeTaken):
                await store.lay("ABCDE", replace(ARRANGEMENT, game="other"), ((ANNE.id, 2),))
            table = await kept(store)
            assert (table.arrangement, table.version) == (ARRANGEMENT, 1)
            assert await store.seats_of(ANNE.id) == {"ABCDE": 0}

    run(story())


def test_seats_are_held_changed_and_let_go_with_the_change_that_says_so(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.lay("FGHIJ", ARRANGEMENT, ((BLAISE.id, 2),))
            assert await store.seats_of(BLAISE.id) == {"ABCDE": 1, "FGHIJ": 2}
            exchanged = on(await kept(store), held=((ANNE.id, 1), (BLAISE.id, 0)))
            await store.commit(exchanged)
            assert await store.seats_of(ANNE.id) == {"ABCDE": 1}
            await store.commit(on(await kept(store), let_go=(BLAISE.id,)))
            assert await store.seats_of(BLAISE.id) == {"FGHIJ": 2}
            assert await store.seats_of("nobody") == {}

    run(story())


def test_talk_is_kept_in_order_with_the_table_and_numbered_by_the_store(place: Place) -> None:
    lines = [Said(0, "Anne", "Santé\u202f!", 10.5), Said(1, "Blaise", "x" * 2000, 11.5)]

    async def story() -> None:
        async with furnished(place) as store:
            await store.lay("FGHIJ", ARRANGEMENT)
            assert [await store.talk("ABCDE", line) for line in lines] == [0, 1]
            assert await store.talk("FGHIJ", lines[0]) == 0
            table = await kept(store)
            assert table.talk == tuple(lines)
            assert table.version == 0

    run(story())


def test_a_line_to_a_team_is_kept_with_its_seats_and_moves_the_table_up_no_list(place: Place, clock: None) -> None:
    line = Said(1, "Blaise", "Psst.", 10.5, (1, 2))

    async def story() -> None:
        async with furnished(place) as store:
            await store.lay("FGHIJ", ARRANGEMENT, ((ANNE.id, 0),))
            await store.talk("ABCDE", line)
            assert (await kept(store)).talk == (line,)
            assert [table.code for table in await store.tables_of(ANNE.id)] == ["FGHIJ", "ABCDE"]
            with pytest.raises(Stale):
                await store.talk("KLMNO", line)

    run(story())


def test_talk_without_a_time_gets_the_time_of_the_store(place: Place, clock: None) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.talk("ABCDE", Said(0, "Anne", "Now.", 0.0))
            table = await kept(store)
            assert table.talk[0].at > table.created == 1_000_002.0

    run(story())


def test_thousands_of_lines_of_talk_come_back_whole(place: Place) -> None:
    many = 10_000 if place.address.startswith("sqlite") else 2_000

    async def story() -> None:
        async with furnished(place) as store:
            said = [Said(number % 3, "Anne", f"{number} " + "é" * 280, float(number + 1)) for number in range(many)]
            assert await asyncio.gather(*[store.talk("ABCDE", line) for line in said]) == list(range(many))
            assert list((await kept(store)).talk) == said

    run(story())


def test_public_tables_are_those_not_over_the_latest_touched_first(place: Place, clock: None) -> None:
    public = replace(ARRANGEMENT, public=True)

    async def story() -> None:
        async with furnished(place) as store:
            for code in ("AAAAA", "BBBBB", "CCCCC", "DDDDD"):
                await store.lay(code, public)
            await store.lay("EEEEE", ARRANGEMENT)
            await store.commit(on(await kept(store, "CCCCC"), arrangement=replace(public, phase=OVER)))
            await store.commit(on(await kept(store, "BBBBB"), move("take", "A")))
            await store.talk("AAAAA", Said(0, "Anne", "Hello", 1.0))
            listed = await store.public_tables()
            assert [table.code for table in listed] == ["AAAAA", "BBBBB", "DDDDD"]
            assert [table.version for table in listed] == [0, 1, 0]
            assert listed[0].touched > listed[1].touched > listed[2].touched == listed[2].created
            assert listed[0].arrangement == public
            assert [table.code for table in await store.public_tables(limit=1)] == ["AAAAA"]

    run(story())


def test_my_tables_are_those_where_i_hold_a_seat_the_latest_touched_first(place: Place, clock: None) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.lay("FGHIJ", replace(ARRANGEMENT, phase=OVER), ((ANNE.id, 2),))
            await store.lay("KLMNO", ARRANGEMENT, ((BLAISE.id, 0),))
            assert [table.code for table in await store.tables_of(ANNE.id)] == ["FGHIJ", "ABCDE"]
            await store.commit(on(await kept(store), move("take", "A")))
            assert [table.code for table in await store.tables_of(ANNE.id)] == ["ABCDE", "FGHIJ"]
            assert [table.code for table in await store.tables_of(ANNE.id, limit=1)] == ["ABCDE"]
            assert await store.tables_of("nobody") == []

    run(story())


def test_a_change_that_not_everybody_may_know_of_leaves_its_table_where_it_is_in_lists(
    place: Place, clock: None
) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.lay("KLMNO", ARRANGEMENT, ((ANNE.id, 0),))
            before = await store.tables_of(ANNE.id)
            assert [table.code for table in before] == ["KLMNO", "ABCDE"]
            await store.commit(on(await kept(store), move("ask"), noticed=False))
            await store.commit(on(await kept(store), arrangement=ARRANGEMENT, noticed=False))
            after = await store.tables_of(ANNE.id)
            assert [(table.code, table.touched) for table in after] == [(each.code, each.touched) for each in before]
            await store.commit(on(await kept(store), move("say"), noticed=True))
            assert [table.code for table in await store.tables_of(ANNE.id)] == ["ABCDE", "KLMNO"]

    run(story())


def test_a_person_is_known_by_each_of_his_sessions_and_keeps_his_new_name(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.welcome(ANNE, "session of anne's telephone")
            assert await store.who("session of anne's telephone") == ANNE
            await store.change_person(Person(ANNE.id, "Anne d’Autriche", "en"))
            for session in ("session of anne", "session of anne's telephone"):
                assert await store.who(session) == Person(ANNE.id, "Anne d’Autriche", "en")
            assert await store.who("session of blaise") == BLAISE
            assert await store.who("no such session") is None

    run(story())


def test_a_session_that_has_ended_is_nobodys_and_one_may_be_kept_of_many(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            for each in ("telephone", "tablet", "desk"):
                await store.welcome(ANNE, f"session of anne's {each}")
            await store.end_session("session of anne's tablet")
            await store.end_session("no session at all")
            assert await store.who("session of anne's tablet") is None
            await store.end_sessions(ANNE.id, but="session of anne's desk")
            assert await store.who("session of anne's telephone") is None
            assert await store.who("session of anne") is None
            assert await store.who("session of anne's desk") == ANNE
            assert await store.who("session of blaise") == BLAISE

    run(story())


@pytest.mark.parametrize(
    "name", ["Zoë\u202fÉ. d’Ölüdeniz", "王小明", "🗡️🍷", "‏دوما", "a\tb", "'; DROP TABLE people; --", "50 % %s"]
)
def test_any_name_comes_back_letter_by_letter(place: Place, name: str) -> None:
    run(comes_back(place, name))


def test_sqlite_keeps_a_name_with_a_zero_in_it_which_postgresql_could_not(tmp_path: Path) -> None:
    run(comes_back(tmp_path, "a\0b"))


async def comes_back(place: Path | Place, name: str) -> None:
    async with furnished(place) as store:
        await store.welcome(Person("p-new", name, "fr"), "new session")
        chairs = (replace(ARRANGEMENT.chairs[0], name=name), *ARRANGEMENT.chairs[1:])
        await store.commit(on(await kept(store), move(name), arrangement=replace(ARRANGEMENT, chairs=chairs)))
        await store.commit(on(await kept(store), move(name)))
        await store.talk("ABCDE", Said(0, name, name, 1.0))
    async with opened(place) as store:
        known = await store.who("new session")
        assert known is not None
        table = await kept(store)
        assert {known.name, table.arrangement.chairs[0].name, table.talk[0].name} == {name}
        assert table.lines == (move(name), move(name))


def test_a_store_answers_while_it_is_open_and_says_so_when_it_is_not(place: Place) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await store.ping()
        with pytest.raises(Unreadable, match="closed"):
            await store.ping()
        with pytest.raises(Unreadable, match="not open"):
            await store.table("ABCDE")
        await store.close()

    run(story())
