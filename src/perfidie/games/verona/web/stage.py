"""What stands in the middle of the table: cards to choose from, Council and Exile, or how it all ended."""

from __future__ import annotations

from perfidie.boards.pieces import Nested, Part, kept
from perfidie.boards.scene import Draw, Drawing, Parts, Scene
from perfidie.games.verona.web import mine
from perfidie.games.verona.web.reading import DEALING, OVER, Reading, read
from perfidie.games.verona.web.reveal import judged
from perfidie.games.verona.web.square import square


def board(scene: Scene) -> Drawing:
    """Council and Exile; before the first card is played the cards one chooses from; at the end, how it ended."""
    r = read(scene)
    if r.laid:
        return square(r)
    if r.phase == OVER:
        return judged(r)
    return mine.choosing(r) or waiting(r)


PILE = 5
"""How many cards of a pack are seen to lie there."""


def waiting(r: Reading) -> Parts:
    """Whom the pack has reached, and how many cards are in it."""
    holder = r.view.waiting[0] if r.view.waiting and r.rules.drafts else -1
    what = "deal" if r.phase == DEALING else "draft" if r.rules.drafts else "exchange"
    name = r.names[holder] if holder >= 0 else ""
    told = passed(r.draw, what, name, r.sight.pack, r.rules.figures.kept)
    return Parts(r.draw("verona/square.html#passing", what=what), (pile(r.draw, min(r.sight.pack, PILE)), told))


@kept
def pile(draw: Draw, count: int) -> Nested:
    """The pack between two hands, without a word."""
    backs = tuple([f"back-{number}" for number in range(count)])
    parts = tuple([(name, draw("verona/square.html#back", id=name)) for name in backs])
    return "pile", Parts(draw("verona/square.html#pile", backs=backs), parts)


@kept
def passed(draw: Draw, what: str, holder: str, count: int, keeps: int) -> Part:
    """Where the pack is, in words."""
    return "passing", draw("verona/square.html#passed", what=what, name=holder, count=count, kept=keeps)
