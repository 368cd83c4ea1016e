"""Reading the others: how well what they poured and took fits what they would know in an imagined world."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from perfidie.games.verre.judgement import glance, glass_values, known_pours, pour_worths
from perfidie.games.verre.setup import Row
from perfidie.games.verre.table import Table

SHARP = 12.0
"""How surely somebody prefers what seems better to him: one heart makes it e to this power times as likely."""
WHIM = 0.05
"""How often somebody follows no such reason at all."""


def plausibility(world: Table, me: int) -> float:
    """How well the choices of all others fit this world, any scale."""
    found = 1.0
    for fit in (*pours_of_others(world, me), *takes_of_others(world, me)):
        found *= WHIM + (1 - WHIM) * fit
    return found


def pours_of_others(s: Table, me: int) -> Iterable[float]:
    """Each pour of another seat, by the glasses and its hand as they were at that moment."""
    rules, wesley, faces = s.setup, s.wesley, s.faces
    where = poured_into(s)
    glasses = list(rules.bottoms)
    order = rules.play_order[wesley]
    for number in range(rules.glasses, min(len(faces), rules.laid)):
        turn, place = divmod(number - rules.glasses, rules.seats)
        seat, glass, card = order[place], where[number], faces[number]
        if seat != me:
            hand = s.held[turn][seat]
            known = known_pours(rules, wesley, seat, turn).union(s.spied[seat])
            seen = glance(rules, glasses, faces, known, hand)
            worths = pour_worths(rules, wesley, seat, seen, glasses, {hand[0], hand[-1], card})
            chosen = next(worth for worth, poured, place in worths if poured == card and place == glass)
            yield preference([worth for worth, _, _ in worths], chosen)
        glasses[glass] += (number,)


def poured_into(s: Table) -> Row:
    """By number, the glass a card was poured into: a swap of tops that everybody followed is taken back."""
    where = [0] * len(s.faces)
    for glass, row in enumerate(s.glasses):
        for number in row:
            where[number] = glass
    if s.peeked and s.setup.options["power"] == "swap_and_look":
        a, b = s.peeked
        where[a], where[b] = where[b], where[a]
    return tuple(where)


def takes_of_others(s: Table, me: int) -> Iterable[float]:
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
