"""The board of Mousquetaires du Roy on the site (`perfidie.boards.scene` says what is asked of it).

Clocks, Paris with its eight places, and the plate: what this moment is about. What is mine lies in my decision: a
Musketeer's sheet, or what Milady holds; everybody else's is in the notebook. Everything is drawn from small parts that
are kept, so that a figure that moves redraws two places and the plate.
"""

from __future__ import annotations

from perfidie.boards.board import Board
from perfidie.boards.pieces import joined, kept
from perfidie.boards.scene import Draw, Drawing, Html, Phases, Scene
from perfidie.games.mousquetaires.web import milady, sheets
from perfidie.games.mousquetaires.web.almanac import almanac
from perfidie.games.mousquetaires.web.bars import choices
from perfidie.games.mousquetaires.web.beats import beats
from perfidie.games.mousquetaires.web.casting import part
from perfidie.games.mousquetaires.web.course import course, remarks
from perfidie.games.mousquetaires.web.goal import goal
from perfidie.games.mousquetaires.web.notebook import notebook
from perfidie.games.mousquetaires.web.plates import plates
from perfidie.games.mousquetaires.web.reading import (
    MILADYS,
    MUSKETEERS_PHASE,
    OVER,
    PREPARING,
    ROUND_END,
    SIEGE,
    Reading,
    label,
    portrait,
    read,
)
from perfidie.games.mousquetaires.web.reveal import board, open_board, standing

NAMES = {
    MILADYS: "table-phase-milady",
    MUSKETEERS_PHASE: "table-phase-musketeers",
    SIEGE: "table-phase-siege",
    ROUND_END: "table-phase-end",
}
HEADINGS = {
    MILADYS: "table-heading-milady",
    MUSKETEERS_PHASE: "table-heading-musketeers",
    SIEGE: "table-heading-siege",
    ROUND_END: "table-heading-end",
    OVER: "table-heading-over",
}


ALONE = -1
"""Instead of the shape of a Musketeer who is the only one of his player."""


# Around the table


def heading(scene: Scene) -> str:
    """Round and phase."""
    r = read(scene)
    if r.phase <= PREPARING:
        return label(r.draw, "table-heading-preparation")
    return label(r.draw, HEADINGS[r.phase], r.sight.round)


def phases(scene: Scene) -> Phases:
    """The four phases of a round."""
    r = read(scene)
    return ribbon(r.draw, r.phase)


@kept
def ribbon(draw: Draw, phase: int) -> Phases:
    """The four phases, this one marked."""
    return tuple(
        [
            (label(draw, message), "now" if each == phase else "done" if each < phase else "")
            for each, message in NAMES.items()
        ]
    )


def role(scene: Scene, seat: int) -> tuple[str, str, str] | None:
    """The stud on a medal: who is Milady, and who names the next Musketeer this round."""
    r = read(scene)
    if seat == r.rules.milady:
        return ("M", label(r.draw, "table-role-milady"), "milady")
    spoken = r.phase == MUSKETEERS_PHASE and len(r.rules.riders) > 1 and r.rules.speaker(r.sight.round) == seat
    return ("1", label(r.draw, "table-role-speaker"), "porteparole") if spoken else None


def facts(scene: Scene, seat: int) -> Html:
    """Milady: her cards; the others: their Musketeers with their Health."""
    r = read(scene)
    if seat == r.rules.milady:
        return r.draw("mousquetaires/sheets.html#facts_milady", count=r.sight.treachery_count, how=known_of_her(r))
    acting, own = r.phase == MUSKETEERS_PHASE, [rider for rider in r.sight.riders if rider.seat == seat]
    several = len(own) > 1
    return joined(
        [
            under_name(
                r.draw,
                rider.id,
                r.shape(rider.id) if several else ALONE,
                rider.health,
                rider.out,
                acting and rider.acted,
            )
            for rider in own
        ]
    )


@kept
def under_name(draw: Draw, hero: str, shape: int, health: int, out: int, acted: bool) -> Html:
    """A Musketeer under the name of who plays him: as a medal where there are several of them, else by his name."""
    medal = portrait(draw, hero, shape, "is-tiny") if shape != ALONE else ""
    return draw("mousquetaires/sheets.html#facts", hero=hero, portrait=medal, health=health, out=out, acted=acted)


def known_of_her(r: Reading) -> str:
    """Whether she is `hidden`, was `revealed` by somebody, or only `shown` because nobody had found her."""
    s = r.sight
    if not s.revealed:
        return "hidden"
    seen = s.past[s.round - 1] if s.round <= len(s.past) else None
    return "shown" if seen is not None and seen.how == "itself" else "revealed"


# What is mine


def hand(scene: Scene) -> Drawing:
    """A Musketeer's sheet, or what Milady holds; nothing for who only watches."""
    r = read(scene)
    if r.seat is None or r.phase == OVER:
        return ""
    return milady.screen(r) if r.milady else sheets.mine(r)


BOARD = Board(
    emblem="fleur-de-lys",
    open_to_all=frozenset({"heading", "phases", "role", "facts"}),
    heads=frozenset({"round-started", "phase-two", "siege-begins"}),
    unsaid=frozenset({"die-rolled", "kept"}),
    heading=heading,
    phases=phases,
    role=role,
    facts=facts,
    goal=goal,
    board=board,
    beats=beats,
    hand=hand,
    choices=choices,
    notebook=notebook,
    standing=standing,
    course=course,
    remarks=remarks,
    open_board=open_board,
    almanac=almanac,
    plates=plates,
    part=part,
)
