"""The press: from a drawing in SVG to a picture in PNG, with our own typefaces, inks and icons.

A drawing names icons by their id (`<use href="#laurels"/>`) and inks by their token (`var(--metal)`), as pages do; here
both are put in, always those of the night. The same drawing is pressed once and kept.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from typing import NamedTuple

from perfidie.web.page.drawing.assets import assets

PATIENCE = 30.0
"""Seconds after which a picture is given up."""
KEPT = 96
"""How many pictures are kept: about a hundred kilobytes each."""
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="(?:[^"#]*)#([^"]+)"')
TOKEN = re.compile(r"--([\w-]+):\s*(?:light-dark\([^,()]+,\s*([^,()]+)\)|(#[0-9a-fA-F]+))\s*;")
BLOCK = re.compile(r"([^{}]*)\{([^{}]*)\}")
INK = re.compile(r"var\(--([\w-]+)\)")
SHADE = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")


VOICES = {"inscription": "Cinzel", "fell": "IM FELL English", "text": "EB Garamond"}
"""The typefaces by the names they have in the style sheets."""


class Picture(NamedTuple):
    """A picture and what it is known by."""

    png: bytes
    tag: str


@cache
def inks(game: str) -> dict[str, str]:
    """The inks of a game by night, by the names they have in the style sheets."""
    found = dict(VOICES)
    sheet = re.sub(r"/\*.*?\*/", "", assets()["css/tokens.css"].plain.decode(), flags=re.DOTALL)
    for whose, block in BLOCK.findall(sheet):
        if (":root" in whose and "data-theme" not in whose) or f'[data-game="{game}"]' in whose:
            found.update({name: dark or plain for name, dark, plain in TOKEN.findall(block)})
    return found


@cache
def symbols() -> dict[str, str]:
    """Every icon of the house by its id; those of games by `GAME/id`."""
    found: dict[str, str] = {}
    for path, asset in assets().items():
        if path.endswith(".svg"):
            for match in SYMBOL.finditer(asset.plain.decode()):
                found.setdefault(match[1], match[0])
    return found


@cache
def scene_style() -> str:
    """How the pieces of a game's scene are inked: the rules that the landing page has for them."""
    sheet = assets().get("css/landing.css")
    rules = BLOCK.findall(re.sub(r"/\*.*?\*/", "", sheet.plain.decode(), flags=re.DOTALL)) if sheet else []
    return "".join(
        [
            f"{whose.strip()}{{{block.strip()}}}"
            for whose, block in rules
            if ".sc-" in whose or whose.strip() == ".scene"
        ]
    )


def whole(drawing: str, game: str) -> str:
    """The drawing with its icons and inks."""
    known = symbols()
    used = {name for name in USED.findall(drawing) if name in known}
    drawing = USED.sub(lambda found: f'href="#{found[1]}"', drawing)
    icons = "".join([known[name] for name in sorted(used)])
    night = inks(game)
    drawing = drawing.replace("</defs>", icons + "</defs>", 1)
    drawing = SHADE.sub(r"rgba(\1, \2, \3, \4)", drawing)  # the press knows colours as they used to be written
    return INK.sub(lambda found: night.get(found[1], "#888"), drawing)


_kept: OrderedDict[str, Picture] = OrderedDict()
_room = ThreadPoolExecutor(max_workers=1, thread_name_prefix="press")


async def pressed(drawing: str, game: str) -> Picture:
    """The picture of a drawing. It is made beside the site, one at a time, so that nobody waits for it at a table."""
    svg = whole(drawing, game)
    tag = sha256(svg.encode()).hexdigest()[:24]
    kept = _kept.get(tag)
    return kept if kept else await asyncio.get_running_loop().run_in_executor(_room, _press, svg, tag)


def _press(svg: str, tag: str) -> Picture:
    """Only ever called in the one thread that presses."""
    found = _kept.get(tag) or Picture(_png(svg), tag)
    _kept[tag] = found
    _kept.move_to_end(tag)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found


def _png(svg: str) -> bytes:
    plate = files("perfidie.web") / "page" / "pictures" / "plate.py"
    with as_file(plate) as program:
        done = subprocess.run(  # nosec B603 # a program of ours; the picture is its input, not an argument
            [sys.executable, "-I", str(program)], input=svg.encode(), capture_output=True, timeout=PATIENCE, check=True
        )
    return done.stdout
