"""The table itself: one line about it, and the row of glasses; everything face up once a game is seen again."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from perfidie.boards.pieces import fill, kept, slot
from perfidie.boards.scene import Draw, Html, Parts, Scene
from perfidie.engine import View
from perfidie.games.verre.rules.actions import LETTERS, WORD
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight.view import Sight
from perfidie.games.verre.web import glasses, reveal
from perfidie.games.verre.web.reading import OVER, Reading, amount, read, sorted_cards


def board(scene: Scene) -> Parts:
    """The table as this viewer sees it."""
    return drawn(read(scene))


def drawn(r: Reading, touch: glasses.Touch | None = None) -> Parts:
    """One line about the table, then the row of glasses; in a beat with those that are touched."""
    letters = LETTERS[: len(r.sight.glasses)]
    parts = [slot("asides", (aside(r),)), *(glasses.row(r, touch) if letters else ())]
    return Parts(vessel(r.draw, letters), tuple(parts))


@kept
def vessel(draw: Draw, letters: str) -> Html:
    """The table without what lies on it."""
    return draw("verre/board.html#table", letters=letters)


def aside(r: Reading) -> Html:
    """One line: what Vizzini touched; who has which role while bottoms are spied; whose ink is on the glasses."""
    sight = r.sight
    if not sight.glasses:
        return r.draw("verre/board.html#dealing", count=sight.undealt)
    if touched := reveal.swap_line(r):
        return touched
    if r.phase == 2 and r.seat is not None and r.view.options["notebook"] != "off":
        return r.draw("verre/board.html#ink")
    if r.phase == OVER:
        return ""
    return roles(r.draw, r.names[sight.wesley], r.names[sight.vizzini], r.rules.bonus, sight.power, r.phase < 3)


@kept
def roles(draw: Draw, wesley: str, vizzini: str, bonus: int, power: bool, filling: bool) -> Html:
    """The line about the two roles."""
    return draw(
        "verre/board.html#roles",
        wesley_name=wesley,
        vizzini_name=vizzini,
        bonus=halves(bonus),
        power=power,
        filling=filling,
    )


def open_board(scene: Scene, state: Table) -> Html:
    """The table with every card face up, hands and the removed card included."""
    view: View[Sight] = scene.view
    rules = state.setup
    shown = tuple([WORD[card] for card in state.faces])
    summed = tuple([sum([amount(rules, shown[number]) for number in glass]) for glass in state.glasses])
    table = msgspec.structs.replace(view.table, faces=shown, balances=summed, groups=(), peeked=state.peeked)
    scene = replace(scene, view=msgspec.structs.replace(view, table=table, seat=None), legal=())
    hands = [
        (seat, scene.texts.name(seat), sorted_cards(tuple([WORD[card] for card in hand])))
        for seat, hand in enumerate(state.hands)
        if hand
    ]
    removed = WORD[state.dealt[-1]] if state.faces and state.dealt and len(state.faces) <= rules.laid else ""
    vessel = scene.draw("verre/board.html#open_table", hands=tuple(hands), aside=removed)
    return fill(vessel, table=board(scene).whole())
