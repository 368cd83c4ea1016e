"""A real PostgreSQL and a real Redis for the tests: private ones, in folders of their own, on ports nobody has.

The fixtures `postgres` and `redis` are there for every test (tests/conftest.py). A server starts when the first test
asks for it and serves the whole run; it dies with the run, however that ends. Tests may kill and start it as they like.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGSTOP, SIGTERM, Signals
from time import monotonic, sleep
from typing import Any

import pytest

import launch

PATIENCE = 30.0
"""Seconds a server has to come up or go: many times what it needs."""
PASSWORD = "nobody-may-read-this"
"""Stands in every address of a database here, so that a test can look for it where it must not be."""

DYING_WITH_US = ("setpriv", "--pdeathsig", "KILL") if shutil.which("setpriv") else ()
"""What a command begins with, so that the kernel ends it when this process is gone, even by kill -9.

Who becomes another user loses it and has to say it again.
"""
MIDWIFE = ThreadPoolExecutor(1)
"""What dies with us dies with the thread that started it: this one lasts as long as the process."""


class Server(ABC):
    """A server that runs in a folder of its own until it is stopped."""

    stopped_by: Signals = SIGTERM
    """What it takes as a request to end in good order."""
    as_whom: Sequence[str] = ()
    """What turns a program into another user's."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="perfidie-service-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> Sequence[str]:
        """The server's command line."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it takes work by now."""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [*DYING_WITH_US, *self.as_whom, *self.command()]
        with (self.folder / "log").open("ab") as log:
            how = {"cwd": self.folder, "stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
            self._process = MIDWIFE.submit(launch.start, command, **how).result()
        wait_for(lambda: self._is_up(self.pid))

    def _is_up(self, pid: int) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise RuntimeError(f"process {pid} is gone: {(self.folder / 'log').read_text()[-2000:]}")
        return self.answers()

    def stop(self) -> None:
        """Ends it in good order."""
        self._end(self.stopped_by)

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self._end(SIGKILL)

    def restart(self) -> None:
        """Ends it in good order and starts it again."""
        self.stop()
        self.start()

    def _end(self, signal: Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal)
            process.wait(PATIENCE)

    def remove(self) -> None:
        """Leaves no trace of it."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis(Server):
    """A Redis, or a Valkey where there is none. It keeps nothing: who kills it starts with an empty one."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> Sequence[str]:
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [program("redis-server", "valkey-server"), *where, "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        with suppress(OSError):
            return self.ask("PING") == b"+PONG\r\n"
        return False

    def flush(self) -> None:
        """Forgets everything."""
        assert self.ask("FLUSHALL") == b"+OK\r\n"

    def ask(self, command: str) -> bytes:
        """One plain command and the first of its answer."""
        with closing(socket.create_connection(("127.0.0.1", self.port), PATIENCE)) as line:
            line.sendall(command.encode() + b"\r\n")
            return line.recv(4096)


class Postgres(Server):
    """A PostgreSQL cluster. It does not wait for the disk, so it loses what a power cut of the machine would."""

    stopped_by = SIGINT  # its "fast" way: who is connected is sent away

    def __init__(self, *settings: str) -> None:
        """More settings, for instance `fsync=on`."""
        super().__init__()
        self._settings = ("fsync=off", "full_page_writes=off", "max_connections=200", *settings)
        self._number = count(1)
        if os.getuid() == 0:  # it refuses to run as root
            shutil.chown(self.folder, "postgres", "postgres")
            self.as_whom = ("setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *DYING_WITH_US)
        words = ["-D", str(self.data), "-U", "keeper", "--no-sync", "--auth=trust", "-E", "UTF8", "--locale=C"]
        making = [*self.as_whom, program("initdb"), *words]
        launch.run(making, check=True, capture_output=True, cwd=self.folder)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def command(self) -> Sequence[str]:
        where = ["-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        return [program("postgres"), *where, *[word for setting in self._settings for word in ("-c", setting)]]

    def kill(self) -> None:
        """The postmaster and all it has started. It is held still first: one more backend would live on unseen."""
        if self.is_running:
            postmaster = Path(f"/proc/{self.pid}")
            os.kill(self.pid, SIGSTOP)
            wait_for(lambda: _state(postmaster) in "TZ")
            backends = [int(pid) for pid in (postmaster / "task" / postmaster.name / "children").read_text().split()]
            for backend in backends:
                with suppress(ProcessLookupError):
                    os.kill(backend, SIGKILL)
            super().kill()
            wait_for(lambda: all(_state(Path(f"/proc/{backend}")) in "Z" for backend in backends))

    def answers(self) -> bool:
        asked = launch.run(
            [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False, capture_output=True
        )
        return asked.returncode == 0

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"house{next(self._number)}"
        self.tell(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://keeper:{PASSWORD}@127.0.0.1:{self.port}/{name}"

    def tell(self, statement: str, name: str = "postgres") -> list[tuple[Any, ...]]:
        """Something said to the cluster from outside, and its answer."""
        import psycopg

        with psycopg.connect(self.address(name), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []


def program(*names: str) -> str:
    """The first of these programs that is installed; Debian keeps PostgreSQL's own apart, by version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    path = os.pathsep.join([os.environ.get("PATH", ""), *[str(folder) for folder in reversed(folders)]])
    for name in names:
        found = shutil.which(name, path=path)
        if found is not None:
            return found
    raise FileNotFoundError(f"{' or '.join(names)} is not installed: scripts/setup dev does that")


def _state(process: Path) -> str:
    """What a process is at, in the system's letter; empty where it is no more."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


def free_port() -> int:
    """A port nobody listens on at the moment."""
    with closing(socket.socket()) as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def wait_for(come: Callable[[], bool]) -> None:
    """Looks again and again until it has come."""
    give_up = monotonic() + PATIENCE
    while not come():
        if monotonic() > give_up:
            raise TimeoutError("a server did not come up")
        sleep(0.02)


@pytest.fixture(scope="session")
def one_postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def postgres(one_postgres: Postgres) -> Postgres:
    """A PostgreSQL that runs; `postgres.database()` is the address of a new database."""
    if not one_postgres.is_running:
        one_postgres.start()
    return one_postgres


@pytest.fixture(scope="session")
def one_redis() -> Iterator[Redis]:
    server = Redis()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def redis(one_redis: Redis) -> Redis:
    """A Redis that runs and holds nothing; `redis.url` is its address."""
    if not one_redis.is_running:
        one_redis.start()
    one_redis.flush()
    return one_redis
