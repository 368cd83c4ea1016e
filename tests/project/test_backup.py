"""Backup and restore, as the guide says: what was answered before the copy is in it, and a new site goes on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import launch
from perfidie.store import Arrangement, Chair, Change, Line, Person, Table
from perfidie.store.sql import SqlStore
from services import Postgres, program
from web.browserless import a_site, live, play_out, whose_turn


def back_up(source: Path, target: Path) -> None:
    """The keeper's command, beside the site that serves."""
    command = [sys.executable, "-m", "perfidie", "admin", "backup", str(target), "--database", f"sqlite:///{source}"]
    launch.run(command, check=True, capture_output=True)


def test_a_copy_made_under_load_is_whole_and_a_new_site_goes_on_from_it(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()

    async def story() -> None:
        async with a_site(old) as site:
            tables = [await site.begun("Ana", "Bo", **{"option-max_rounds": "1"}) for _ in range(2)]
            before = {path: (await people[0].get(path)).version for path, people in tables}
            playing = asyncio.create_task(play_out(*tables[0], Random(1)))
            await asyncio.to_thread(back_up, old / "tables.db", new / "tables.db")
            await playing
        async with a_site(new) as site:
            for path, people in tables:
                back = [site.visitor(cookies=dict(person.client.cookies)) for person in people]
                assert (await back[0].get(path)).version >= before[path], "what was answered before the copy is in it"
                turn = await whose_turn(path, back)
                if turn is not None:
                    seat, page = turn
                    await back[seat].move(path, page.version, page.moves[0])

    live(story())


# PostgreSQL


def test_a_dump_of_postgresql_read_into_a_new_database_is_the_same_house(postgres: Postgres, tmp_path: Path) -> None:
    old, new = postgres.database(), postgres.database()

    async def fill() -> Table | None:
        store = SqlStore(old)
        await store.open()
        await store.welcome(Person("ana", "Ana", "fr"), "digest")
        chairs = (Chair("person", "Ana", "ana"), Chair("bot", "Hal", "", "novice"))
        laid = Arrangement("verre", 1, {"max_rounds": 2}, chairs, "ana")
        await store.lay("ROSE-2222", laid, (("ana", 0),))
        lines = (Line("move", 0, ("spy", "A")), Line("chance", -1, ("deal", "p1")))
        await store.commit(Change("ROSE-2222", 0, 0, lines=lines))
        found = await store.table("ROSE-2222")
        await store.close()
        return found

    async def look() -> tuple[Table | None, Person | None]:
        store = SqlStore(new)
        await store.open()
        found = await store.table("ROSE-2222"), await store.who("digest")
        await store.close()
        return found

    before = asyncio.run(fill())
    dump = str(tmp_path / "perfidie.sql")
    quiet = {"check": True, "capture_output": True}
    launch.run([program("pg_dump"), "--no-owner", "-f", dump, old], **quiet)
    launch.run([program("psql"), "-q", "-v", "ON_ERROR_STOP=1", "-f", dump, new], **quiet)
    after, person = asyncio.run(look())
    assert before is not None
    assert after == before
    assert person == Person("ana", "Ana", "fr")
