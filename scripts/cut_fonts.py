"""Cuts the fonts to what pages use: `python scripts/cut_fonts.py FOLDER-OF-WHOLE-FONTS src/perfidie/web/static/fonts`.

Needs fonttools and brotli; run it only when a font changes. The whole fonts are the latin files of the fontsource
packages of Cinzel, EB Garamond and IM Fell English. What French and English are written with goes into `-base`, which
every page loads; the other letters of western Europe, which only names need, go into `-more`, loaded when they occur.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

BASE = {*range(0x20, 0x7F), *map(ord, "\u00a0ÀÂÇÈÉÊËÎÏÔÙÛÜŒÆàâçèéêëîïôùûüœæ«»‹›’‘“”„…–—·×°½¼¾±−→←")}
MORE = {*range(0xA1, 0x100), 0x152, 0x153, 0x160, 0x161, 0x178, 0x17D, 0x17E, 0x2020, 0x2022, 0x20AC} - BASE
FEATURES = ["kern", "liga", "lnum", "tnum"]
WEIGHTS = {
    "cinzel-latin-wght-normal": 600,
    "eb-garamond-latin-wght-normal": (400, 600),
    "eb-garamond-latin-wght-italic": 400,
}
UNITS = 700
"""A letter of IM Fell is drawn on so fine a grid: its rough outlines need no finer one on a screen."""
FONTS = (*WEIGHTS, "im-fell-english-latin-400-normal")


def cut(font: TTFont, letters: set[int], target: Path) -> None:
    """Writes the font with these letters alone."""
    options = Options(
        flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 13, 14], notdef_outline=True
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    save_font(font, target, options)


def whole(source: Path, name: str) -> TTFont:
    """The font as it came, with no more weights than pages ask for."""
    font = unpacked(TTFont(source / f"{name}.woff2"))
    if name in WEIGHTS:
        return unpacked(instantiateVariableFont(font, {"wght": WEIGHTS[name]}))
    scale_upem(font, UNITS)
    return unpacked(font)


def unpacked(font: TTFont) -> TTFont:
    """The same font, read anew from its plain form: cutting wants every table complete."""
    plain = BytesIO()
    font.flavor = None
    font.save(plain)
    return TTFont(BytesIO(plain.getvalue()))


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:3])
    for each in FONTS:
        for part, letters in (("base", BASE), ("more", MORE)):
            cut(whole(source, each), letters, target / f"{each}-{part}.woff2")
