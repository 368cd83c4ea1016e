"""The press: from a drawing in SVG to a picture in PNG, with our own typefaces, inks and icons.

A drawing names icons by their id (`<use href="#laurels"/>`) and inks by their token (`var(--metal)`), as pages do; here
both are put in, always those of the night. The same drawing is pressed once and kept.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from resvg_py import svg_to_bytes

from perfidie.web.page.drawing.assets import assets

WIDTH, HEIGHT = 1200, 630
KEPT = 96
"""How many pictures are kept: about a hundred kilobytes each."""
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="(?:[^"#]*)#([^"]+)"')
TOKEN = re.compile(r"--([\w-]+):\s*(?:light-dark\([^,()]+,\s*([^,()]+)\)|(#[0-9a-fA-F]+))\s*;")
BLOCK = re.compile(r'([^{}]*)\{([^{}]*)\}')
INK = re.compile(r"var\(--([\w-]+)\)")


class Picture(NamedTuple):
    """A picture and what it is known by."""

    png: bytes
    tag: str


@cache
def inks(game: str) -> dict[str, str]:
    """The inks of a game by night, by the names they have in the style sheets."""
    found: dict[str, str] = {}
    sheet = re.sub(r"/\*.*?\*/", "", assets()["css/tokens.css"].plain.decode(), flags=re.DOTALL)
    for whose, block in BLOCK.findall(sheet):
        if ":root" in whose and "data-theme" not in whose or f'[data-game="{game}"]' in whose:
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
def typefaces() -> list[str]:
    """Where our typefaces lie, in the form the press can read."""
    folder = files("perfidie.web") / "page" / "pictures" / "fonts"
    return [str(each) for each in folder.iterdir() if each.name.endswith(".ttf")]


@cache
def scene_style() -> str:
    """How the pieces of a game's scene are inked: the rules that the landing page has for them."""
    sheet = assets().get("css/landing.css")
    rules = BLOCK.findall(re.sub(r"/\*.*?\*/", "", sheet.plain.decode(), flags=re.DOTALL)) if sheet else []
    return "".join([f"{whose.strip()}{{{block.strip()}}}" for whose, block in rules if ".sc-" in whose])


def whole(drawing: str, game: str) -> str:
    """The drawing with its icons and inks."""
    known = symbols()
    used = {name for name in USED.findall(drawing) if name in known}
    drawing = USED.sub(lambda found: f'href="#{found[1]}"', drawing)
    icons = "".join([known[name] for name in sorted(used)])
    night = inks(game)
    drawing = drawing.replace("</defs>", icons + "</defs>", 1)
    return INK.sub(lambda found: night.get(found[1], "#888"), drawing)


_kept: OrderedDict[str, Picture] = OrderedDict()
_one_at_a_time = asyncio.Semaphore(1)


async def pressed(drawing: str, game: str) -> Picture:
    """The picture of a drawing. It is made beside the site, one at a time, so that nobody waits for it at a table."""
    svg = whole(drawing, game)
    tag = sha256(svg.encode()).hexdigest()[:24]
    async with _one_at_a_time:
        found = _kept.get(tag)
        if found is None:
            found = Picture(await asyncio.to_thread(_press, svg), tag)
            _kept[tag] = found
        _kept.move_to_end(tag)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return found


def _press(svg: str) -> bytes:
    return bytes(
        svg_to_bytes(
            svg_string=svg, width=WIDTH, height=HEIGHT, skip_system_fonts=True, font_files=typefaces(),
            serif_family="EB Garamond", font_family="EB Garamond", style_sheet=None,
        )
    )  # fmt: skip
