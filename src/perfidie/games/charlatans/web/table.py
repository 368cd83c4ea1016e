"""The table of the duel, put together from its parts."""

from __future__ import annotations

from perfidie.boards.pieces import Part, kept, slot
from perfidie.boards.scene import Draw, Html, Parts
from perfidie.games.charlatans.web import books, flask, scale, square, stage
from perfidie.games.charlatans.web.reading import Reading


def table_board(r: Reading, shows: str) -> Parts:
    """Rival and market square; the stage, with what is shown on it; books and scale."""
    parts: list[Part] = [
        *flask.rival(r),
        *square.square(r),
        *stage.parts(r, shows),
        slot("books", (books.books(r.scene),)),
        slot("scale", (scale.scale(r.scene),)),
    ]
    return Parts(vessel(r.draw, r.me, r.names, shows), tuple(parts))


@kept
def vessel(draw: Draw, me: int, names: tuple[str, ...], shows: str) -> Html:
    """The board, with a hole for each of its parts."""
    return draw("charlatans/board.html", me=me, rival=1 - me, name=names[me], rival_name=names[1 - me], shows=shows)
