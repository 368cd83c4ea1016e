"""Saved games: one record a game, written anew after every move, never over another game's."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

from perfidie.engine import Record, Refusal, read_record
from perfidie.engine.record import LARGEST


def folder() -> Path:
    """Where games are kept: PERFIDIE_SAVES, or `perfidie/saves` among the user's data."""
    chosen = os.environ.get("PERFIDIE_SAVES")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "perfidie" / "saves"


def read(path: Path) -> Record:
    """The record in a file; the file is not touched."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise Refusal("no-such-file", file=str(path)) from error
    except OSError as error:
        raise Refusal("unreadable-file", file=str(path)) from error
    return read_record(data)


def latest() -> Path:
    """The game played last that can be read and is not over."""
    try:
        files = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        files = []
    for path in files:
        try:
            if not read(path).notes.get("over", False):
                return path
        except Refusal:
            continue
    raise Refusal("nothing-to-resume", file=str(folder()))


class Save:
    """The file of one game."""

    def __init__(self, path: Path, written: bytes | None = None) -> None:
        self.path = path
        self._written = written

    @classmethod
    def new(cls, game: str, wanted: Path | None) -> Save:
        """A file nobody uses yet: the one asked for, or a fresh name among the saved games."""
        save = cls(wanted if wanted is not None else fresh(folder(), game))
        try:
            save.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(save.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        except FileExistsError as error:
            raise Refusal("save-exists", file=str(save.path)) from error
        except OSError as error:
            raise Refusal("unwritable-save", file=str(save.path)) from error
        save._written = b""
        return save

    @classmethod
    def of(cls, path: Path) -> Save:
        """The file of a game that goes on."""
        return cls(path, path.read_bytes())

    def write(self, record: Record) -> None:
        """Writes beside the file, then puts it in its place: a crash leaves the old one or the new one, never half.

        A file that somebody else changed meanwhile is left alone: the game goes on in a fresh one.
        """
        data = record.to_json()
        try:
            if self.path.exists() and self.path.read_bytes() != self._written:
                self.path = fresh(self.path.parent, self.path.stem)
            draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
            try:
                with draft.open("wb") as file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                draft.replace(self.path)
            finally:
                draft.unlink(missing_ok=True)
        except OSError as error:
            raise Refusal("unwritable-save", file=str(self.path)) from error
        self._written = data


def fresh(where: Path, stem: str) -> Path:
    """A name that no file bears: `verre-1.json`, `verre-2.json`..."""
    return next(path for number in count(1) if not (path := where / f"{stem}-{number}.json").exists())
