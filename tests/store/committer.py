"""A program that writes moves to a table as fast as it can and prints the number of each one acknowledged.

Words: address of the database, code of the table, a mark for its moves, how many to write (0: until killed). It waits
for a line on stdin, so that several of them start together, and tries again where another was faster.
"""

from __future__ import annotations

import asyncio
import sys

from perfidie.store import MOVE, Change, Line, Stale
from perfidie.store.sql import SqlStore


async def main(url: str, code: str, mark: str, wanted: int) -> None:
    store = SqlStore(url, patience=120.0)
    await store.open()
    sys.stdin.readline()
    written = 0
    table = await store.table(code)
    assert table is not None
    version = table.version
    while not wanted or written < wanted:
        try:
            await store.commit(Change(code, version, table.stamp, (Line(MOVE, 0, (mark, str(version))),)))
        except Stale:
            table = await store.table(code)
            assert table is not None
            version = table.version
            continue
        print(version, flush=True)
        version += 1
        written += 1
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
