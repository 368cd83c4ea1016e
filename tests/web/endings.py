"""Tables whose game is over, of any game, without a site around them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from perfidie import bots, games
from perfidie.engine import Playthrough
from perfidie.engine.action import Words
from perfidie.engine.step import CHANCE as BY_CHANCE
from perfidie.store import BOT, CHANCE, MOVE, OVER, Arrangement, Chair, Line, Table
from perfidie.web.house.table import LiveTable

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
Chooser = Callable[[Playthrough, int, Random], Words]


def at_random(play: Playthrough, seat: int, rng: Random) -> Words:
    return rng.choice(play.legal(seat))


def greedily(play: Playthrough, seat: int, rng: Random) -> Words:
    return bots.ask(bots.find("greedy", play.game), play, seat, rng)


def over(game: str, seats: int, seed: int, choose: Chooser = at_random) -> LiveTable:
    """A table of this game that was played to its end."""
    rules, rng = games.find(game), Random(seed)
    setup = rules.setup(seats)
    play = Playthrough(rules, setup)
    play.chance(rng)
    while not play.over:
        seat = play.state.waiting[0]
        play.move(seat, choose(play, seat, rng))
        play.chance(rng)
    lines = tuple(
        [Line(CHANCE if entry.seat == BY_CHANCE else MOVE, entry.seat, entry.words) for entry in play.entries]
    )
    chairs = tuple([Chair(BOT, name, level="greedy") for name in NAMES[:seats]])
    agreed = Arrangement(game, rules.version, setup.options, chairs, "", phase=OVER)
    return LiveTable(Table("ROSE-A234", len(lines), 0, 0.0, agreed, lines))
