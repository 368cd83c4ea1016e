"""Quick choices at the poisoned glass: how a seasoned player pours, takes and announces without counting for long."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from perfidie.engine.action import Action
from perfidie.games.verre.bot.judgement import hit, promise
from perfidie.games.verre.bot.odds import Glance, glance, glass_values, known_pours, odds, pour_worths
from perfidie.games.verre.rules.actions import DRINK, END_TURN, POUR, REFUSE, SPY, SWAP_NO, SWAP_YES, TAKE
from perfidie.games.verre.rules.box import Laid
from perfidie.games.verre.rules.table import Table

NOISE = 0.04
"""How much of a heart two choices may differ by and still be taken one for the other."""


def sight(s: Table, seat: int) -> Glance:
    """What the seat makes of the glasses as they stand, by its own looks, pours and notebook and by what lies open."""
    rules = s.setup
    known = known_pours(rules, s.wesley, seat, s.turn) | set(s.spied[seat])
    if s.peeked and seat == rules.vizzini[s.wesley]:
        known |= set(s.peeked)
    if True in s.opened:
        for other, is_open in enumerate(s.opened):
            if is_open:
                known |= set(s.glasses[s.taken[other]])
    return glance(rules, s.glasses, s.faces, known, s.hands[seat])


def spy(s: Table, seat: int, rng: Random) -> Action:
    """Mostly where the others did not."""
    spied = s.spied
    mine = spied[seat]
    looks = [sum([glass in row for row in spied]) + rng.random() for glass in range(s.setup.glasses)]
    return SPY[min([glass for glass in range(s.setup.glasses) if glass not in mine], key=looks.__getitem__)]


def pour(s: Table, seat: int, rng: Random) -> Action:
    """The largest or the smallest card of the hand, where it makes the table best for the seat."""
    hand = s.hands[seat]
    cards = (hand[0], hand[-1]) if len(hand) > 1 else hand
    random = rng.random
    best, most = POUR[hand[0]][0], -9.0
    for value, card, glass in pour_worths(s.setup, s.wesley, seat, sight(s, seat), s.glasses, cards):
        value += NOISE * random()
        if value > most:
            best, most = POUR[card][glass], value
    return best


def swap_or_not(s: Table, seat: int, rng: Random) -> Action:
    """Vizzini keeps his power until the last card is poured, then makes the best glass better if he can."""
    if any(s.hands):
        return END_TURN
    seen = sight(s, seat)
    most = max(glass_values(s.setup, s.wesley, seat, seen)) + 0.03
    best = END_TURN
    for value, use in swap_worths(s, seat, seen):
        value += NOISE * rng.random()
        if value > most:
            best, most = use, value
    return best


def swap_worths(s: Table, seat: int, seen: Glance) -> list[tuple[float, Action]]:
    """What the best glass is worth after each swap of two tops, with the swap."""
    rules = s.setup
    tops = [row[-1] for row in s.glasses]
    faces = [s.faces[number] if number in seen.known else seen.card_mean for number in tops]
    return [
        (max(glass_values(rules, s.wesley, seat, swapped(seen, tops, faces, use.a, use.b))), use)
        for use in rules.power_uses
    ]


def swapped(seen: Glance, tops: list[Laid], faces: list[float], a: int, b: int) -> Glance:
    """The glance after the tops of two glasses have changed places."""
    means, variances = list(seen.means), list(seen.variances)
    means[a] += faces[b] - faces[a]
    means[b] += faces[a] - faces[b]
    moved = ((tops[b] not in seen.known) - (tops[a] not in seen.known)) * seen.card_variance
    variances[a] = max(0.0, variances[a] + moved)
    variances[b] = max(0.0, variances[b] - moved)
    return Glance(means, variances, seen.card_mean, seen.card_variance, seen.known)


def swap_or_leave(s: Table, seat: int, rng: Random) -> Action:
    """Having looked, swap if it makes the best glass better."""
    step: Any = s.agenda[-1]
    seen = sight(s, seat)
    tops = [row[-1] for row in s.glasses]
    faces = [s.faces[number] if number in seen.known else seen.card_mean for number in tops]
    now = max(glass_values(s.setup, s.wesley, seat, seen)) + NOISE * (rng.random() - 0.5)
    then = max(glass_values(s.setup, s.wesley, seat, swapped(seen, tops, faces, step.a, step.b)))
    return SWAP_YES if then > now else SWAP_NO


def take(s: Table, seat: int, rng: Random) -> Action:
    """The best glass is a surely good one, the second best a surely bad one."""
    values = glass_values(s.setup, s.wesley, seat, sight(s, seat))
    taken, random = s.taken, rng.random
    free = [(value + NOISE * random(), glass) for glass, value in enumerate(values) if glass not in taken]
    return TAKE[max(free)[1]]


def announce(s: Table, seat: int, rng: Random) -> Action:
    """Drink when it promises more of the win."""
    rules, wesley = s.setup, s.wesley
    seen = sight(s, seat)
    glass = s.taken[seat]
    p, q = odds(rules, seen.means[glass], seen.variances[glass], rules.bonus if seat == wesley else 0)
    after = rules.play_order[wesley].index(seat) + 1
    good = promise(rules, hit(rules, s.hearts, rules.others[seat]), wesley, after, s.round)[seat]
    bad = promise(rules, hit(rules, s.hearts, (seat,)), wesley, after, s.round)[seat]
    same = promise(rules, s.hearts, wesley, after, s.round)[seat]
    gain = p * (good - bad) + q * (bad - same) + NOISE * (rng.random() - 0.5)
    return DRINK if gain > 0 else REFUSE


REFLEXES: dict[str, Callable[[Table, int, Random], Action]] = {
    "SpyGlass": spy,
    "PourCard": pour,
    "SwapOrEndTurn": swap_or_not,
    "SwapOrLeave": swap_or_leave,
    "TakeGlass": take,
    "Announce": announce,
}
"""By step."""
