"""A database becomes one of today when the store is opened, or it is left as it was."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from perfidie.store import Said, Unreadable, migrations
from perfidie.store.schema import metadata
from perfidie.store.sql import SqlStore
from store.counter import ANNE, ARRANGEMENT, address, furnished, kept, move, on, opened, run

TODAY = migrations.HEAD
NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{TODAY}"


def upgrade() -> None:
    op.add_column("people", sa.Column("colour", sa.String))
    op.create_table("colours", sa.Column("name", sa.String, primary_key=True))
"""


def only_open(folder: Path) -> None:
    async def story() -> None:
        async with opened(folder):
            pass

    run(story())


def laid_out(folder: Path) -> None:
    """Lays out the database of an older program: no statement of today would fit it."""
    engine = create_engine(address(folder))
    with engine.connect() as connection:
        migrations.bring_up(connection, "the database")
    engine.dispose()


def refused(folder: Path) -> str:
    """Opens what cannot be opened; gives the sentence, and makes sure the file was not touched."""
    file = folder / "tables.db"
    before = file.read_bytes()
    with pytest.raises(Unreadable) as unreadable:
        only_open(folder)
    assert file.read_bytes() == before
    assert "\n" not in str(unreadable.value)
    return str(unreadable.value).replace(str(file), "FILE")


def ask(folder: Path, question: str) -> list[tuple[object, ...]]:
    database = sqlite3.connect(folder / "tables.db")
    try:
        return database.execute(question).fetchall()
    finally:
        database.close()


def in_one_line(row: tuple[object, ...]) -> list[str]:
    """A row without its line breaks: a column that came later stands on the line of another one."""
    return [" ".join(str(each).split()) for each in row]


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program of tomorrow: one more revision. Yields the file of that revision."""
    folder = tmp_path / "migrations of tomorrow, 100% new"
    shutil.copytree(migrations.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    revision = folder / "versions" / "next_colours.py"
    revision.write_text(NEXT)
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "FOLDER", folder)
        patch.setattr(migrations, "HEAD", "next")
        yield revision


def test_the_last_revision_is_the_one_the_program_names() -> None:
    assert ScriptDirectory(migrations.FOLDER).get_heads() == [migrations.HEAD]


def test_an_empty_database_gets_exactly_the_tables_of_the_schema(tmp_path: Path) -> None:
    only_open(tmp_path)
    (tmp_path / "by the schema").mkdir()
    engine = create_engine(address(tmp_path / "by the schema"))
    metadata.create_all(engine)
    engine.dispose()
    everything = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%' ORDER BY type, name"
    grown, made = ask(tmp_path, everything), ask(tmp_path / "by the schema", everything)
    assert [in_one_line(each) for each in grown] == [in_one_line(each) for each in made]
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [(migrations.HEAD,)]


def test_the_database_stands_in_wal_mode(tmp_path: Path) -> None:
    only_open(tmp_path)
    assert ask(tmp_path, "PRAGMA journal_mode") == [("wal",)]


def test_several_may_open_an_empty_database_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [SqlStore(address(tmp_path)) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        await asyncio.gather(*[store.ping() for store in stores])
        await asyncio.gather(*[store.close() for store in stores])

    run(story())


def test_an_older_database_is_brought_up_with_all_it_holds(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def fill() -> None:
        async with furnished(tmp_path) as store:
            await store.commit(on(await kept(store), move("take", "A")))

    async def look() -> None:
        async with opened(tmp_path) as store:
            assert (await kept(store)).lines == (move("take", "A"),)
            assert await store.who("session of anne") == ANNE

    run(fill())
    request.getfixturevalue("newer")
    run(look())
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [("next",)]
    assert ask(tmp_path, "SELECT colour FROM people") == [(None,), (None,)]


def test_what_was_said_before_there_were_teams_was_said_to_the_whole_table(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrations, "HEAD", "0001")
        laid_out(tmp_path)
    database = sqlite3.connect(tmp_path / "tables.db")
    kept_then = ("ABCDE", 0, 0, 1.0, 1.0, "gathering", False, msgspec.json.encode(ARRANGEMENT))
    database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", kept_then)
    for number, text in enumerate(("Santé !", "Tchin.")):
        database.execute("INSERT INTO talk VALUES ('ABCDE', ?, 1, 'Blaise', ?, 2.5)", (number, text))
    database.commit()
    database.close()

    async def look() -> None:
        async with opened(tmp_path) as store:
            assert (await kept(store)).talk == (Said(1, "Blaise", "Santé !", 2.5), Said(1, "Blaise", "Tchin.", 2.5))

    run(look())
    columns = [row[1] for row in ask(tmp_path, "PRAGMA table_info(talk)")]
    assert columns == [column.name for column in metadata.tables["talk"].columns]


def test_a_migration_that_fails_half_way_leaves_the_database_as_it_was(tmp_path: Path, newer: Path) -> None:
    newer.unlink()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrations, "HEAD", TODAY)
        only_open(tmp_path)
    newer.write_text(NEXT + '    op.execute("SELECT * FROM no_such_table")\n')
    before = ask(tmp_path, "SELECT sql FROM sqlite_master")
    assert refused(tmp_path) == "FILE cannot be opened or read: no such table: no_such_table"
    assert ask(tmp_path, "SELECT sql FROM sqlite_master") == before
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [(TODAY,)]


def stepped_back(folder: Path, wanted: str) -> None:
    engine = create_engine(address(folder))
    try:
        with engine.connect() as connection:
            migrations.step_back(connection, "the database", wanted)
    finally:
        engine.dispose()


def test_a_database_steps_back_to_the_revision_before_with_all_that_one_knows_and_comes_up_again(
    tmp_path: Path,
) -> None:
    async def fill() -> None:
        async with furnished(tmp_path) as store:
            await store.commit(on(await kept(store), move("take", "A")))

    async def look() -> None:
        async with opened(tmp_path) as store:
            assert (await kept(store)).lines == (move("take", "A"),)
            assert await store.who("session of anne") == ANNE

    run(fill())
    stepped_back(tmp_path, "0002")
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [("0002",)]
    names = {name for (name,) in ask(tmp_path, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert names == {"alembic_version", "people", "sessions", "tables", "lines", "talk", "holders"}
    assert ask(tmp_path, "SELECT count(*) FROM lines") == [(1,)]
    run(look())


@pytest.mark.parametrize("wanted", ["0001", TODAY, "9999", "base", "-1"])
def test_where_there_is_no_way_back_the_database_is_left_as_it_was(tmp_path: Path, wanted: str) -> None:
    only_open(tmp_path)
    before = ask(tmp_path, "SELECT sql FROM sqlite_master")
    with pytest.raises(Unreadable, match=f"is of revision {TODAY}; there is no way back from it to {wanted}"):
        stepped_back(tmp_path, wanted)
    assert ask(tmp_path, "SELECT sql FROM sqlite_master") == before
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [(TODAY,)]


def test_a_program_of_the_revision_before_goes_on_while_the_database_is_brought_up(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def story() -> None:
        async with furnished(tmp_path) as before:
            request.getfixturevalue("newer")
            async with opened(tmp_path) as after:
                await before.commit(on(await kept(before), move("by the old one")))
                await after.commit(on(await kept(after), move("by the new one")))
                assert await before.talk("ABCDE", Said(0, "Anne", "old", 1.0)) == 0
                assert await after.talk("ABCDE", Said(0, "Anne", "new", 1.0)) == 1
                assert (await kept(before)).lines == (move("by the old one"), move("by the new one"))

    run(story())
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [("next",)]


def test_a_program_of_the_revision_before_may_start_again_while_a_newer_one_serves(tmp_path: Path) -> None:
    only_open(tmp_path)
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()
    only_open(tmp_path)
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [("9999",)], "it is left as it is"


def test_a_database_of_a_newer_program_is_left_untouched(tmp_path: Path) -> None:
    only_open(tmp_path)
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.execute("UPDATE facts SET value = '9998' WHERE name = 'oldest'")
    database.commit()
    database.close()
    assert refused(tmp_path) == (
        f"FILE was written by a newer Perfidie (its revision is 9999, this one knows {TODAY}); it was left untouched"
    )


def test_a_database_of_somebody_else_is_left_untouched(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("CREATE TABLE bookmarks (address)")
    database.close()
    assert refused(tmp_path) == "FILE holds something else than Perfidie's tables; it was left untouched"


@pytest.mark.parametrize("content", [b"Dear diary, " * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_left_untouched(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tables.db").write_bytes(content)
    assert refused(tmp_path) == "FILE cannot be opened or read: file is not a database"


def test_a_database_whose_pages_are_torn_is_told_as_such(tmp_path: Path) -> None:
    async def fill() -> None:
        async with furnished(tmp_path):
            pass

    run(fill())
    file = tmp_path / "tables.db"
    content = file.read_bytes()
    file.write_bytes(content[:100] + b"\xff" * (len(content) - 100))
    assert refused(tmp_path) == "FILE cannot be opened or read: database disk image is malformed"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"no_such_folder/tables\.db cannot be opened or read: unable to open"):
        only_open(tmp_path / "no_such_folder")


def test_a_database_in_memory_is_refused() -> None:
    with pytest.raises(Unreadable, match="must lie in a file"):
        run(SqlStore("sqlite://").open())
