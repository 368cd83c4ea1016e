"""Static files: the site's own and those in the games' `web/` folders, read once, each with the hash of its content.

An address carries the hash, so a browser may keep the file for ever and never has a stale one. Texts are kept
compressed beside their plain form: nothing is packed twice.
"""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from perfidie import games
from perfidie.boards.board import Board
from perfidie.web.page.drawing.sprites import cut

COMMENT, SPACE = re.compile(rb"/\*.*?\*/", re.DOTALL), re.compile(rb"\s+")
"""What a style sheet has for its readers alone, and travels without."""
REMARK = re.compile(rb"^\s*//.*\n|^ +", re.MULTILINE)
"""The same of a script: lines that are remarks, and indents."""
KINDS = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "png": "image/png",
    "ico": "image/vnd.microsoft.icon",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
}
SPRITE = "sprite.svg"
"""All icons of the house. Each game has a sprite of its own, cut from it, with a short name: every icon carries it."""
DIGITS = 8
"""Of the hash of a file, so many are enough to know it from the one before."""
PACKED = ("css", "js", "svg", "txt", "webmanifest")


@dataclass(frozen=True, slots=True)
class Asset:
    """A static file: its type, its bytes plain and packed, and the hash of its content."""

    kind: str
    plain: bytes
    packed: bytes | None
    digest: str


@cache
def assets() -> dict[str, Asset]:
    """All static files by their path under /static/."""
    found = dict(_walk(files("perfidie.web") / "static", ""))
    for game in games.names():
        folder = files(f"perfidie.games.{game}") / "web"
        if folder.is_dir():
            found.update(_walk(folder, f"{game}/"))
        found[f"{game}.svg"] = _asset("svg", cut(found[SPRITE].plain.decode(), game).encode())
    return found


def _walk(folder: Traversable, path: str) -> list[tuple[str, Asset]]:
    found: list[tuple[str, Asset]] = []
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            found += _walk(entry, f"{path}{entry.name}/")
        elif (ending := entry.name.rpartition(".")[2]) in KINDS:
            found.append((f"{path}{entry.name}", _asset(ending, entry.read_bytes())))
    return found


def _asset(ending: str, data: bytes) -> Asset:
    if ending == "css":
        data = SPACE.sub(b" ", COMMENT.sub(b"", data)).strip()
    elif ending == "js":
        data = REMARK.sub(b"", data)
    packed = gzip.compress(data, 9, mtime=0) if ending in PACKED else None
    return Asset(KINDS[ending], data, packed, sha256(data).hexdigest()[:DIGITS])


@cache
def asset(path: str) -> str:
    """The address of a static file, for templates; a file that is not there is a mistake, found at once."""
    return f"/static/{path}?{assets()[path].digest}"


def sprite_of(game: str | None) -> str:
    """The address of the icons that pages of this game need; without a game, of all there are."""
    own = f"{game}.svg"
    return asset(own if own in assets() else SPRITE)


@cache
def board_files(game: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Style sheets and scripts of a board: those of the game, after the site's own where a part is generated."""
    own = [path for path in assets() if path.startswith(f"{game}/") and path not in almanac_files(game)]
    sheets = tuple(path for path in own if path.endswith(".css"))
    board: Board = games.companion(game, "web") or Board()
    return sheets if board.board and board.choices else ("css/generated.css", *sheets), tuple(
        path for path in own if path.endswith(".js")
    )


def almanac_files(game: str) -> tuple[str, ...]:
    """The style sheet of a game's almanac, which only the page of its rules needs."""
    sheet = f"{game}/almanac.css"
    return (sheet,) if sheet in assets() else ()
