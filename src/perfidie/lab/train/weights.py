"""Networks between a training and a file: what is kept of one, and what one begins with."""

from __future__ import annotations

import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from perfidie import __version__, games
from perfidie.bots.network import Header, layout_of, read, scale_of, turned_numbers, written
from perfidie.engine import Game, Refusal, Setup
from perfidie.lab.batch.core import at_random, lay
from perfidie.lab.train.alike import Alike, folded, spread
from perfidie.lab.train.config import Network, Training
from perfidie.lab.train.networks import Tree
from perfidie.lab.train.rollout import Ground

LOOKED = (1024, 64)
"""So many tables, and decisions at each, are looked at to see how large the numbers of a view are."""
LARGEST_SCALE = 2.0
LARGEST_KEPT = float(np.finfo(np.float16).max)
"""A file holds numbers of half precision: a larger one could not be read again."""
NETWORK = Network()


def ground_of(batched: Any, game: Game[Any, Any], setup: Setup, network: Network = NETWORK) -> Ground:
    """What a training asks of a game, from its batched form and its laboratory.

    The numbers of a view are read at about the same size, as random play shows them: what counts hearts would
    otherwise be told in hundredths, and learned late.
    """
    if network.alike and not hasattr(batched, "alike"):
        raise Refusal("training-nothing-alike", game=game.id)
    turned = [turned_numbers(game, setup, seat) for seat in range(setup.seats)]
    apart = deviations(batched, jax.random.key(0))
    scale = np.clip(1 / np.maximum(apart, 1e-6), scale_of(game, setup), LARGEST_SCALE)
    alike = Alike(*batched.alike) if network.alike else None
    return Ground(batched, jnp.asarray(scale, jnp.float32), jnp.asarray(turned, jnp.int32), alike)


@partial(jax.jit, static_argnums=0)
def deviations(batched: Any, key: Any) -> Any:
    """How far apart each number of a view is at the decisions of random play."""
    tables, decisions = LOOKED
    deal, play = jax.random.split(key)

    def look(at: Any, key: Any) -> tuple[Any, Any]:
        there, _ = at_random(batched, at, key, 1)
        seen = batched.glance(there, batched.actor(there)).astype(jnp.float32)
        return there, (seen.mean(axis=1), (seen * seen).mean(axis=1))

    _, (mean, square) = jax.lax.scan(look, lay(batched, deal, tables), jax.random.split(play, decisions))
    return jnp.sqrt(jnp.maximum(square.mean(axis=0) - mean.mean(axis=0) ** 2, 0.0))


def header_of(training: Training, game: Game[Any, Any], setup: Setup, decisions: float) -> Header:
    """What the file of this training's network says of it."""
    others = [game.setup(setup.seats, preset=preset) for preset in training.also]
    return Header(
        game=game.id,
        seats=setup.seats,
        tables=[dict(each.options) for each in (setup, *others)],
        features=game.lab.features_version,
        layout=layout_of(game, setup),
        program=__version__,
        commit=commit(),
        seed=training.seed,
        decisions=decisions,
        sharp=training.sharp,
    )


def commit() -> str:
    """The commit of the checkout this program runs in, with a `+` if something was changed since; else nothing."""
    here = Path(__file__).parent
    try:
        _tracked, head, changed = (
            subprocess.run(["git", *words], cwd=here, capture_output=True, text=True, check=True).stdout.strip()
            for words in (
                ["ls-files", "--error-unmatch", Path(__file__).name],  # installed within somebody else's checkout: no
                ["rev-parse", "--short=12", "HEAD"],
                ["status", "--porcelain", "--untracked-files=no", "."],
            )
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return head + ("+" if changed else "")


def keep(path: Path, header: Header, tree: Tree, ground: Ground) -> None:
    """Writes a network, whole or not at all. In a file it reads views as whoever plays by it scales them."""
    arrays = spread(tree, ground.alike) if ground.alike else {name: np.asarray(array) for name, array in tree.items()}
    arrays = {**arrays, "w0": arrays["w0"] * larger(header, ground)}
    if not all(np.abs(array).max(initial=0) <= LARGEST_KEPT for array in arrays.values()):
        raise Refusal("training-not-numbers")
    beside = path.with_suffix(".part")
    beside.write_bytes(written(header, arrays))
    beside.replace(path)


def fetch(path: Path, game: Game[Any, Any], ground: Ground, size: Network = NETWORK) -> Tree:
    """A network from a file, checked, as a training moves it; one that has another shape stays as it is."""
    network = read(path, game)
    arrays = dict(network.arrays)
    if arrays["w0"].shape[0] == ground.scale.shape[0]:  # else it is of another table, and refused as company
        arrays["w0"] = arrays["w0"] / larger(network.header, ground)
    return (ground.alike and folded(arrays, ground.alike, size.hidden, size.pairs)) or arrays


def larger(header: Header, ground: Ground) -> Any:
    """How many times larger a training reads each number of a view than whoever plays by the file, as a column."""
    game = games.find(header.game)
    usual = scale_of(game, game.setup(header.seats, header.tables[0]))
    return (np.asarray(ground.scale) / usual)[:, None]
