"""Tables laid for a test: a deal in words, moves in words, or glasses filled as the test wants them.

Everything goes through the front door: a record of chosen chances is replayed, then the seats move.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from games import playing
from games.playing import moves
from perfidie.engine import Playthrough
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.box import BOX
from perfidie.games.verre.sight.view import Sight

SEATS = (2, 3, 4, 5)


def looks(*wishes: str) -> str:
    """Phase 1 from seat 0 on: every seat looks into the glasses it would like to, as many as the box allows."""
    allowed = next(figures.looks for figures in BOX.table if figures.seats == len(wishes))
    return "; ".join(f"{seat} spy {glass}" for seat, wish in enumerate(wishes) for glass in wish[:allowed])


E1 = "p4 a2 p1 | a6 p3 a1 p5 | p2 a4 p6 a3 | a5"
E2 = "p5 a2 p1 | a6 p3 a1 | p6 a4 p2 | a5 p4 a3"
E5 = looks("ABC", "BCA", "ACB")
E6 = "0 play a6 B; 1 play p6 A; 2 play a5 C; 2 end_turn"
E8 = "0 play p4 C; 1 play p3 B; 2 play a4 A; 2 end_turn; 0 play p2 B; 1 play a3 C; 2 play a1 A"
E11 = "2 take B; 1 take C; 0 take A"
E12 = "0 refuse; 1 drink; 2 drink"
E13 = looks("BAC", "ABC") + "; 0 play a6 B; 1 play p6 A; 1 end_turn; 0 play a4 B; 1 play p5 C; 1 end_turn"
E14 = "0 play a1 B; 1 play p2 A; 1 end_turn; 0 play a3 C; 1 play p3 C; 1 end_turn; 1 take B; 0 take A"


shuffled = partial(playing.shuffled, GAME)
see: Callable[[Playthrough, int | None], Sight] = playing.see


def table(seats: int, deal: str = "", wesley: int = 0, **options: Any) -> Playthrough:
    """A table after a scripted deal: bottoms, hands and the removed card in words; bars are only for the eye."""
    begins = [] if "first_wesley" in options else [("first_wesley", str(wesley))]
    dealt = [("deal", card) for card in deal.replace("|", " ").split()]
    return playing.after(GAME, seats, begins + dealt, **options)


def example(*scripts: str, **options: Any) -> Playthrough:
    """The three-seat table of the worked examples, after these moves."""
    return moves(table(3, E2, **options), *scripts)
