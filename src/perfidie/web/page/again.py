"""Once more: what everybody is asked when a game is over, who is in, and what the evening has come to.

It is a part of its own in the outcome, so that a press redraws nothing else on anybody's page.
"""

from __future__ import annotations

from markupsafe import Markup

from perfidie.boards.scene import Parts
from perfidie.store import PERSON
from perfidie.web.house.evening import games_played, score
from perfidie.web.house.house import House
from perfidie.web.house.table import LiveTable
from perfidie.web.page import second
from perfidie.web.page.models import AgainModel, Evening, Willing
from perfidie.web.page.sketch import Sketch

PART = "r-again"
"""The element, and the hole that the outcome leaves for it (`parts/again.html`)."""


def with_question(house: House, table: LiveTable, sketch: Sketch, outcome: Markup) -> Parts:
    """The outcome of a game, and in it the question whether there will be another one."""
    model = again_model(house, table, sketch.seat)
    question = Markup(sketch.pen.page("parts/again.html#question", again=model))  # nosec B704 # a template escapes
    return Parts(outcome, ((PART, question),))


def again_model(house: House, table: LiveTable, seat: int | None) -> AgainModel:
    """Who is in, as the viewer of one seat is told."""
    willing, absent = table.company.again, house.presence.absent(table)
    people = [
        Willing(each, chair.name, chair.person in willing, each in absent)
        for each, chair in enumerate(table.chairs)
        if chair.kind == PERSON
    ]
    mine = seat is not None and table.chairs[seat].person in willing
    return AgainModel(
        following=table.arrangement.following,
        second=second.fate(house, table),
        tried=second.tried(house, table),
        seated=seat is not None,
        mine=mine,
        people=tuple(people) if len(people) > 1 else (),
        asking=() if mine else tuple(each.name for each in people if each.willing),
        waits=mine and bool(house.rematch.waited_for(table)),
        evening=evening(table),
        meeting=table.company.meeting if seat is not None else "",
    )


def evening(table: LiveTable) -> Evening | None:
    """The score of the evening, once there is more to it than the game that has just been played."""
    games = games_played(table)
    if not table.company.games:
        return None
    return Evening(games, tuple((each.name, not each.person, each.wins) for each in score(table)))
