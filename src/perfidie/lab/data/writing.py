"""Writing a data set: game after game in their order, a part of the file at a time, and nothing half done is left."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from itertools import islice
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from perfidie.arena.contest import Contest, Fault, Played
from perfidie.arena.crew import work
from perfidie.engine import Refusal
from perfidie.lab.data.about import KEY, About, about_contest, need_pyarrow, records_beside
from perfidie.lab.data.rows import Rows, iterations, played_out

PART = 2**23
"""Numbers, features and mask together, after which a part of the file is written (a row group)."""


class Written(NamedTuple):
    """What became of it."""

    games: int
    decisions: int
    void: tuple[tuple[Fault, int], ...]
    """Why games were left out, and how many."""


def check_place(file: Path, *, force: bool) -> None:
    """Refuses a place that cannot be written to, or where something lies that must not be lost."""
    if not file.name or not file.parent.is_dir():
        raise Refusal("unwritable-save", file=str(file))
    for each in (file, records_beside(file)):
        if each.exists() and not force:
            raise Refusal("save-exists", file=str(each))
        if each.is_dir():
            raise Refusal("unwritable-save", file=str(each))


def write(
    contest: Contest,
    games: int,
    file: Path,
    *,
    processes: int = 1,
    force: bool = False,
    told: Callable[[Played], None] = lambda _: None,
) -> Written:
    """Plays the first games of a contest and writes their decisions; `told` hears of every game as it is written.

    The same contest gives the same bytes whatever the number of processes, unless somebody thinks by the clock. Both
    files appear when all is written; whatever goes wrong before leaves what was there as it was.
    """
    need_pyarrow()
    check_place(file, force=force)
    contest = msgspec.structs.replace(contest, records=True)
    bouts = islice(contest.bouts(ceil(games / contest.rotations)), games)
    void = Counter[Fault]()
    try:
        with (
            closing(work(played_out, bouts, min(processes, games))) as ended,
            _Files(file, about_contest(contest, games)) as files,
        ):
            for played, found in in_order(contest, ended):
                if found is None or played.void:
                    void[played.void or Fault("", "")] += 1
                else:
                    files.add(played, found)
                told(played)
            files.keep()
    except OSError as error:
        raise Refusal("unwritable-save", file=str(file)) from error
    return Written(games - void.total(), files.decisions, tuple(void.items()))


def in_order(contest: Contest, ended: Iterator[tuple[Played, Rows | None]]) -> Iterator[tuple[Played, Rows | None]]:
    """The same games, each once all before it have come; few of them ever wait."""
    waiting: dict[int, tuple[Played, Rows | None]] = {}
    following = 0
    for each in ended:
        waiting[each[0].deal * contest.rotations + each[0].rotation] = each
        while following in waiting:
            yield waiting.pop(following)
            following += 1


class _Files:
    """The two files of a data set, under other names until all is written."""

    def __init__(self, file: Path, about: About) -> None:
        self.about, self.decisions = about, 0
        self._paths = {
            each.with_name(f".{each.name}.{os.getpid()}.part"): each for each in (records_beside(file), file)
        }
        self._columns: dict[str, list[Any]] = {}
        self._waiting = 0
        self._open = ExitStack()

    def __enter__(self) -> _Files:
        pyarrow = need_pyarrow()
        records, table = self._paths
        self.schema = schema(pyarrow, self.about)
        try:
            self._records = self._open.enter_context(records.open("xb"))
            sink = self._open.enter_context(table.open("xb"))
            self._table = self._open.enter_context(
                pyarrow.parquet.ParquetWriter(sink, self.schema, compression="zstd", compression_level=9)
            )
        except BaseException:
            self.__exit__()
            raise
        self._begin()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._open.close()
        for each in self._paths:
            with suppress(OSError):
                each.unlink(missing_ok=True)

    def keep(self) -> None:
        """Gives both files their names."""
        self._write()
        self._open.close()
        for each, name in self._paths.items():
            each.replace(name)

    def add(self, played: Played, found: Rows) -> None:
        """One game more."""
        self._records.write(played.line())
        for name, values in columns(self.about, played, found).items():
            if isinstance(values, bytearray):
                self._columns[name] += [values]
            else:
                self._columns[name] += values
        self.decisions += len(found.ply)
        self._waiting += len(found.features) + len(found.mask)
        if self._waiting >= PART:
            self._write()

    def _begin(self) -> None:
        self._columns = {name: [] for name in self.schema.names}
        self._waiting = 0

    def _write(self) -> None:
        if not self._columns["ply"]:
            return
        pyarrow = need_pyarrow()
        arrays = [_array(pyarrow, self._columns[field.name], field.type) for field in self.schema]
        self._table.write_table(pyarrow.Table.from_arrays(arrays, schema=self.schema))
        self._begin()


def schema(pyarrow: Any, about: About) -> Any:
    """The columns of a data set, with what it says of itself."""
    budgets = [("budget_seconds", pyarrow.float64()), ("budget_iterations", pyarrow.int32())]
    fields = [
        ("record", pyarrow.string()),
        ("game", pyarrow.string()),
        ("ply", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("bot", pyarrow.string()),
        *budgets,
        ("budget_worlds", pyarrow.int32()),
        ("iterations", pyarrow.int32()),
        ("action", pyarrow.int32()),
        ("words", pyarrow.string()),
        ("share", pyarrow.float64()),
        ("features", pyarrow.list_(pyarrow.int8(), about.width)),
        ("mask", pyarrow.list_(pyarrow.bool_(), len(about.actions))),
    ]
    return pyarrow.schema(fields, metadata={KEY: msgspec.json.encode(about)})


def columns(about: About, played: Played, found: Rows) -> dict[str, Any]:
    """The rows of one game, by column; features and mask as bytes."""
    number = len(found.ply)
    bots = [played.bots[seat] for seat in found.seat]
    levels = [about.levels[bot] for bot in bots]
    budgets = [level.budget if level else None for level in levels]
    return {
        "record": [played.id] * number,
        "game": [about.game] * number,
        "ply": found.ply,
        "seat": found.seat,
        "bot": bots,
        "budget_seconds": [budget.seconds if budget else None for budget in budgets],
        "budget_iterations": [budget.iterations if budget else None for budget in budgets],
        "budget_worlds": [budget.worlds if budget else None for budget in budgets],
        "iterations": iterations(played, found.seat),
        "action": found.action,
        "words": [about.actions[action] for action in found.action],
        "share": [found.shares[seat] for seat in found.seat],
        "features": found.features,
        "mask": found.mask,
    }


def _array(pyarrow: Any, values: list[Any], kind: Any) -> Any:
    """One column of a part; numbers that came as bytes are not looked at one by one."""
    if not pyarrow.types.is_fixed_size_list(kind):
        return pyarrow.array(values, kind)
    import numpy

    numbers = numpy.frombuffer(b"".join(values), numpy.int8)
    flat = pyarrow.array(numbers if kind.value_type == pyarrow.int8() else numbers.astype(bool), kind.value_type)
    return pyarrow.FixedSizeListArray.from_arrays(flat, type=kind)
