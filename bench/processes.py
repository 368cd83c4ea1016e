"""Servers in processes of their own: started, asked what they have used, stopped."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

import launch
from perfidie.web.settings import Settings
from store_reader import Book

BYTECODE = Path(__file__).parents[1] / "build" / "bytecode"
PATIENCE = 60.0
"""Seconds after which a server that does not answer, or does not stop, is a failure."""
PLENTY = "1000000000"
LIMITED = [name for name in Settings.__dataclass_fields__ if "_per_" in name]
NO_LIMITS = {"PERFIDIE_BEATS": "0", **{f"PERFIDIE_{name.upper()}": PLENTY for name in LIMITED}}


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def children_of(pid: int) -> list[int]:
    """The processes that this one has started, and theirs, and so on."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            parents[int(path.parent.name)] = int(fields[1])
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, all its threads included, its children not.

    Linux has a clock for every process, named by its number; it goes on in nanoseconds where /proc counts hundredths.
    """
    return time.clock_gettime((~pid << 3) | 2)


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a site: nothing of ours but what is given, and compiled as an installed one is."""
    unwanted = ("PERFIDIE_", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
    return {**kept, "PYTHONPYCACHEPREFIX": str(BYTECODE), **more}


def resident_kib(pid: int) -> int:
    """What the process holds in memory of its own; pages of files and of libraries are not its own."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1])
    raise OSError("the system does not say how much memory a process uses")


class Site:
    """`perfidie serve` as people run it, with its tables in `home`."""

    def __init__(self, home: Path, **settings: str) -> None:
        self.home = home
        self.port = free_port()
        self.figures_port = free_port()
        self.database = f"sqlite:///{home / 'tables.db'}"
        metrics = f"127.0.0.1:{self.figures_port}"
        given = {"PERFIDIE_DATABASE": self.database, "PERFIDIE_METRICS": metrics, **NO_LIMITS, **settings}
        command = [sys.executable, "-m", "perfidie", "serve", "--port", str(self.port)]
        with (home / "server.log").open("wb") as log:
            self.process = launch.start(command, env=surroundings(**given), cwd=home, stdout=log, stderr=log)

    @property
    def pid(self) -> int:
        return self.process.pid

    def __enter__(self) -> Self:
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up and self.process.poll() is None:
            with suppress(URLError, ConnectionError):
                if self.read("/healthz") == "ok":
                    return self
            time.sleep(0.05)
        stop(self.process)
        raise RuntimeError("the site does not start: " + (self.home / "server.log").read_text(encoding="utf-8"))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        stop(self.process)

    def read(self, path: str) -> str:
        return read(self.port, path)

    def book(self) -> Book:
        """Its store, to be read by those who play here."""
        return Book(self.database)

    def figures(self) -> str:
        """What the site says of itself to those who run it."""
        return read(self.figures_port, "/metrics")


def read(port: int, path: str) -> str:
    """What is answered there, on this machine."""
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def stop(process: subprocess.Popen[bytes]) -> None:
    """Asks a process to end, and insists if it does not."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)
