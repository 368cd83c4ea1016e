"""The site under load: what a move costs the server while every seat listens, against boardgame.io's server.

Tables of people (no bots) play in a closed loop: who is asked moves at once. A move is a form posted, a write to the
store, and for each seat a page drawn and a push. The poisoned glass is held against boardgame.io, which plays the
yardstick's game; the other games have no peer that plays them.

    python bench/server.py        this part alone, printed
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import memory
import peer_server
from goals import GAMES, Figures
from loads import Load, Ours, Side, Theirs, one_round, ratios, told, warm_up
from processes import Site
from web_player import Group, Kind

BUILD = Path(__file__).parents[1] / "build"
KINDS = [Kind("verona", 5), Kind("idus_martii", 7), Kind("charlatans", 2), Kind("mousquetaires", 4)]


class Plan(NamedTuple):
    """How much is measured."""

    sizes: tuple[int, ...] = (20, 40)
    others: int = 8
    """Tables of each of the other games."""
    rounds: int = 5
    seconds: float = 2.5
    moves: int = 200
    warm_moves: int = 6000
    warm_seconds: float = 25.0
    stores: tuple[str, ...] = tuple(peer_server.STORES)


QUICK = Plan((20,), 4, 2, 1.0, 60, 600, 6.0)


class Taken(NamedTuple):
    """All figures of this part; `reason` says why the peer is missing, where it is."""

    glass: list[tuple[Load, dict[str, Load]]]
    """The poisoned glass: ours, and the peer's by its store."""
    games: dict[str, Load]
    reason: str = ""
    held: list[memory.Held] = []  # noqa: RUF012


async def seated(site: Site, kind: Kind, count: int) -> Ours:
    """So many tables of this game, everybody listening."""
    book = site.book()
    ours = Ours(site, [Group(site.port, book, Random(number), kind) for number in range(count)])
    for group in ours.groups:
        await group.sit_down()
    return ours


async def measured(plan: Plan, site: Site, peers: list[peer_server.BoardgameIo]) -> Taken:
    """For each number of tables, the site's load and the peers', then the other games, all taken in turns."""
    theirs = {peer.store: Theirs(peer) for peer in peers}
    glass = await seated(site, Kind(), max(plan.sizes))
    others = {kind.game: await seated(site, kind, plan.others) for kind in KINDS}
    taken = Taken(
        [
            (Load(glass.name, size), {store: Load(side.name, size) for store, side in theirs.items()})
            for size in plan.sizes
        ],
        {game: Load(GAMES[game], plan.others) for game in others},
    )
    try:
        for side in (glass, *theirs.values(), *others.values()):
            moves = plan.warm_moves if isinstance(side, Theirs) else plan.warm_moves // 3
            await warm_up(side, max(plan.sizes), moves, plan.warm_seconds)
        for _ in range(plan.rounds):
            turns: list[tuple[Side, Load]] = []
            for mine, peer in taken.glass:
                turns += [(glass, mine), *[(theirs[store], load) for store, load in peer.items()]]
            for side, load in (*turns, *[(others[game], load) for game, load in taken.games.items()]):
                await one_round(side, load, plan.seconds, plan.moves)
        return taken
    finally:
        for group in (*glass.groups, *[group for side in others.values() for group in side.groups]):
            group.leave()


def take(plan: Plan, sizes: memory.Sizes | None, with_peer: bool = True) -> Taken:
    """The loads, then (where `sizes` are given) the memory of the same site, which is warm by now."""
    reason = peer_server.missing() if with_peer else "boardgame.io was left out."
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="bench-") as name:
        home, held, groups = Path(name), list[memory.Held](), list[Group]()
        with Site(home, PERFIDIE_UNLOAD_AFTER="86400") as site:
            with ExitStack() as open_ones:
                stores = [] if reason else plan.stores
                peers = [peer_server.BoardgameIo(max(plan.sizes), store) for store in stores]
                for peer in peers:
                    open_ones.enter_context(peer)
                taken = asyncio.run(measured(plan, site, peers))
            if sizes is not None:
                held, groups = memory.take(site, sizes)
        if groups:
            with Site(home, PERFIDIE_UNLOAD_AFTER="0") as site:
                held.append(memory.take_after(site, groups))
    return taken._replace(reason=reason, held=held)


# The report


def figures(taken: Taken) -> Figures:
    """By name, as the goals ask for them."""
    found: Figures = {}
    for mine, peers in taken.glass:
        found |= mine.figures("site.verre") | {f"site.verre.{mine.tables}.ms": mine.figures("")[".ms"]}
        for store, other in peers.items():
            found[f"site.verre.{mine.tables}.over_{store}"] = ratios(mine.microseconds, other.microseconds)
            found[f"boardgameio.{store}.{mine.tables}.ms"] = other.figures("")[".ms"]
    for game, load in taken.games.items():
        found |= load.figures(f"site.{game}")
    for what in ("push", "sent"):
        weights = [found[f"site.{game}.{what}"] for game in taken.games]
        found[f"site.largest.{what}"] = max(weights, key=statistics.median)
    return found | memory.figures(taken.held)


HEAD = (
    "| what | tables | CPU per move (lowest..highest) | moves/s | bytes per push | compressed | zlib 6 "
    "| ours over it (lowest..highest) |\n|---|---|---|---|---|---|---|---|"
)


def line(load: Load, ratio: str = "") -> str:
    """One row of the table."""
    middle = statistics.median
    squeezed = [f"{middle(each):,.0f}" if middle(each) else "" for each in (load.sent_bytes, load.usual_bytes)]
    return (
        f"| {load.name} | {load.tables} | {told(load.microseconds)} µs | {middle(load.moves_per_second):,.0f} "
        f"| {middle(load.push_bytes):,.0f} | {squeezed[0]} | {squeezed[1]} | {ratio} |"
    )


def lines(mine: Load, peers: dict[str, Load]) -> list[str]:
    """Our row and, where the peer was measured, its rows and the ratios."""
    others = [line(each, told(ratios(mine.microseconds, each.microseconds), ".2f")) for each in peers.values()]
    return [line(mine), *others]


def report(taken: Taken) -> str:
    """The section of the results."""
    return "\n".join(
        [
            "## The site, every seat listening",
            "",
            "`perfidie serve`, one process; each seat a person with a stream, no bots, films left out; who is asked",
            "moves at once. CPU time of the server alone, all servers warm. Ours writes every move to SQLite",
            "(write-ahead log, `synchronous=NORMAL`: a move is with the operating system before anybody is told; a",
            "power cut may lose the last ones). boardgame.io plays the yardstick's game and sends JSON that is yet to",
            "be drawn. In memory it writes nothing; FlatFile, its own store on disk, reads the match back and writes",
            "state and log anew at each move; the third keeps matches in memory and adds each move to one file, as",
            "little as can be written. None of them forces anything through to the disk. Compressed: as the server",
            "sends it, or where it does not compress, as zlib's quickest level would with its window kept for the",
            "whole stream; beside it the usual level, 6.",
            "",
            HEAD,
            *[text for mine, peers in taken.glass for text in lines(mine, peers)],
            *map(line, taken.games.values()),
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
    parser.add_argument("--quick", action="store_true", help="few rounds: whether it works")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--no-memory", action="store_true")
    args = parser.parse_args()
    plan = QUICK if args.quick else Plan(tuple(args.tables), rounds=args.rounds, seconds=args.seconds)
    sizes = memory.QUICK if args.quick else memory.Sizes()
    print(report(take(plan, None if args.no_memory else sizes, not args.no_peers)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
