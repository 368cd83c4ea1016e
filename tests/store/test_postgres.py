"""A PostgreSQL that stops, dies and starts again: nothing acknowledged is lost, and nobody has to start us anew."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, create_engine, text

from perfidie.store import Change, Said, Stale, Unreadable, migrations
from perfidie.store.engines import read_address
from perfidie.store.keeping import notices
from perfidie.store.sql import SqlStore
from services import PASSWORD, Postgres
from store.counter import ANNE, ARRANGEMENT, Place, furnished, kept, move, on, opened, run


def name_of(place: Place) -> str:
    return place.address.rsplit("/", 1)[1]


def test_after_a_restart_of_the_database_the_same_store_reads_and_writes_on(postgres: Postgres, house: Place) -> None:
    async def story() -> None:
        async with furnished(house) as store:
            await store.commit(on(await kept(store), move("before")))
            postgres.restart()
            await store.commit(Change("ABCDE", 1, 0, (move("after"),)))
            await store.talk("ABCDE", Said(0, "Anne", "Back.", 1.0))
            await store.welcome(ANNE, "another session of anne")
            postgres.restart()
            assert await store.who("another session of anne") == ANNE
            assert (await kept(store)).lines == (move("before"), move("after"))

    run(story())


def test_a_database_killed_under_load_loses_and_doubles_nothing_and_nobody_is_refused(
    postgres: Postgres, house: Place
) -> None:
    codes, moves = [f"TABL{letter}" for letter in "ABCDEFGH"], 40

    async def play(store: SqlStore, code: str, half: asyncio.Event) -> None:
        for number in range(moves):
            await store.commit(Change(code, number, 0, (move(str(number)),)))
            if number == moves // 4:
                half.set()

    async def story() -> None:
        async with opened(house) as store:
            for code in codes:
                await store.lay(code, ARRANGEMENT)
            under_way = asyncio.Event()
            games = [asyncio.create_task(play(store, code, under_way)) for code in codes]
            await under_way.wait()
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(*games)
            for code in codes:
                assert (await kept(store, code)).lines == tuple(move(str(number)) for number in range(moves))

    run(story())


def test_a_connection_that_the_database_ends_is_opened_anew_and_nobody_notices(
    postgres: Postgres, house: Place
) -> None:
    ended = "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE application_name = 'perfidie'"

    async def story() -> None:
        async with furnished(house) as store:
            await kept(store)
            assert postgres.tell(ended)[0][0] >= 2
            await store.commit(Change("ABCDE", 0, 0, (move("a"),)))
            assert postgres.tell(ended)[0][0] >= 1
            assert (await kept(store)).lines == (move("a"),)

    run(story())


@pytest.fixture
def lost_answer(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """The next commit of each `True` in the list is done and its answer lost; of each `False`, lost before it came."""
    losses: list[bool] = []
    commit = psycopg.Connection.commit

    def lossy(connection: psycopg.Connection[Any]) -> None:
        if not losses:
            commit(connection)
            return
        if losses.pop():
            commit(connection)
        connection.close()
        raise psycopg.OperationalError("server closed the connection unexpectedly\n\tThis probably means")

    monkeypatch.setattr(psycopg.Connection, "commit", lossy)
    yield losses
    assert not losses


@pytest.mark.parametrize("done", [True, False])
def test_a_commit_whose_answer_was_lost_is_acknowledged_once_it_is_known_to_be_written(
    house: Place, lost_answer: list[bool], done: bool
) -> None:
    async def story() -> None:
        async with furnished(house) as store:
            table = await kept(store)
            lost_answer.append(done)
            outcomes = await asyncio.gather(
                store.commit(on(table, move("mine"))),
                store.commit(on(table, move("too late"))),
                store.talk("ABCDE", Said(0, "Anne", "once", 1.0)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [type(None), Stale, int]
            after = await kept(store)
            assert after.lines == (move("mine"),)
            assert [said.text for said in after.talk] == ["once"]

    run(story())


def test_while_the_database_is_away_everybody_is_told_in_one_line_without_a_secret(
    postgres: Postgres, house: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with furnished(house):
            pass
        async with opened(house, patience=0.2) as store:
            table = await kept(store)
            postgres.kill()
            for _ in range(3):
                for asked in (store.commit(on(table, move("a"))), store.table("ABCDE"), store.ping()):
                    with pytest.raises(Unreadable) as told:
                        await asked
                    assert "\n" not in str(told.value)
                    assert PASSWORD not in str(told.value)
            postgres.start()
            await store.commit(on(table, move("b")))
            assert (await kept(store)).lines == (move("b"),)

    with caplog.at_level(logging.DEBUG):
        run(story())
    assert PASSWORD not in caplog.text


def test_what_a_keeper_does_is_one_transaction_and_none_of_it_is_there_where_it_fails(house: Place) -> None:
    def half_way(connection: Connection) -> None:
        notices.tell(connection, "table", "ABCDE", 1.0)
        connection.execute(text("UPDATE people SET name = 'nobody'"))
        connection.execute(text("SELECT * FROM no_such_table"))

    async def story() -> None:
        async with furnished(house) as store:
            with pytest.raises(Unreadable, match="no_such_table"):
                await store.keep(half_way)
            assert await store.look_up(notices.since, 0) == []
            assert await store.who("session of anne") == ANNE
            await store.keep(notices.tell, "table", "ABCDE", 1.0)
            assert [each.subject for each in await store.look_up(notices.since, 0)] == ["ABCDE"]

    run(story())


def test_all_that_waits_is_one_transaction(postgres: Postgres, house: Place) -> None:
    async def story() -> None:
        async with furnished(house) as store:
            codes = [f"TABL{letter}" for letter in "ABCDEFGHIJ"]
            await asyncio.gather(*[store.lay(code, ARRANGEMENT) for code in codes])
            await asyncio.gather(*[store.commit(Change(code, 0, 0, (move("a"), move("b")))) for code in codes])

    run(story())
    assert postgres.tell("SELECT count(*), count(DISTINCT xmin::text) FROM lines", name_of(house)) == [(20, 1)]


def test_two_houses_that_write_to_the_same_tables_never_wait_for_each_other_in_a_circle(
    postgres: Postgres, house: Place
) -> None:
    codes = [f"TABL{letter}" for letter in "ABCDEFGH"]

    async def story() -> None:
        async with opened(house) as one, opened(house) as other:
            for code in codes:
                await one.lay(code, ARRANGEMENT)
            for number in range(30):
                there = [one.talk(code, Said(0, "Anne", str(number), 1.0)) for code in codes]
                back = [other.talk(code, Said(0, "Anne", str(number), 1.0)) for code in reversed(codes)]
                await asyncio.gather(*there, *back)
            for code in codes:
                assert len((await kept(one, code)).talk) == 60

    asked = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    before = postgres.tell(asked, name_of(house))
    run(story())
    assert postgres.tell(asked, name_of(house)) == before


def test_a_writer_leaves_no_row_behind_and_sweeps_away_those_of_the_dead(postgres: Postgres, house: Place) -> None:
    async def story() -> None:
        async with furnished(house) as store:
            await store.ping()

    postgres.tell("INSERT INTO facts VALUES ('writer of yore', '7 1000000.5')", name_of(house))
    run(story())
    assert postgres.tell("SELECT name FROM facts", name_of(house)) == []


def test_of_several_that_open_an_empty_database_at_once_one_lays_it_out(postgres: Postgres) -> None:
    url = postgres.database()

    async def story() -> None:
        stores = [SqlStore(url) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        await asyncio.gather(*[store.ping() for store in stores])
        await asyncio.gather(*[store.close() for store in stores])

    run(story())
    engine = create_engine(read_address(url))
    with engine.connect() as connection:
        assert migrations.revision(connection, "the database") == migrations.HEAD
        migrations.step_back(connection, "the database", "0002")
        assert migrations.revision(connection, "the database") == "0002"
        connection.rollback()
    engine.dispose()
    run(story())


@pytest.mark.parametrize(
    ("address", "told"),
    [
        (f"postgresql://keeper:{PASSWORD}@127.0.0.1:1/house", "house at 127.0.0.1:1 cannot be opened or read: conn"),
        (f"postgresql://keeper:{PASSWORD}@127.0.0.1:port/house", "the address of the database cannot be read"),
        (f"nonsense://keeper:{PASSWORD}@127.0.0.1/house", "the address of the database cannot be read"),
        (PASSWORD, "the address of the database cannot be read"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_without_its_password(address: str, told: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        run(SqlStore(address).open())
    assert str(unreadable.value).startswith(told)
    assert PASSWORD not in str(unreadable.value)
    assert "\n" not in str(unreadable.value)


def test_a_driver_that_is_not_installed_is_named_with_the_way_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unreadable, match=r"needs psycopg.* pip install 'perfidie\[postgres\]'"):
        run(SqlStore(f"postgresql://keeper:{PASSWORD}@127.0.0.1:1/house").open())
