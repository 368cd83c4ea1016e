"""Reading the others: how well what they did fits what they would know in an imagined world.

Everybody is either a sensible player or a stranger, who does anything at all. Which of the two a seat is shows in the
whole of what it did, and a stranger's choices say nothing about the glasses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp

from perfidie.engine import View
from perfidie.games.verre.bot.odds import Role, glance, glass_values, known_too, pour_worths, roles_of
from perfidie.games.verre.rules.box import Row, Rows
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight.view import Sight

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

Fit = tuple[float, int]
"""How likely a choice was for a sensible player, and among how many choices."""


class Scene:
    """One choice of another seat, in all worlds of one view. How well it fits depends on what that seat knows."""

    def __init__(self, role: Role, glasses: Sequence[Row], known: int, chosen: int) -> None:
        self.role, self.glasses, self.known, self.chosen = role, tuple(glasses), known, chosen
        self.seat = role.seat
        self.seen = [number for row in self.glasses for number in row if known >> number & 1]
        """The cards in the glasses that this seat knows."""
        self.fits: dict[tuple[int, ...], Fit | None] = {}

    def fit(self, world: Table) -> Fit | None:
        """Worked out once for the same cards in this seat's eyes; None where it cannot have chosen so."""
        raise NotImplementedError


class FirstPour(Scene):
    """A seat's first card, which nobody else ever held: it goes where the looks of that seat suggest.

    Later cards come from hands that others have seen, and tell next to nothing more.
    """

    def __init__(self, role: Role, glasses: Sequence[Row], known: int, chosen: int, number: int) -> None:
        super().__init__(role, glasses, known, chosen)
        self.number = number

    def fit(self, world: Table) -> Fit | None:
        faces, hand = world.faces, world.held[0][self.seat]
        card = faces[self.number]
        key = (card, *hand, *[faces[number] for number in self.seen])
        if key not in self.fits:
            seen = glance(self.role, self.glasses, faces, self.known, hand)
            worths = pour_worths(self.role, seen, self.glasses, hand)
            chosen = [worth for worth, held, place in worths if held == card and place == self.chosen]
            values = [worth for worth, _, _ in worths]
            self.fits[key] = (preference(values, chosen[0]), len(values)) if chosen else None
        return self.fits[key]


class Taking(Scene):
    """The glass a seat took, among those it could still take."""

    def __init__(self, role: Role, glasses: Sequence[Row], known: int, chosen: int, free: Sequence[int]) -> None:
        super().__init__(role, glasses, known, chosen)
        self.free = tuple(free)

    def fit(self, world: Table) -> Fit | None:
        key = tuple([world.faces[number] for number in self.seen])
        if key not in self.fits:
            values = glass_values(self.role, glance(self.role, self.glasses, world.faces, self.known, ()))
            fit = preference([values[glass] for glass in self.free], values[self.chosen])
            self.fits[key] = (fit, len(self.free))
        return self.fits[key]


class Reading:
    """What one seat reads from the others' choices. They are the same in all worlds of its view."""

    def __init__(self, view: View[Sight], world: Table) -> None:
        assert view.seat is not None
        rules, wesley = world.setup, world.wesley
        self.others = rules.others[view.seat]
        self.odd = list(oddities(rules, wesley, world.spied))
        if hasty(world):
            self.odd[rules.vizzini[wesley]] *= HASTY
        self.scenes = [*first_pours(world, view.seat), *takings(world, view.seat)]

    def plausibility(self, world: Table) -> float:
        """How well the choices of all others fit this world, any scale."""
        sensible, stranger = [1.0] * len(self.odd), self.odd.copy()
        for scene in self.scenes:
            fitting = scene.fit(world)
            if fitting is not None:
                fit, among = fitting
                sensible[scene.seat] *= WHIM / among + (1 - WHIM) * fit
                stranger[scene.seat] /= among
        mixed = all_sensible = all_strangers = 1.0
        for seat in self.others:
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


def first_pours(s: Table, me: int) -> Iterator[Scene]:
    """Each other seat's first card, with the glasses as they stood before it."""
    rules, roles = s.setup, roles_of(s.setup)[s.wesley]
    glasses: list[Row] = list(rules.bottoms)
    poured = range(rules.glasses, min(len(s.faces), rules.glasses + rules.seats))
    for seat, number in zip(rules.play_order[s.wesley], poured, strict=False):
        glass = poured_into(s, number)
        if seat != me:
            known = known_too(roles[seat].known[0], s.spied[seat])
            yield FirstPour(roles[seat], glasses, known, glass, number)
        glasses[glass] += (number,)


def poured_into(s: Table, number: int) -> int:
    """The glass this card was poured into: a swap of tops that everybody followed is taken back."""
    if number in s.peeked and s.setup.options["power"] == "swap_and_look":
        number = s.peeked[s.peeked[0] == number]
    return next(glass for glass, row in enumerate(s.glasses) if number in row)


def takings(s: Table, me: int) -> Iterator[Scene]:
    """Each glass another seat took while there was a choice."""
    rules, roles = s.setup, roles_of(s.setup)[s.wesley]
    free = list(range(rules.glasses))
    for seat in rules.choice_order[s.wesley]:
        taken = s.taken[seat]
        if taken < 0:
            return
        if seat != me and len(free) > 1:
            known = known_too(roles[seat].known[s.turn], s.spied[seat])
            if roles[seat].is_vizzini:
                known = known_too(known, s.peeked)
            yield Taking(roles[seat], s.glasses, known, taken, free)
        free.remove(taken)


def preference(values: list[float], chosen: float) -> float:
    """The chance of this choice for somebody who mostly takes what is worth most to them."""
    return 1 / sum([exp(SHARP * (value - chosen)) for value in values], 0.0)
