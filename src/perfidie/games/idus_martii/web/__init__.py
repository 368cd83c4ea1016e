"""The board of Idus Martii on the site (`perfidie.boards.scene` says what is asked of it).

Senators sit in two rows beside the Svffragivm card, in the seats that every table has; what stands under a name is
drawn here. The two votes lie by the card, my own cards on the desk. Everything is drawn from small pieces that are
kept, so that a move redraws one senator, the votes or the card, and nothing else.
"""

from __future__ import annotations

from perfidie.boards.board import STATED, Board
from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html, Parts, Phases, Scene
from perfidie.games.idus_martii.rules.box import ROMAN
from perfidie.games.idus_martii.sight.view import Shown
from perfidie.games.idus_martii.web import mine, senate
from perfidie.games.idus_martii.web.almanac import almanac
from perfidie.games.idus_martii.web.beats import beats
from perfidie.games.idus_martii.web.course import course, remarks
from perfidie.games.idus_martii.web.forum import board
from perfidie.games.idus_martii.web.notebook import notebook
from perfidie.games.idus_martii.web.plates import plates
from perfidie.games.idus_martii.web.reading import DEALING, END, ROLES, TALLY, VETO, VOTE, read
from perfidie.games.idus_martii.web.reveal import lie, open_board, open_facts, standing
from perfidie.games.idus_martii.web.said import said
from perfidie.games.idus_martii.web.voice import voice

EMBLEM = "laurel-crown"
HEADS = ("turn-started",)
"""Events that head a part of the log."""
NAMES = {
    ROLES: "table-phase-roles",
    VOTE: "table-phase-vote",
    VETO: "table-phase-veto",
    TALLY: "table-phase-tally",
    END: "table-phase-end",
}


# Around the table


def heading(scene: Scene) -> str:
    """Round and turn; nothing while cards are dealt."""
    r = read(scene)
    if r.phase == DEALING:
        return ""
    return headed(r.draw, ROMAN[r.sight.round], r.sight.turn, r.rules.seats)


@kept
def headed(draw: Draw, number: str, turn: int, turns: int) -> str:
    """Round and turn in one short line."""
    return draw("idus_martii/board.html#label", id="table-heading", round=number, turn=turn, turns=turns)


def phases(scene: Scene) -> Phases:
    """The steps of a turn, as the rulebook names them; in the second round the Consul first hands out the roles."""
    r = read(scene)
    return ribbon(r.draw, r.sight.round > 1, r.phase)


@kept
def ribbon(draw: Draw, hands_out: bool, phase: int) -> Phases:
    """The steps of a turn, those that are over and the present one marked."""
    return tuple(
        [
            (
                draw("idus_martii/board.html#label", id=message, round="", turn=0, turns=0),
                "now" if each == phase else "done" if each < phase else "",
            )
            for each, message in NAMES.items()
            if hands_out or each != ROLES
        ]
    )


def goal(scene: Scene) -> str:
    """What this viewer wants: for the side they chose, or the only one they can choose; before, to see who wins."""
    r = read(scene)
    dealt, side = r.sight.dealt, r.sight.side
    alone = dealt[0] if dealt and len(set(dealt)) == 1 else ""
    wants = side or alone or ("choose" if r.step == "ChooseSide" else "open" if dealt else "watch")
    return wanted(r.draw, wants, ROMAN[r.sight.limit], dealt if wants == "open" else ("", ""))


@kept
def wanted(draw: Draw, wants: str, limit: str, held: Shown) -> str:
    """The goal in one short line; who has yet to choose is told between what."""
    return draw("idus_martii/board.html#goal", wants=wants, limit=limit, first=held[0], second=held[1])


def facts(scene: Scene, seat: int) -> Parts:
    """A senator: roles now and before, faction cards, past votes, what was done to their vote, their last words."""
    return senate.senators(scene)[seat]


# What is mine, and what I decide


def hand(scene: Scene) -> Parts | Html:
    """My faction cards."""
    r = read(scene)
    if r.seat is None or r.over:
        return ""
    return Parts(r.draw("idus_martii/board.html#hand"), (("sides", mine.sides(r)),))


def choices(scene: Scene) -> Html:
    """The buttons of the decision bar."""
    return mine.choices(read(scene))


BOARD = Board(
    emblem=EMBLEM,
    heads=frozenset(HEADS),
    unsaid=frozenset({STATED}),
    open_to_all=frozenset({"heading", "phases"}),
    heading=heading,
    phases=phases,
    goal=goal,
    facts=facts,
    board=board,
    beats=beats,
    hand=hand,
    choices=choices,
    voice=voice,
    said=said,
    notebook=notebook,
    standing=standing,
    course=course,
    remarks=remarks,
    open_board=open_board,
    open_facts=open_facts,
    lie=lie,
    almanac=almanac,
    plates=plates,
)
