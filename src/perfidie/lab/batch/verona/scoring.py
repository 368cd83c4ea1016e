"""The end of a round of the Council of Verona in arrays: who dies, whose objective is met, what tokens bring.

Each function does what the one of the same name in `perfidie.games.verona.rules.scoring` does, on sets in words.
"""

from __future__ import annotations

from collections.abc import Callable

from perfidie.lab.batch.arrays import Array, jnp, ones
from perfidie.lab.batch.verona.table import Figures


class Standing:
    """How the living stand: so many of each family at the Council, so many there and in Exile."""

    def __init__(self, figures: Figures, council: Array, exile: Array) -> None:
        self.rules = figures.rules
        self.council, self.exile = council, exile
        self.capulets, self.montagues, self.neutrals = [ones(council & each) for each in figures.families.values()]
        self.here, self.away = ones(council), ones(exile)
        self.lovers = [1 << card for card, wish, _ in figures.wishers if wish == "together"]

    def balance(self, _: int) -> Array:
        """Prince Escalus (rulings 28-30)."""
        even = self.capulets == self.montagues
        if not self.rules.zero_counts:
            even = even & (self.capulets > 0)
        return even | (self.neutrals >= self.rules.neutrals)

    def exile_majority(self, _: int) -> Array:
        """Mercutio (ruling 33)."""
        return self.away > self.here

    def capulet_majority(self, _: int) -> Array:
        """Capulet (ruling 34)."""
        return self.capulets > self.montagues

    def montague_majority(self, _: int) -> Array:
        """Montaigu (ruling 34)."""
        return self.montagues > self.capulets

    def together(self, _: int) -> Array:
        """Roméo, Juliette (ruling 36)."""
        both = sum(self.lovers)
        if len(self.lovers) < 2:
            return self.here < 0
        return ((self.council & both) == both) | ((self.exile & both) == both)

    def apart(self, who: int) -> Array:
        """Rosaline (ruling 37)."""
        return ~self.together(who)

    def largest_group(self, who: int) -> Array:
        """L'Apothicaire (ruling 35)."""
        more = jnp.where((self.council & who) != 0, self.here - self.away, self.away - self.here)
        return (more >= 0) if self.rules.tie_counts else (more > 0)


def met(figures: Figures, council: Array, exile: Array) -> Array:
    """The living objective characters whose wish has come true."""
    standing, table = Standing(figures, council, exile), council | exile
    found = jnp.zeros_like(table)
    for card, name, _ in figures.wishers:
        wish: Callable[[int], Array] = getattr(standing, name)
        found = found | jnp.where(wish(1 << card), table & (1 << card), 0)
    return found


def dead(figures: Figures, kinds: Array) -> Array:
    """The characters with more poison than antidote."""
    none = jnp.zeros_like(kinds[0])
    if not figures.vials:
        return none
    poison, antidote = (kinds[kind] for kind in figures.vials)
    for card, _, zones in figures.wishers:
        none = none | jnp.where(ones(poison & zones) > ones(antidote & zones), 1 << card, 0)
    return none


def zones_on(figures: Figures, cards: Array) -> Array:
    """The betting zones of these characters."""
    found = jnp.zeros_like(cards)
    for card, _, zones in figures.wishers:
        found = found | jnp.where((cards & (1 << card)) != 0, zones, 0)
    return found


def worth(figures: Figures, kinds: Array) -> list[Array]:
    """By bit: the zones where that bit is raised in what the token there brings (raised by `figures.lift`)."""
    found = []
    for plane in figures.planes:
        row = jnp.zeros_like(kinds[0])
        for kind, zones in enumerate(plane):
            row = row | (kinds[kind] & zones)
        found.append(row)
    return found


def points(figures: Figures, planes: list[Array], zones: Array) -> Array:
    """What the tokens in these zones bring; in each lies one."""
    found = -figures.lift * ones(zones)
    for bit, plane in enumerate(planes):
        found = found + (ones(zones & plane) << bit)
    return found
