"""Those who play the games of a contest: this process, several of them, or a Ray cluster. The games are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import wait
from traceback import format_exc
from typing import Any

from perfidie.arena.contest import Bout, Played
from perfidie.arena.match import play
from perfidie.engine import Refusal

LOCAL = "local"
"""Instead of an address: a Ray cluster of this machine alone, for this contest alone."""
SMALL = 100 * 2**20
"""Bytes that such a cluster keeps for what travels: games and results are tiny."""


def cores() -> int:
    """How many processes this machine has room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(bouts: Sequence[Bout], processes: int, ray: str | None = None) -> Generator[Played]:
    """Every game, in the order in which they end. Closing it ends whatever is still being played."""
    if ray is not None:
        yield from _on_ray(bouts, processes, ray)
    elif processes == 1 or len(bouts) == 1:
        yield from map(play, bouts)
    else:
        yield from _in_processes(bouts, min(processes, len(bouts)))


def _in_processes(bouts: Sequence[Bout], processes: int) -> Iterator[Played]:
    """Each process has a line of its own to this one and plays one game at a time: ending one disturbs no other."""
    context, todo = multiprocessing.get_context("spawn"), iter(bouts)
    crew: dict[Any, Any] = {}
    try:
        for bout in islice(todo, processes):
            line, other_end = context.Pipe()
            crew[line] = context.Process(target=_work, args=(other_end,), daemon=True)
            crew[line].start()
            other_end.close()
            line.send(bout)
        while crew:
            some_ended: list[Any] = wait(list(crew))
            for ready in some_ended:
                played, following = _hear(ready), next(todo, None)
                ready.send(following)
                if following is None:
                    crew.pop(ready).join()
                yield played
    finally:
        for process in crew.values():
            process.terminate()
        for process in crew.values():
            process.join()


def _hear(line: Any) -> Played:
    """The game a process has played. What went wrong there goes wrong here."""
    try:
        said = line.recv()
    except EOFError as error:
        raise RuntimeError("a process of the arena has died") from error
    if isinstance(said, Played):
        return said
    raise RuntimeError(f"a game could not be played:\n{said}")


def _work(line: Any) -> None:
    """What such a process does until it is told that no games are left, or nobody is there to tell it.

    Ctrl-C is meant for the parent. A process that ends sends home the programs it let in.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with suppress(EOFError, OSError):
        while (bout := line.recv()) is not None:
            try:
                said: Played | str = play(bout)
            except Exception:
                said = format_exc()
            line.send(said)


def _on_ray(bouts: Sequence[Bout], processes: int, address: str) -> Iterator[Played]:
    ray = need_ray()
    quiet = {"log_to_driver": False, "logging_level": "error"}
    here = {"num_cpus": processes, "include_dashboard": False, "object_store_memory": SMALL}
    try:
        _knock(address)
        ray.init(address, **quiet, **(here if address == LOCAL else {}))
    except (OSError, ImportError, RuntimeError, ValueError) as error:
        raise Refusal("arena-no-ray", words=address) from error
    try:
        task = ray.remote(max_retries=1)(play)
        waiting = [task.remote(bout) for bout in bouts]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raises at once if nobody answers: Ray itself would keep trying for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()


def need_ray() -> Any:
    """Ray, with its usage statistics switched off."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise Refusal("needs-ray", package=missing.name or "ray") from missing
    return ray
