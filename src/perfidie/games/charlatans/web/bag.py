"""Gold and bag of a player: how many chips are in it and, where the table agreed to count them, which ones.

Every kind of chip has its place in an open bag, so that a chip drawn redraws its own kind alone.
"""

from __future__ import annotations

from collections import Counter

from perfidie.boards.pieces import Nested, Part, fill, joined, kept, trusted
from perfidie.boards.scene import Draw, Html, Parts
from perfidie.games.charlatans.rules.box import CHIPS
from perfidie.games.charlatans.sight.view import Charlatan
from perfidie.games.charlatans.web.reading import Chips, Reading

FLIGHTS = 2
"""For so many chips of each sort the bag is a place to fly from."""


def counted(side: Charlatan) -> bool:
    """Whether the bag can be opened: there is something in it, and it may be counted."""
    return bool(side.bag) and len(side.bag) == side.bag_size


def goods(r: Reading, seat: int) -> tuple[Nested, ...]:
    """Gold and bag."""
    side = r.side(seat)
    chips, whites = len(side.neck) + len(side.bottom), len(side.whites)
    if not counted(side):
        return gold(r.draw, seat, side.gold), sack(r.draw, seat, f"bag-{seat}", side.bag_size, chips, whites, False)
    return (
        gold(r.draw, seat, side.gold),
        sack(r.draw, seat, f"sack-{seat}", side.bag_size, chips, whites, True),
        inside(r.draw, seat, seat == r.me, side.bag_size),
        *kinds(r.draw, seat, side.bag),
    )


@kept
def gold(draw: Draw, seat: int, amount: int) -> Nested:
    """The gold of a player."""
    name = f"gold-{seat}"
    amount_is = draw("charlatans/flask.html#amount", seat=seat, gold=amount)
    return (name, Parts(draw("charlatans/flask.html#gold", seat=seat), ((f"amount-{seat}", amount_is),)))


@kept
def sack(draw: Draw, seat: int, name: str, size: int, chips: int, whites: int, counted: bool) -> Part:
    """The bag and how many chips are in it; the next ones wait on it, numbered after those that lie in the flask."""
    vessel = draw("charlatans/flask.html#sack", size=size, counted=counted)
    return (name, fill(vessel, id=name, flights=flights(seat, chips, whites)))


@kept
def flights(seat: int, chips: int, whites: int) -> Html:
    """Places on the bag from which the next chips fly."""
    pieces = [(kind, count + ahead) for kind, count in (("chip", chips), ("white", whites)) for ahead in range(FLIGHTS)]
    return joined([f'<i data-piece="{kind}-{seat}-{number}"></i>' for kind, number in pieces])


@kept
def inside(draw: Draw, seat: int, mine: bool, size: int) -> Part:
    """The line above what is in a bag."""
    return (f"inside-{seat}", draw("charlatans/flask.html#inside", seat=seat, mine=mine, size=size))


@kept
def kinds(draw: Draw, seat: int, bag: Chips) -> tuple[Part, ...]:
    """Every kind of chip there is; those that are not in the bag are not seen."""
    found = Counter(bag)
    return tuple([kind(draw, seat, chip, found[chip]) for chip in CHIPS])


@kept
def kind(draw: Draw, seat: int, chip: str, count: int) -> Part:
    """How many chips of one kind there are."""
    name = f"bag-{seat}-{chip}"
    if not count:
        return (name, trusted(f'<li id="{name}"></li>'))
    return (name, fill(draw("charlatans/flask.html#kind", chip=chip, count=count), id=name))
