"""The board of the poisoned glass on the site (`perfidie.boards.scene` says what is asked of it).

Glasses fill with face-down cards, each with the mark of the one who poured it; a card is picked, then a glass is
pressed; glasses open one at a time, beat by beat, on a stage with a balance. Everything is drawn from small pieces that
are kept, so that a move redraws one card, one foot of a glass and one line of the notebook, and nothing else.
"""

from __future__ import annotations

from perfidie.boards.board import OPEN, Board
from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Drawing, Html, Parts, Phases, Scene, hole
from perfidie.games.verre.rules.actions import LETTERS
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.web import memory, mine, table
from perfidie.games.verre.web.almanac import almanac, plates
from perfidie.games.verre.web.beats import beats
from perfidie.games.verre.web.course import course, remarks
from perfidie.games.verre.web.reading import read

EMBLEM = "jeweled-chalice"
HEADS = ("round-started",)
"""Events that head a part of the log."""
PHASES = ("table-phase-1", "table-phase-2", "table-phase-3", "table-phase-4")
GOALS = {1: "table-goal-spy", 3: "table-goal-take", 4: "table-goal-drink"}
PHASES_NOW = ("table-phase-1-now", "table-phase-2-now", "table-phase-3-now", "table-phase-4-now")


# Around the table


def heading(scene: Scene) -> str:
    """The round."""
    return round_label(scene.draw, scene.view.table.round)


@kept
def round_label(draw: Draw, number: int) -> str:
    """The round in one short line."""
    return draw("verre/board.html#label", id="table-round", round=number, turn=0, turns=0)


def phases(scene: Scene) -> Phases:
    """The four phases of a round; the one being played is spelt out."""
    r = read(scene)
    return ribbon(r.draw, r.phase, r.sight.turn + 1 if r.phase == 2 else 0, r.rules.turns)


@kept
def ribbon(draw: Draw, phase: int, turn: int, turns: int) -> Phases:
    """The four phases; the one being played is spelt out."""
    found = []
    for number in (1, 2, 3, 4):
        message = PHASES_NOW[number - 1] if number == phase else PHASES[number - 1]
        name = draw("verre/board.html#label", id=message, round=0, turn=turn, turns=turns)
        found.append((name, "now" if number == phase else "done" if number < phase else ""))
    return tuple(found)


def role(scene: Scene, seat: int) -> tuple[str, ...] | None:
    """The stud on the medal: W or V, and what that means."""
    r = read(scene)
    if r.sight.round:
        if seat == r.sight.wesley:
            return studs(r.draw, r.rules)[0]
        if seat == r.sight.vizzini:
            return studs(r.draw, r.rules)[1]
    return None


@kept
def studs(draw: Draw, rules: Rules) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Wesley's and Vizzini's."""
    return (
        ("W", draw("verre/board.html#role_name", role="wesley", bonus=halves(rules.bonus)), "wesley"),
        ("V", draw("verre/board.html#role_name", role="vizzini", bonus=str(rules.options["power"])), "vizzini"),
    )


def facts(scene: Scene, seat: int) -> Parts:
    """Hearts, then what the phase is about: cards in hand, the rank of choice, the glass taken, what was said."""
    r = read(scene)
    sight = r.sight
    glass, rank, cards = sight.taken[seat], 0, 0
    if r.phase == 3 and glass < 0:
        rank = r.rules.choice_order[sight.wesley].index(seat) + 1
    elif r.phase < 3 and sight.hand_sizes:
        cards = sight.hand_sizes[seat]
    return under_name(r.draw, r.rules, seat, sight.hearts[seat], (cards, rank, glass, sight.announced[seat]))


@kept
def under_name(draw: Draw, rules: Rules, seat: int, left: int, now: tuple[int, int, int, int]) -> Parts:
    """What stands under the name of a seat: the hearts, and what changes with every move, which is sent alone."""
    cards, rank, glass, said = now
    hearts = draw("verre/seat.html#hearts", left=left, start=rules.hearts, lost=rules.end == "full_rotation")
    letter, name = LETTERS[glass] if glass >= 0 else "", f"has-{seat}"
    has = draw("verre/seat.html#has", id=name, cards=cards, rank=rank, glass=letter, said=said)
    return Parts(hearts + hole(name), ((name, has),))


def standing(scene: Scene, seat: int) -> Html:
    """The hearts of a seat at the end."""
    r = read(scene)
    return r.draw(
        "verre/seat.html#hearts",
        left=r.sight.hearts[seat],
        start=r.rules.hearts,
        lost=r.view.options["end"] == "full_rotation",
    )


def goal(scene: Scene) -> Html:
    """What this viewer wants now: a good glass, or one that is bad for certain; by the place in which they choose."""
    r = read(scene)
    if r.seat is None or not r.sight.glasses:
        return goal_line(r.draw, "table-goal-watch" if r.seat is None else "table-goal-hearts", 0, 0)
    if r.phase == 2:
        rank = r.rules.choice_order[r.sight.wesley].index(r.seat) + 1
        wesley = r.seat == r.sight.wesley
        return goal_line(r.draw, "table-goal-pour-wesley" if wesley else "table-goal-pour", rank, r.rules.bonus)
    if r.phase == 4 and r.sight.opened[r.seat]:
        return goal_line(r.draw, "table-goal-hearts", 0, 0)
    return goal_line(r.draw, GOALS.get(r.phase, "table-goal-hearts"), 0, 0)


@kept
def goal_line(draw: Draw, message: str, rank: int, bonus: int) -> Html:
    """A goal in one line."""
    return draw("verre/board.html#goal", id=message, rank=rank, bonus=halves(bonus))


def notebook(scene: Scene) -> Drawing:
    """What this seat remembers."""
    return memory.notebook(read(scene))


BOARD = Board(
    emblem=EMBLEM,
    heads=frozenset(HEADS),
    open_to_all=frozenset(OPEN),
    heading=heading,
    phases=phases,
    goal=goal,
    role=role,
    facts=facts,
    board=table.board,
    beats=beats,
    hand=mine.hand,
    choices=mine.choices,
    notebook=notebook,
    standing=standing,
    course=course,
    remarks=remarks,
    open_board=table.open_board,
    almanac=almanac,
    plates=plates,
)
