"""Those who play the games of a contest: this process, several of them, or a Ray cluster. The games are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import wait
from traceback import format_exc
from typing import Any, TypeVar

from perfidie.arena.contest import Bout, Played
from perfidie.arena.match import play
from perfidie.engine import Refusal

LOCAL = "local"
"""Instead of an address: a Ray cluster of this machine alone, for this contest alone."""
SMALL = 100 * 2**20
"""Bytes that such a cluster keeps for what travels: games and results are tiny."""
WAVE = 4
"""Games that a cluster is given at once, for each of its processors."""
AHEAD = 64
"""How far ahead of the first game that has not ended another may be begun, for each one that may be under way."""

T = TypeVar("T")


def cores() -> int:
    """How many processes this machine has room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(bouts: Sequence[Bout], processes: int, ray: str | None = None) -> Generator[Played]:
    """Every game, in the order in which they end. Closing it ends whatever is still being played."""
    return work(play, bouts, min(processes, len(bouts)), ray)


def work(task: Callable[[Bout], T], bouts: Iterable[Bout], processes: int, ray: str | None = None) -> Generator[T]:
    """What the task makes of every bout, in the order in which they end; `task` must be a function of a module.

    However many bouts there are, few are under way, and none is begun far ahead of the first that has not ended: so
    whoever wants them in order keeps only a few.
    """
    if ray is not None:
        yield from _on_ray(task, bouts, processes, ray)
    elif processes <= 1:
        yield from map(task, bouts)
    else:
        yield from _in_processes(task, bouts, processes)


class Turns:
    """Deals out bouts, with their numbers."""

    def __init__(self, bouts: Iterable[Bout]) -> None:
        self._left = enumerate(bouts)
        self._begun = 0
        self._under_way: set[int] = set()

    def following(self, at_once: int) -> tuple[int, Bout] | None:
        """The next bout where so many may be under way; None if something must end first, or if none is left."""
        first = min(self._under_way, default=self._begun)
        if len(self._under_way) >= at_once or self._begun - first >= AHEAD * at_once:
            return None
        turn = next(self._left, None)
        if turn is not None:
            self._under_way.add(turn[0])
            self._begun += 1
        return turn

    def ended(self, number: int) -> None:
        """Takes down that this bout has been played."""
        self._under_way.remove(number)


def _in_processes(task: Callable[[Bout], T], bouts: Iterable[Bout], processes: int) -> Iterator[T]:
    """Each process has a line of its own to this one and plays one game at a time: ending one disturbs no other."""
    turns, crew, busy = Turns(bouts), dict[Any, Any](), dict[Any, int]()
    heard: list[T] = []
    try:
        while True:
            while (turn := turns.following(processes)) is not None:
                line = next((each for each in crew if each not in busy), None) or _hire(task, crew)
                busy[line], bout = turn
                line.send(bout)
            yield from heard  # while the others play on
            if not busy:
                break
            ended: list[Any] = wait(list(busy))
            heard = [_hear(line) for line in ended]
            for line in ended:
                turns.ended(busy.pop(line))
        for line, process in crew.items():
            line.send(None)
            process.join()
    finally:
        for process in crew.values():
            process.terminate()
        for process in crew.values():
            process.join()


def _hire(task: Callable[[Bout], Any], crew: dict[Any, Any]) -> Any:
    """Starts one more process; the line to it."""
    context = multiprocessing.get_context("spawn")
    line, other_end = context.Pipe()
    crew[line] = context.Process(target=_work, args=(task, other_end), daemon=True)
    crew[line].start()
    other_end.close()
    return line


def _hear(line: Any) -> Any:
    """What a process has made of a bout. What went wrong there goes wrong here."""
    try:
        said, wrong = line.recv()
    except EOFError as error:
        raise RuntimeError("a process of the arena has died") from error
    if wrong:
        raise RuntimeError(f"a game could not be played:\n{wrong}")
    return said


def _work(task: Callable[[Bout], Any], line: Any) -> None:
    """What such a process does until it is told that no games are left, or nobody is there to tell it.

    Ctrl-C is meant for the parent. A process that ends sends home the programs it let in.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with suppress(EOFError, OSError):
        while (bout := line.recv()) is not None:
            try:
                said = (task(bout), "")
            except Exception:
                said = (None, format_exc())
            line.send(said)


def _on_ray(task: Callable[[Bout], T], bouts: Iterable[Bout], processes: int, address: str) -> Iterator[T]:
    """The cluster always has a few games for each of its processors, and never all: it is asked about each of them."""
    ray = need_ray()
    quiet = {"log_to_driver": False, "logging_level": "error"}
    here = {"num_cpus": processes, "include_dashboard": False, "object_store_memory": SMALL}
    try:
        _knock(address)
        ray.init(address, **quiet, **(here if address == LOCAL else {}))
    except (OSError, ImportError, RuntimeError, ValueError) as error:
        raise Refusal("arena-no-ray", words=address) from error
    try:
        yield from _in_waves(ray, task, Turns(bouts))
    finally:
        ray.shutdown()


def _in_waves(ray: Any, task: Callable[[Bout], T], turns: Turns) -> Iterator[T]:
    remote, busy, heard = ray.remote(max_retries=1)(task), dict[Any, int](), list[T]()
    while True:
        at_once = WAVE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while (turn := turns.following(at_once)) is not None:
            busy[remote.remote(turn[1])] = turn[0]
        yield from heard
        if not busy:
            return
        ray.wait(list(busy))  # until one has ended; then all that have
        ended, _ = ray.wait(list(busy), num_returns=len(busy), timeout=0)
        for each in ended:
            turns.ended(busy.pop(each))
        heard = ray.get(ended)


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
