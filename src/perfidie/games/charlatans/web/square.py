"""The market square: guild house, path, stands, park, patients; where the patient would go."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Part, kept, slot
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.charlatans.rules.box import BOX, ROOF
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.knowledge import distance, landing, movement_now
from perfidie.games.charlatans.web import coins
from perfidie.games.charlatans.web.reading import ROOF_EMBLEMS, Reading

MIDDLE = BOX.path.spaces + 1
"""The column of the park; the viewer's half lies on its left, space 1 next to it."""


class Stand(NamedTuple):
    """A stand on the path."""

    seat: int
    column: int
    space: int
    steps: int
    """How far the patient, or the next one, is from it."""
    arrived: tuple[int, ...]
    """Patients who stand on it, by number."""


class Ghost(NamedTuple):
    """Where stopping now would leave the patient."""

    seat: int
    column: int
    """0: nobody would be on the path."""
    cured: int
    stand: int
    """The column of the stand that cures."""


def square(r: Reading) -> list[Part]:
    """Roofs, path and ghost, fountain."""
    return [
        ("roofs", roofs(r)),
        ("path", path(r)),
        slot("ghost", (ghost(r),)),
        slot("coins", (coins.coins(r.scene),)),
    ]


def column(me: int, half: int, space: int) -> int:
    """Where a space of the path lies; 0 for nowhere."""
    if half == NOBODY or not space:
        return 0
    return MIDDLE - space if half == me else MIDDLE + space


# The guild house


def roofs(r: Reading) -> Html:
    """The guild house."""
    cured = tuple([side.cured for side in r.sight.sides])
    return guild(r.draw, r.me, r.names, cured, r.sight.goal)


@kept
def guild(draw: Draw, me: int, names: Names, cured: tuple[int, ...], goal: int) -> Html:
    """Both rows of the cured, the viewer's on the left; the last space ends the game."""
    bonuses = (*ROOF[: goal - 1], "none")
    tiles = tuple([(bonus, ROOF_EMBLEMS[bonus]) for bonus in bonuses])
    rows = tuple([(seat, names[seat], cured[seat]) for seat in (me, 1 - me)])
    return draw("charlatans/square.html#roofs", rows=rows, tiles=tiles, goal=goal)


# The path


def path(r: Reading) -> Html:
    """The path."""
    sight, me = r.sight, r.me
    where = whose_stand(r) if sight.arrived else NOBODY
    stands = tuple(
        [
            Stand(
                seat,
                column(me, seat, sight.sides[seat].stand),
                sight.sides[seat].stand,
                distance(r.view, seat),
                sight.arrived if seat == where else (),
            )
            for seat in (me, 1 - me)
        ]
    )
    number = r.rules.figures - sight.park
    return road(
        r.draw,
        me,
        r.names,
        stands,
        column(me, sight.half, sight.space),
        sight.half,
        sight.space,
        number,
        sight.park,
        sight.mayor_walks,
        r.rules.mayor,
    )


def whose_stand(r: Reading) -> int:
    """Who has just reached a patient: what was told last says it."""
    for glimpse in reversed(r.scene.recent):
        if glimpse.kind in ("patient-arrived", "patient-met"):
            seat = glimpse.facts["seat"]
            return seat if isinstance(seat, int) else NOBODY
    return NOBODY


@kept
def road(
    draw: Draw,
    me: int,
    names: Names,
    stands: tuple[Stand, ...],
    patient: int,
    half: int,
    space: int,
    number: int,
    park: int,
    mayor_walks: bool,
    mayor: int,
) -> Html:
    """The path with everything that stands on it."""
    return draw(
        "charlatans/square.html#path",
        me=me,
        names=names,
        stands=stands,
        patient=patient,
        half=half,
        space=space,
        number=number,
        park=park,
        mayor_walks=mayor_walks,
        mayor=mayor,
        columns=2 * BOX.path.spaces + 1,
        middle=MIDDLE,
    )


def ghost(r: Reading) -> Html:
    """Where the patient would go if whose turn it is stopped now."""
    seat = r.sight.active
    if seat == NOBODY or not r.brews(seat) or already_moved(r.scene):
        return ""
    steps = movement_now(r.view, seat)
    if not steps:
        return ""
    there = landing(r.view, seat, steps)
    return shadow(
        r.draw,
        Ghost(
            seat,
            column(r.me, there.half, there.space),
            there.cured,
            column(r.me, seat, r.side(seat).stand) if there.cured else 0,
        ),
    )


def already_moved(scene: Scene) -> bool:
    """Whether the neck was counted and the patient has moved: at the end of a turn no more steps are to come of it."""
    turn = [each.kind for each in reversed(scene.recent) if each.kind in ("neck-full", "turn-started")]
    return turn[:1] == ["neck-full"]


@kept
def shadow(draw: Draw, seen: Ghost) -> Html:
    """The ghost on the path."""
    return draw("charlatans/square.html#ghost", seat=seen.seat, column=seen.column, cured=seen.cured, stand=seen.stand)
