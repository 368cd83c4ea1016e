"""Sprites: of all the icons of the house, a page of one game loads those that the game and its frame name."""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
LETTERS = (string.ascii_lowercase + string.digits + "-").encode()
BLANKED = bytes(each if each in LETTERS else ord(" ") for each in range(256))
"""What is no letter of an icon's name stands between two of them."""
WRITTEN = (".py", ".html", ".toml")
"""Where icons are named."""
ALWAYS = ("shape-", "orn-", "ui-")
"""Families whose names are put together from parts, so that nothing names them whole."""
HOUSE = ("orn-guilloche",)
"""Ornaments that only the landing page wears."""
PAGES = ("base", "macros", "table", "replay", "room", "rules", "open", "message", "takeover", "device", "log")
"""The pages that stand around a game."""


def cut(sprite: str, game: str) -> str:
    """The sprite with the icons that the pages of this game can show."""
    named = _named_by_frame() | _named(_read(files(f"perfidie.games.{game}")))

    def kept(symbol: re.Match[str]) -> str:
        name = symbol[1]
        return symbol[0] if name in named or (name.startswith(ALWAYS) and name not in HOUSE) else ""

    return SYMBOL.sub(kept, sprite)


@cache
def _named_by_frame() -> frozenset[str]:
    """What may be an icon's name in all that stands around every game."""
    house = files("perfidie.web")
    pages = [(house / "templates" / f"{page}.html").read_bytes() for page in PAGES]
    return _named([*_read(house / "templates" / "parts"), *_read(house / "page"), *pages])


def _named(texts: Iterable[bytes]) -> frozenset[str]:
    """All words in these texts, with the dashes inside them."""
    words = b" ".join(texts).translate(BLANKED).replace(b"--", b"  ").split()
    return frozenset([word.strip(b"-").decode() for word in set(words)])


def _read(folder: Traversable) -> Iterator[bytes]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _read(entry)
        elif entry.name.endswith(WRITTEN):
            yield entry.read_bytes()
