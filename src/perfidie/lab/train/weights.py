"""Networks between a training and a file: what is kept of one, and what one begins with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from perfidie import __version__
from perfidie.bots.network import Header, layout_of, read, scale_of, turned_numbers, written
from perfidie.engine import Game, Setup
from perfidie.lab.train.config import Training
from perfidie.lab.train.networks import Tree
from perfidie.lab.train.rollout import Ground


def ground_of(batched: Any, game: Game[Any, Any], setup: Setup) -> Ground:
    """What a training asks of a game, from its batched form and its laboratory."""
    turned = [turned_numbers(game, setup, seat) for seat in range(setup.seats)]
    return Ground(batched, jnp.asarray(scale_of(game, setup)), jnp.asarray(turned, jnp.int32))


def header_of(training: Training, game: Game[Any, Any], setup: Setup, decisions: float) -> Header:
    """What the file of this training's network says of it."""
    return Header(
        game=game.id,
        seats=setup.seats,
        tables=[dict(setup.options)],
        features=game.lab.features_version,
        layout=layout_of(game, setup),
        program=__version__,
        seed=training.seed,
        decisions=decisions,
    )


def keep(path: Path, header: Header, tree: Tree) -> None:
    """Writes a network, whole or not at all."""
    beside = path.with_suffix(".part")
    beside.write_bytes(written(header, {name: np.asarray(array) for name, array in tree.items()}))
    beside.replace(path)


def fetch(path: Path, game: Game[Any, Any]) -> Tree:
    """A network from a file, checked, as a training moves it."""
    return dict(read(path, game).arrays)
