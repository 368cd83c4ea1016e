"""Games in lockstep: many tables at once as arrays of JAX, on a processor or a graphics card, from one source.

    from perfidie.lab import batch

    game = batch.load("verre", seats=5)                     the rules in arrays, about one table or any number
    tables = batch.make("verre", num_envs=1024, seats=5)    with the conventions of Gymnasium's vector environments

It is the same game as the engine's: states, legal actions, views and results are equal at every step, and tests hold
them together. It needs the extra `batch`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perfidie.lab.batch.core import GAMES, Batched, Moved, at_random, lay, load, move

__all__ = ["GAMES", "Batched", "Moved", "at_random", "lay", "load", "make", "move"]


def make(
    game: str,
    num_envs: int,
    seats: int,
    options: Mapping[str, object] | None = None,
    preset: str = "",
) -> Any:
    """So many tables of a game in lockstep, with the conventions of Gymnasium's vector environments."""
    from perfidie.lab.batch.env import LockstepEnv

    return LockstepEnv(load(game, seats, options, preset), num_envs)
