"""What a vector environment and its workers both read and write: arrays in one piece of shared memory."""

from __future__ import annotations

from ctypes import c_byte
from multiprocessing import get_context
from typing import Any, NamedTuple

from perfidie.adapters.research import need

numpy = need("numpy")

ALIGNED = 64
SPAWN = get_context("spawn")
"""Workers start fresh: a learner's threads and its hold on a GPU do not follow them."""


class Size(NamedTuple):
    """How many tables, numbers of a seat, actions and seats."""

    tables: int
    numbers: int
    actions: int
    seats: int


class Sheet:
    """The arrays, one row for each table. Whoever has `memory` has the same ones."""

    def __init__(self, size: Size, memory: Any = None) -> None:
        rows = {
            "observation": ("int8", (size.tables, size.numbers)),
            "action_mask": ("int8", (size.tables, size.actions)),
            "seat": ("int64", (size.tables,)),
            "actions": ("int64", (size.tables,)),
            "rewards": ("float64", (size.tables,)),
            "shares": ("float32", (size.tables, size.seats)),
            "over": ("bool", (size.tables,)),
        }
        length = {name: numpy.dtype(kind).itemsize * int(numpy.prod(shape)) for name, (kind, shape) in rows.items()}
        room = {name: -(-each // ALIGNED) * ALIGNED for name, each in length.items()}
        self.size = size
        self.memory = SPAWN.RawArray(c_byte, sum(room.values())) if memory is None else memory
        place, whole = 0, numpy.frombuffer(self.memory, numpy.uint8)
        for name, (kind, shape) in rows.items():
            setattr(self, name, whole[place : place + length[name]].view(kind).reshape(shape))
            place += room[name]

    observation: Any
    """What the seat that has to decide knows (`game.lab.glance`)."""
    action_mask: Any
    seat: Any
    """Who has to decide."""
    actions: Any
    """What it does: the numbers of `perfidie.adapters.numbering`."""
    rewards: Any
    """What the game gave to the seat that acted last, if it is over."""
    shares: Any
    """What it gave to everybody, if it is over."""
    over: Any
