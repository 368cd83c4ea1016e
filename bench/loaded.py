"""The site while bots think: how soon pages come when ten tables of the strongest bots play at once.

At each table five bots of level master play among themselves, and somebody who left their seat to one of them watches:
they have a stream, and ask for a page every third of a second. The processes in which bots think take all the time they
get; that they give way to pages is what is measured.

    python bench/loaded.py        this part alone, printed
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple

from goals import Figures
from memory import figure
from person import Person
from processes import Site, children_of, resident_kib

BUILD = Path(__file__).parents[1] / "build"
LEVEL = "master"
GOAL = 100.0
"""Milliseconds in which 95 of 100 pages come."""
PAUSE = 0.3
"""Seconds between two pages of one person, about."""


class Plan(NamedTuple):
    """How much is measured."""

    tables: int = 10
    game: str = "verre"
    seats: int = 5
    seconds: float = 20.0
    warm: float = 60.0
    """Seconds, at most, until the processes have started and every table has moved once, on average."""


QUICK = Plan(tables=2, seconds=4.0, warm=20.0)


class Loaded(NamedTuple):
    """What was seen."""

    plan: Plan
    pages: list[float]
    """How long each took, in milliseconds."""
    moves_per_second: float
    workers: list[float]
    """What each process in which bots think holds in memory, in megabytes."""

    def percentile(self, part: int) -> float:
        return quantiles(self.pages, n=100, method="inclusive")[part - 1]


async def a_table_of_bots(site: Site, plan: Plan, number: int) -> tuple[Person, str]:
    """Bots on every seat; the person who opened the table has left theirs to one as well, and listens."""
    host = Person(site.port, f"Person {number}")
    await host.arrive()
    fields = {"name": host.name, "seats": str(plan.seats), "preset": "standard"}
    path = (await host.done(f"/games/{plan.game}/open", **fields)).decode().partition("#")[0]
    for seat in range(1, plan.seats):
        await host.done(f"{path}/bot", seat=str(seat), level=LEVEL)
    await host.done(f"{path}/start", how="all")
    await host.done(f"{path}/stand", level=LEVEL)
    await host.listen(path.rpartition("/")[2], lambda _: None)
    return host, path


async def read_pages(person: Person, path: str, until: float, rng: Random, took: list[float]) -> None:
    """Asks for the table's page, and for the landing page now and then."""
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        wanted = path if rng.random() < 0.8 else "/"
        began = perf_counter()
        status, _, _ = await person.get(wanted)
        took.append((perf_counter() - began) * 1000)
        if status != 200:
            raise RuntimeError(f"{wanted} was answered {status}")
        await asyncio.sleep(PAUSE * 2 * rng.random())


async def warm_up(plan: Plan, site: Site) -> None:
    """Waits until every table has moved, so that nothing is measured while the site is still loading."""
    give_up = perf_counter() + plan.warm
    while await figure(site, "perfidie_moves_total") < plan.tables and perf_counter() < give_up:
        await asyncio.sleep(0.1)


async def measured(plan: Plan, site: Site) -> Loaded:
    """Seats the bots, asks for pages while they think, and counts."""
    sitting = [await a_table_of_bots(site, plan, number) for number in range(plan.tables)]
    try:
        await warm_up(plan, site)
        before, began = await figure(site, "perfidie_moves_total"), perf_counter()
        until = asyncio.get_running_loop().time() + plan.seconds
        took: list[float] = []
        readers = [
            read_pages(person, path, until, Random(number), took) for number, (person, path) in enumerate(sitting)
        ]
        await asyncio.gather(*readers)
        moves = await figure(site, "perfidie_moves_total") - before
        return Loaded(plan, took, moves / (perf_counter() - began), workers_of(site))
    finally:
        for person, _ in sitting:
            person.leave()


def workers_of(site: Site) -> list[float]:
    """The megabytes of each process in which bots think: pages of its own, by its name."""
    commands = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children_of(site.pid)}
    return [resident_kib(pid) * 1.024 / 1000 for pid, words in commands.items() if b"perfidie.bots.worker" in words]


def take(plan: Plan) -> Loaded:
    """Measures a site of its own, with its tables in a folder that is thrown away."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-") as home, Site(Path(home)) as site:
        return asyncio.run(measured(plan, site))


def figures(seen: Loaded) -> Figures:
    """By name, as the goals ask for them."""
    return {"loaded.page.p95": [seen.percentile(95)], "memory.worker": seen.workers}


def report(seen: Loaded) -> str:
    """The section of the results."""
    p50, p95, p99 = (seen.percentile(part) for part in (50, 95, 99))
    verdict = "met" if p95 < GOAL else "**missed**"
    return "\n".join(
        [
            "## The site while bots think",
            "",
            f"`python bench/loaded.py`: {seen.plan.tables} tables of {seen.plan.game} play at once, "
            f"{seen.plan.seats} bots of level {LEVEL} each; as many",
            f"processes think as there are cores but one ({os.cpu_count()} here), and somebody at each table asks for",
            "pages meanwhile. Wall time, whatever else the machine does included.",
            "",
            "| pages asked | p50 | p95 | p99 | bots' moves/s | memory of a process that thinks | goal for p95 | |",
            "|---|---|---|---|---|---|---|---|",
            f"| {len(seen.pages)} | {p50:.0f} ms | {p95:.0f} ms | {p99:.0f} ms | {seen.moves_per_second:.1f} "
            f"| {max(seen.workers, default=0):.0f} MB | under {GOAL:g} ms | {verdict} |",
            "",
        ]
    )


def main() -> int:
    """Measures and prints this part alone."""
    print(report(take(Plan())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
