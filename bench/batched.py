"""Games in lockstep: random decisions a second, on whatever device JAX has.

    python bench/batched.py --seats 5 --tables 65536     on a graphics card
    taskset -c 0 python bench/batched.py                 on one core
    python bench/batched.py --game verona --seats 4      another game

Each decision is drawn uniformly from the legal ones and carried out by the whole rules, and a new game is laid at once
where one ends; nothing is left out of the tables. With --views what the actor sees is worked out at every decision too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from goals import Figures
from harness import Measure

TABLES, DECISIONS = 2048, 50
NAME = "verre, 5 seats, in lockstep, random play"


def player(
    seats: int, tables: int, decisions: int, preset: str = "", views: bool = False, game: str = "verre"
) -> Callable[[int], int]:
    """Plays on with these tables, by a seed; how many decisions that were."""
    import jax

    from perfidie.lab import batch

    played = batch.load(game, seats, preset=preset)
    at = jax.jit(partial(batch.lay, played, count=tables))(jax.random.key(1))
    play = jax.jit(seen_at_random if views else batch.at_random, static_argnums=(0, 3))

    def on(seed: int) -> int:
        nonlocal at
        at, _ = jax.block_until_ready(play(played, at, jax.random.key(seed), decisions))
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


def measures() -> list[Measure]:
    """What `make bench` takes, per second of CPU time, however many cores JAX uses; nothing where it is not there."""
    if find_spec("jax") is None or find_spec("perfidie.lab") is None:
        return []
    play, seeds = player(5, TABLES, DECISIONS), iter(range(1, 1 << 30))
    return [Measure(f"{NAME}, {TABLES:,} tables", "decisions", lambda: play(next(seeds)))]


def figures(taken: list[Measure]) -> Figures:
    """By name, as the goals ask for them: millions."""
    return {"batch.verre.core": [rate / 1e6 for measure in taken for rate in measure.rates]}


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
    play = player(args.seats, args.tables, args.decisions, args.preset, args.views, args.game)
    print(f"{args.game}, {args.seats} seats, {args.tables:,} tables, on {jax.devices()[0].device_kind}")
    for seed in range(1, args.times + 1):
        clock, cpu = time.perf_counter(), time.process_time()
        done = play(seed)
        clock, cpu = time.perf_counter() - clock, time.process_time() - cpu
        print(f"{done / clock / 1e6:.2f} M decisions/s; {done / cpu / 1e6:.2f} M per second of CPU time")


if __name__ == "__main__":
    main()
