"""Draw or stop, at a glance: the risk of the next chip, what it may bring, and what a mine would destroy."""

from __future__ import annotations

from functools import lru_cache

from perfidie.games.charlatans.bot.judgement import weights_with
from perfidie.games.charlatans.rules.box import BLACK, BOX, COLOUR_OF, LAST_WHITE, RULES, SIGN, VALUE, Chips, Row
from perfidie.games.charlatans.rules.steps.brewing import movement
from perfidie.games.charlatans.rules.steps.potion import FIRST_MINE
from perfidie.games.charlatans.rules.table import MINE_GUARD, Table
from perfidie.games.charlatans.sight.worth import rounds_left

AHEAD = 2
"""So many patients ahead or behind, the last potion is stopped, or brewed on, whatever the risk."""
CURE_A_STEP = 0.1
"""What share of a cure a step is, beside what it counts for itself."""
CHIP_MORE = 1.5
"""How much more a chip promises than what it brings at once: others will follow it."""


def distance(s: Table, seat: int) -> int:
    """How many steps the patient, or the next one of the park, is from this seat's stand."""
    here = s.patient * SIGN[seat]
    return s.stands[seat] - here - (here < 0)


@lru_cache(maxsize=1 << 14)
def counted(bag: Chips) -> tuple[Row, float, float]:
    """Of a bag: by a white's value, how many are higher; a coloured chip's value and the gold it pays, on average."""
    whites = [bag.count(chip) for chip in range(LAST_WHITE + 1)]
    coloured = len(bag) - sum(whites)
    above = tuple([sum(whites[low:]) for low in range(LAST_WHITE + 2)])
    values = sum([VALUE[chip] for chip in bag if chip > LAST_WHITE])
    lead = sum([VALUE[chip] for chip in bag if COLOUR_OF[chip] == BLACK])
    return above, values / (coloured or 1), lead / (coloured or 1)


def risk(s: Table, seat: int, above: Row) -> float:
    """The chance that the next chip explodes."""
    whites = s.whites[seat]
    room = FIRST_MINE - (s.bonus[seat] != MINE_GUARD) - s.webs[seat] - (whites[-1][0] if whites else 0)
    if s.shields and s.shields[-1] > room:
        room = s.shields[-1]
    return above[max(room, 0)] / len(s.bags[seat]) if room <= LAST_WHITE else 0.0


def urge(s: Table, seat: int, danger: float, mean: float, lead: float) -> float:
    """How much better it is to draw than to stop: what a chip may bring, and what a mine may destroy."""
    rounds = rounds_left(s)
    weights = weights_with(rounds)
    walk, half, cure = movement(s, seat), s.gold[seat] // RULES["explosion_divisor"], weights.cured - 2 * weights.stand
    step = weights.step + CURE_A_STEP * cure
    loss = step * walk + (cure if walk >= distance(s, seat) else 0.0)
    if rounds:
        loss += min(weights.gold * half, weights.step * half + (cure if half >= distance(s, 1 - seat) else 0.0))
    else:
        loss += RULES["last_explosion_steps"] * step
    gain = CHIP_MORE * (step * mean + weights.gold * lead) + step * len(s.necks[seat])
    return (1 - danger) * gain - danger * loss


def lead_after(s: Table, seat: int, walk: int) -> int:
    """By how many patients this seat leads after so many steps; level, on whose half the patient is decides."""
    mine, theirs, here, stand = s.cured[seat], s.cured[1 - seat], s.patient * SIGN[seat], s.stands[seat]
    missing = distance(s, seat)
    while walk >= missing:
        mine, walk, here = mine + 1, walk - missing, 0
        stand = missing = min(stand + BOX.path.retreat, BOX.path.stand_farthest)
    if mine != theirs:
        return mine - theirs
    there = here + walk
    return 1 if there > 0 or (walk and there == 0) else -1 if there < 0 else 0


def last_potion(s: Table, seat: int, danger: float) -> bool | None:
    """Whether to draw in the last round: who would win now stops, who would lose goes on; None where it is open."""
    walk = movement(s, seat) + s.gold[seat] // RULES["step_price"]
    lead = lead_after(s, seat, walk)
    if 1 - seat in s.finished:
        return lead < 0 or (lead == 0 and danger < 0.5)
    return None if abs(lead) < AHEAD else lead < 0
