"""The fountain: the two coins in play, what each shows, whose it is and whether it still waits to be used."""

from __future__ import annotations

from perfidie.boards.pieces import Nested, kept
from perfidie.boards.scene import Draw, Html, Parts
from perfidie.games.charlatans.rules.box import BOX
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.web.reading import BONUS_EMBLEMS, Reading

SIDES = {coin.id: coin.sides for coin in BOX.coin}
COIN_WITH = {bonus: coin for coin, sides in SIDES.items() for bonus in sides}
AT_ONCE = ("gold_3", "stand_1")
"""Bonuses that are carried out as soon as the coin is taken."""


def coins(r: Reading) -> list[Nested]:
    """Both coins; before the toss of a round each still has its two sides."""
    return [coin_of(r, coin) for coin in r.sight.coins]


# The stage of phase 1


def fountain_stage(r: Reading) -> Html:
    """Both coins as they fell; the rival of whoever chooses takes the other one."""
    rival = r.names[1 - r.decider] if r.step else ""
    takers = tuple([next((seat for seat in (0, 1) if r.side(seat).coin == bonus), NOBODY) for bonus in r.sight.toss])
    return tossed_coins(r.draw, r.sight.toss, rival, tuple([(seat, r.names[seat]) for seat in takers]))


@kept
def tossed_coins(draw: Draw, tossed: tuple[str, ...], rival: str, takers: tuple[tuple[int, str], ...]) -> Html:
    """Both coins, each with what it does; buttons for the one who chooses, whose rival gets the other."""
    found = tuple([(COIN_WITH[bonus], bonus, BONUS_EMBLEMS[bonus], other) for bonus, other in crossed(tossed)])
    return draw("charlatans/stage.html#coins", tossed=found, rival=rival, takers=takers)


def crossed(tossed: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each bonus with the other one."""
    return list(zip(tossed, reversed(tossed), strict=True))


# The fountain, as long as the round lasts


def coin_of(r: Reading, coin: str) -> Nested:
    """A coin with the side that lies up."""
    shown = next((bonus for bonus in r.sight.toss if COIN_WITH[bonus] == coin), "")
    owner = next((seat for seat, side in enumerate(r.sight.sides) if shown and side.coin == shown), NOBODY)
    if owner == NOBODY:
        state = "tossed" if shown else "resting"
    elif shown in AT_ONCE:
        state = "done"
    else:
        state = "waiting" if r.sight.sides[owner].waiting == shown else "used"
    return coin_piece(r.draw, coin, shown, state, r.names[owner] if owner != NOBODY else "", owner)


LOOKS = {"resting": "resting", "done": "used", "used": "used"}
"""How the face of a coin looks in a state; else it lies there plain."""


@kept
def coin_piece(draw: Draw, coin: str, shown: str, state: str, name: str, owner: int) -> Nested:
    """A coin: one side up, or both before the toss; its words alone change when it is taken."""
    sides = tuple([(side, BONUS_EMBLEMS[side]) for side in ((shown,) if shown else SIDES[coin])])
    face = draw("charlatans/coins.html#face", coin=coin, sides=sides, state=LOOKS.get(state, ""))
    words = draw("charlatans/coins.html#words", coin=coin, sides=sides, state=state, name=name, owner=owner)
    vessel = draw("charlatans/coins.html#coin", coin=coin)
    return (f"coin-{coin}", Parts(vessel, ((f"face-{coin}", face), (f"words-{coin}", words))))
