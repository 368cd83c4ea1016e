"""Whatever a view or a table is made of, hashed into buckets: for learners of a game that has no numbers of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import msgspec

from perfidie.engine.step import Step

HASHED = 256
"""Into how many buckets a view is hashed."""


def hash_leaves(thing: Any, numbers: bytearray, start: int) -> None:
    """The hashing trick: each leaf of the thing raises one bucket. Stable between processes."""
    for leaf in leaves(msgspec.to_builtins(thing), ""):
        bucket = 5381
        for letter in leaf:
            bucket = (bucket * 33 + ord(letter)) & 0xFFFFFFFF
        _raise(numbers, start + bucket % HASHED)


def hash_twice(thing: Any, path: str, numbers: bytearray, start: int) -> None:
    """Each leaf raises a bucket in each of two rows: two leaves that meet in one of them hardly meet in the other."""
    for leaf in leaves(thing, path):
        mixed = crc32(leaf.encode())
        _raise(numbers, start + mixed % HASHED)
        _raise(numbers, start + HASHED + (mixed >> 8) % HASHED)


def leaves(thing: Any, path: str) -> Iterator[str]:
    """Whatever a view or a table is made of, each with the way to it."""
    if isinstance(thing, dict):
        for name, item in thing.items():
            yield from leaves(item, f"{path}.{name}")
    elif isinstance(thing, list | tuple):
        for place, item in enumerate(thing):
            yield from leaves(item, f"{path}.{place}")
    elif isinstance(thing, Step):
        yield from leaves(thing.words(), path)
    else:
        yield f"{path}={thing}"


def _raise(numbers: bytearray, place: int) -> None:
    numbers[place] = min(127, numbers[place] + 1)
