"""The tracks: Time, the Louvre, the Queen, La Rochelle; Constance while her card lies in Paris.

Each shows every square, where the marker stands and what the next squares bring; where there is no room, the square as
a figure. Beside them stands what is common: the Purse, epic tokens, Rochefort's Health.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Part, kept, slot
from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import BOX, EFFECTS, TRACKS
from perfidie.games.mousquetaires.web.reading import Reading

STRANGLING = "constance_abducted"
REWARDS = {reward.square: reward for reward in BOX.reward}
NEAR = 2
"""So many squares from the Cardinal a track is red."""
PRIZES = {"treachery": "table-next-treachery", "pistoles": "table-next-pistoles", "epic": "table-next-epic"}


class Square(NamedTuple):
    """One square of a track: its number, and what is printed on it."""

    number: int
    note: str = ""
    """`dice`, `queen`, `treachery`, `pistoles` or `epic`."""
    amount: int = 0
    cardinal: bool = False

    @property
    def label(self) -> str:
        return f"−{-self.number}" if self.number < 0 else str(self.number)


class Next(NamedTuple):
    """What a square ahead brings: the text of it, and its figures."""

    message: str
    square: int
    amount: int = 0


Squares = tuple[Square, ...]


def tracks(r: Reading) -> tuple[list[Part], Part]:
    """All tracks, and what is common to the Musketeers."""
    s = r.sight
    constance = strangle_track(r.draw, s.constance) if s.paris.card == STRANGLING else ""
    return [
        ("track-time", time_track(r.draw, s.time)),
        ("track-rochelle", rochelle_track(r.draw, s.rochelle)),
        ("track-queen", queen_track(r.draw, s.queen)),
        ("track-louvre", louvre_track(r.draw, s.louvre_mark)),
        slot("track-constance", (constance,)),
    ], ("stores", stores(r.draw, s.purse, s.epic, s.rochefort))


def track(draw: Draw, name: str, squares: Squares, at: int, ahead: tuple[Next, ...]) -> Html:
    """A track, drawn; near its Cardinal's square it is red."""
    last = next(square for square in squares if square.cardinal)
    figure = next((square.label for square in squares if square.number == at), last.label)
    return draw(
        "mousquetaires/tracks.html#track", name=name, squares=squares, at=at, ahead=ahead, figure=figure,
        last=last.label, near=abs(last.number - at) <= NEAR,
    )  # fmt: skip


@kept
def time_track(draw: Draw, at: int) -> Html:
    """The squares of Time say how many red dice besiege La Rochelle."""
    dice = TRACKS.time_dice
    squares = [Square(number, "dice", count) for number, count in enumerate(dice, 1)]
    if at + 1 >= TRACKS.time_cardinal:
        ahead = Next("table-next-defeat", TRACKS.time_cardinal)
    else:
        ahead = Next("table-next-dice", at + 1, dice[at])
    return track(draw, "time", (*squares, Square(TRACKS.time_cardinal, cardinal=True)), at, (ahead,))


@kept
def louvre_track(draw: Draw, at: int) -> Html:
    """Some squares push the Queen's marker; on the last one the mission fails."""
    squares = tuple(
        [
            Square(number, "queen" if number in TRACKS.louvre_queen else "", 0, number == TRACKS.louvre_fail)
            for number in range(TRACKS.louvre_fail + 1)
        ]
    )
    following = at + 1
    if following >= TRACKS.louvre_fail:
        ahead = Next("table-next-fail", TRACKS.louvre_fail)
    elif following in TRACKS.louvre_queen:
        ahead = Next("table-next-queen", following)
    else:
        ahead = Next("table-next-nothing", following)
    return track(draw, "louvre", squares, at, (ahead,))


@kept
def queen_track(draw: Draw, at: int) -> Html:
    """How far the Queen is from her disgrace."""
    last = TRACKS.queen_cardinal
    squares = tuple([Square(number, cardinal=number == last) for number in range(last + 1)])
    ahead = Next("table-next-defeat", last) if at + 1 >= last else Next("table-next-far", last, last - at)
    return track(draw, "queen", squares, at, (ahead,))


@kept
def rochelle_track(draw: Draw, at: int) -> Html:
    """Rewards lie on both sides; the first ahead on each is told."""
    first, top = TRACKS.rochelle_cardinal, TRACKS.rochelle_top
    squares = [Square(number, cardinal=number == first) for number in range(first, top + 1)]
    for place, square in enumerate(squares):
        if square.number in REWARDS:
            reward = REWARDS[square.number]
            squares[place] = Square(square.number, reward.kind, reward.amount)
    below = [square for square in REWARDS if square < at and REWARDS[square].side == "milady"]
    above = [square for square in REWARDS if square > at and REWARDS[square].side == "musketeers"]
    ahead = [told(max(below)) if below else Next("table-next-lost", first)]
    ahead += [told(min(above))] if above else []
    return track(draw, "rochelle", tuple(squares), at, tuple(ahead))


def told(square: int) -> Next:
    """The reward of a square of La Rochelle, in words."""
    reward = REWARDS[square]
    return Next(PRIZES[reward.kind], square, reward.amount)


@kept
def strangle_track(draw: Draw, at: int) -> Html:
    """How far Constance is from her end."""
    goal = EFFECTS["strangle_goal"]
    squares = tuple([Square(number, cardinal=number == goal) for number in range(goal + 1)])
    ahead = Next("table-next-strangle", goal, EFFECTS["strangle_dice"])
    return track(draw, "constance", squares, at, (ahead,))


@kept
def stores(draw: Draw, purse: int, epic: int, rochefort: int) -> Html:
    """The Purse and epic tokens, Rochefort's Health."""
    strong = BOX.rochefort.health
    return draw("mousquetaires/tracks.html#stores", purse=purse, epic=epic, rochefort=rochefort, strong=strong)
