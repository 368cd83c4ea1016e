"""What a move costs as things grow: with more live tables, later in a long game, with more tables in the store.

One site for each size stands beside the others, and their rounds alternate. Live tables are in memory, two people
listen at each, and some of them play at a time, others in the next round. The long game is a council of ten rounds: the
last one is held against the first. Stored tables are copies of one that was played, written straight into the file:
nine in ten are over, one in a hundred is public.

    python bench/growth.py        this part alone, printed
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from goals import Figures
from loads import Load, Ours, one_round, ratios, told, warm_up
from pages import cpu_of
from person import Person
from processes import Site, cpu_seconds
from stored import fill
from web_player import NAMES, Group, Kind

BUILD = Path(__file__).parents[1] / "build"
PAIR = Kind("verre", 2)
ROUND, CHUNK = 48, 12
"""Moves of one round of the council with five seats, about; how many of them are made at a time."""
TEN_ROUNDS = Kind("verona", 5, (("option-rounds", "10"),))
SHARED = 10
"""So many tables have the same two people, on connections of their own."""
PATIENCE = 300.0


class Plan(NamedTuple):
    """How much is measured."""

    live: tuple[int, ...] = (1, 10, 100, 1000)
    playing: int = 40
    """Of the live tables, at one time."""
    stored: tuple[int, ...] = (1000, 100_000)
    long_tables: int = 4
    far: int = 420
    """So many moves into a game that has seventy more, at least."""
    rounds: int = 4
    seconds: float = 2.0
    moves: int = 150
    pages: int = 20
    warm_moves: int = 600
    warm_seconds: float = 15.0


QUICK = Plan((1, 10, 100), 20, (1000, 10_000), 2, 420, 2, 0.5, 40, 8, 100, 5.0)


class Turns(Ours):
    """Of many tables some play, and others in the next round."""

    first = 0

    async def play(self, tables: int) -> None:
        for number in range(min(tables, len(self.groups))):
            self.groups[(self.first + number) % len(self.groups)].play()
        self.first += tables


class Lasting(NamedTuple):
    """CPU milliseconds of a move at the beginning of a game, and far into one, a few moves at a time."""

    first: list[float]
    last: list[float]


class Taken(NamedTuple):
    """All figures of this part."""

    live: dict[int, Load]
    length: Lasting
    stored: dict[int, Load]
    landing: dict[int, list[float]]
    """By stored tables: CPU milliseconds of the landing page, in each round."""


@contextmanager
def a_site(**settings: str) -> Iterator[Site]:
    """A site in a folder that is thrown away."""
    BUILD.mkdir(exist_ok=True)
    room = tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-")
    with room as home, Site(Path(home), PERFIDIE_UNLOAD_AFTER="86400", **settings) as site:
        yield site


async def pairs(site: Site, count: int) -> Turns:
    """So many tables for two, everybody listening."""
    book, groups = site.book(), list[Group]()
    for number in range(count):
        if number % SHARED == 0:
            people = [Person(site.port, name) for name in NAMES[:2]]
            for person in people:
                await person.arrive()
        else:
            people = [person.twin() for person in groups[-1].people]
        groups.append(Group(site.port, book, Random(number), PAIR, people))
        await groups[-1].sit_down()
    return Turns(site, groups)


async def in_turns(sides: dict[int, Turns], plan: Plan, what: str) -> dict[int, Load]:
    """A load for each size; rounds alternate."""
    loads = {size: Load(f"{size:,} {what}", min(plan.playing, len(side.groups))) for size, side in sides.items()}
    for size, side in sides.items():
        await warm_up(side, loads[size].tables, plan.warm_moves, plan.warm_seconds)
    for _ in range(plan.rounds):
        for size, side in sides.items():
            await one_round(side, loads[size], plan.seconds, plan.moves)
    return loads


def home(sides: dict[int, Turns]) -> None:
    """Everybody leaves."""
    for side in sides.values():
        for group in side.groups:
            group.leave()


# More live tables


def live(plan: Plan) -> dict[int, Load]:
    """By number of live tables."""
    with ExitStack() as open_ones:
        sites = {size: open_ones.enter_context(a_site()) for size in plan.live}

        async def story() -> dict[int, Load]:
            sides = {size: await pairs(site, size) for size, site in sites.items()}
            try:
                return await in_turns(sides, plan, "live tables")
            finally:
                home(sides)

        return asyncio.run(story())


# A longer game


def length(plan: Plan) -> Lasting:
    """Some tables are far into their game, others begin; both go on in turns, a few moves at a time."""

    async def seated(site: Site, seed: int) -> list[Group]:
        book = site.book()
        groups = [Group(site.port, book, Random(seed + number), TEN_ROUNDS) for number in range(plan.long_tables)]
        for group in groups:
            await group.sit_down()
        return groups

    async def story(site: Site) -> Lasting:
        old, found = await seated(site, 100), Lasting([], [])
        await until(site, old, plan.far)
        new = await seated(site, 200)
        for moves in range(CHUNK, ROUND + 1, CHUNK):
            found.first.append(await until(site, new, moves))
            found.last.append(await until(site, old, plan.far + moves))
        for group in (*old, *new):
            group.leave()
        return found

    with a_site() as site:
        return asyncio.run(story(site))


async def until(site: Site, groups: list[Group], moves: int) -> float:
    """All of them play until each has made so many moves, or its game is over; CPU milliseconds for one move."""
    before, cpu, give_up = sum(group.moves for group in groups), cpu_seconds(site.pid), monotonic() + PATIENCE
    for group in groups:
        group.at_most = moves
        if group.moves < moves and not group.over:
            group.play()
    while any(group.going for group in groups):
        await asyncio.sleep(0.005)
        if monotonic() > give_up:
            raise RuntimeError(f"the long game stands still after {[group.moves for group in groups]} moves")
    for group in groups:
        if group.failure is not None:
            raise group.failure
    return (cpu_seconds(site.pid) - cpu) / max(1, sum(group.moves for group in groups) - before) * 1000


# More stored tables


def stored(plan: Plan) -> tuple[dict[int, Load], dict[int, list[float]]]:
    """By number of stored tables: a move at other tables, and the landing page."""
    landing: dict[int, list[float]] = {size: [] for size in plan.stored}
    with ExitStack() as open_ones:
        sites = {}
        for size in plan.stored:
            room = Path(open_ones.enter_context(tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-")))
            with Site(room) as site:
                asyncio.run(a_few_moves(site))
            fill(room / "tables.db", size)
            sites[size] = open_ones.enter_context(Site(room))

        async def story() -> dict[int, Load]:
            sides = {size: await pairs(site, 10) for size, site in sites.items()}
            try:
                loads = await in_turns(sides, plan, "stored tables")
                for turn in range(plan.rounds + 1):
                    for size, site in sites.items():
                        spent = await cpu_of(site, sides[size].groups[0].people[0], ["/"] * plan.pages)
                        landing[size] += [spent] if turn else []
                return loads
            finally:
                home(sides)

        return asyncio.run(story()), landing


async def a_few_moves(site: Site) -> None:
    """The table that is copied."""
    ours = await pairs(site, 1)
    await until(site, ours.groups, 8)
    ours.groups[0].leave()


# All of it


def take(plan: Plan) -> Taken:
    """The three of them, one after the other."""
    return Taken(live(plan), length(plan), *stored(plan))


def figures(taken: Taken) -> Figures:
    """By name, as the goals ask for them."""
    few = taken.live[10 if 10 in taken.live else min(taken.live)]
    low, high = min(taken.stored), max(taken.stored)
    return {
        **{f"growth.live.{size}.ms": load.figures("")[".ms"] for size, load in taken.live.items()},
        **{f"growth.stored.{size}.ms": load.figures("")[".ms"] for size, load in taken.stored.items()},
        **{f"growth.landing.{size}.ms": values for size, values in taken.landing.items()},
        "growth.live": ratios(taken.live[max(taken.live)].microseconds, few.microseconds),
        "growth.length": ratios(taken.length.last, taken.length.first),
        "growth.length.first.ms": taken.length.first,
        "growth.length.last.ms": taken.length.last,
        "growth.stored.move": ratios(taken.stored[high].microseconds, taken.stored[low].microseconds),
        "growth.stored.landing": ratios(taken.landing[high], taken.landing[low]),
    }


def report(taken: Taken) -> str:
    """The section of the results."""
    most = max(load.tables for load in taken.live.values())
    return "\n".join(
        [
            "## Growth",
            "",
            "`python bench/growth.py`: the server's CPU time for a move as things grow, one site for each size, in",
            f"turns. Tables for two, all listening; at most {most} of them play at a time.",
            "",
            "| what | CPU per move (lowest..highest) | landing page, CPU |",
            "|---|---|---|",
            *[f"| {load.name} | {told(load.microseconds)} µs | |" for load in taken.live.values()],
            *[
                f"| {load.name} | {told(load.microseconds)} µs | {told(taken.landing[size], '.1f')} ms |"
                for size, load in taken.stored.items()
            ],
            f"| council for five, its first {ROUND} moves | {told(taken.length.first, '.1f')} ms | |",
            f"| council for five, {ROUND} moves far into a long game | {told(taken.length.last, '.1f')} ms | |",
            "",
        ]
    )


if __name__ == "__main__":
    print(report(take(QUICK if "--quick" in sys.argv else Plan())))
