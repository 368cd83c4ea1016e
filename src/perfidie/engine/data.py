"""Printed data: a game's TOML, read once from its package."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


class BadData(ValueError):
    """A data file that cannot be read: the file, the line or key, and what is wrong with it."""


def load_toml(package: str, name: str, kind: type[T]) -> T:
    """The file as a typed struct; a misspelt key or a wrong type names the file and the place in it."""
    file = files(package).joinpath(name)
    try:
        return msgspec.toml.decode(file.read_bytes(), type=kind)
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
        raise BadData(f"{file}: {error}") from error
