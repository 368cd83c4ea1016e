"""Small networks with chance in their weights, for tests."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from perfidie.bots.network import Header, layout_of, scale_of, written
from perfidie.engine import Game, Setup
from perfidie.engine.numbering import numbering


def made(game: Game, setup: Setup, changed: dict[str, object] | None = None) -> bytes:
    """A small network for this table, with chance in its weights."""
    chance, changed = np.random.default_rng(1), changed or {}
    width, actions = len(scale_of(game, setup)), numbering(game, setup).seats_take
    sizes = {"0": (width, 8), "1": (8, 8), "p": (8, actions), "v": (8, 1)}
    arrays = {f"w{name}": chance.normal(size=size) for name, size in sizes.items()}
    arrays |= {f"b{name}": chance.normal(size=size[1]) for name, size in sizes.items()}
    arrays |= {name: value for name, value in changed.items() if isinstance(value, np.ndarray)}
    header = Header(
        game=game.id, seats=setup.seats, tables=[dict(setup.options)], features=game.lab.features_version,
        layout=layout_of(game, setup), seed=1,
    )  # fmt: skip
    told = {name: value for name, value in changed.items() if not isinstance(value, np.ndarray)}
    return written(msgspec.structs.replace(header, **told), arrays)


def shelved(folder: Path, game: Game, setup: Setup, changed: dict[str, object] | None = None, name: str = "") -> Path:
    """A folder of networks, as PERFIDIE_NETWORKS names it, with a small one for this table."""
    file = folder / game.id / (name or f"{setup.seats}.npz")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(made(game, setup, changed))
    return folder
