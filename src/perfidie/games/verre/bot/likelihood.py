"""Reading the others: how well what they did fits what they would know in an imagined world.

Everybody is either a sensible player or a stranger, who does anything at all. Which of the two a seat is shows in the
whole of what it did, and a stranger's choices say nothing about the glasses.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp

from perfidie.games.verre.bot.odds import glance, glass_values, known_pours, pour_worths
from perfidie.games.verre.rules.box import Laid, Rows
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.table import Table

SHARP = 12.0
"""How surely a sensible player prefers what seems better: one heart makes it e to this power times as likely."""
WHIM = 0.05
"""How often a sensible player follows no such reason, at one choice."""
STRANGER = 0.3
"""How many of those one has not seen playing yet are strangers."""
ALIKE = 0.5
"""How often those who sit at one table are all of the same kind."""
CURIOUS = 0.3
"""How often a sensible player looks where they like, and not where the others did not look."""
HASTY = 30.0
"""How much oftener strangers use Vizzini's power before the last card is poured."""

Choice = tuple[int, float, int]
"""Who chose, how likely this was for a sensible player, and among how many choices."""


def plausibility(world: Table, me: int) -> float:
    """How well the choices of all others fit this world, any scale."""
    rules, wesley = world.setup, world.wesley
    sensible = [1.0] * rules.seats
    stranger = list(oddities(rules, wesley, world.spied))
    if hasty(world):
        stranger[rules.vizzini[wesley]] *= HASTY
    for choices in (first_pours(world, me), takes(world, me)):
        for seat, fit, among in choices:
            sensible[seat] *= WHIM / among + (1 - WHIM) * fit
            stranger[seat] /= among
    mixed = all_sensible = all_strangers = 1.0
    for seat in rules.others[me]:
        mixed *= (1 - STRANGER) * sensible[seat] + STRANGER * stranger[seat]
        all_sensible *= sensible[seat]
        all_strangers *= stranger[seat]
    return (1 - ALIKE) * mixed + ALIKE * ((1 - STRANGER) * all_sensible + STRANGER * all_strangers)


@lru_cache(maxsize=1024)
def oddities(rules: Rules, wesley: int, spied: Rows) -> tuple[float, ...]:
    """By seat, how much likelier its looks are for a stranger: the sensible look mostly where the others did not."""
    looks, found = [0] * rules.glasses, [1.0] * rules.seats
    for seat in rules.play_order[wesley]:
        free = set(range(rules.glasses))
        for glass in spied[seat]:
            least = min([looks[other] for other in free])
            fresh = [other for other in free if looks[other] == least]
            found[seat] /= CURIOUS + (1 - CURIOUS) * (glass in fresh) * len(free) / len(fresh)
            free.remove(glass)
            looks[glass] += 1
    return tuple(found)


def hasty(s: Table) -> bool:
    """Whether Vizzini has not kept his power until the last card was poured, as far as one can still see that."""
    tops = [row[-1] for row in s.glasses]
    return not s.power and (any(s.hands) or any([number not in tops for number in s.peeked]))


def first_pours(s: Table, me: int) -> Iterator[Choice]:
    """Each other seat's first card, which nobody else ever held: it goes where the looks of that seat suggest.

    Later cards come from hands that others have seen, and tell next to nothing more.
    """
    rules, wesley, faces = s.setup, s.wesley, s.faces
    glasses = list(rules.bottoms)
    poured = range(rules.glasses, min(len(faces), rules.glasses + rules.seats))
    for seat, number in zip(rules.play_order[wesley], map(Laid, poured), strict=False):
        glass, card = poured_into(s, number), faces[number]
        if seat != me:
            hand = s.held[0][seat]
            seen = glance(rules, glasses, faces, known_pours(rules, wesley, seat, 0).union(s.spied[seat]), hand)
            worths = pour_worths(rules, wesley, seat, seen, glasses, hand)
            chosen = next((worth for worth, held, place in worths if held == card and place == glass), None)
            if chosen is not None:
                yield seat, preference([worth for worth, _, _ in worths], chosen), len(worths)
        glasses[glass] += (number,)


def poured_into(s: Table, number: int) -> int:
    """The glass this card was poured into: a swap of tops that everybody followed is taken back."""
    if number in s.peeked and s.setup.options["power"] == "swap_and_look":
        number = s.peeked[s.peeked[0] == number]
    return next(glass for glass, row in enumerate(s.glasses) if number in row)


def takes(s: Table, me: int) -> Iterator[Choice]:
    """Each glass another seat took, among those it could still take."""
    rules, wesley = s.setup, s.wesley
    free = set(range(rules.glasses))
    for seat in rules.choice_order[wesley]:
        taken = s.taken[seat]
        if taken < 0:
            return
        if seat != me and len(free) > 1:
            known = known_pours(rules, wesley, seat, s.turn).union(s.spied[seat])
            if seat == rules.vizzini[wesley]:
                known = known.union(s.peeked)
            values = glass_values(rules, wesley, seat, glance(rules, s.glasses, s.faces, known, ()))
            yield seat, preference([values[glass] for glass in free], values[taken]), len(free)
        free.remove(taken)


def preference(values: list[float], chosen: float) -> float:
    """The chance of this choice for somebody who mostly takes what is worth most to them."""
    return 1 / sum([exp(SHARP * (value - chosen)) for value in values])
