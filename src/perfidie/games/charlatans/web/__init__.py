"""The board of the duel on the site (`perfidie.boards.scene` says what is asked of it).

The rival above, the market square between, one's own flask below; around them coins, books and scale. Everything is
drawn from small parts that are kept, so that a chip drawn redraws the place where it lies, the bag and the total.
"""

from __future__ import annotations

from perfidie.boards.board import Board
from perfidie.boards.pieces import Part, kept, slot
from perfidie.boards.scene import Draw, Drawing, Html, Parts, Phases, Scene
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.web import books, brew, flask, picks, scale, shop, square
from perfidie.games.charlatans.web.almanac import almanac
from perfidie.games.charlatans.web.notebook import notebook
from perfidie.games.charlatans.web.reading import BREWING, BUYING, COINS, EFFECTS, OVER, TRADING, Reading, read
from perfidie.games.charlatans.web.reveal import face_up, last_reveal, standing

EMBLEM = "bubbling-flask"
HEADS = ("round-started",)
"""Events that head a part of the log."""
PHASE_NAMES = {COINS: "coins", BREWING: "brewing", EFFECTS: "effects", TRADING: "trading", BUYING: "buying"}
RIBBON = {
    COINS: ("table-phase-coins", "table-phase-coins-now"),
    BREWING: ("table-phase-brewing", "table-phase-brewing-now"),
    EFFECTS: ("table-phase-effects", "table-phase-effects-now"),
    TRADING: ("table-phase-trading", "table-phase-trading-now"),
    BUYING: ("table-phase-buying", "table-phase-buying-now"),
}
"""By phase: its name, and what it is called while it is played."""
STANDS = ("table-seat-blue", "table-seat-yellow")


# Around the table


def heading(scene: Scene) -> str:
    """The round, and in phase 2 the turn."""
    r = read(scene)
    turn = r.side(r.sight.active).turns if r.phase == BREWING and r.sight.active >= 0 else 0
    return label(r.draw, "table-round", r.sight.round, r.sight.rounds, turn)


@kept
def label(draw: Draw, message: str, number: int = 0, of: int = 0, turn: int = 0) -> str:
    """A label of the table, drawn once."""
    return draw("charlatans/table.html#label", id=message, number=number, of=of, turn=turn)


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


def role(scene: Scene, seat: int) -> tuple[str, str] | None:
    """The stud in the colour of the stand, with its first letter."""
    r = read(scene)
    name = label(r.draw, STANDS[seat])
    return (name[:1], name)


def facts(scene: Scene, seat: int) -> Html:
    """Gold, patients cured; whether the potion is finished."""
    r = read(scene)
    side = r.side(seat)
    state = "exploded" if side.exploded else "finished" if seat in r.sight.finished and r.phase <= EFFECTS else ""
    return r.draw("charlatans/table.html#facts", gold=side.gold, cured=side.cured, goal=r.sight.goal, state=state)


# The table


def board(scene: Scene) -> Drawing:
    """The table while the game is on; then how it went."""
    r = read(scene)
    return last_reveal(scene) if r.phase == OVER else table_board(r)


def open_board(scene: Scene, state: Table) -> Drawing:
    """The table with both bags counted, for the replay of a game that is over."""
    return board(face_up(scene, state))


def table_board(r: Reading) -> Parts:
    """Rival, market square, own flask; books and scale."""
    parts: list[Part] = [
        *flask.rival(r),
        *square.square(r),
        *flask.own(r),
        slot("books", (books.books(r.scene),)),
        slot("scale", (scale.scale(r.scene),)),
    ]
    return Parts(vessel(r.draw, r.me, r.names, PHASE_NAMES.get(r.phase, "over")), tuple(parts))


@kept
def vessel(draw: Draw, me: int, names: tuple[str, ...], phase: str) -> Html:
    """The board, with a hole for each of its parts."""
    return draw("charlatans/board.html", me=me, rival=1 - me, name=names[me], rival_name=names[1 - me], phase=phase)


# What I decide


def choices(scene: Scene) -> Html:
    """The buttons of the decision bar."""
    r = read(scene)
    if r.view.step in brew.BARS:
        return brew.choices(r)
    return shop.choices(scene) if r.phase == BUYING else picks.choices(scene)


BOARD = Board(
    emblem=EMBLEM,
    heads=frozenset(HEADS),
    heading=heading,
    phases=phases,
    role=role,
    facts=facts,
    board=board,
    choices=choices,
    notebook=notebook,
    standing=standing,
    open_board=open_board,
    almanac=almanac,
)
