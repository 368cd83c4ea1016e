"""The table while the game is on: clocks and what is common, what threatens, Paris, and the plate."""

from __future__ import annotations

from collections.abc import Sequence

from perfidie.boards.pieces import Nested, kept
from perfidie.boards.scene import Draw, Html, Parts
from perfidie.games.mousquetaires.web import places, plate, threats, tracks
from perfidie.games.mousquetaires.web.reading import Reading


def table_board(r: Reading) -> Parts:
    """Everything in small parts, so that a figure that moves redraws what stands at two places, and the plate."""
    track_parts, store = tracks.tracks(r)
    place_parts = places.places(r)
    frame = vessel(r.draw, ids(track_parts), ids(place_parts))
    return Parts(frame, (*track_parts, store, threats.threats(r), *place_parts, plate.plate(r)))


def ids(parts: Sequence[Nested]) -> tuple[str, ...]:
    """The ids of these parts."""
    return tuple([name for name, _ in parts])


@kept
def vessel(draw: Draw, track_ids: tuple[str, ...], place_ids: tuple[str, ...]) -> Html:
    """The frame of the table, with a hole for each part."""
    return draw("mousquetaires/board.html#table", tracks=track_ids, places=place_ids)
