"""What a seat can work out at the duel: the risk of the next chip, what stopping now would do, who is behind.

Everything here follows from the view alone, and so does every help on a screen. What cannot be counted because an
option hides it is None.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from perfidie.engine import View
from perfidie.engine.setup import Value
from perfidie.games.charlatans.rules.box import CHIP, LAST_WHITE, RULES, SIGN, VALUE
from perfidie.games.charlatans.rules.setup import Rules
from perfidie.games.charlatans.rules.steps.brewing import movement
from perfidie.games.charlatans.rules.steps.market import drive
from perfidie.games.charlatans.rules.steps.potion import mined
from perfidie.games.charlatans.rules.steps.rounds import behind
from perfidie.games.charlatans.rules.table import NOBODY, Table
from perfidie.games.charlatans.sight.imagine import lay_again
from perfidie.games.charlatans.sight.view import Sight


class Risk(NamedTuple):
    """Of so many chips in the bag, those that would explode if they came next."""

    bad: int
    chips: int


class Landing(NamedTuple):
    """Where a movement would leave things."""

    steps: int
    cured: int
    """Patients that would be cured by it."""
    half: int
    """On whose half the active patient would stand; -1 without one."""
    space: int
    wins: bool
    """Whether it would end the game."""


def table_of(view: View[Sight]) -> Table:
    """The table this view shows, without its agenda."""
    return lay_again(view, _rules(view.seats, tuple(view.options.items())))


@lru_cache(maxsize=64)
def _rules(seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules(seats, dict(options))


def risk(view: View[Sight], seat: int) -> Risk | None:
    """The chance that this seat's next chip explodes; None where the table agreed not to count."""
    side = view.table.sides[seat]
    if not view.options["odds"] or len(side.bag) != side.bag_size:
        return None
    s = table_of(view)
    last = s.whites[seat][-1][0] if s.whites[seat] else 0
    shield = max(s.shields, default=0) if s.active == seat else 0
    bad = 0
    for name in side.bag:
        chip = CHIP[name]
        if chip <= LAST_WHITE and VALUE[chip] > shield and mined(s, seat, last + VALUE[chip] + s.webs[seat]):
            bad += 1
    return Risk(bad, side.bag_size)


def movement_now(view: View[Sight], seat: int) -> int:
    """By how much this seat would drive the patient if its turn ended now."""
    return movement(table_of(view), seat)


def landing(view: View[Sight], seat: int, steps: int) -> Landing:
    """Where the patient would stand after so many steps towards this seat."""
    s = table_of(view)
    before = len(s.arrived)
    drive(s, seat, steps)
    cured = len(s.arrived) - before
    half = NOBODY if not s.patient else 0 if s.patient * SIGN[0] > 0 else 1
    return Landing(steps, cured, half, abs(s.patient), s.cured[seat] + cured >= s.setup.goal)


def distance(view: View[Sight], seat: int) -> int:
    """How many steps the patient, or the next one of the park, is from this seat's stand."""
    sight = view.table
    stand = sight.sides[seat].stand
    if sight.half == NOBODY:
        return stand
    return stand - sight.space if sight.half == seat else stand + sight.space - 1


def penalty(view: View[Sight], seat: int) -> int:
    """What an explosion would cost this seat now, in gold or in steps."""
    return view.table.sides[seat].gold // RULES["explosion_divisor"]


def trailing(view: View[Sight]) -> int:
    """Who would be behind if a new round began now, and so choose the coin."""
    return behind(table_of(view))
