"""The games, one package each, and the registry that finds them and their companions.

A game is any package here with a `GAME`. Folders named in the environment variable PERFIDIE_GAMES are
searched too, so that a game can grow outside this package before it moves in.

Beside `GAME` a package may have companions, each a room of its own that declares one thing:

    bot         MIND       how it is played well (`perfidie.engine.instinct.Mind`)
    terminal    TERMINAL   how it is drawn as text (`perfidie.boards.terminal.Terminal`)
    web         BOARD      how it is drawn on a page (`perfidie.boards.board.Board`)
    annals      ANNALS     what is remembered of it once it is over (`perfidie.engine.annals.Annals`)
    doubts      DOUBTS     what is hidden at it, for the review of a game (`perfidie.engine.doubts.Doubts`)

A game from outside that cannot be loaded is named once, with the reason, and left out: the house stays open.
"""

from __future__ import annotations

import copyreg
import logging
import os
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from traceback import extract_tb
from typing import Any

from perfidie.engine import Game, Refusal
from perfidie.engine.data import BadData

__path__ += [folder for folder in os.environ.get("PERFIDIE_GAMES", "").split(os.pathsep) if folder]

COMPANIONS = {"bot": "MIND", "terminal": "TERMINAL", "web": "BOARD", "annals": "ANNALS", "doubts": "DOUBTS"}
HOUSE = Path(__file__).parent
PAGES_NEED = "markupsafe"
"""What every room that draws pages is written with: where it is missing nobody asks for such a room."""
_reasons: dict[str, str] = {}
"""By game: why it cannot be loaded, empty where it can."""
_told: set[tuple[str, str]] = set()


def names() -> list[str]:
    """The ids of all games that can be played, in alphabetical order; of one that cannot, a warning is logged once."""
    found = []
    for name, house in _packages():
        why = "" if house else why_broken(name)
        if not why:
            found.append(name)
        elif (name, why) not in _told:
            _told.add((name, why))
            logging.getLogger(__name__).warning("the game %s is left out: %s", name, why)
    return sorted(found)


def broken() -> dict[str, str]:
    """The games from outside that cannot be loaded, each with the reason: what, in which file, on which line."""
    found = {name: why_broken(name) for name, house in _packages() if not house}
    _told.update(found.items())
    return {name: why for name, why in found.items() if why}


def _packages() -> list[tuple[str, bool]]:
    """What lies among the games, and whether it is one of the house."""
    found = [(each.name, getattr(each.module_finder, "path", "")) for each in iter_modules(__path__) if each.ispkg]
    return [(name, Path(home) == HOUSE) for name, home in found]


def why_broken(name: str) -> str:
    """Why this game cannot be loaded; empty where it can, or where there is none. It is tried once."""
    loaded = sys.modules.get(f"{__name__}.{name}")
    if isinstance(getattr(loaded, "GAME", None), Game) and name not in _reasons:
        _reasons[name] = ""
    if name not in _reasons:
        if not any(name == other for other, _ in _packages()):
            return ""
        _reasons[name] = _tried(name)
    return _reasons[name]


def _tried(name: str) -> str:
    """Loads a game with all its rooms; what is wrong, if something is."""
    package = f"{__name__}.{name}"
    try:
        game = getattr(import_module(package), "GAME", None)
        if not isinstance(game, Game):
            return f"its __init__.py must say GAME = Game(...), and has {'none' if game is None else repr(game)}"
        if game.id != name:
            return f"its rules have the id {game.id!r}, and its folder is {name!r}"
        drawn = find_spec(PAGES_NEED) is not None
        for room, declares in COMPANIONS.items():
            if room == "web" and not drawn:
                continue  # the extra `web` is not installed: the game is played without pages
            if find_spec(f"{package}.{room}") is not None and not hasattr(import_module(f"{package}.{room}"), declares):
                return f"its room {room} must declare {declares}"
    except Exception as error:
        return explained(error, name)
    return ""


def explained(error: Exception, name: str) -> str:
    """An error of a game in one line, with the file and line of the game where it happened."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}: {error.msg}"
    if isinstance(error, BadData):
        return str(error)
    inside = f"{os.sep}{name}{os.sep}"
    frames = [frame for frame in extract_tb(error.__traceback__) if inside in frame.filename]
    where = f"{frames[-1].filename}, line {frames[-1].lineno}: " if frames else ""
    return f"{where}{type(error).__name__}: {error}"


def find(name: str) -> Game[Any, Any]:
    """The game of this id."""
    loaded = sys.modules.get(f"{__name__}.{name}")
    if loaded is not None and _reasons.get(name) == "" and os.path.dirname(loaded.__path__[0]) in __path__:
        known: Game[Any, Any] = loaded.GAME  # asked for all the time: no folder is read again
        return known
    why = why_broken(name)
    if why:
        raise Refusal("broken-game", name=name, words=why)
    if name not in names():
        raise Refusal("unknown-game", game=name[:40], choices=", ".join(names()))
    game: Game[Any, Any] = import_module(f"{__name__}.{name}").GAME
    return game


def _travelling(game: Game[Any, Any]) -> tuple[Any, ...]:
    """How a game is pickled: one of the registry by its id, so that it comes out as the one that is there."""
    loaded = sys.modules.get(f"{__name__}.{game.id}")
    return (find, (game.id,)) if getattr(loaded, "GAME", None) is game else game.__reduce__()


copyreg.pickle(Game, _travelling)


@cache
def companion(game: str, room: str) -> Any:
    """What this room of a game declares; None where the game has no such room."""
    package = f"{__name__}.{game}"
    if find_spec(package) is None or find_spec(f"{package}.{room}") is None:
        return None
    return getattr(import_module(f"{package}.{room}"), COMPANIONS[room])
