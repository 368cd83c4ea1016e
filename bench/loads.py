"""Play under the clock: what a server has spent on so many moves, round after round.

What counts is the CPU time of the server's process, read from the system; the players live in other processes. Rounds
of several servers, or of several games, alternate, each after all of them have been warmed up.
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

import peer_server
from goals import Figures
from processes import Site, cpu_seconds
from web_player import LEVELS, Group, Scales

SETTLE = 0.3
"""Seconds of play before each count: the first answers of a round come to an idle server."""
PATIENCE = 120.0
"""Seconds after which a round in which too few moves are made is a failure."""
WEIGHED = 4
"""The streams of one group of so many are weighed."""


class Count(NamedTuple):
    """What was done up to now, and what the server has spent on it."""

    at: float
    cpu: float
    moves: int
    pushes: int
    """Of those that were weighed."""
    plain: float
    wire: float
    quick: float = 0.0
    """Bytes as zlib's quickest level would send them."""
    usual: float = 0.0


@dataclass
class Load:
    """Rounds of one server with this many tables."""

    name: str
    tables: int
    microseconds: list[float] = field(default_factory=list)
    moves_per_second: list[float] = field(default_factory=list)
    push_bytes: list[float] = field(default_factory=list)
    sent_bytes: list[float] = field(default_factory=list)
    """The same after compression: the server's own, or zlib's quickest where it sends pushes as they are."""
    usual_bytes: list[float] = field(default_factory=list)
    moves: int = 0

    def add(self, before: Count, after: Count) -> None:
        moves, pushes = after.moves - before.moves, max(1, after.pushes - before.pushes)
        if moves <= 0:
            raise RuntimeError(f"{self.name}: nobody moved in {after.at - before.at:.1f} s")
        plain, wire = after.plain - before.plain, after.wire - before.wire
        self.moves += moves
        self.microseconds.append((after.cpu - before.cpu) / moves * 1e6)
        self.moves_per_second.append(moves / (after.at - before.at))
        self.push_bytes.append(plain / pushes)
        self.sent_bytes.append((wire if wire < 0.9 * plain else after.quick - before.quick) / pushes)
        self.usual_bytes.append((after.usual - before.usual) / pushes)

    def figures(self, name: str) -> Figures:
        """By name: milliseconds, and what a push weighs."""
        return {
            f"{name}.ms": [each / 1000 for each in self.microseconds],
            f"{name}.push": [each / 1000 for each in self.push_bytes],
            f"{name}.sent": [each / 1000 for each in self.sent_bytes],
        }


class Ours:
    """`perfidie serve` and the people who play there."""

    name = "Perfidie: form, write, a page and a push for each seat"

    def __init__(self, site: Site, groups: list[Group]) -> None:
        self.site, self.groups = site, groups
        self.scales = Scales()
        for group in groups[::WEIGHED]:
            group.scales = self.scales

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
        moves, scales = sum(group.moves for group in self.groups), self.scales
        squeezed = [scales.squeezed[level] for level in LEVELS]
        return Count(
            monotonic(), cpu_seconds(self.site.pid), moves, scales.pushes, scales.plain, scales.wire, *squeezed
        )


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
        done = await asyncio.to_thread(self.peer.tell, "count")
        weight = done["bytes"] / done["weighed"] if done["weighed"] else 0.0
        pushed = weight * done["updates"]
        return Count(monotonic(), cpu_seconds(self.peer.pid), done["moves"], done["updates"], pushed, pushed)


Side = Ours | Theirs


async def warm_up(side: Side, tables: int, moves: int, seconds: float) -> None:
    """Plays for a while before counting: pieces are then drawn, and the peer's compiler has done its work."""
    await side.play(tables)
    before, give_up = (await side.count()).moves, monotonic() + seconds
    while (await side.count()).moves - before < moves and monotonic() < give_up:
        await asyncio.sleep(0.05)
    await side.pause()
    await asyncio.sleep(SETTLE)


async def one_round(side: Side, load: Load, seconds: float, moves: int) -> None:
    """Plays for at least this long, and until enough moves have been counted."""
    await side.play(load.tables)
    await asyncio.sleep(SETTLE)
    before = after = await side.count()
    while after.at - before.at < seconds or after.moves - before.moves < moves:
        if after.at - before.at > PATIENCE:
            raise RuntimeError(f"{load.name}: {after.moves - before.moves} moves in {PATIENCE:.0f} s")
        await asyncio.sleep(min(0.25, seconds))
        after = await side.count()
    load.add(before, after)
    await side.pause()
    await asyncio.sleep(SETTLE)


# The report


def told(values: Sequence[float], form: str = ",.0f") -> str:
    """The median, and between what all of them lie."""
    return f"{statistics.median(values):{form}} ({min(values):{form}}..{max(values):{form}})"


def ratios(mine: Sequence[float], others: Sequence[float]) -> list[float]:
    """Round by round."""
    return [ours / theirs for ours, theirs in zip(mine, others, strict=True)]
