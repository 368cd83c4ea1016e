"""What a seat knows as a key: its view as a short string, and all that it has seen and done as a digest.

A view is a seat's memory of whatever still bears on what is hidden; how the seat came to know it may be forgotten. With
perfect recall it is not: a digest grows with each observation of the seat that differs from the one before, and with
each of its own actions, in the order in which they came. So two histories of a seat have one key if they are one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from perfidie.engine import Field, View, encode

DIGEST = 16
"""So many bytes of a digest: no two histories that anybody will ever meet share one."""
RECALL = Field("recall", DIGEST, -128, 127)

Recall = tuple[tuple[bytes, bytes], ...]
"""By seat: the digest of its history, and of what it saw last."""


def told(view: View[Any]) -> str:
    """A view as a short string: seat, waiting, agenda, committed, outcome and the fields of its table, in order."""
    sight = msgspec.structs.astuple(view.table) if isinstance(view.table, msgspec.Struct) else view.table
    return encode((view.seat, view.waiting, view.agenda, view.committed, view.outcome, sight)).decode()


def own(mine: View[Any], everybodys: View[Any]) -> str:
    """What of a view is the seat's alone, by field: whatever a spectator sees otherwise."""
    different = _different(mine, everybodys, ("agenda", "committed"))
    if isinstance(mine.table, msgspec.Struct):
        different["table"] = _different(mine.table, everybodys.table, mine.table.__struct_fields__)
    elif mine.table != everybodys.table:
        different["table"] = mine.table
    return encode(different).decode()


def _different(one: Any, other: Any, names: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(one, name) for name in names if getattr(one, name) != getattr(other, name)}


Look = Callable[[int], str]
"""What a seat sees now, as a string."""


def begun(look: Look, seats: int) -> Recall:
    """What each seat remembers of a table that it looks at for the first time."""
    return seen(look, ((b"", b""),) * seats)


def grown(look: Look, recall: Recall, actor: int, code: int) -> Recall:
    """What each seat remembers after this action, its own actions included."""
    if actor >= 0:
        history, last = recall[actor]
        recall = (*recall[:actor], (_digest(history, b"did", code.to_bytes(4, "big")), last), *recall[actor + 1 :])
    return seen(look, recall)


def seen(look: Look, recall: Recall) -> Recall:
    """What each seat remembers after another look at the table; nobody is told of a moment that changed nothing."""
    grown = []
    for seat, (history, last) in enumerate(recall):
        now = _digest(b"", b"saw", look(seat).encode())
        grown.append((history, last) if now == last else (_digest(history, b"saw", now), now))
    return tuple(grown)


def _digest(before: bytes, kind: bytes, more: bytes) -> bytes:
    return blake2b(before + kind + more, digest_size=DIGEST).digest()
