"""The data file of a game, corrected as an owner of the box may correct it, and the game read anew from it."""

from __future__ import annotations

import importlib
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from perfidie import games
from perfidie.engine import data

Correction = tuple[str, str]


def printed_text(game: str, *corrections: Correction) -> str:
    """The data file, with these corrections in it."""
    text = files(f"perfidie.games.{game}").joinpath("cards.toml").read_text()
    for before, after in corrections:
        assert before in text
        text = text.replace(before, after, 1)
    return text


def opened(game: str, monkeypatch: pytest.MonkeyPatch, *corrections: Correction) -> Any:
    """The module `tables` of the game's tests, over a game that is read anew from the corrected file."""
    text, as_printed = printed_text(game, *corrections), data.load_toml

    def corrected(package: str, name: str, kind: type[Any]) -> Any:
        """The corrected file of this game; another game may be read for the first time meanwhile, from its own."""
        mine = (package, name) == (f"perfidie.games.{game}", "cards.toml")
        return msgspec.toml.decode(text, type=kind) if mine else as_printed(package, name, kind)

    monkeypatch.setattr(data, "load_toml", corrected)
    monkeypatch.setattr(games, game, getattr(games, game))
    read_anew = f"perfidie.games.{game}", f"games.{game}.tables", f"games.{game}.positions"
    for name in [name for name in sys.modules if name.startswith(read_anew)]:
        monkeypatch.delitem(sys.modules, name)
    return importlib.import_module(f"games.{game}.tables")


def complaint(game: str, box: type[Any], correction: Correction, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the reader says of a data file with this mistake in it."""
    (folder / "cards.toml").write_text(printed_text(game, correction))
    monkeypatch.setattr(data, "files", lambda package: folder)
    with pytest.raises(data.BadData) as refused:
        data.load_toml(f"perfidie.games.{game}", "cards.toml", box)
    return str(refused.value)
