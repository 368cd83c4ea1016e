"""The table while the game is on: tracks, what is common, threats, dice; Paris; what is not the viewer's own."""

from __future__ import annotations

from perfidie.boards.pieces import Part, kept, slot
from perfidie.boards.scene import Draw, Drawing, Html, Parts, hole
from perfidie.games.mousquetaires.web import duel, milady, places, sheets, threats, tracks
from perfidie.games.mousquetaires.web.reading import Reading


def table_board(r: Reading) -> Parts:
    """Everything in small parts, so that a figure that moves redraws two places."""
    track_parts, store = tracks.tracks(r)
    place_parts = places.places(r)
    screen = None if r.milady else in_parts("screen", milady.screen(r.scene))
    dice = in_parts("duel", duel.duel(r.scene))
    others = in_parts("sheets", sheets.sheets(r.scene)) if r.milady or r.seat is None else None
    nested = [each for each in (screen, dice, others) if each is not None]
    frame = vessel(
        r.draw,
        ids(track_parts),
        ids(place_parts),
        screen.vessel if screen else "",
        dice.vessel,
        others.vessel if others else "",
    )
    held = [part for each in nested for part in each.parts]
    return Parts(frame, (*track_parts, store, threats.threats(r), *place_parts, *held))


def ids(parts: list[Part]) -> tuple[str, ...]:
    """The ids of these parts."""
    return tuple([name for name, _ in parts])


@kept
def vessel(
    draw: Draw, track_ids: tuple[str, ...], place_ids: tuple[str, ...], screen: Html, dice: Html, others: Html
) -> Html:
    """The frame of the table, with a hole for each part."""
    return draw(
        "mousquetaires/board.html#table", tracks=track_ids, places=place_ids, screen=screen, duel=dice, sheets=others
    )


def in_parts(name: str, drawing: Drawing) -> Parts:
    """A drawing that is one piece becomes one part."""
    return drawing if isinstance(drawing, Parts) else Parts(hole(name), (slot(name, (drawing,)),))
