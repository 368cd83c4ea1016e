"""The table itself: the Svffragivm card and the two votes; when the game is over, how it ended."""

from __future__ import annotations

from perfidie.boards.pieces import Nested, kept, slot
from perfidie.boards.scene import Draw, Html, Parts, Scene
from perfidie.games.idus_martii.rules.box import Row
from perfidie.games.idus_martii.sight.view import Shown
from perfidie.games.idus_martii.web import ballots, tablet
from perfidie.games.idus_martii.web.reading import Reading, named, read
from perfidie.games.idus_martii.web.reveal import verdict


def board(scene: Scene) -> Parts:
    """The card and the votes; once the game is over, the verdict instead of the votes."""
    r = read(scene)
    if r.over:
        return laid(r, ("tablet", tablet.tablet(r)), slot("verdict-slot", (verdict(scene),)))
    return laid(r, ("tablet", tablet.tablet(r)), ("ballots", ballots.ballots(r)))


def counting(scene: Scene, tokens: Row, votes: Shown) -> Parts:
    """The table while the Consul counts: two cards without owners, as far as they are turned, and the tokens so far."""
    r = read(scene)
    place = len(r.sight.turns) - 1
    card = tablet.drawn(r.draw, tokens, r.sight.limit, 2 * (r.rules.turns - place - 1), False)
    return laid(r, ("tablet", card), ("ballots", ballots.turned(r.draw, votes, *named(place, r.rules.seats))))


def laid(r: Reading, *parts: Nested) -> Parts:
    """The table with these parts."""
    return Parts(table(r.draw, tuple([name for name, _ in parts]), r.over), parts)


@kept
def table(draw: Draw, parts: tuple[str, ...], over: bool) -> Html:
    """The table without what lies on it."""
    return draw("idus_martii/board.html#forum", parts=parts, over=over)
