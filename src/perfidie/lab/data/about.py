"""What a data set says of itself: which games these are, what its numbers mean, and who thought how."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import perfidie
from perfidie.adapters.numbering import numbering
from perfidie.arena.contest import Contest
from perfidie.arena.entrants import level_in
from perfidie.bots.levels import Level
from perfidie.engine import Field, Refusal
from perfidie.engine.setup import Options

FORMAT = 1
KEY = b"perfidie"
"""Under which name it stands in the metadata of the Parquet file, as JSON."""


class About(msgspec.Struct, frozen=True):
    """Everything that holds for all rows of a data set."""

    format: int
    game: str
    seats: int
    options: Options
    rules: int
    """The version of the game's rules."""
    features_version: int
    features: tuple[Field, ...]
    """The layout of the column `features`."""
    actions: tuple[str, ...]
    """By number: the words of what a seat can do. The column `mask` has one place for each."""
    lineup: tuple[str, ...]
    levels: dict[str, Level | None]
    """By bot: how a level of the house thought, its budget included; None for anybody else."""
    seed: int
    games: int
    """How many were asked for; those that a bot from outside spoilt are left out."""
    version: str
    """Of Perfidie."""

    @property
    def width(self) -> int:
        """How many numbers the features of a decision are."""
        return sum(field.size for field in self.features)


def about_contest(contest: Contest, games: int) -> About:
    """What the data set of so many games of a contest says of itself."""
    game, setup = contest.rules, contest.setup
    numbers = numbering(game, setup)
    return About(
        format=FORMAT,
        game=game.id,
        seats=contest.seats,
        options=contest.options,
        rules=game.version,
        features_version=game.lab.features_version,
        features=game.lab.features(setup),
        actions=tuple(" ".join(action.words) for action in numbers.actions[: numbers.seats_take]),
        lineup=contest.lineup,
        levels={name: level_in(name, contest) for name in contest.names},
        seed=contest.seed,
        games=games,
        version=perfidie.__version__,
    )


def records_beside(file: Path) -> Path:
    """Where the records of a data set lie."""
    return file.with_suffix(".records.ndjson")


def need_pyarrow() -> Any:
    """PyArrow, with its Parquet part; a refusal that names what is missing, and the extra that brings it."""
    try:
        import numpy
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as missing:
        raise Refusal("needs-data", package=missing.name or "pyarrow") from missing
    assert numpy
    return pyarrow
