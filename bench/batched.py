"""Games in lockstep: random decisions a second, on whatever device JAX has.

    python bench/batched.py --seats 5 --tables 65536     on a graphics card
    taskset -c 0 python bench/batched.py                 on one core
    python bench/batched.py --game verona                another game

Each decision is drawn uniformly from the legal ones and carried out by the whole rules, and a new game is laid at once
where one ends; nothing is left out of the tables. With --views what the actor sees is worked out at every decision too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

import ours
from goals import Figures
from harness import Measure

TABLES, DECISIONS = 2048, 50
"""How many tables are measured at once (Pgx plays as many), and how many decisions at each before anybody looks."""
FIGURE = "batch.{}.core"
"""The name of a game's figure, for the goals."""


@dataclass(frozen=True)
class Tables:
    """What is played in lockstep."""

    game: str
    seats: int
    tables: int = TABLES
    preset: str = ""
    views: bool = False
    """Whether what the actor sees is worked out as well."""

    @property
    def name(self) -> str:
        """What the row is called."""
        return f"{self.game}, {self.seats} seats, in lockstep, random play, {self.tables:,} tables"


def player(what: Tables, decisions: int) -> Callable[[int], int]:
    """Plays on with these tables, by a seed; how many decisions that were."""
    import jax

    from perfidie.lab import batch

    tables = what.tables
    game = batch.load(what.game, what.seats, preset=what.preset)
    at = jax.jit(partial(batch.lay, game, count=tables))(jax.random.key(1))
    play = jax.jit(seen_at_random if what.views else batch.at_random, static_argnums=(0, 3))

    def on(seed: int) -> int:
        nonlocal at
        at, _ = jax.block_until_ready(play(game, at, jax.random.key(seed), decisions))
        return tables * decisions

    on(0)  # compiles
    return on


def seen_at_random(game: Any, tables: Any, key: Any, decisions: int) -> tuple[Any, Any]:
    """The same, the actor's view told at every decision."""
    import jax

    from perfidie.lab import batch

    def decide(at: Any, key: Any) -> tuple[Any, Any]:
        there, _ = batch.at_random(game, at, key, 1)
        return there, game.glance(there, game.actor(there)).sum(dtype=jax.numpy.int32)

    there, seen = jax.lax.scan(decide, tables, jax.random.split(key, decisions))
    return there, seen.sum()


def all_tables() -> list[Tables]:
    """Every game that has a form in arrays, at the seats it is measured at elsewhere."""
    from perfidie.lab.batch.core import GAMES

    usual = {subject.id: subject.seats for subject in ours.SUBJECTS}
    return [Tables(game, usual[game]) for game in GAMES]


def measures() -> dict[str, Measure]:
    """What `make bench` takes, by figure, per second of CPU time however many cores JAX uses; nothing without JAX."""
    if find_spec("jax") is None or find_spec("perfidie.lab") is None:
        return {}
    found = {}
    for what in all_tables():
        play, seeds = player(what, DECISIONS), iter(range(1, 1 << 30))
        found[FIGURE.format(what.game)] = Measure(
            what.name, "decisions", lambda play=play, seeds=seeds: play(next(seeds))
        )
    return found


def figures(taken: dict[str, Measure]) -> Figures:
    """As the goals ask for them: millions."""
    return {figure: [rate / 1e6 for rate in measure.rates] for figure, measure in taken.items()}


def main() -> None:
    """Tells what was measured, a line for each time."""
    import jax

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="verre")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--preset", default="")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--decisions", type=int, default=200, help="at every table, each time")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--views", action="store_true", help="work out what the actor sees as well")
    args = parser.parse_args()
    what = Tables(args.game, args.seats, args.tables, args.preset, args.views)
    play = player(what, args.decisions)
    print(f"{what.name}, on {jax.devices()[0].device_kind}")
    for seed in range(1, args.times + 1):
        clock, cpu = time.perf_counter(), time.process_time()
        done = play(seed)
        clock, cpu = time.perf_counter() - clock, time.process_time() - cpu
        print(f"{done / clock / 1e6:.2f} M decisions/s; {done / cpu / 1e6:.2f} M per second of CPU time")


if __name__ == "__main__":
    main()
