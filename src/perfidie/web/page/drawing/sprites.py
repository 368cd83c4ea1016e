"""Sprites: of all the icons of the house, a page of one game loads those that the game and its frame name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
WRITTEN = (".py", ".html", ".toml")
"""Where icons are named."""
ALWAYS = ("shape-", "orn-", "ui-")
"""Families whose names are put together from parts, so that nothing names them whole."""
HOUSE = ("orn-guilloche",)
"""Ornaments that only the landing page wears."""


def cut(sprite: str, game: str) -> str:
    """The sprite with the icons that the pages of this game can show."""
    named = {word for text in _texts(game) for word in WORD.findall(text)}

    def kept(symbol: re.Match[str]) -> str:
        name = symbol[1]
        return symbol[0] if name in named or (name.startswith(ALWAYS) and name not in HOUSE) else ""

    return SYMBOL.sub(kept, sprite)


def _texts(game: str) -> Iterator[str]:
    for room in (
        files("perfidie.web") / "templates" / "parts",
        files("perfidie.web") / "page",
        files(f"perfidie.games.{game}"),
    ):
        yield from _read(room)
    for page in ("base", "macros", "table", "replay", "room", "rules", "open", "message", "takeover", "device", "log"):
        yield (files("perfidie.web") / "templates" / f"{page}.html").read_text(encoding="utf-8")


def _read(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _read(entry)
        elif entry.name.endswith(WRITTEN):
            yield entry.read_text(encoding="utf-8")
