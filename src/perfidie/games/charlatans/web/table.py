"""The table of the duel, put together from its parts."""

from __future__ import annotations

from perfidie.boards.pieces import Nested, kept
from perfidie.boards.scene import Draw, Html, Parts
from perfidie.games.charlatans.rules.box import CHIPS
from perfidie.games.charlatans.web import bag, books, flask, scale, square, stage
from perfidie.games.charlatans.web.reading import Reading


def table_board(r: Reading, shows: str) -> Parts:
    """Rival and market square; the stage, with what is shown on it; books and scale."""
    parts: list[Nested] = [
        *stage.parts(r, shows),
        *flask.flask(r, r.rival),
        *square.square(r),
        *flask.flask(r, r.me),
        *books.books(r),
        *scale.scale(r),
    ]
    sight = r.sight
    counted = bag.counted(r.side(r.me)), bag.counted(r.side(r.rival))
    return Parts(
        vessel(r.draw, r.me, r.names, counted, sight.goal, sight.coins, sight.pages, bool(sight.card)), tuple(parts)
    )


@kept
def vessel(
    draw: Draw,
    me: int,
    names: tuple[str, ...],
    counted: tuple[bool, bool],
    goal: int,
    coins: tuple[str, ...],
    pages: tuple[str, ...],
    card: bool,
) -> Html:
    """The board, with a hole for each of its parts. All of this hardly ever changes while a game is played."""
    return draw(
        "charlatans/board.html",
        me=me,
        rival=1 - me,
        name=names[me],
        rival_name=names[1 - me],
        counted=counted,
        slots=flask.SLOTS,
        spaces=flask.SPACES,
        kinds=CHIPS,
        square=square.vessel(draw, me, goal, coins),
        books=books.vessel(draw, pages),
        scale=scale.vessel(draw, card, me),
    )
