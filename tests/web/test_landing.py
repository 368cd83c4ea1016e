"""The landing page: it says whose turn it is without laying a table, and costs the same in a house with many."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event, text

from perfidie.store import Arrangement, Person
from web.browserless import Site, Visitor, a_site, live, whose_turn


@contextmanager
def questions() -> Iterator[list[str]]:
    """What the store is asked for a list."""
    found: list[str] = []

    def note(connection: Connection, cursor: Any, statement: str, *_: Any) -> None:
        found.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def let_go(site: Site) -> None:
    """Nobody has looked for long: the house has no table in memory."""
    site.house.tables.let_all_go()
    assert not list(site.house.tables)


async def marked(person: Visitor) -> bool:
    """Whether their landing page says that a table waits for them."""
    return "listing is-turn" in (await person.get("/")).text


def test_whose_turn_it_is_stands_on_the_landing_page_and_no_table_is_laid_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for _ in range(6):
                turn = await whose_turn(path, people)
                assert turn
                seat, page = turn
                let_go(site)
                assert [await marked(each) for each in people] == [number in page.waits_for for number in (0, 1)]
                assert not list(site.house.tables), "a list was read, and nothing else"
                await people[seat].move(path, page.version, page.moves[0])

    live(story())


def test_where_nobody_has_said_whose_turn_it_is_the_table_is_asked(tmp_path: Path) -> None:
    def forgotten(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET asked = NULL"))

    async def story() -> None:
        async with a_site(tmp_path) as site:
            _, people = await site.begun("Ana", "Bo")
            before = [await marked(each) for each in people]
            assert any(before)
            await site.house.store.keep(forgotten)
            let_go(site)
            assert [await marked(each) for each in people] == before

    live(story())


def test_the_landing_page_asks_the_same_however_many_tables_the_house_keeps(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            _, people = await site.begun("Ana", "Bo")
            with questions() as alone:
                before = (await people[0].get("/")).text
            assert len(alone) == 2
            await furnish(site, 300)
            let_go(site)
            with questions() as among_many:
                after = (await people[0].get("/")).text
            assert among_many == alone
            assert after == before

    live(story())


async def furnish(site: Site, count: int) -> None:
    """So many tables of other people, played, over, gathering, public and not."""
    other = Person("p-other", "Cy")
    await site.house.store.welcome(other, "session of another")
    for number in range(count):
        phase, public = ("gathering", "playing", "over")[number % 3], number % 2 == 0
        agreed = Arrangement("verre", 1, {}, (), other.id, phase=phase, public=public)
        await site.house.store.lay(f"FULL-{number}", agreed, ((other.id, 0),))
