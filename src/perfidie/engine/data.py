"""Printed data: a game's TOML, read once from its package."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def load_toml(package: str, name: str, kind: type[T]) -> T:
    """The file as a typed struct; a misspelt key or a wrong type says where it is."""
    return msgspec.toml.decode(files(package).joinpath(name).read_bytes(), type=kind)
