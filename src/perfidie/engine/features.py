"""What a seat's view says as numbers that are easy to learn from, and what the same actions are from another seat.

A game says it in a `features.py` that ends in `FEATURES = Features(…)`, and its Laboratory names that one object.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from perfidie.engine.buckets import HASHED, hash_leaves
from perfidie.engine.view import View


class Field(msgspec.Struct, frozen=True):
    """A named stretch of the numbers a learner reads, with its bounds."""

    name: str
    size: int
    low: int = 0
    high: int = 1


def same_codes(setup: Any, _seat: int) -> tuple[int, ...]:
    """By code: the same code, where no action names a seat."""
    return tuple(range(len(setup.vocabulary)))


class Features(NamedTuple):
    """What a learner reads of the views of one game."""

    version: int
    """Rises when they mean something else: what was learned from others is refused then."""
    layout: Callable[[Any], tuple[Field, ...]]
    """By set-up: what `glance` says, in its order."""
    glance: Callable[[View[Any]], bytearray]
    """What a view says, as small ints (signed bytes) laid out as `layout` has it.

    Seats are counted from the viewer's own, references resolved, sums made. It is worked out from the view alone, so a
    view that came over the wire will do.
    """
    turned: Callable[[Any, int], tuple[int, ...]] = same_codes
    """By set-up and seat, then by code: the code of the same action where seats are counted from this seat.

    A game whose actions name seats has one of its own, so that what was learned at one place holds at the others. It is
    a permutation of the codes of `setup.vocabulary`.
    """


def _hashed(view: View[Any]) -> bytearray:
    numbers = bytearray(HASHED)
    hash_leaves(view.table, numbers, 0)
    return numbers


HASHED_VIEW = Features(version=1, layout=lambda _setup: (Field("view", HASHED, 0, 127),), glance=_hashed)
"""What lies on the table for the viewer, hashed into buckets, where a game has no features of its own."""
