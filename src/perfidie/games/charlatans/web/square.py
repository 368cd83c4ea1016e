"""The market square: guild house, path, stands, park, patients; where the patient would go."""

from __future__ import annotations

from perfidie.boards.pieces import Nested, Part, fill, joined, kept, slot
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.charlatans.rules.box import BOX, ROOF
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.knowledge import distance, landing, movement_now
from perfidie.games.charlatans.web import coins
from perfidie.games.charlatans.web.reading import ROOF_EMBLEMS, Reading

MIDDLE = BOX.path.spaces + 1
"""The column of the park; the viewer's half lies on its left, space 1 next to it."""
COLUMNS = 2 * BOX.path.spaces + 1


def square(r: Reading) -> list[Nested]:
    """Roofs, path and ghost, fountain."""
    sight, draw, me, rival = r.sight, r.draw, r.me, r.rival
    return [
        roof(draw, me, r.names[me], True, sight.sides[me].cured, sight.goal),
        roof(draw, rival, r.names[rival], False, sight.sides[rival].cured, sight.goal),
        *path(r),
        ghost(r),
        *coins.coins(r),
    ]


@kept
def vessel(draw: Draw, me: int, goal: int, in_play: tuple[str, ...]) -> Html:
    """The square without what moves on it."""
    return draw("charlatans/square.html#square", me=me, goal=goal, coins=in_play, columns=COLUMNS, middle=MIDDLE)


def column(me: int, half: int, space: int) -> int:
    """Where a space of the path lies; 0 for nowhere."""
    if half == NOBODY or not space:
        return 0
    return MIDDLE - space if half == me else MIDDLE + space


@kept
def roof(draw: Draw, seat: int, name: str, left: bool, cured: int, goal: int) -> Part:
    """A row of the guild house, the viewer's on the left; its last space ends the game."""
    tiles = tuple([(bonus, ROOF_EMBLEMS[bonus]) for bonus in (*ROOF[: goal - 1], "none")])
    drawn = draw("charlatans/square.html#roof", seat=seat, name=name, left=left, cured=cured, tiles=tiles, goal=goal)
    return (f"roof-{seat}", drawn)


# The path


def path(r: Reading) -> list[Part]:
    """All that stands on the path, and the same in words."""
    sight, draw, me, rival = r.sight, r.draw, r.me, r.rival
    where = whose_stand(r) if sight.arrived else NOBODY
    steps = [distance(r.view, seat) for seat in (me, rival)]
    stands = [sight.sides[seat].stand for seat in (me, rival)]
    arrived = [sight.arrived if seat == where else () for seat in (me, rival)]
    number, mayor = r.rules.figures - sight.park, r.rules.mayor
    half = r.names[sight.half] if sight.half != NOBODY else ""
    return [
        told(
            draw, half, sight.space, r.names[me], stands[0], steps[0], r.names[rival], stands[1], steps[1], sight.park
        ),
        grove(draw, sight.park, number + 1, number + 1 == mayor),
        stand(draw, me, True, column(me, me, stands[0]), steps[0], arrived[0], mayor),
        stand(draw, rival, False, column(me, rival, stands[1]), steps[1], arrived[1], mayor),
        patient(draw, column(me, sight.half, sight.space), number, sight.mayor_walks),
    ]


def whose_stand(r: Reading) -> int:
    """Who has just reached a patient: what was told last says it."""
    for glimpse in reversed(r.scene.recent):
        if glimpse.kind in ("patient-arrived", "patient-met"):
            seat = glimpse.facts["seat"]
            return seat if isinstance(seat, int) else NOBODY
    return NOBODY


@kept
def told(
    draw: Draw,
    half: str,
    space: int,
    name: str,
    stand: int,
    steps: int,
    rival: str,
    their_stand: int,
    their_steps: int,
    park: int,
) -> Part:
    """Where everybody stands, in words."""
    drawn = fill(
        draw("charlatans/square.html#told"),
        patient=patient_told(draw, half, space),
        mine=stand_told(draw, name, stand, steps),
        theirs=stand_told(draw, rival, their_stand, their_steps),
        park=draw("charlatans/square.html#park_told", park=park),
    )
    return ("path-told", drawn)


def patient_told(draw: Draw, half: str, space: int) -> Html:
    """Where the patient is, in words."""
    if not half:
        return draw("charlatans/square.html#nobody_told")
    return fill(draw("charlatans/square.html#patient_told", name=half), space=str(space))


def stand_told(draw: Draw, name: str, space: int, steps: int) -> Html:
    """Where a stand is, in words."""
    return fill(draw("charlatans/square.html#stand_told", name=name, steps=steps), space=str(space))


@kept
def grove(draw: Draw, park: int, number: int, mayor: bool) -> Part:
    """The park, where the next patient waits unseen."""
    waiting = figure(draw, mayor, "is-waiting", number) if park else ""
    return ("grove", fill(draw("charlatans/square.html#grove", middle=MIDDLE, park=park), next=waiting))


@kept
def stand(draw: Draw, seat: int, mine: bool, column: int, steps: int, arrived: tuple[int, ...], mayor: int) -> Part:
    """A stand, how far the patient or the next one is from it, and the patients who have come to it."""
    came = [figure(draw, number == mayor, "is-arrived", number) for number in arrived]
    vessel = draw("charlatans/square.html#stand", seat=seat, mine=mine, steps=steps)
    return (f"stand-{seat}", fill(vessel, column=str(column), arrived=joined(came)))


@kept
def patient(draw: Draw, column: int, number: int, mayor: bool) -> Part:
    """The patient on the path, if there is one."""
    if not column:
        return ("patient", '<span id="patient" hidden></span>')
    shown = figure(draw, mayor, "", number)
    return ("patient", fill(draw("charlatans/square.html#patient"), column=str(column), figure=shown))


@kept
def figure(draw: Draw, mayor: bool, cls: str, number: int) -> Html:
    """A figure of the park, the so-manieth that leaves it."""
    return fill(draw("charlatans/square.html#figure", mayor=mayor, cls=cls), piece=f"patient-{number}")


# The ghost


def ghost(r: Reading) -> Part:
    """Where the patient would go if whose turn it is stopped now."""
    seat = r.sight.active
    if seat == NOBODY or not r.brews(seat) or already_moved(r.scene):
        return slot("ghost", ())
    steps = movement_now(r.view, seat)
    if not steps:
        return slot("ghost", ())
    there = landing(r.view, seat, steps)
    stand = column(r.me, seat, r.side(seat).stand) if there.cured else 0
    return shadow(r.draw, seat, column(r.me, there.half, there.space), there.cured, stand)


def already_moved(scene: Scene) -> bool:
    """Whether the neck was counted and the patient has moved: at the end of a turn no more steps are to come of it."""
    for glimpse in reversed(scene.recent):
        if glimpse.kind in ("neck-full", "turn-started"):
            return glimpse.kind == "neck-full"
    return False


@kept
def shadow(draw: Draw, seat: int, column: int, cured: int, stand: int) -> Part:
    """The ghost on its column of the path, and a sign on the stand that cures."""
    cure = fill(draw("charlatans/square.html#cure", cured=cured), column=str(stand)) if stand else ""
    there = fill(draw("charlatans/square.html#landing"), column=str(column)) if column else ""
    return slot("ghost", (fill(draw("charlatans/square.html#ghost", seat=seat), cure=cure, landing=there),))
