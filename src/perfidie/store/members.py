"""The processes that serve one database, and which of them sees to a table."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

LIFE: Final = 5.0
"""Seconds without a sign of life after which a process is gone."""
NOBODY: Final = "-"
ORPHANED: Final = ""
"""Owners of a lease that are none: nobody needs one now, or the owner has gone and another one is wanted."""


class Member(msgspec.Struct, frozen=True):
    """A process that serves this database. One that is not `shared` counts on being the only one."""

    id: str
    host: str
    pid: int
    shared: bool


class Roll(NamedTuple):
    """Who is there, and whether the one who asked had been struck off: then all its leases are gone."""

    members: tuple[Member, ...]
    anew: bool


class Lease(NamedTuple):
    """Who sees to a table."""

    owner: str
    fence: int


class Mark(NamedTuple):
    """How far a table has come: how many lines it has, how often it was arranged, how much was said."""

    version: int
    stamp: int
    said: int
