"""Threats."""

from __future__ import annotations

from perfidie.games.mousquetaires.web.reading import Reading
from perfidie.texts.pieces import Part, slot


def threats(r: Reading) -> Part:
    return slot("threats", ())
