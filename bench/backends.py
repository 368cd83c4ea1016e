"""PostgreSQL and Redis of one's own, as the tests have them (tests/services.py): killed and started again at will.

PostgreSQL waits for the disk here, as it does by default: what it costs is part of what is measured.
"""

from __future__ import annotations

import sys
from pathlib import Path

import launch
from processes import children_of

sys.path.append(str(Path(launch.__file__).parents[1] / "tests"))

import services

DYING_WITH_US = services.DYING_WITH_US


def missing() -> str:
    """Which of the two cannot be had here, in a sentence; empty if both can."""
    try:
        services.program("postgres")
        services.program("redis-server", "valkey-server")
    except FileNotFoundError as error:
        return f"{error}."
    return ""


class PostgreSQL(services.Postgres):
    """A cluster with one database for the site."""

    name = "PostgreSQL"

    def __init__(self) -> None:
        super().__init__("fsync=on", "full_page_writes=on")

    @property
    def url(self) -> str:
        return self.address("postgres")

    @property
    def pids(self) -> list[int]:
        """The process and all it has started."""
        return [self.pid, *children_of(self.pid)]


class Redis(services.Redis):
    """A Redis that keeps nothing on the disk: what it holds may be lost at any time."""

    name = "Redis"

    @property
    def pids(self) -> list[int]:
        return [self.pid]
