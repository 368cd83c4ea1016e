"""The tracks."""

from __future__ import annotations

from perfidie.games.mousquetaires.web.reading import Reading
from perfidie.texts.pieces import Part, slot


def tracks(r: Reading) -> list[Part]:
    return [slot("tracks", ())]
