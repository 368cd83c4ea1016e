"""The shelf of networks that are there to be played by: which one knows which table.

They lie beside the levels of each game (`bot/networks/*.npz`) and travel with the program. Folders that the environment
variable PERFIDIE_NETWORKS names are searched first, in each of them the folder with the name of the game: whoever has
trained a network plays by it without building anything. A file is opened when somebody sits down at a table that it may
know, once in a process. What cannot be used is left where it is and named once in the log, with the reason; so is a
folder that is not there.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from perfidie import games
from perfidie.bots.network import Header, Network, contents, header_of, parsed
from perfidie.engine import Game, Refusal, Setup
from perfidie.texts import Texts

FOLDERS = "PERFIDIE_NETWORKS"
Found = TypeVar("Found")
_told: set[tuple[str, str]] = set()


def network_for(game: Game[Any, Any], setup: Setup) -> Network | None:
    """The network that has learned at such a table; None where there is none that can be used."""
    return shelf_of(game, os.environ.get(FOLDERS, "")).at(setup)


def network_named(game: Game[Any, Any], setup: Setup, digest: str) -> Network:
    """The network with this digest, if it is here and knows such a table."""
    found = network_for(game, setup)
    if found is None or found.digest != digest:
        raise Refusal("network-gone", name=digest[:16])
    return found


@cache
def shelf_of(game: Game[Any, Any], folders: str) -> Shelf:
    """The shelf of a game, with these folders before the game's own."""
    return Shelf(
        game, [Path(folder) / game.id for folder in folders.split(os.pathsep) if folder and _there(folder, game)]
    )


def _there(folder: str, game: Game[Any, Any]) -> bool:
    """Whether there is such a folder; one that is missing was meant to hold something."""
    if not os.path.isdir(folder):
        _tell(game.id, Refusal("network-no-folder", folder=folder[:200], name=FOLDERS))
        return False
    return True


class Shelf:
    """The networks of one game, as they are found."""

    def __init__(self, game: Game[Any, Any], folders: list[Path]) -> None:
        self._game = game
        self._files = [file for folder in [*folders, *_own(game.id)] for file in sorted(folder.glob("*.npz"))]
        self._headers: dict[Path, Header | None] = {}
        self._networks: dict[Path, Network | None] = {}
        self._found: dict[Setup, Network | None] = {}

    def at(self, setup: Setup) -> Network | None:
        """The first that has learned at such a table."""
        if setup not in self._found:
            fitting = (self._network(file) for file in self._files if self._knows(file, setup))
            self._found[setup] = next(filter(None, fitting), None)
        return self._found[setup]

    def _knows(self, file: Path, setup: Setup) -> bool:
        if file not in self._headers:
            self._headers[file] = self._read(file, lambda data: header_of(data, file.name))
        header = self._headers[file]
        return header is not None and header.seats == setup.seats and dict(setup.options) in header.tables

    def _network(self, file: Path) -> Network | None:
        if file not in self._networks:
            self._networks[file] = self._read(file, lambda data: parsed(data, self._game, file.name))
        return self._networks[file]

    def _read(self, file: Path, read: Callable[[bytes], Found]) -> Found | None:
        """What is in this file; None where it cannot be used, which is told once."""
        try:
            return read(contents(file))
        except Refusal as refusal:
            _tell(self._game.id, refusal)
            return None


def _own(game: str) -> list[Path]:
    """Where the networks lie that come with a game."""
    if games.companion(game, "bot") is None:
        return []
    folder = files(f"perfidie.games.{game}.bot") / "networks"
    return [folder] if isinstance(folder, Path) else []


def _tell(game: str, refusal: Refusal) -> None:
    """Says once why a network that was meant to play does not; another may know the table."""
    why = Texts("en").refusal(refusal)
    if (game, why) not in _told:
        _told.add((game, why))
        logging.getLogger(__name__).warning("legends of %s do without a network: %s", game, why)
