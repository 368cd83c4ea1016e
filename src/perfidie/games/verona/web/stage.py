"""What stands in the middle of the table: cards to choose from, Council and Exile, or how it all ended."""

from __future__ import annotations

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Drawing, Html, Scene
from perfidie.games.verona.web import mine, people
from perfidie.games.verona.web.reading import DEALING, OVER, Reading, read
from perfidie.games.verona.web.reveal import judged


def board(scene: Scene) -> Drawing:
    """Council and Exile; before the first card is played the cards one chooses from; at the end, how it ended."""
    r = read(scene)
    if r.laid:
        return people.square(r)
    if r.phase == OVER:
        return judged(r)
    return mine.choosing(r) or waiting(r)


def waiting(r: Reading) -> Html:
    """Whom the pack has reached, and how many cards are in it."""
    holder = r.view.waiting[0] if r.view.waiting and r.rules.drafts else -1
    return passing(
        r.draw,
        "deal" if r.phase == DEALING else "draft" if r.rules.drafts else "exchange",
        r.names[holder] if holder >= 0 else "",
        r.sight.pack,
        r.rules.figures.kept,
    )


@kept
def passing(draw: Draw, what: str, holder: str, count: int, keeps: int) -> Html:
    """Where the pack is, drawn once for the same holder."""
    return draw("verona/square.html#passing", what=what, name=holder, count=count, kept=keeps)
