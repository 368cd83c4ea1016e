"""The site under load: what a move costs the server when five seats listen, against boardgame.io's server.

Tables of five people (no bots) play in a closed loop: who is asked moves at once. A move is a form posted, a write to
the store, five pages drawn and five pushes. What counts is the CPU time of the server's process, read from the system;
the players live in other processes. Rounds of the two servers alternate, each after both have been warmed up.

    python bench/server.py        this part alone, printed
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import memory
import peer_server
from processes import Site, cpu_seconds
from web_player import Group

BUILD = Path(__file__).parents[1] / "build"
SETTLE = 0.3
"""Seconds of play before each count: the first answers of a round come to an idle server."""
GOAL = 1.0
"""The site's CPU time per move over boardgame.io's, at most."""


class Count(NamedTuple):
    """What was done up to now, and what the server has spent on it."""

    at: float
    cpu: float
    moves: int
    pushes: int
    pushed_bytes: float


@dataclass
class Load:
    """Rounds of one server with this many tables."""

    name: str
    tables: int
    microseconds: list[float] = field(default_factory=list)
    moves_per_second: list[float] = field(default_factory=list)
    push_bytes: list[float] = field(default_factory=list)
    moves: int = 0

    def add(self, before: Count, after: Count) -> None:
        moves = after.moves - before.moves
        if moves <= 0:
            raise RuntimeError(f"{self.name}: nobody moved in {after.at - before.at:.1f} s")
        self.moves += moves
        self.microseconds.append((after.cpu - before.cpu) / moves * 1e6)
        self.moves_per_second.append(moves / (after.at - before.at))
        self.push_bytes.append((after.pushed_bytes - before.pushed_bytes) / max(1, after.pushes - before.pushes))


class Ours:
    """`perfidie serve` and the people who play there."""

    name = "Perfidie: form, write, five pages, five pushes"

    def __init__(self, site: Site, groups: list[Group]) -> None:
        self.site = site
        self.groups = groups

    async def play(self, tables: int) -> None:
        for group in self.groups[:tables]:
            group.play()

    async def pause(self) -> None:
        for group in self.groups:
            group.pause()

    async def count(self) -> Count:
        for group in self.groups:
            if group.failure is not None:
                raise group.failure
        moves, pushes, pushed = (
            sum(values) for values in zip(*[(g.moves, g.pushes, g.pushed_bytes) for g in self.groups], strict=True)
        )
        return Count(monotonic(), cpu_seconds(self.site.pid), moves, pushes, pushed)


class Theirs:
    """boardgame.io's server and its players, told the same."""

    def __init__(self, peer: peer_server.BoardgameIo) -> None:
        self.peer = peer
        self.name = peer.name

    async def play(self, tables: int) -> None:
        await asyncio.to_thread(self.peer.tell, f"play {tables}")

    async def pause(self) -> None:
        await asyncio.to_thread(self.peer.tell, "pause")

    async def count(self) -> Count:
        told = await asyncio.to_thread(self.peer.tell, "count")
        weight = told["bytes"] / told["weighed"] if told["weighed"] else 0.0
        return Count(monotonic(), cpu_seconds(self.peer.pid), told["moves"], told["updates"], weight * told["updates"])


Side = Ours | Theirs


async def warm_up(side: Side, tables: int, moves: int, seconds: float) -> None:
    """Plays for a while before counting: pieces are then drawn, and the peer's compiler has done its work."""
    await side.play(tables)
    give_up = monotonic() + seconds
    while (await side.count()).moves < moves and monotonic() < give_up:
        await asyncio.sleep(0.05)
    await side.pause()
    await asyncio.sleep(SETTLE)


async def one_round(side: Side, load: Load, seconds: float, moves: int) -> None:
    """Plays for at least this long, and until enough moves have been counted."""
    await side.play(load.tables)
    await asyncio.sleep(SETTLE)
    before = after = await side.count()
    while after.at - before.at < seconds or after.moves - before.moves < moves:
        await asyncio.sleep(min(0.25, seconds))
        after = await side.count()
    load.add(before, after)
    await side.pause()
    await asyncio.sleep(SETTLE)


class Plan(NamedTuple):
    """How much is measured."""

    sizes: tuple[int, ...] = (20, 40)
    rounds: int = 5
    seconds: float = 2.5
    moves: int = 200
    warm_moves: int = 6000
    warm_seconds: float = 40.0


async def measured(plan: Plan, site: Site, peer: peer_server.BoardgameIo | None) -> list[tuple[Load, Load | None]]:
    """For each number of tables, the site's load and the peer's, taken in turns."""
    groups = [Group(site.port, Random(number)) for number in range(max(plan.sizes))]
    try:
        for group in groups:
            await group.sit_down()
        ours = Ours(site, groups)
        theirs = Theirs(peer) if peer is not None else None
        pairs = [(Load(ours.name, size), Load(theirs.name, size) if theirs else None) for size in plan.sizes]
        for side in (ours, theirs):
            if side is not None:
                await warm_up(side, max(plan.sizes), plan.warm_moves, plan.warm_seconds)
        for _ in range(plan.rounds):
            for mine, other in pairs:
                await one_round(ours, mine, plan.seconds, plan.moves)
                if theirs is not None and other is not None:
                    await one_round(theirs, other, plan.seconds, plan.moves)
        return pairs
    finally:
        for group in groups:
            group.leave()


class Taken(NamedTuple):
    """All figures of this part; `reason` says why the peer is missing, where it is."""

    pairs: list[tuple[Load, Load | None]]
    reason: str
    held: list[memory.Held]


def take(plan: Plan, sizes: memory.Sizes | None, with_peer: bool = True) -> Taken:
    """The loads, then (where `sizes` are given) the memory of the same site, which is warm by now."""
    reason = peer_server.missing() if with_peer else "boardgame.io was left out."
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-") as name:
        home, held, groups = Path(name), [], []
        with Site(home, PERFIDIE_UNLOAD_AFTER="86400") as site:
            if reason:
                pairs = asyncio.run(measured(plan, site, None))
            else:
                with peer_server.BoardgameIo(max(plan.sizes)) as peer:
                    pairs = asyncio.run(measured(plan, site, peer))
            if sizes is not None:
                held, groups = memory.take(site, sizes)
        if groups:
            with Site(home, PERFIDIE_UNLOAD_AFTER="0") as site:
                held.append(memory.take_after(site, groups))
    return Taken(pairs, reason, held)


# The report

HEAD = (
    "| what | tables | CPU per move (lowest..highest) | moves/s | bytes per push "
    "| over boardgame.io (lowest..highest) | goal | |\n|---|---|---|---|---|---|---|---|"
)


def line(load: Load, ratio: str = "", goal: str = "", verdict: str = "") -> str:
    """One row of the table."""
    cpu = load.microseconds
    return (
        f"| {load.name} | {load.tables} | {statistics.median(cpu):,.0f} µs ({min(cpu):,.0f}..{max(cpu):,.0f}) "
        f"| {statistics.median(load.moves_per_second):,.0f} | {statistics.median(load.push_bytes):,.0f} "
        f"| {ratio} | {goal} | {verdict} |"
    )


def lines(mine: Load, other: Load | None) -> list[str]:
    """Our row and, where the peer was measured, its row and the ratio."""
    if other is None:
        return [line(mine)]
    ratios = [ours / theirs for ours, theirs in zip(mine.microseconds, other.microseconds, strict=True)]
    middle = statistics.median(ratios)
    ratio = f"{middle:.2f} ({min(ratios):.2f}..{max(ratios):.2f})"
    return [line(mine, ratio, f"at most {GOAL:g}", "met" if middle <= GOAL else "**missed**"), line(other)]


def report(taken: Taken) -> str:
    """The section of the results."""
    return "\n".join(
        [
            "## The site, five seats listening",
            "",
            "`perfidie serve`, one process, tables in SQLite on the disk; five people at each table, each with a",
            "stream, no bots; who is asked moves at once. CPU time of the server alone, both servers warm.",
            "boardgame.io's plays the yardstick's game, keeps it in memory and sends JSON that is yet to be drawn.",
            "",
            HEAD,
            *[text for mine, other in taken.pairs for text in lines(mine, other)],
            *([f"\n{taken.reason}"] if taken.reason else []),
            *(["", memory.table(taken.held)] if taken.held else []),
            "",
        ]
    )


def main() -> int:
    """Measures and prints this part alone."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=list(Plan().sizes))
    parser.add_argument("--rounds", type=int, default=Plan().rounds)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--warm-moves", type=int, default=Plan().warm_moves)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--no-memory", action="store_true")
    args = parser.parse_args()
    plan = Plan(tuple(args.tables), args.rounds, args.seconds, warm_moves=args.warm_moves)
    print(report(take(plan, None if args.no_memory else memory.Sizes(), not args.no_peers)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
