"""Imitation: a network that does what the bots of a data set did, to keep a learner company.

`python -m perfidie.lab.train imitate games.parquet --out greedy.npz` reads what `perfidie dataset` wrote. A searching
level takes a second for a decision; its imitation takes none, and thousands of it can sit at the tables of a training.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from perfidie import games
from perfidie.engine import Refusal
from perfidie.lab import batch, data
from perfidie.lab.train import weights
from perfidie.lab.train.config import Network, Training
from perfidie.lab.train.lesson import cross
from perfidie.lab.train.networks import Tree, stepped, steps_taken
from perfidie.lab.train.rollout import Ground, at, fresh

APART = 20
"""One row of so many is kept apart, to see how well others are foretold."""


class Rows(NamedTuple):
    """What was done, one row a decision."""

    features: Any
    mask: Any
    """By number of an action at the table."""
    action: Any
    seat: Any
    share: Any
    """What the seat had of the win at the end."""


COLUMNS = ["features", "mask", "action", "seat", "share"]
"""The columns of a data set that these are."""


class Imitated(NamedTuple):
    """A network, and how often its first choice is what was done in rows it has not learned from."""

    tree: Tree
    alike: float


@partial(jax.jit, static_argnames=("ground",))
def _moved(tree: Tree, memory: Tree, ground: Ground, piece: Rows, rate: Any) -> tuple[Tree, Tree]:
    """One step towards doing what was done, and expecting what came of it."""

    def wrong(now: Tree) -> Any:
        liked, expects = ground.liked(now, ground.read(piece.features), piece.mask)
        done = at(jax.nn.log_softmax(liked), piece.action)
        return -jnp.mean(done) + 0.1 * jnp.mean(cross(expects, piece.share))

    return stepped(tree, memory, jax.grad(wrong)(tree), rate, 1.0)


@partial(jax.jit, static_argnames=("ground",))
def _alike(tree: Tree, ground: Ground, piece: Rows) -> Any:
    liked, _expects = ground.liked(tree, ground.read(piece.features), piece.mask)
    return jnp.mean(jnp.argmax(liked, axis=1) == piece.action)


def as_the_seat_counts(ground: Ground, rows: Rows) -> Rows:
    """The same rows with the numbers of actions as the seat itself counts."""
    turned = np.asarray(ground.turned)
    back = np.argsort(turned, axis=1)
    seat = np.asarray(rows.seat)
    mask = np.take_along_axis(np.asarray(rows.mask, bool), turned[seat], axis=1)
    return rows._replace(mask=mask, action=back[seat, np.asarray(rows.action)].astype(np.int32))


def imitated(
    ground: Ground, rows: Rows, network: Network, seed: int = 1, *, steps: int = 4000, size: int = 1024
) -> Imitated:
    """A network that has learned to do what was done in these rows, where there was a choice."""
    rows = as_the_seat_counts(ground, rows)
    chosen = np.flatnonzero(rows.mask.sum(axis=1) > 1)
    rows = Rows(*(np.asarray(each)[chosen] for each in rows))
    if len(chosen) < 2 * APART:
        raise Refusal("training-too-few-rows", rows=len(chosen))
    chance = np.random.default_rng(seed)
    order = chance.permutation(len(chosen))
    apart, ours = order[: len(order) // APART], order[len(order) // APART :]
    tree = fresh(ground, network, jax.random.key(seed))
    memory = steps_taken(tree)
    for step in range(steps):
        places = ours[chance.integers(0, len(ours), size)]
        piece = Rows(*(each[places] for each in rows))
        tree, memory = _moved(tree, memory, ground, piece, jnp.float32(1e-3 * (1 - step / steps) + 1e-5))
    return Imitated(tree, float(_alike(tree, ground, Rows(*(each[apart] for each in rows)))))


def imitate(games_file: Path, out: Path, network: Network, steps: int, seed: int) -> tuple[int, float]:
    """Writes the network that does what a data set's bots did; how many decisions there were, and how alike it is."""
    told = data.about(games_file)
    table = data.read(games_file, COLUMNS)
    game = games.find(told.game)
    setup = game.setup(told.seats, told.options)
    ground = weights.ground_of(batch.load(told.game, told.seats, told.options), game, setup, network)
    rows = Rows(*(table[name] for name in COLUMNS))
    found = imitated(ground, rows, network, seed, steps=steps)
    header = weights.header_of(Training(told.game, told.seats, seed), game, setup, len(table))
    weights.keep(out, header, found.tree, ground)
    return len(table), found.alike
