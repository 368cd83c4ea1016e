"""Reading the others: how well what they poured and took fits what they would know in an imagined world."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from perfidie.games.verre.judgement import glance, glass_values, known_pours, pour_worths
from perfidie.games.verre.table import Table

SHARP = 12.0
"""How surely somebody prefers what seems better to him: one heart makes it e to this power times as likely."""
WHIM = 0.05
"""How often somebody follows no such reason at all."""


def plausibility(world: Table, me: int) -> float:
    """How well the choices of all others fit this world, any scale."""
    found = 1.0
    for fit in (*first_pours(world, me), *takes(world, me)):
        found *= WHIM + (1 - WHIM) * fit
    return found


def first_pours(s: Table, me: int) -> Iterable[float]:
    """Each other seat's first card, which nobody else ever held: it goes where the looks of that seat suggest.

    Later cards come from hands that others have seen, and tell next to nothing more.
    """
    rules, wesley, faces = s.setup, s.wesley, s.faces
    glasses = list(rules.bottoms)
    poured = range(rules.glasses, min(len(faces), rules.glasses + rules.seats))
    for seat, number in zip(rules.play_order[wesley], poured, strict=False):
        glass, card = poured_into(s, number), faces[number]
        if seat != me:
            hand = s.held[0][seat]
            seen = glance(rules, glasses, faces, known_pours(rules, wesley, seat, 0).union(s.spied[seat]), hand)
            worths = pour_worths(rules, wesley, seat, seen, glasses, {hand[0], hand[-1], card})
            chosen = next((worth for worth, held, place in worths if held == card and place == glass), None)
            if chosen is not None:
                yield preference([worth for worth, _, _ in worths], chosen)
        glasses[glass] += (number,)


def poured_into(s: Table, number: int) -> int:
    """The glass this card was poured into: a swap of tops that everybody followed is taken back."""
    if number in s.peeked and s.setup.options["power"] == "swap_and_look":
        number = s.peeked[s.peeked[0] == number]
    return next(glass for glass, row in enumerate(s.glasses) if number in row)


def takes(s: Table, me: int) -> Iterable[float]:
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
            yield preference([values[glass] for glass in free], values[taken])
        free.remove(taken)


def preference(values: list[float], chosen: float) -> float:
    """The chance of this choice for somebody who mostly takes what is worth most to him."""
    return 1 / sum([exp(SHARP * (value - chosen)) for value in values])
