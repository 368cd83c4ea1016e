"""The games, one package each, and the registry that finds them and their companions.

A game is any package here with a `GAME`. Folders named in the environment variable PERFIDIE_GAMES are
searched too, so that a game can grow outside this package before it moves in.

Beside `GAME` a package may have companions, each a room of its own that declares one thing:

    bot         MIND       how it is played well (`perfidie.engine.instinct.Mind`)
    terminal    TERMINAL   how it is drawn as text (`perfidie.boards.terminal.Terminal`)
    web         BOARD      how it is drawn on a page (`perfidie.boards.board.Board`)
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from perfidie.engine import Game, Refusal

__path__ += [folder for folder in os.environ.get("PERFIDIE_GAMES", "").split(os.pathsep) if folder]

COMPANIONS = {"bot": "MIND", "terminal": "TERMINAL", "web": "BOARD"}


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game[Any, Any]:
    """The game of this id."""
    if name not in names():
        raise Refusal("unknown-game", game=name[:40], choices=", ".join(names()))
    game: Game[Any, Any] = import_module(f"{__name__}.{name}").GAME
    return game


@cache
def companion(game: str, room: str) -> Any:
    """What this room of a game declares; None where the game has no such room."""
    package = f"{__name__}.{game}"
    if find_spec(package) is None or find_spec(f"{package}.{room}") is None:
        return None
    return getattr(import_module(f"{package}.{room}"), COMPANIONS[room])
