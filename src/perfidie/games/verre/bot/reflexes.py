"""Quick choices at the poisoned glass: how a seasoned player pours, takes and announces without counting for long."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from perfidie.engine.action import Action
from perfidie.games.verre.bot.judgement import stakes
from perfidie.games.verre.bot.odds import (
    Glance,
    Role,
    best_pour,
    glance,
    glass_value,
    glass_values,
    known_too,
    odds,
    roles_of,
)
from perfidie.games.verre.rules.actions import DRINK, END_TURN, POUR, REFUSE, SPY, SWAP_NO, SWAP_YES, TAKE
from perfidie.games.verre.rules.table import Table

NOISE = 0.04
"""How much of a heart two choices may differ by and still be taken one for the other."""


def sight(s: Table, role: Role) -> Glance:
    """What the seat makes of the glasses as they stand, by its own looks, pours and notebook and by what lies open."""
    held = s.held
    known = known_too(role.known[len(held) - 1 if held else 0], s.spied[role.seat])
    if s.peeked and role.is_vizzini:
        known = known_too(known, s.peeked)
    if True in s.opened:
        for other, is_open in enumerate(s.opened):
            if is_open:
                known = known_too(known, s.glasses[s.taken[other]])
    return glance(role, s.glasses, s.faces, known, s.hands[role.seat])


def spy(s: Table, role: Role, rng: Random) -> Action:
    """Mostly where the others did not."""
    mine, looks, random = s.spied[role.seat], [0] * role.glasses, rng.random
    for row in s.spied:
        for glass in row:
            looks[glass] += 1
    best, least = 0, 99.0
    for place, count in enumerate(looks):
        felt = count + random()
        if felt < least and place not in mine:
            best, least = place, felt
    return SPY[best]


def pour(s: Table, role: Role, rng: Random) -> Action:
    """The largest or the smallest card of the hand, where it makes the table best for the seat."""
    hand = s.hands[role.seat]
    cards = (hand[0], hand[-1]) if len(hand) > 1 else hand
    card, glass = best_pour(role, sight(s, role), s.glasses, cards, NOISE, rng)
    return POUR[card][glass]


def swap_or_not(s: Table, role: Role, rng: Random) -> Action:
    """Vizzini keeps his power until the last card is poured, then makes the best glass better if he can."""
    if any(s.hands):
        return END_TURN
    seen = sight(s, role)
    most = max(glass_values(role, seen)) + 0.03
    best = END_TURN
    for value, use in swap_worths(s, role, seen):
        value += NOISE * rng.random()
        if value > most:
            best, most = use, value
    return best


def swap_worths(s: Table, role: Role, seen: Glance) -> list[tuple[float, Action]]:
    """What the best glass is worth after each swap of two tops, with the swap."""
    before = glass_values(role, seen)
    return [(after_swap(s, role, seen, before, use.a, use.b), use) for use in s.setup.power_uses]


def after_swap(s: Table, role: Role, seen: Glance, before: list[float], a: int, b: int) -> float:
    """What the best glass is worth after the tops of two glasses have changed places: the others stay as they were."""
    one, other = s.glasses[a][-1], s.glasses[b][-1]
    knows_one, knows_other = seen.known >> one & 1, seen.known >> other & 1
    here: float = s.faces[one] if knows_one else seen.card_mean
    there: float = s.faces[other] if knows_other else seen.card_mean
    moved = (knows_one - knows_other) * seen.card_variance
    values = before.copy()
    values[a] = glass_value(role, seen.means[a] + (there - here), max(0.0, seen.variances[a] + moved))
    values[b] = glass_value(role, seen.means[b] + (here - there), max(0.0, seen.variances[b] - moved))
    return max(values)


def swap_or_leave(s: Table, role: Role, rng: Random) -> Action:
    """Having looked, swap if it makes the best glass better."""
    step: Any = s.agenda[-1]
    seen = sight(s, role)
    before = glass_values(role, seen)
    now = max(before) + NOISE * (rng.random() - 0.5)
    return SWAP_YES if after_swap(s, role, seen, before, step.a, step.b) > now else SWAP_NO


def take(s: Table, role: Role, rng: Random) -> Action:
    """The best glass is a surely good one, the second best a surely bad one."""
    taken, random = s.taken, rng.random
    free = [glass for glass in s.setup.row if glass not in taken]
    if len(free) == 1:
        random()
        return TAKE[free[0]]
    seen = sight(s, role)
    best, most = free[0], -9.0
    for glass in free:
        value = glass_value(role, seen.means[glass], seen.variances[glass]) + NOISE * random()
        if value >= most:
            best, most = glass, value
    return TAKE[best]


def announce(s: Table, role: Role, rng: Random) -> Action:
    """Drink when it promises more of the win."""
    seen = sight(s, role)
    glass = s.taken[role.seat]
    p, q = odds(role, seen.means[glass], seen.variances[glass])
    good, bad, same = stakes(s.setup, s.hearts, s.wesley, role.seat, s.round)
    gain = p * (good - bad) + q * (bad - same) + NOISE * (rng.random() - 0.5)
    return DRINK if gain > 0 else REFUSE


def reflex(s: Table, rng: Random) -> Action:
    """What comes to mind at this step."""
    step = s.agenda[-1]
    return REFLEXES[step.__class__.__name__](s, roles_of(s.setup)[s.wesley][step.seat], rng)


REFLEXES: dict[str, Callable[[Table, Role, Random], Action]] = {
    "SpyGlass": spy,
    "PourCard": pour,
    "SwapOrEndTurn": swap_or_not,
    "SwapOrLeave": swap_or_leave,
    "TakeGlass": take,
    "Announce": announce,
}
"""By step."""
