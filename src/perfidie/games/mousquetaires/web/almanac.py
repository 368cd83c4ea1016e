"""The almanac."""

from __future__ import annotations

from perfidie.texts import Texts
from perfidie.texts.scene import Draw, Html


def almanac(draw: Draw, texts: Texts) -> Html:
    return ""
