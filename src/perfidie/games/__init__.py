"""The games, one package each, and the registry that finds them.

A game is any package here with a `GAME`. Folders named in the environment variable PERFIDIE_GAMES are
searched too, so that a game can grow outside this package before it moves in.
"""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from perfidie.engine import Game, Refusal

__path__ += [folder for folder in os.environ.get("PERFIDIE_GAMES", "").split(os.pathsep) if folder]


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game[Any, Any]:
    """The game of this id."""
    if name not in names():
        raise Refusal("unknown-game", game=name[:40], choices=", ".join(names()))
    game: Game[Any, Any] = import_module(f"{__name__}.{name}").GAME
    return game
