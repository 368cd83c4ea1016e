"""Advice on the page: who agrees to it, and beside the decision what the viewer is advised or may ask for."""

from __future__ import annotations

from markupsafe import Markup

from perfidie.boards.pieces import trusted
from perfidie.boards.scene import Scene
from perfidie.bots.advice import note, said, wins_by_side
from perfidie.store import OVER, PERSON
from perfidie.web.house.bots.advice import Advisers, Counsel, is_allowed
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.names import BARE
from perfidie.web.page.models import Agreement
from perfidie.web.page.regions import NOTHING
from perfidie.web.page.sketch import Sketch


def agreement(table: LiveTable, seat: int | None, names: tuple[str, ...]) -> Agreement:
    """Who agrees, as one viewer reads it."""
    chairs = table.chairs
    people = [each for each, chair in enumerate(chairs) if chair.kind == PERSON and each != seat]
    return Agreement(
        on=is_allowed(table),
        mine=None if seat is None else chairs[seat].advice,
        alone=not people,
        willing=tuple(names[each] for each in people if chairs[each].advice),
        unwilling=tuple(names[each] for each in people if not chairs[each].advice),
    )


def who_agrees(table: LiveTable, sketch: Sketch) -> Markup:
    """Who agrees, among the settings."""
    if table.phase == OVER:
        return NOTHING

    def draw() -> Markup:
        return sketch.pen("parts/advice.html#who_agrees", agreement=agreement(table, sketch.seat, BARE))

    return sketch.settled("agreement", (table.arrangement,), draw)


def advice(advisers: Advisers, table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """What the viewer is advised, or may ask for. At a table that never spoke of it there is nothing."""
    if table.phase == OVER:
        return NOTHING
    mine = scene.mine
    counsel = advisers.counsel(table, sketch.seat) if mine else None
    if counsel is not None and counsel.suggestions:
        return _suggestions(table, sketch, scene, counsel)
    thinking = counsel is not None

    def draw() -> Markup:
        agreed = agreement(table, sketch.seat, BARE)
        return sketch.pen("parts/advice.html#ask", agreement=agreed, mine=mine, thinking=thinking)

    return sketch.settled("ask-mine" if mine else "ask", (table.arrangement, thinking), draw)


def _suggestions(table: LiveTable, sketch: Sketch, scene: Scene, counsel: Counsel) -> Markup:
    side = wins_by_side(table.game, scene.view)
    lines = [(sketch.texts.action(each.words), said(sketch.texts, each, side)) for each in counsel.suggestions]
    note_on_it = sketch.texts.say(note(table.game))
    return trusted(sketch.pen.page("parts/advice.html#suggestions", lines=lines, note=note_on_it))
