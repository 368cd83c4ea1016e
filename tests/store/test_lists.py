"""Lists of tables: whose turn it is, and a cost that does not follow what else is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, event, text

from perfidie.store import OVER, PLAYING, Laid
from perfidie.store.sql import SqlStore
from store.counter import ANNE, ARRANGEMENT, BLAISE, Place, furnished, kept, move, on, run

EXPLAIN = {"postgresql": "EXPLAIN", "sqlite": "EXPLAIN QUERY PLAN"}
PLAYED = replace(ARRANGEMENT, phase=PLAYING)


async def asked(store: SqlStore, code: str = "ABCDE") -> tuple[int, ...] | None:
    (found,) = [table.asked for table in await store.tables_of(ANNE.id) if table.code == code]
    return found


def test_a_list_says_who_has_to_decide_as_of_the_last_change(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            assert await asked(store) is None, "nobody has said so yet"
            await store.commit(replace(on(await kept(store), arrangement=PLAYED), asked=(0, 2)))
            assert await asked(store) == (0, 2)
            await store.commit(replace(on(await kept(store), move("take", "A")), asked=(1,)))
            assert await asked(store) == (1,)
            laid = Laid("FGHIJ", PLAYED, ((ANNE.id, 0),), (move("deal"),), (0,))
            ended = replace(PLAYED, phase=OVER, following="FGHIJ")
            await store.commit(replace(on(await kept(store), move("B"), arrangement=ended), laid=laid, asked=()))
            assert (await asked(store), await asked(store, "FGHIJ")) == ((), (0,))

    run(story())


def test_what_a_program_leaves_behind_that_knows_of_no_turns_is_not_believed(place: Place) -> None:
    def moved(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET version = version + 1 WHERE code = 'ABCDE'"))

    async def story() -> None:
        async with furnished(place) as store:
            await store.commit(replace(on(await kept(store), move("take", "A")), asked=(1,)))
            await store.keep(moved)
            assert await asked(store) is None

    run(story())


def test_games_that_are_over_push_none_that_is_on_out_of_the_list(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.commit(on(await kept(store), arrangement=PLAYED))
            for number in range(8):
                await store.lay(f"OVER{number}", replace(PLAYED, phase=OVER), ((ANNE.id, 0),))
            assert "ABCDE" not in [table.code for table in await store.tables_of(ANNE.id, 5)]
            assert [table.code for table in await store.tables_of(ANNE.id, 5, unfinished=True)] == ["ABCDE"]

    run(story())


@contextmanager
def plans() -> Iterator[list[str]]:
    """How the database goes about each question, where it does not think that reading everything is quicker."""
    found: list[str] = []

    def note(connection: Connection, cursor: Any, statement: str, values: Any, *_: Any) -> None:
        asking = connection.connection.cursor()
        if connection.dialect.name == "postgresql":
            asking.execute("SET enable_seqscan = off")
        asking.execute(f"{EXPLAIN[connection.dialect.name]} {statement}", values)
        found.append("\n".join(str(row) for row in asking.fetchall()))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@pytest.mark.parametrize("whose", ["mine", "mine that are not over", "everybody's"])
def test_a_list_is_found_by_an_index_however_many_tables_are_kept(place: Place, whose: str) -> None:
    async def story() -> list[str]:
        async with furnished(place) as store:
            await store.lay("FGHIJ", PLAYED, ((BLAISE.id, 0),))
            with plans() as found:
                if whose == "everybody's":
                    await store.public_tables()
                else:
                    await store.tables_of(ANNE.id, unfinished=whose != "mine")
            return found

    (plan,) = run(story())
    assert "SCAN" not in plan.upper().replace("INDEX SCAN", "").replace("BITMAP HEAP SCAN", ""), plan
    assert "INDEX" in plan.upper(), plan
    if whose == "everybody's":
        assert "phase" in plan, "games that are over are passed by, not read and left out"
