"""Upkeep of the database: what is too old is forgotten, a copy is made, the way back to an older version is taken."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Connection, make_url

from perfidie.cli.admin.desk import SQLITE, Desk
from perfidie.engine import Refusal
from perfidie.store import migrations
from perfidie.store.keeping import for_writing, retention, tables
from perfidie.web.house.house import ages
from perfidie.web.house.keeping.keeper import swept
from perfidie.web.settings import from_environment

ALIVE = 60.0
"""Seconds since its last sign of life within which a process may still serve: clocks of machines need not agree."""
KINDS = ("gathering", "unfinished", "over", "people", "notices")


async def sweep(desk: Desk, dry: bool) -> None:
    """Forgets what is too old by the settings of the environment, or only says how much that would be."""
    kept = ages(from_environment())
    foreseen = await desk.store.look_up(retention.foreseen, kept, desk.now)
    if not dry and any(msgspec.structs.astuple(foreseen)):
        desk.sure("admin-sure-sweep", **msgspec.structs.asdict(foreseen))
    done = foreseen if dry else await swept(desk.store, kept, desk.now)
    facts = {name: getattr(done, name) for name in KINDS}
    desk.tell("admin-would-sweep" if dry else "admin-swept", **facts)


async def backup(desk: Desk, file: Path) -> None:
    """A copy of the database as it is at one moment, while others write; for a server, how its own tool makes one."""
    if not desk.url.startswith(SQLITE):
        url = make_url(desk.url)
        address = url.set(drivername="postgresql", password=None).render_as_string()
        desk.tell("admin-pg-dump", words=f"pg_dump --format=custom --file={file} {address}")
        return
    if file.exists():
        raise Refusal("save-exists", file=str(file))
    half = file.with_name(f"{file.name}.part")
    try:
        with (
            closing(sqlite3.connect(desk.url.removeprefix(SQLITE))) as source,
            closing(sqlite3.connect(half)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        half.chmod(0o600)
        half.rename(file)
    except (OSError, sqlite3.Error) as error:
        half.unlink(missing_ok=True)
        raise Refusal("unwritable-save", file=str(file)) from error
    desk.tell("admin-written", file=str(file))


async def step_back(desk: Desk, revision: str) -> None:
    """Takes the database back to an older revision, for an older Perfidie; what that one does not know is dropped."""
    serving = await desk.store.look_up(tables.serving)
    if any(each.beat > desk.now - ALIVE for each in serving):
        raise Refusal("admin-house-open")
    desk.sure("admin-sure-step-back", words=revision)
    name = make_url(desk.url).database or ""
    await desk.store.look_up(_back, name, revision)
    desk.tell("admin-stepped-back", words=revision)


def _back(connection: Connection, name: str, revision: str) -> None:
    migrations.step_back(for_writing(connection), name, revision)
