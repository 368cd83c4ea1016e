"""Games of bots as a table: one row for each decision, and beside it the record of each game.

`perfidie dataset` writes two files, `games.parquet` and `games.records.ndjson`. Polars, pandas and anything else that
reads Parquet makes a table of the first one at once; here it is read as arrays, after a look whether its numbers mean
what they mean today::

    from perfidie.lab import data

    table = data.read("games.parquet")
    table["features"], table["mask"], table["action"], table["share"]
    kept = dict(data.records("games.parquet"))
"""

from __future__ import annotations

from perfidie.lab.data.about import About
from perfidie.lab.data.reading import Decisions, about, batches, read, records
from perfidie.lab.data.rows import Rows, rows
from perfidie.lab.data.writing import Written, write

__all__ = ["About", "Decisions", "Rows", "Written", "about", "batches", "read", "records", "rows", "write"]
