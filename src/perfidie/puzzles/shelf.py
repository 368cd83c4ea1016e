"""The shelf: where the puzzles of a game are found, one file in each game's folder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from perfidie import games
from perfidie.engine import Refusal
from perfidie.engine.data import BadData
from perfidie.puzzles.puzzle import Puzzle

FILE = "puzzles.json"


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles that come with this game; none where it has none."""
    games.find(game)
    file = files(f"perfidie.games.{game}").joinpath(FILE)
    return read_puzzles(file.read_bytes(), f"{game}/{FILE}") if file.is_file() else ()


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The games that have any, in the order in which newcomers should meet them."""
    found = [name for name in games.names() if puzzles_of(name)]
    return tuple(sorted(found, key=lambda name: (games.find(name).rules.first.order, name)))


def find_puzzle(game: str, name: str) -> Puzzle:
    """The puzzle of this name."""
    found = next((each for each in puzzles_of(game) if each.id == name), None)
    if found is None:
        raise Refusal("no-such-puzzle", puzzle=name[:40])
    return found


def read_puzzles(data: bytes, name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; one that is broken is refused with its name."""
    try:
        return msgspec.json.decode(data, type=tuple[Puzzle, ...])
    except msgspec.DecodeError as error:
        raise BadData(f"{name}: {error}") from error


def write_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Writes a file of puzzles, one a line; an interruption leaves the old file or the new one, never half of it."""
    body = b"[\n" + b",\n".join(map(msgspec.json.encode, puzzles)) + b"\n]\n"
    draft = path.with_name(f"{path.name}.new")
    draft.write_bytes(body)
    draft.replace(path)
