"""Backup and restore, as the guide says: what was answered before the copy is in it, and a new site goes on."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import DEVNULL

import pytest

import launch
from perfidie.store import Arrangement, Chair, Change, Line, Person, Table
from perfidie.store.sql import SqlStore
from web.browserless import a_site, live, play_out, whose_turn

BIN = Path("/usr/lib/postgresql/15/bin")


def back_up(source: Path, target: Path) -> None:
    """What `sqlite3 FILE '.backup COPY'` and `perfidie admin backup` do: a whole copy while others write."""
    there, here = sqlite3.connect(source), sqlite3.connect(target)
    there.backup(here)
    there.close()
    here.close()


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


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own on a free port; its address without a database."""
    if not (BIN / "initdb").exists():
        pytest.skip("PostgreSQL is not installed here")
    folder = tmp_path_factory.mktemp("postgres")
    become: list[str] = []
    if os.getuid() == 0:
        owner = pwd.getpwnam("postgres")
        home = Path("/tmp") / f"perfidie-pg-{os.getpid()}"
        home.mkdir()
        os.chown(home, owner.pw_uid, owner.pw_gid)
        folder, become = home, ["runuser", "-u", "postgres", "--"]
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    data = str(folder / "data")
    quiet = {"check": True, "capture_output": True, "cwd": "/"}
    launch.run([*become, str(BIN / "initdb"), "-D", data, "-A", "trust", "-U", "perfidie", "--no-sync"], **quiet)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    started = [*become, str(BIN / "pg_ctl"), "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start"]
    launch.run(started, check=True, stdout=DEVNULL, stderr=DEVNULL, cwd="/")
    try:
        yield f"postgresql://perfidie@127.0.0.1:{port}"
    finally:
        launch.run([*become, str(BIN / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop"], **quiet)
        if become:
            shutil.rmtree(folder)


def test_a_dump_of_postgresql_read_into_a_new_database_is_the_same_house(cluster: str, tmp_path: Path) -> None:
    pytest.importorskip("psycopg")

    def psql(database: str, *arguments: str) -> None:
        command = ["psql", "-q", "-v", "ON_ERROR_STOP=1", f"{cluster}/{database}", *arguments]
        launch.run(command, check=True, capture_output=True)

    def url(database: str) -> str:
        return f"{cluster}/{database}".replace("postgresql://", "postgresql+psycopg://")

    async def fill() -> Table | None:
        store = SqlStore(url("old"))
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
        store = SqlStore(url("new"))
        await store.open()
        found = await store.table("ROSE-2222"), await store.who("digest")
        await store.close()
        return found

    psql("postgres", "-c", "CREATE DATABASE old", "-c", "CREATE DATABASE new")
    before = asyncio.run(fill())
    dump = tmp_path / "perfidie.sql"
    launch.run(["pg_dump", "--no-owner", "-f", str(dump), f"{cluster}/old"], check=True, capture_output=True)
    psql("new", "-f", str(dump))
    after, person = asyncio.run(look())
    assert before is not None
    assert after == before
    assert person == Person("ana", "Ana", "fr")
