"""Pages that are computed when they are asked for: the first one after the start, a step of a replay, a table again.

The first page is timed by the wall, from asking to the last byte, on a site that has just said that it is well. The
others are told by the CPU time of the server, which is warm: different steps of a game that is over, one after the
other, as somebody who watches it again would ask for them; the page of a seat at a table with a long log.

    python bench/pages.py         this part alone, printed
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import NamedTuple

from goals import Figures
from loads import told
from person import Person
from processes import Site, cpu_seconds
from store_reader import Book
from web_player import Group, Kind

BUILD = Path(__file__).parents[1] / "build"
KINDS = [Kind(), Kind("verona", 5), Kind("idus_martii", 7), Kind("charlatans", 2), Kind("mousquetaires", 4)]
LONG = Kind("verona", 5)
"""A game with a log of three hundred lines before it is over."""
PATIENCE = 120.0


class Plan(NamedTuple):
    """How much is measured."""

    starts: int = 5
    rounds: int = 3
    pages: int = 20
    """In each round."""
    lines: int = 300
    """Of the log."""
    kinds: tuple[Kind, ...] = tuple(KINDS)


QUICK = Plan(2, 2, 8, kinds=(Kind(), LONG))


class Start(NamedTuple):
    """One start, in milliseconds."""

    ready: float
    """From the command to the first sign of health."""
    page: float
    """The first page after that, by the wall."""
    cpu: float


class Taken(NamedTuple):
    """All figures of this part, in milliseconds."""

    starts: list[Start]
    replays: dict[str, list[float]]
    """By game: CPU for a step, in each round."""
    reload: list[float]
    lines: int


def one_start() -> Start:
    """A site in a folder that is thrown away, asked for its first page."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-") as home:
        began = perf_counter()
        with Site(Path(home)) as site:
            ready, cpu = perf_counter(), cpu_seconds(site.pid)
            site.read("/")
            page = perf_counter() - ready
            return Start((ready - began) * 1000, page * 1000, (cpu_seconds(site.pid) - cpu) * 1000)


async def played(site: Site, book: Book, kind: Kind, lines: int = 0) -> Group:
    """A table whose game is over, or whose log has so many lines."""
    group = Group(site.port, book, Random(7), kind)
    group.once = True
    await group.sit_down()
    give_up = monotonic() + PATIENCE
    while not group.over and monotonic() < give_up:
        if lines and len(group.heard(0)) >= lines:
            break
        group.at_most = group.moves + 5 if lines else None
        group.play()
        while group.going and monotonic() < give_up:
            await asyncio.sleep(0.005)
        if group.failure is not None:
            raise group.failure
    group.hang_up()
    return group


async def cpu_of(site: Site, person: Person, paths: list[str]) -> float:
    """CPU milliseconds of the server for each of these pages."""
    before = cpu_seconds(site.pid)
    for path in paths:
        status, _, _ = await person.get(path)
        if status != 200:
            raise RuntimeError(f"{path} was answered {status}")
    return (cpu_seconds(site.pid) - before) / len(paths) * 1000


async def measured(plan: Plan, site: Site) -> tuple[dict[str, list[float]], list[float], int]:
    """Games are played to their end; then their steps, and a long log, are asked for in turns."""
    book = site.book()
    over = {kind.game: await played(site, book, kind) for kind in plan.kinds}
    long = await played(site, book, LONG, plan.lines)
    replays: dict[str, list[float]] = {game: [] for game in over}
    reload: list[float] = []
    await cpu_of(site, long.people[0], [f"/t/{long.code}"] * 3)
    for group in over.values():
        await cpu_of(site, group.people[0], [f"/t/{group.code}/replay?at={at}" for at in range(3)])
    for turn in range(plan.rounds):
        for game, group in over.items():
            first = 3 + turn * plan.pages
            steps = [f"/t/{group.code}/replay?at={at}" for at in range(first, first + plan.pages)]
            replays[game].append(await cpu_of(site, group.people[0], steps))
        reload.append(await cpu_of(site, long.people[0], [f"/t/{long.code}"] * plan.pages))
    for group in (*over.values(), long):
        group.leave()
    return replays, reload, len(long.heard(0))


def take(plan: Plan) -> Taken:
    """Starts first, each on its own; then one site for the rest."""
    BUILD.mkdir(exist_ok=True)
    one_start()  # what is compiled at the first start ever is not measured
    starts = [one_start() for _ in range(plan.starts)]
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-") as home, Site(Path(home)) as site:
        return Taken(starts, *asyncio.run(measured(plan, site)))


def figures(taken: Taken) -> Figures:
    """By name, as the goals ask for them."""
    slowest = max(taken.replays.values(), key=statistics.median)
    each = {f"pages.replay.{game}.ms": values for game, values in taken.replays.items()}
    return {
        "pages.first.ms": [start.page for start in taken.starts],
        "pages.first.cpu": [start.cpu for start in taken.starts],
        "pages.ready.ms": [start.ready for start in taken.starts],
        "pages.replay.ms": slowest,
        "pages.reload.ms": taken.reload,
        **each,
    }


def report(taken: Taken) -> str:
    """The section of the results."""
    ready, page, cpu = ([start[place] for start in taken.starts] for place in range(3))
    return "\n".join(
        [
            "## Pages",
            "",
            "`python bench/pages.py`: the first page of a site that has just said that it is well (wall), and the",
            "server's CPU time for pages of a warm one.",
            "",
            "| page | median (lowest..highest) |",
            "|---|---|",
            f"| from the command to the first sign of health | {told(ready)} ms |",
            f"| the first page after that | {told(page)} ms, CPU {told(cpu)} ms |",
            *[f"| a step of a replay, {game} | {told(values, '.1f')} ms |" for game, values in taken.replays.items()],
            f"| a table again, {LONG.game}, a log of {taken.lines} lines | {told(taken.reload, '.1f')} ms |",
            "",
        ]
    )


if __name__ == "__main__":
    print(report(take(QUICK if "--quick" in sys.argv else Plan())))
