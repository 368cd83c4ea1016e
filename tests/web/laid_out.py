"""A database as the store lays it out: every site in a process of the tests begins with one."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from perfidie.store.sql import SqlStore

_kept: list[bytes] = []


async def as_laid_out() -> bytes:
    """The file of a store that has been opened and closed.

    To lay it out takes longer than most tests do: it is done once, and each site has a copy. What comes of laying out a
    file that was not there, and bringing up old ones, is for the tests of the store.
    """
    if not _kept:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "tables.db"
            store = SqlStore(f"sqlite:///{file}")
            await store.open()
            await store.close()
            _kept.append(file.read_bytes())
    return _kept[0]
