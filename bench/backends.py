"""PostgreSQL and Redis of one's own: on a free port, in a folder that is thrown away; killed and started at will.

PostgreSQL refuses to be run by root; root lends it to the user `postgres`. It writes to the disk as it does by default.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import launch
from processes import children_of, free_port, stop

PATIENCE = 60.0
LENT_TO = "postgres"


def program(name: str) -> str | None:
    """Where a program of PostgreSQL or Redis lies; Debian keeps those of PostgreSQL out of the way."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(kept[0]) if kept else None)


def missing() -> str:
    """Which of the two cannot be had here, in a sentence; empty if both can."""
    absent = [name for name in ("postgres", "initdb", "redis-server") if program(name) is None]
    return f"{' and '.join(absent)} not found." if absent else ""


class Backend:
    """A server that others need: started, killed as by a power cut, started again on the same files."""

    name = ""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.lent: list[str] = []

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def start(self) -> None:
        """Starts, and comes back when it listens."""
        self.launch()
        give_up = time.monotonic() + PATIENCE
        while not self.listens():
            if time.monotonic() > give_up or self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"{self.name} does not start: {(self.home / 'log').read_text(errors='replace')}")
            time.sleep(0.02)

    def launch(self) -> None:
        """Starts, and does not wait."""
        with (self.home / "log").open("ab") as log:
            self.process = launch.start([*self.lent, *self.command()], cwd=self.home, stdout=log, stderr=log)

    def listens(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1.0):
                return True
        except OSError:
            return False

    @property
    def pids(self) -> list[int]:
        """The process and all it has started."""
        return [] if self.process is None else [self.process.pid, *children_of(self.process.pid)]

    def kill(self) -> None:
        """All of it at once, without a word."""
        assert self.process is not None
        for pid in self.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            if self.process.poll() is None:
                self.process.send_signal(signal.SIGINT)  # PostgreSQL sends everybody away; Redis ends as it would
                with suppress(subprocess.TimeoutExpired):
                    self.process.wait(10)
            stop(self.process)


class PostgreSQL(Backend):
    """A cluster with one database, `perfidie`."""

    name = "PostgreSQL"

    def __init__(self, home: Path, **settings: str) -> None:
        super().__init__(home)
        self.settings = {"max_connections": "200", **settings}
        self.data = home / "data"
        if os.getuid() == 0:
            owner = pwd.getpwnam(LENT_TO)
            self.lent = ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
            os.chown(home, owner.pw_uid, owner.pw_gid)
        made = [str(program("initdb")), "-D", str(self.data), "-U", "perfidie", "-A", "trust", "-E", "UTF8", "-N"]
        launch.run([*self.lent, *made, "--locale=C"], cwd=home, check=True, capture_output=True, timeout=PATIENCE)

    def command(self) -> Sequence[str]:
        asked = {"listen_addresses": "127.0.0.1", "port": str(self.port), "unix_socket_directories": str(self.home)}
        options = [f"--{name}={value}" for name, value in {**asked, **self.settings}.items()]
        return [str(program("postgres")), "-D", str(self.data), *options]

    def listens(self) -> bool:
        """Takes connections: it listens before it has recovered, and sends everybody away meanwhile."""
        import psycopg

        try:
            psycopg.connect(self.plain_url, connect_timeout=2).close()
        except psycopg.Error:
            return False
        return True

    def kill(self) -> None:
        super().kill()
        for left in ("postmaster.pid",):  # nobody else looks after this folder
            (self.data / left).unlink(missing_ok=True)

    @property
    def plain_url(self) -> str:
        return f"postgresql://perfidie@127.0.0.1:{self.port}/postgres"

    @property
    def url(self) -> str:
        return self.plain_url.replace("postgresql://", "postgresql+psycopg://")


class Redis(Backend):
    """A Redis that keeps nothing on the disk: what it holds may be lost at any time."""

    name = "Redis"

    def command(self) -> Sequence[str]:
        quiet = ["--save", "", "--appendonly", "no", "--dir", str(self.home)]
        return [str(program("redis-server")), "--port", str(self.port), "--bind", "127.0.0.1", *quiet]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"
