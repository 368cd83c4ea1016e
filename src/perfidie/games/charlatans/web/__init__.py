"""The board of the duel on the site (`perfidie.boards.scene` says what is asked of it).

Rival and market square, and a stage: one's own flask, or the coins, the scale and the stall when these are decided
about. A choice that is a piece is pressed on that piece; the desk asks and holds what has no place on the table.
Everything is drawn from small parts that are kept, so that a chip drawn redraws the place where it lies, the bag and
the total.
"""

from __future__ import annotations

from perfidie.boards.board import Board
from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Drawing, Parts, Phases, Scene
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.web import brew, picks, shop, stage
from perfidie.games.charlatans.web.almanac import almanac
from perfidie.games.charlatans.web.beats import beats
from perfidie.games.charlatans.web.course import course, remarks
from perfidie.games.charlatans.web.goal import goal
from perfidie.games.charlatans.web.notebook import notebook
from perfidie.games.charlatans.web.plates import plates
from perfidie.games.charlatans.web.reading import BREWING, BUYING, COINS, EFFECTS, TRADING, read
from perfidie.games.charlatans.web.reveal import face_up, standing
from perfidie.games.charlatans.web.table import table_board

EMBLEM = "bubbling-flask"
HEADS = ("round-started",)
"""Events that head a part of the log."""
RIBBON = {
    COINS: ("table-phase-coins", "table-phase-coins-now"),
    BREWING: ("table-phase-brewing", "table-phase-brewing-now"),
    EFFECTS: ("table-phase-effects", "table-phase-effects-now"),
    TRADING: ("table-phase-trading", "table-phase-trading-now"),
    BUYING: ("table-phase-buying", "table-phase-buying-now"),
}
"""By phase: its name, and what it is called while it is played."""


# Around the table


def heading(scene: Scene) -> str:
    """The round."""
    r = read(scene)
    return label(r.draw, "table-round", r.sight.round, r.sight.rounds)


@kept
def label(draw: Draw, message: str, number: int = 0, of: int = 0) -> str:
    """A label of the table, drawn once."""
    return draw("charlatans/table.html#label", id=message, number=number, of=of)


def phases(scene: Scene) -> Phases:
    """The phases of a round; nothing is traded or bought in the last one."""
    r = read(scene)
    return ribbon(r.draw, r.phase, r.last_round)


@kept
def ribbon(draw: Draw, phase: int, last: bool) -> Phases:
    """The phases, done, now and to come."""
    return tuple(
        [
            (label(draw, names[each == phase]), "now" if each == phase else "done" if each < phase else "")
            for each, names in RIBBON.items()
            if not last or each <= EFFECTS
        ]
    )


def facts(scene: Scene, seat: int) -> Parts:
    """Gold, patients cured; whether the potion is finished."""
    r = read(scene)
    side = r.side(seat)
    state = "exploded" if side.exploded else "finished" if seat in r.sight.finished and r.phase <= EFFECTS else ""
    return under_name(r.draw, seat, side.gold, side.cured, r.sight.goal, state)


@kept
def under_name(draw: Draw, seat: int, gold: int, cured: int, goal: int, state: str) -> Parts:
    """What stands under the name of a seat."""
    return Parts(
        draw("charlatans/table.html#under", seat=seat),
        (
            (f"purse-{seat}", draw("charlatans/table.html#gold", seat=seat, gold=gold)),
            (f"cured-{seat}", draw("charlatans/table.html#cured", seat=seat, cured=cured, goal=goal)),
            (f"potion-{seat}", draw("charlatans/table.html#potion", seat=seat, state=state)),
        ),
    )


# The table


def board(scene: Scene) -> Drawing:
    """The table, with what is decided now in its middle."""
    r = read(scene)
    return table_board(r, stage.shown_on(r))


def open_board(scene: Scene, state: Table) -> Drawing:
    """The table with both bags counted, for the replay of a game that is over."""
    return board(face_up(scene, state))


# What I decide


def choices(scene: Scene) -> Drawing:
    """The buttons of the desk."""
    r = read(scene)
    if r.view.step in brew.BARS:
        return brew.choices(r)
    return shop.choices(scene) if r.phase == BUYING else picks.choices(scene)


BOARD = Board(
    emblem=EMBLEM,
    heads=frozenset(HEADS),
    open_to_all=frozenset(("heading", "phases", "facts")),
    heading=heading,
    phases=phases,
    goal=goal,
    facts=facts,
    board=board,
    choices=choices,
    notebook=notebook,
    beats=beats,
    standing=standing,
    course=course,
    remarks=remarks,
    open_board=open_board,
    almanac=almanac,
    plates=plates,
)
