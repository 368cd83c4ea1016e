"""How many tables can play at once: one move every three seconds at each, five streams listening.

Tables are added until the last of five people is told of a move later than 200 ms after it was sent, in one move of a
hundred; for one, two and four processes, on SQLite and on PostgreSQL, and for boardgame.io's server. The people live in
a process of their own, on the same machine. What ran out is named from the CPU time of everybody.

    python bench/crowd.py         printed, and written to bench/crowd.md
    python bench/crowd.py --quick a few tables for a few seconds: whether it works
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple

import backends
import launch
import peer_server
from crowd_report import report
from crowd_steps import Ladder, Step
from estate import Estate, Size, several
from processes import children_of, cpu_seconds, resident_kib, stop

HERE = Path(__file__).parent


class Plan(NamedTuple):
    """How much is measured."""

    tables: tuple[int, ...] = (50, 100, 150, 200, 260, 330, 420, 530, 670, 850, 1080, 1370)
    seconds: float = 8.0
    settle: float = 3.5
    """Seconds of play before each count: new tables move for the first time, at any moment of three seconds."""
    pace: float = 3.0
    at_most_ms: float = 200.0
    databases: tuple[str, ...] = ("SQLite", "PostgreSQL")
    processes: tuple[int, ...] = (1, 2, 4)
    per_ladder: float = 95.0
    """Seconds after which no higher step is tried."""
    peer: bool = True


QUICK = Plan((2,), 1.0, 0.3, 0.2, databases=("SQLite",), processes=(1,), peer=False)


def used(pids: list[int]) -> dict[int, float]:
    """CPU seconds of each of these that still is there."""
    found = {}
    for pid in pids:
        try:
            found[pid] = cpu_seconds(pid)
        except OSError:
            continue
    return found


def idle_seconds() -> float:
    """CPU seconds this whole machine has had nothing to do."""
    fields = Path("/proc/stat").read_text(encoding="utf-8").split("\n")[0].split()
    return (int(fields[4]) + int(fields[5])) / os.sysconf("SC_CLK_TCK")


class Ours:
    """A site and its crowd."""

    def __init__(self, estate: Estate, pace: float) -> None:
        self.estate = estate
        command = [sys.executable, str(HERE / "crowd_players.py"), str(estate.ports[0]), estate.database, str(pace)]
        self.players = launch.start(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def tell(self, words: str) -> dict[str, Any]:
        assert self.players.stdin is not None
        assert self.players.stdout is not None
        self.players.stdin.write(f"{words}\n".encode())
        self.players.stdin.flush()
        line = self.players.stdout.readline()
        if not line:
            raise RuntimeError("the crowd has gone home by itself")
        told: dict[str, Any] = json.loads(line)
        if told["failed"]:
            raise RuntimeError(f"somebody could not go on: {told['failed']}")
        return told

    def go_home(self) -> None:
        stop(self.players)
        for pipe in (self.players.stdin, self.players.stdout):
            if pipe is not None:
                pipe.close()

    def servers(self) -> list[int]:
        return [pid for machine in self.estate.machines for pid in (machine.pid, *children_of(machine.pid))]

    def others(self) -> dict[str, list[int]]:
        estate = self.estate
        found = {"players": [self.players.pid]}
        if estate.postgres is not None:
            found["PostgreSQL"] = estate.postgres.pids
        if estate.redis is not None:
            found["Redis"] = estate.redis.pids
        return found


class Theirs:
    """boardgame.io's server and its players."""

    def __init__(self, peer: peer_server.BoardgameIo, pace: float) -> None:
        self.peer, self.pace = peer, pace
        self._before: dict[str, float] = {}

    def tell(self, words: str) -> dict[str, Any]:
        told = self.peer.tell(f"{words} {self.pace * 1000:.0f}" if words.startswith("play") else words)
        each = told["bytes"] / told["weighed"] if told["weighed"] else 0.0
        now = {"moves": told["moves"], "pushes": told["updates"], "bytes": each * told["updates"]}
        since = {name: value - self._before.get(name, 0) for name, value in now.items()}
        self._before = now
        return {**since, "late": 0, "refused": 0, "waits": told["waits"]}

    def servers(self) -> list[int]:
        return [self.peer.pid]

    def others(self) -> dict[str, list[int]]:
        return {"players": [self.peer.players_pid]}


def one_step(side: Ours | Theirs, tables: int, plan: Plan) -> Step:
    """So many tables for a while: what they waited, and what everybody has used."""
    side.tell(f"play {tables}")
    sleep(plan.settle)
    side.tell("count")
    servers, others = side.servers(), side.others()
    before = used([*servers, *[pid for pids in others.values() for pid in pids]])
    began, idle = monotonic(), idle_seconds()
    sleep(plan.seconds)
    told = side.tell("count")
    seconds, idle = monotonic() - began, idle_seconds() - idle
    after = used(list(before))
    spent = {pid: after[pid] - before[pid] for pid in after}
    return Step(
        tables,
        seconds,
        told["moves"],
        sorted(told["waits"]),
        told["late"],
        told["refused"],
        told["bytes"],
        tuple(spent.get(pid, 0.0) for pid in servers),
        {name: sum(spent.get(pid, 0.0) for pid in pids) for name, pids in others.items()},
        idle,
        sum(resident_kib(pid) for pid in servers if pid in after),
    )


def climb(name: str, side: Ours | Theirs, plan: Plan) -> Ladder:
    """One step after the other, until moves take too long to be told."""
    ladder = Ladder(name, [])
    give_up = monotonic() + plan.per_ladder
    for tables in plan.tables:
        step = one_step(side, tables, plan)
        if not step.holds(plan):  # a neighbour may have been busy: once more before it counts
            step = min(step, one_step(side, tables, plan), key=lambda each: each.wait(99))
        ladder.steps.append(step)
        told = f"{step.wait(50) * 1000:.0f} / {step.wait(99) * 1000:.0f} ms"
        print(f"{name}: {tables} tables, {step.moves / step.seconds:.0f} moves/s, p50 / p99 {told}", flush=True)
        if not step.holds(plan) or monotonic() > give_up:
            break
    return ladder


@contextmanager
def a_crowd(size: Size, pace: float) -> Iterator[Ours]:
    """A site in a folder that is thrown away, and people for it."""
    with tempfile.TemporaryDirectory(prefix="perfidie-crowd-") as home, Estate(Path(home), size) as estate:
        side = Ours(estate, pace)
        try:
            yield side
        finally:
            side.go_home()


def take(plan: Plan) -> tuple[list[Ladder], list[str]]:
    """All ladders, and why some are missing."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    found, missing = [], []
    if max(plan.processes) > 1 and not several():
        missing.append("More than one process cannot be asked for.")
    absent = backends.missing()
    if absent:
        missing.append(f"PostgreSQL or Redis was not there: {absent}")
    for database in [each for each in plan.databases if each == "SQLite" or not absent]:
        for processes in [each for each in plan.processes if each == 1 or (several() and not absent)]:
            size = Size(1, processes, 0, postgres=database == "PostgreSQL", redis=processes > 1)
            name = f"Perfidie, {database}, {processes} process{'es' if processes > 1 else ''}"
            with a_crowd(size, plan.pace) as side:
                found.append(climb(name, side, plan))
    reason = peer_server.missing() if plan.peer else "boardgame.io was left out."
    if reason:
        return found, [*missing, reason]
    with peer_server.BoardgameIo(0) as peer:
        found.append(climb(peer.name, Theirs(peer, plan.pace), plan))
    return found, missing


def main() -> int:
    """Measures and prints this part alone."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--processes", type=int, nargs="+", default=list(Plan().processes))
    parser.add_argument("--no-peers", action="store_true")
    args = parser.parse_args()
    plan = QUICK if args.quick else Plan(processes=tuple(args.processes), peer=not args.no_peers)
    told = report(plan, *take(plan))
    print(told)
    if not args.quick:
        (HERE / "crowd.md").write_text(told, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
