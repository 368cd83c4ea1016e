"""What the laws have to say: figures where all is well, the smallest case where it is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from perfidie.engine.codec import encode
from perfidie.engine.options import Options
from perfidie.engine.record import Entry

NOBODY = -9
"""The seat of a case that concerns no seat in particular (None is the spectator)."""

MOST_DIFFERENCES = 12


class Broken(msgspec.Struct, frozen=True):
    """One breach of one law: a game's beginning, as short as we could find, and what is wrong after it."""

    law: int
    says: str
    seats: int
    options: Options
    """Those that are not at their default."""
    entries: tuple[Entry, ...]
    seat: int | None = NOBODY
    payloads: tuple[tuple[str, str], ...] = ()
    """The two things that should have been the same, each with a name, as JSON."""

    @property
    def differences(self) -> list[str]:
        """Where the two payloads differ, one line per place."""
        if len(self.payloads) != 2:
            return []
        left, right = (msgspec.json.decode(text) for _, text in self.payloads)
        return list(_first(differences(left, right), MOST_DIFFERENCES))


class Breach(Exception):
    """Raised inside a law at the first thing that is wrong; `at` counts the entries played so far."""

    def __init__(self, says: str, at: int, seat: int | None = NOBODY, **payloads: Any) -> None:
        super().__init__(says)
        self.says = says
        self.at = at
        self.seat = seat
        self.payloads = tuple((name.replace("_", " "), _json(thing)) for name, thing in payloads.items())


class Finding(msgspec.Struct):
    """What one law found at one seat count."""

    law: int
    name: str
    seats: int
    figures: Counter[str]
    notes: Counter[str]
    """Remarks, and how often each was made."""
    broken: Broken | None = None
    idle: str = ""
    """Why the law was not run, where it was not."""

    def add(self, other: Finding) -> None:
        """Adds what another part of the same run found; of two breaches, the smaller is kept."""
        self.figures.update(other.figures)
        self.notes.update(other.notes)
        found = [case for case in (self.broken, other.broken) if case]
        self.broken = min(found, key=lambda case: len(case.entries), default=None)


def differences(left: Any, right: Any, path: str = "") -> Iterator[str]:
    """The places where two decoded payloads differ.

    >>> list(differences({"hand": ["p1", "a2"], "turn": 1}, {"hand": ["p1", "a3"], "turn": 1}))
    ['hand.1: "a2" / "a3"']
    """
    if isinstance(left, dict) and isinstance(right, dict):
        for name in [*left, *(name for name in right if name not in left)]:
            yield from differences(left.get(name), right.get(name), f"{path}.{name}")
    elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for place, (one, other) in enumerate(zip(left, right, strict=True)):
            yield from differences(one, other, f"{path}.{place}")
    elif left != right or type(left) is not type(right):
        yield f"{path.lstrip('.') or 'all'}: {_short(left)} / {_short(right)}"


def _json(thing: Any) -> str:
    return (thing if isinstance(thing, bytes) else encode(thing)).decode()


def _short(thing: Any) -> str:
    text = _json(thing)
    return text if len(text) <= 160 else text[:157] + "..."


def _first(things: Iterable[str], most: int) -> Iterator[str]:
    for number, thing in enumerate(things):
        if number == most:
            yield "..."
            return
        yield thing
