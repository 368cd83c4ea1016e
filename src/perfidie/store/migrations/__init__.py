"""How a database is brought up to date: run when the store is opened.

An empty database is laid out, an older one is brought up, both in one transaction. One that is not ours, or that a
newer program has written, is left untouched.

Whoever changes `schema.py` adds a revision to `versions/` and makes its number HEAD; a test compares the two.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from perfidie.store import Unreadable

FOLDER = Path(__file__).parent
HEAD = "0003"
"""The revision this program reads and writes."""


def bring_up(connection: Connection, name: str) -> None:
    """Brings the database to HEAD, or raises Unreadable and changes nothing."""
    if revision(connection, name) == HEAD:
        return
    connection.rollback()
    if connection.dialect.name == "sqlite":  # the driver would commit after each statement that makes a table
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    _upgrade(connection, name)
    connection.commit()


def revision(connection: Connection, name: str) -> str | None:
    """The revision of the database; None if it is empty."""
    found = inspect(connection).get_table_names()
    if "alembic_version" in found:
        rows = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        if len(rows) == 1:
            return str(rows[0])
    if found:
        raise Unreadable(f"{name} holds something else than Perfidie's tables; it was left untouched")
    return None


def _upgrade(connection: Connection, name: str) -> None:
    from alembic import command  # imported late: a database of today needs nothing of it
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    current = revision(connection, name)  # again, now that nobody else can write
    known = {script.revision for script in ScriptDirectory(FOLDER).walk_revisions()}
    if current is not None and current not in known:
        raise Unreadable(
            f"{name} was written by a newer Perfidie (its revision is {current}, this one knows {HEAD}); "
            "it was left untouched"
        )
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, HEAD)
