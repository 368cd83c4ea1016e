"""Records: rules version, full options, seats and the list of actions, chance included.

A record replays to the same states, views and outcome for ever. It keeps words, not codes, so
that it can be read by a person and survives a vocabulary that grows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from perfidie.engine.options import Value
from perfidie.engine.refusal import Refusal
from perfidie.engine.step import DEALER

FORMAT = 1
LARGEST = 4_000_000


class Entry(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One line of a record: who (CHANCE is -1, DEALER -4) and the words; whether only said, or chosen by a clock."""

    seat: int
    words: tuple[str, ...]
    said: bool = False
    late: bool = False
    """The seat's time was up, and chance chose for it."""

    @property
    def lays(self) -> bool:
        """Whether it lays the table of a second deal (`perfidie.engine.second`)."""
        return self.seat == DEALER


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to play a game again, move by move."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    entries: tuple[Entry, ...]
    names: tuple[str, ...] = ()
    """Who sat where, if anybody said so."""
    notes: dict[str, Value] = {}
    """What the program that kept the record will want to know again, such as which seats were bots."""
    receipt: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """What shows that nobody chose the chance of this game (`perfidie.receipt`); the engine never reads it."""

    def to_json(self) -> bytes:
        """The record as a text a person can read: one line per action."""
        head = msgspec.to_builtins(self)
        entries = ",\n  ".join(msgspec.json.encode(entry).decode() for entry in self.entries)
        head["entries"] = msgspec.Raw(f"[\n  {entries}\n ]".encode())
        if "receipt" in head:
            head["receipt"] = msgspec.Raw(_lines(head["receipt"]))
        fields = ",\n ".join(f"{_text(name)}: {_text(value)}" for name, value in head.items())
        return f"{{\n {fields}\n}}\n".encode()

    def to_compact(self) -> bytes:
        """The record in as few bytes as a plain format gives."""
        return msgspec.msgpack.encode(self)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def moments(entries: Sequence[Entry]) -> list[int]:
    """Where one may stop: after what chance does first, and after each decision with what chance does next."""
    stops = [place for place, entry in enumerate(entries) if entry.seat >= 0 and not entry.said]
    return [*stops, len(entries)]


def _lines(receipt: dict[str, Any]) -> bytes:
    """A receipt with one line for each of its parts, and one for each item of a list of lists."""
    parts = []
    for name, value in receipt.items():
        said = _text(value)
        if isinstance(value, list | tuple) and value and not isinstance(value[0], str | int):
            said = "[\n   " + ",\n   ".join(map(_text, value)) + "\n  ]"
        parts.append(f"{_text(name)}: {said}")
    return ("{\n  " + ",\n  ".join(parts) + "\n }").encode()


class _Head(msgspec.Struct):
    """What a record of any format holds: enough to tell a newer record from a broken one."""

    format: int


def read_record(data: bytes) -> Record:
    """A record from its JSON or compact bytes; anything broken is refused in one sentence."""
    if len(data) > LARGEST:
        raise Refusal("record-too-large")
    decode: Any = msgspec.json.decode if data.lstrip()[:1] == b"{" else msgspec.msgpack.decode
    try:
        head: _Head = decode(data, type=_Head)
        if head.format != FORMAT:
            raise Refusal("record-newer-format", format=head.format)
        record: Record = decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("corrupt-record") from error
    return record
