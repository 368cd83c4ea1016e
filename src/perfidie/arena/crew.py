"""Those who play the games of a contest: this process, several of them, or a Ray cluster. The games are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import Any

from perfidie.arena.contest import Bout, Played
from perfidie.arena.match import play
from perfidie.engine import Refusal

LOCAL = "local"
"""Instead of an address: a Ray cluster of this machine alone, for this contest alone."""


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
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _begin)
    waiting = {pool.submit(play, bout) for bout in bouts}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
    finally:
        children = set(multiprocessing.active_children()) - before
        pool.shutdown(wait=False, cancel_futures=True)
        for child in children if waiting else ():
            child.terminate()


def _begin() -> None:
    """Ctrl-C is meant for the parent, whose end is ours."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(bouts: Sequence[Bout], processes: int, address: str) -> Iterator[Played]:
    ray = need_ray()
    if address == LOCAL:
        ray.init(num_cpus=processes, include_dashboard=False, log_to_driver=False, logging_level="error")
    else:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Refusal("arena-no-ray", words=address) from error
    try:
        task = ray.remote(max_retries=1)(play)
        waiting = [task.remote(bout) for bout in bouts]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def need_ray() -> Any:
    """Ray, which counts nobody's use of it here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise Refusal("needs-ray", package=missing.name or "ray") from missing
    return ray
