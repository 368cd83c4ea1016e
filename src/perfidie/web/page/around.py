"""What stands around every board: who sits there, the phases of a round, the goal; and what of it all see alike.

What everybody sees alike is drawn once for a change, with the eyes of somebody who has no seat: so nothing in it can be
a secret. A board says what it draws the same for all (`Board.open_to_all`); the rest is drawn for each viewer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from perfidie.boards.scene import Drawing, Html, Parts, Phases, Scene, hole
from perfidie.store import BOT, Chair
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.draw import Pen
from perfidie.web.page.drawing.names import BARE, LENGTHS, LETTERS, MOST_SEATS
from perfidie.web.page.sketch import Sketch, scene_for, sketch_for

Stud = tuple[str, ...] | None
"""What stands on the medal of a seat."""


class Common(NamedTuple):
    """What is the same for all who look at a table, in one language; None where a board draws it for each of them."""

    ribbon: Markup | None = None
    roles: tuple[Stud, ...] | None = None
    facts: tuple[Drawing, ...] | None = None


NOTHING_COMMON = Common()


def common_to(table: LiveTable, lang: str) -> Common:
    """What all who look at this table see of it now."""
    sketch = sketch_for(table, None, lang)
    moment = table.version, len(table.talk.spoken)
    if sketch.common[0] != moment:
        sketch.common = moment, _common(table, sketch)
    found: Common = sketch.common[1]
    return found


def _common(table: LiveTable, sketch: Sketch) -> Common:
    board = sketch.board
    same = board.open_to_all
    if not same:
        return NOTHING_COMMON
    sketch.catch_up(table)
    scene = scene_for(table, sketch)
    seats = range(scene.view.seats)
    return Common(
        ribbon(sketch.pen, board.phases(scene), board.heading(scene)) if {"phases", "heading"} <= same else None,
        tuple([board.role(scene, seat) for seat in seats]) if "role" in same else None,
        tuple([board.facts(scene, seat) for seat in seats]) if "facts" in same else None,
    )


@lru_cache(maxsize=1024)
def ribbon(drawn_by: Pen, phases: Phases, heading: str) -> Markup:
    """The phases of a round, and which one is played."""
    return drawn_by("parts/table.html#ribbon", phases=phases, heading=heading)


@lru_cache(maxsize=1024)
def goal(drawn_by: Pen, text: str) -> Markup:
    """What the viewer wants at this moment, in one line."""
    return drawn_by("parts/table.html#goal", text=text)


def seats_bar(
    table: LiveTable, sketch: Sketch, scene: Scene, absent: tuple[int, ...] = (), common: Common = NOTHING_COMMON
) -> Parts:
    """Who sits round the table, clockwise from the viewer's left, whom the table waits for, and who is away."""
    waiting, chairs, drawn_by, me = scene.view.waiting, table.chairs, sketch.pen, sketch.seat
    vessel, order = _round(len(chairs), me)
    _, roles, facts = common
    if roles is None:
        roles = tuple([sketch.board.role(scene, seat) for seat in range(len(chairs))])
    if facts is None:
        facts = tuple([sketch.board.facts(scene, seat) for seat in range(len(chairs))])
    pieces: list[tuple[str, Html | Parts]] = []
    for seat in order:
        level, active = level_of(chairs[seat]), seat in waiting
        drawn = _seat(drawn_by, seat, active, seat == me, level, seat in absent, roles[seat], facts[seat])
        pieces.append((SEATS[seat], drawn))
    return Parts(vessel, tuple(pieces))


@lru_cache(maxsize=128)
def _round(count: int, me: int | None) -> tuple[Html, tuple[int, ...]]:
    """So many seats in the order in which one of them sees them: a hole for each."""
    first = 0 if me is None else me + 1
    order = (*range(first, count), *range(min(first, count)))
    return "".join(hole(SEATS[seat]) for seat in order), order


def level_of(chair: Chair) -> str:
    """The level of a bot; empty where a person sits."""
    return chair.level if chair.kind == BOT else ""


SEATS = tuple(f"seat-{seat}" for seat in range(MOST_SEATS))


FACTS, TURNS = [tuple(f"{part}-{seat}" for seat in range(MOST_SEATS)) for part in ("facts", "turn")]


@lru_cache(maxsize=4096)
def _seat(drawn_by: Pen, seat: int, active: bool, me: bool, bot: str, away: bool, role: Stud, facts: Drawing) -> Parts:
    """One seat, with what the game says of it; `bot` is the level of one, empty where a person sits."""
    inside, parts = (facts, ()) if isinstance(facts, str) else facts
    told = f'<span class="seat-facts" id="{FACTS[seat]}">{inside}</span>'
    vessel = drawn_by(
        "parts/table.html#seat",
        seat=seat,
        name=BARE[seat],
        letter=LETTERS[seat],
        long=LENGTHS[seat],
        me=me,
        bot=bot,
        away=away,
        role=role,
    )
    turn = drawn_by("parts/table.html#turn", seat=seat, active=active)
    return Parts(vessel, ((TURNS[seat], turn), (FACTS[seat], Parts(told, parts) if parts else told)))
