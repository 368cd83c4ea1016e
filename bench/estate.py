"""A site on several machines, all of them on this one: PostgreSQL, Redis, `perfidie serve` several times, workers.

Whatever dies is started again, as a service manager would: `perfidie serve` looks after its own processes, the rest is
looked after here. Nothing is left behind: every program runs in a session of its own, which ends with the estate, or
with this process if that is killed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self
from urllib.error import URLError
from urllib.request import urlopen

import launch
from backends import DYING_WITH_US, PostgreSQL, Redis
from processes import NO_LIMITS, free_port, surroundings

PATIENCE = 180.0
QUICK = {
    **NO_LIMITS,
    "PERFIDIE_BOT_DELAY": "0.1,0.3",
    "PERFIDIE_THINKING": "0.02",
    "PERFIDIE_BOT_WORKERS": "1",
    "PERFIDIE_AWAY_AFTER": "86400",
}
"""Much happens in little time, and nobody is away: pages that are compared differ in nothing but what they show."""


@cache
def help_of(*words: str) -> str:
    """What a command says of itself; empty if there is no such command."""
    asked = [sys.executable, "-m", "perfidie", *words, "--help"]
    told = launch.run(asked, capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "200"})
    return str(told.stdout) if told.returncode == 0 else ""


def several() -> bool:
    """Whether `perfidie serve` can be asked for more than one process."""
    return "--processes" in help_of("serve")


class Service:
    """One program of the site; started again when it has ended."""

    def __init__(self, words: list[str], environment: dict[str, str], log: Path) -> None:
        self.words = words
        self.environment = surroundings(**environment)
        self.log = log
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        command = [*DYING_WITH_US, sys.executable, "-m", "perfidie", *self.words]
        with self.log.open("ab") as log:
            how: dict[str, Any] = {"cwd": self.log.parent, "stdout": log, "stderr": log, "start_new_session": True}
            self.process = launch.start(command, env=self.environment, **how)
        self.starts += 1

    def revive(self) -> bool:
        """Starts it again if it has ended; what it left behind is ended first."""
        if self.process is not None and self.process.poll() is None:
            return False
        self.kill()
        self.start()
        return True

    def kill(self) -> None:
        """All of its processes at once, as a power cut would."""
        if self.process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
        self.kill()


class Machine(Service):
    """`perfidie serve` with so many processes, on a port of its own."""

    def __init__(self, processes: int, environment: dict[str, str], log: Path) -> None:
        self.port = free_port()
        words = ["serve", "--port", str(self.port)]
        super().__init__(
            [*words, *(["--processes", str(processes)] if processes > 1 and several() else [])], environment, log
        )

    def answers(self, path: str = "/healthz") -> bool:
        with suppress(URLError, OSError), urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5) as answer:
            return bool(answer.status == 200)
        return False

    def wait_until_it_answers(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while not self.answers():
            if self.starts < 3:
                self.revive()
            if time.monotonic() > give_up or self.process is None or self.process.poll() is not None:
                raise RuntimeError("the site does not start: " + self.log.read_text(errors="replace")[-2000:])
            time.sleep(0.05)


@dataclass(frozen=True)
class Size:
    """How much of everything there is. Without Redis there is one machine with one process."""

    machines: int = 2
    processes: int = 2
    workers: int = 2
    postgres: bool = True
    redis: bool = True


class Estate:
    """All of them together, in one folder."""

    def __init__(self, home: Path, size: Size, **settings: str) -> None:
        self.home, self.size = home, size
        self.postgres = PostgreSQL() if size.postgres else None
        self.redis = Redis() if size.redis else None
        environment = {**QUICK, "PERFIDIE_DATABASE": self.database, **settings}
        queue = size.workers > 0 and bool(help_of("worker"))
        if self.redis is not None:
            environment |= {"PERFIDIE_REDIS": self.redis.url, "PERFIDIE_BOT_QUEUE": str(int(queue))}
        logs = self._room("logs")
        machines = size.machines if self.redis is not None else 1
        self.machines = [Machine(size.processes, environment, logs / f"machine-{n}.log") for n in range(machines)]
        thinking = range(size.workers if queue else 0)
        self.workers = [Service(["worker"], environment, logs / f"worker-{n}.log") for n in thinking]

    def _room(self, name: str) -> Path:
        room = self.home / name
        room.mkdir()
        return room

    @property
    def database(self) -> str:
        return self.postgres.url if self.postgres is not None else f"sqlite:///{self.home / 'tables.db'}"

    @property
    def ports(self) -> list[int]:
        return [machine.port for machine in self.machines]

    @property
    def services(self) -> list[Service]:
        return [*self.machines, *self.workers]

    def __enter__(self) -> Self:
        try:
            for backend in (self.postgres, self.redis):
                if backend is not None:
                    backend.start()
            for service in self.services:
                service.start()
            for machine in self.machines:
                machine.wait_until_it_answers()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        for service in self.services:
            service.stop()
        for backend in (self.redis, self.postgres):
            if backend is not None:
                backend.remove()

    def revive(self) -> None:
        for service in self.services:
            service.revive()

    # Who looks after which table, as the database says

    def ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """Rows of the database, read past the site."""
        if self.postgres is not None:
            import psycopg

            with psycopg.connect(self.postgres.url, connect_timeout=5) as line:
                return list(line.execute(statement.replace("?", "%s").encode(), values).fetchall())
        import sqlite3

        with sqlite3.connect(self.home / "tables.db") as file:
            rows = file.execute(statement, values).fetchall()
        file.close()
        return rows

    def living(self) -> list[int]:
        """The processes that serve pages and have given a sign of life of late; the machines', if none is noted."""
        rows = self.ask("SELECT pid FROM processes WHERE beat > ?", time.time() - 5)
        return [pid for (pid,) in rows if _is_there(pid)] or [machine.pid for machine in self.machines]

    def owners(self) -> list[int]:
        """The processes that see to tables."""
        asked = "SELECT DISTINCT p.pid FROM leases l JOIN processes p ON p.id = l.owner WHERE p.beat > ?"
        return [pid for (pid,) in self.ask(asked, time.time() - 5) if _is_there(pid)]

    def an_owner_and_another(self, rng: Random) -> tuple[int, int]:
        living = self.living()
        owner = rng.choice(self.owners() or living)
        return owner, rng.choice([pid for pid in living if pid != owner] or living)


def _is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()
