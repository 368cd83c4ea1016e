"""Reading a data set as arrays; its records are read without any library of the laboratory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from perfidie import games
from perfidie.engine import Record, Refusal, read_record
from perfidie.lab.data.about import FORMAT, KEY, About, need_pyarrow, records_beside

PARQUET = b"PAR1"
"""What such a file begins with."""
MANY = 65_536
"""Rows of a batch, where nobody says how many."""


class Decisions:
    """Decisions as arrays of NumPy, by name of the column.

    `features` has one line of signed bytes for each decision and `mask` one of bools; columns of words are arrays of
    Python's own strings.
    """

    def __init__(self, about: About, columns: Mapping[str, Any]) -> None:
        self.about = about
        self.columns = columns

    def __getitem__(self, name: str) -> Any:
        return self.columns[name]

    def __len__(self) -> int:
        return len(next(iter(self.columns.values())))


def about(path: str | PathLike[str]) -> About:
    """What a data set says of itself."""
    with _opened(path) as file:
        return _about(file, Path(path))


def read(path: str | PathLike[str], columns: list[str] | None = None) -> Decisions:
    """A data set, or some of its columns; refused where its numbers do not mean what they mean today."""
    with _opened(path) as file:
        found = _checked(_about(file, Path(path)), Path(path))
        return Decisions(found, _arrays(file.read(columns)))


def batches(path: str | PathLike[str], rows: int = MANY, columns: list[str] | None = None) -> Iterator[Decisions]:
    """The same, so many rows at a time: for files that are larger than the memory."""
    with _opened(path) as file:
        found = _checked(_about(file, Path(path)), Path(path))
        for batch in file.iter_batches(rows, columns=columns):
            yield Decisions(found, _arrays(batch))


class _Line(msgspec.Struct):
    """What of a line of a file of games is needed to play it again."""

    id: str
    record: str


def records(path: str | PathLike[str]) -> Iterator[tuple[str, Record]]:
    """The games of a data set, or of a file that `perfidie arena --out` has written: ids and records, in their order.

    Games that do not count have no record, and are left out.
    """
    file, number = Path(path), 0
    try:
        with file.open("rb") as start:
            beside = start.read(len(PARQUET)) == PARQUET
        with (records_beside(file) if beside else file).open("rb") as lines:
            for text in lines:
                number += 1
                line = msgspec.json.decode(text, type=_Line)
                if line.record:
                    yield line.id, read_record(line.record.encode())
    except OSError as error:
        raise Refusal("data-unreadable", file=error.filename or str(file)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("data-bad-line", file=str(file), line=number) from error


def _opened(path: str | PathLike[str]) -> Any:
    pyarrow = need_pyarrow()
    try:
        return pyarrow.parquet.ParquetFile(path)
    except OSError as error:
        raise Refusal("data-unreadable", file=str(path)) from error
    except pyarrow.ArrowException as error:
        raise Refusal("data-not-ours", file=str(path)) from error


def _about(file: Any, path: Path) -> About:
    text = (file.schema_arrow.metadata or {}).get(KEY)
    try:
        if text is not None and (found := msgspec.json.decode(text, type=About)).format == FORMAT:
            return found
    except msgspec.DecodeError:
        pass
    raise Refusal("data-not-ours", file=str(path))


def _checked(found: About, path: Path) -> About:
    """Numbers of another version would be learned from without a word, and be wrong."""
    game = games.find(found.game)
    setup = game.setup(found.seats, found.options)
    if (found.features_version, found.features) != (game.lab.features_version, game.lab.features(setup)):
        version, ours = found.features_version, game.lab.features_version
        raise Refusal("data-other-features", file=str(path), game=found.game, version=version, ours=ours)
    return found


def _arrays(table: Any) -> dict[str, Any]:
    pyarrow = need_pyarrow()
    found = {}
    for field in table.schema:
        column = table[field.name]
        whole = column.combine_chunks() if isinstance(column, pyarrow.ChunkedArray) else column
        if pyarrow.types.is_fixed_size_list(field.type):
            flat = whole.flatten().to_numpy(zero_copy_only=False)
            found[field.name] = flat.reshape(-1, field.type.list_size)
        else:
            found[field.name] = whole.to_numpy(zero_copy_only=False)
    return found
