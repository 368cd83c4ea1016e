"""How a database is brought up to date: run when the store is opened.

An empty database is laid out, an older one is brought up, both in one transaction, and by one of those who ask at the
same time. One that is not ours, or that a newer program has written, is left untouched.

Revisions only add, so programs of the revision before go on while the database is brought up, and may be started again:
the database says which revisions are still served. Who wants to go back to an older one steps the database back first.

Whoever changes `schema.py` adds a revision to `versions/` and makes its number HEAD; a test compares the two.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, inspect, select, text

from perfidie.store import Unreadable
from perfidie.store.schema import facts

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent
HEAD = "0009"
"""The revision this program reads and writes."""
OLDEST = "0003"
"""The oldest revision whose programs may go on reading and writing a database of HEAD, however often they restart."""
FACT = "oldest"
KEY = 0x7065_7266_6964_6965
"""The number of PostgreSQL's lock on bringing up: the letters of our name, so that it is nobody else's."""


def bring_up(connection: Connection, name: str) -> None:
    """Brings the database to HEAD, or raises Unreadable and changes nothing."""
    if revision(connection, name) == HEAD:
        return
    _alone(connection)
    _upgrade(connection, name)
    connection.commit()


def step_back(connection: Connection, name: str, wanted: str) -> None:
    """Takes the database back to an older revision with all that revision knows; what came after is dropped.

    Raises Unreadable and changes nothing where there is no such revision or no way back to it. No house may be open.
    """
    from alembic import command

    _alone(connection)
    current = revision(connection, name)
    older = _revisions()  # the newest first
    if current not in older or wanted not in older[older.index(current) + 1 :]:
        connection.rollback()
        raise Unreadable(f"{name} is of revision {current}; there is no way back from it to {wanted}")
    try:
        command.downgrade(_config(connection), wanted)
    except (AttributeError, NotImplementedError) as error:  # one of the revisions has no way back
        connection.rollback()
        raise Unreadable(f"{name} is of revision {current}; there is no way back from it to {wanted}") from error
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def _alone(connection: Connection) -> None:
    """From here to the commit nobody else brings the database up or takes it back."""
    connection.rollback()
    if connection.dialect.name == "sqlite":  # the driver would commit after each statement that makes a table
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({KEY})")


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

    current = revision(connection, name)  # again, now that nobody else can write
    if current == HEAD:
        return
    if current is not None and current not in _revisions():
        if _serves(connection):
            return
        raise Unreadable(
            f"{name} was written by a newer Perfidie (its revision is {current}, this one knows {HEAD}); "
            "it was left untouched"
        )
    command.upgrade(_config(connection), HEAD)
    if inspect(connection).has_table(facts.name):
        connection.execute(delete(facts).where(facts.c.name == FACT))
        connection.execute(insert(facts).values(name=FACT, value=OLDEST))


def _serves(connection: Connection) -> bool:
    """Whether a newer program has left word that this one may go on beside it: its revisions have only added."""
    if not inspect(connection).has_table(facts.name):
        return False
    return connection.execute(select(facts.c.value).where(facts.c.name == FACT)).scalar() in _revisions()


def _revisions() -> list[str]:
    """All that are known, the newest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory(FOLDER).walk_revisions()]


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
