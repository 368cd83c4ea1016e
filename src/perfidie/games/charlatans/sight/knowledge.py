"""What a seat can work out at the duel: the risk of the next chip, what stopping now would do, who is behind.

Everything here follows from the view alone, and so does every help on a screen. What cannot be counted because an
option hides it is None.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from perfidie.engine import View
from perfidie.engine.setup import Value
from perfidie.games.charlatans.rules.box import CHIP, LAST_WHITE, PLAYERS, RULES, SIGN, VALUE
from perfidie.games.charlatans.rules.setup import Rules
from perfidie.games.charlatans.rules.steps.brewing import movement
from perfidie.games.charlatans.rules.steps.market import drive
from perfidie.games.charlatans.rules.steps.potion import mined
from perfidie.games.charlatans.rules.steps.rounds import behind
from perfidie.games.charlatans.rules.table import NOBODY, Table
from perfidie.games.charlatans.sight.imagine import bonus_of, lay_again, row
from perfidie.games.charlatans.sight.view import Names, Sight


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
    return lay_again(view, rules_of(view))


def rules_of(view: View[Sight]) -> Rules:
    """What the table of this view agreed on."""
    return _rules(view.seats, tuple(view.options.items()))


@lru_cache(maxsize=64)
def _rules(seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    return Rules(seats, dict(options))


def risk(view: View[Sight], seat: int) -> Risk | None:
    """The chance that this seat's next chip explodes; None where the table agreed not to count."""
    side = view.table.sides[seat]
    return odds(view, seat) if view.options["odds"] and len(side.bag) == side.bag_size else None


def odds(view: View[Sight], seat: int) -> Risk:
    """The same as programs always get it."""
    side = view.table.sides[seat]
    last = side.whites[-1].space if side.whites else 0
    shield = max(view.table.shields, default=0) if view.table.active == seat else 0
    return _risk(rules_of(view), side.bag, last + side.web, shield, bonus_of(side.waiting))


@lru_cache(maxsize=2048)
def _risk(rules: Rules, bag: Names, ahead: int, shield: int, bonus: int) -> Risk:
    """Of these chips, those that explode when so many spaces, and their own value, lie behind them."""
    s = Table(rules)
    s.bonus = (bonus,) * PLAYERS
    bad = 0
    for name in bag:
        chip = CHIP[name]
        if chip <= LAST_WHITE and VALUE[chip] > shield and mined(s, 0, ahead + VALUE[chip]):
            bad += 1
    return Risk(bad, len(bag))


def movement_now(view: View[Sight], seat: int) -> int:
    """By how much this seat would drive the patient if its turn ended now."""
    sight, side = view.table, view.table.sides[seat]
    white = side.whites[-1].value if side.whites else 0
    return _movement(rules_of(view), side.neck, white, sight.extra, side.amber, sight.placed)


@lru_cache(maxsize=2048)
def _movement(rules: Rules, neck: Names, white: int, extra: int, amber: int, placed: int) -> int:
    """The same of a flask with these chips in its neck and this last white on its track."""
    s = Table(rules)
    s.necks = (row(neck),) * PLAYERS
    s.whites = (((white, CHIP[f"white-{white}"]),) if white else (),) * PLAYERS
    s.extra, s.amber, s.placed = extra, (amber,) * PLAYERS, placed
    return movement(s, 0)


def landing(view: View[Sight], seat: int, steps: int) -> Landing:
    """Where the patient would stand after so many steps towards this seat."""
    sight, side = view.table, view.table.sides[seat]
    patient = sight.space * SIGN[sight.half] if sight.space else 0
    return _landing(rules_of(view), seat, steps, patient, side.stand, side.cured)


@lru_cache(maxsize=2048)
def _landing(rules: Rules, seat: int, steps: int, patient: int, stand: int, cured: int) -> Landing:
    """The same with the patient here, the stand there and so many cured."""
    s = Table(rules)
    s.patient, s.stands, s.cured = patient, (stand,) * PLAYERS, (cured,) * PLAYERS
    drive(s, seat, steps)
    came = len(s.arrived)
    half = NOBODY if not s.patient else 0 if s.patient * SIGN[0] > 0 else 1
    return Landing(steps, came, half, abs(s.patient), cured + came >= s.setup.goal)


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
    sight = view.table
    s = Table(rules_of(view))
    s.cured = tuple([side.cured for side in sight.sides])
    s.patient = sight.space * SIGN[sight.half] if sight.space else 0
    s.discarder, s.first = sight.discarder, sight.starter
    return behind(s)
