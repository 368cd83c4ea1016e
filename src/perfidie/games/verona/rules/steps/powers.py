"""The powers, each a step found by its id: 2. Utiliser le Pouvoir d'un Personnage (OPTIONNEL).

A power is offered only when its card is played (ruling 15), and only if it has a use right now.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import ClassVar

from perfidie.engine import Action, Refusal, Seated, put, without
from perfidie.games.verona.rules import events
from perfidie.games.verona.rules.actions import (
    COPY,
    COUNCIL,
    EXILE,
    LOOK,
    MOVE,
    PLACES,
    SKIP_POWER,
    SWAP,
    Copy,
    Look,
    Move,
    Swap,
)
from perfidie.games.verona.rules.box import ABSENT, BOX, CARD, EACH_ZONE, EMPTY, FAMILY, NAMES, ZONES, Card, Zones
from perfidie.games.verona.rules.steps.tokens import offer_token
from perfidie.games.verona.rules.table import Table


@dataclass(frozen=True, slots=True, eq=False)
class Power(Seated[Table, Action]):
    """The power of `card`; `copier` names Samson or Balthazar when he uses it in that card's stead."""

    card: str
    copier: str = ""

    def uses(self, s: Table) -> list[Action]:
        """What the power could do now."""
        raise NotImplementedError

    @classmethod
    def usable(cls, s: Table, seat: int, card: Card) -> bool:
        """Whether there is such a use, without listing them."""
        raise NotImplementedError

    def use(self, s: Table, action: Action) -> None:
        """Does it, at once."""
        raise NotImplementedError

    def legal(self, s: Table) -> list[Action]:
        uses = self.uses(s)
        uses.append(SKIP_POWER)
        return uses

    def resolve(self, s: Table, action: Action) -> None:
        if action is not SKIP_POWER:
            self.use(s, action)
        elif s.loud:
            events.power_skipped(s, self.seat, self.card)
        if not isinstance(action, Copy):
            offer_token(s, self.seat)


class MoveCharacter(Power):
    """« Il peut déplacer un personnage » : anyone there, himself included (ruling 13), with his tokens (ruling 14)."""

    goes_to: ClassVar[int]

    def uses(self, s: Table) -> list[Action]:
        return [MOVE[card] for card in (s.council if self.goes_to == EXILE else s.exile)]

    @classmethod
    def usable(cls, s: Table, seat: int, card: Card) -> bool:
        return bool(s.council if cls.goes_to == EXILE else s.exile)

    def use(self, s: Table, action: Action) -> None:
        assert isinstance(action, Move)
        if self.goes_to == EXILE:
            s.council, s.exile = without(s.council, action.card), s.exile + (action.card,)
        else:
            s.exile, s.council = without(s.exile, action.card), s.council + (action.card,)
        if s.loud:
            events.moved(s, self.seat, self.copier or self.card, action.card, self.goes_to)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if not isinstance(action, Move):
            return super().why_not(s, seat, action)
        if action.card not in s.council and action.card not in s.exile:
            return Refusal("verona-not-in-play", card=NAMES[action.card])
        return Refusal("verona-not-at", card=NAMES[action.card], place=PLACES[1 - self.goes_to])


class Banish(MoveCharacter):
    """Tybalt, Benvolio : « déplacer un personnage du Conseil vers l'Exil »."""

    goes_to = EXILE


class Recall(MoveCharacter):
    """La Nourrice, Frère Laurent : « déplacer un personnage de l'Exil vers le Conseil »."""

    goes_to = COUNCIL


class SwapTokens(Power):
    """Lady Capulet, Lady Montaigu : two placed tokens, anybody's, « sans les regarder » (rulings 21, 22)."""

    def uses(self, s: Table) -> list[Action]:
        placed = [zone for zone, number in zip(EACH_ZONE, s.zones, strict=True) if number >= 0]
        return list(map(SWAP.__getitem__, combinations(placed, 2)))

    @classmethod
    def usable(cls, s: Table, seat: int, card: Card) -> bool:
        return len(s.owners) > 1

    def use(self, s: Table, action: Action) -> None:
        assert isinstance(action, Swap)
        a, b = action.a, action.b
        if s.loud:
            events.swapped(s, self.seat, a, b)
        s.zones = put(put(s.zones, a, s.zones[b]), b, s.zones[a])

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        lacking = without_token(s, (action.a, action.b)) if isinstance(action, Swap) else None
        return lacking or super().why_not(s, seat, action)


class LookAtTokens(Power):
    """Comte Pâris : « regarder deux jetons d'Influence adverses », named together (rulings 16-20)."""

    def uses(self, s: Table) -> list[Action]:
        opposing = [
            zone
            for zone, number in zip(EACH_ZONE, s.zones, strict=True)
            if number >= 0 and s.owners[number] != self.seat
        ]
        return [LOOK[zones] for zones in combinations(opposing, min(len(opposing), 2))]

    @classmethod
    def usable(cls, s: Table, seat: int, card: Card) -> bool:
        return s.owners.count(seat) < len(s.owners)

    def use(self, s: Table, action: Action) -> None:
        assert isinstance(action, Look)
        numbers = {*s.looked[self.seat], *[s.zones[zone] for zone in action.zones]}
        s.looked = put(s.looked, self.seat, tuple(sorted(numbers)))
        if s.loud:
            events.looked(s, self.seat, action.zones)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if not isinstance(action, Look):
            return super().why_not(s, seat, action)
        if lacking := without_token(s, action.zones):
            return lacking
        if any(s.owners[s.zones[zone]] == seat for zone in action.zones):
            return Refusal("verona-own-token")
        return Refusal("verona-look-at-two")


def without_token(s: Table, zones: Zones) -> Refusal | None:
    """What is wrong with the first of these zones in which no token lies; None where each holds one."""
    for zone in zones:
        card, index, _ = ZONES[zone]
        if s.zones[zone] == ABSENT:
            return Refusal("verona-not-in-play", card=NAMES[card])
        if s.zones[zone] == EMPTY:
            return Refusal("verona-no-token-there", card=NAMES[card], zone=index + 1)
    return None


class CopyPower(Power):
    """Samson, Balthazar : the power of another of his clan at his place (rulings 24-27)."""

    clan: ClassVar[str]

    def uses(self, s: Table) -> list[Action]:
        return [COPY[source] for source in self.sources(s, self.seat, CARD[self.card])]

    @classmethod
    def sources(cls, s: Table, seat: int, card: Card) -> list[Card]:
        """Those whose power has a use right now (ruling 25)."""
        place = s.council if card in s.council else s.exile
        clan = FAMILY[cls.clan]
        return [c for c in place if c in COPY and clan >> c & 1 and POWERS[BOX.card[c].power].usable(s, seat, c)]

    @classmethod
    def usable(cls, s: Table, seat: int, card: Card) -> bool:
        return bool(cls.sources(s, seat, card))

    def use(self, s: Table, action: Action) -> None:
        assert isinstance(action, Copy)
        s.push(power_of(action.card, self.seat, self.card))
        if s.loud:
            events.copied(s, self.seat, self.card, action.card)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Copy):
            return Refusal("verona-not-copied", card=NAMES[action.card])
        return super().why_not(s, seat, action)


class CopyCapulet(CopyPower):
    """Samson : « le pouvoir d'un autre personnage du clan Capulet placé au même endroit que lui »."""

    clan = "capulet"


class CopyMontague(CopyPower):
    """Balthazar : « le pouvoir d'un autre personnage du clan Montaigu, placé au même endroit que lui »."""

    clan = "montague"


POWERS: dict[str, type[Power]] = {
    "banish": Banish,
    "recall": Recall,
    "swap": SwapTokens,
    "look": LookAtTokens,
    "copy_capulet": CopyCapulet,
    "copy_montague": CopyMontague,
}


@cache
def power_of(card: Card, seat: int, copier: str = "") -> Power:
    """The step in which this seat uses this character's power."""
    return POWERS[BOX.card[card].power](seat, NAMES[card], copier)


def power_step(s: Table, seat: int, card: Card) -> Seated[Table, Action] | None:
    """The step for a card just played; None for an objective character, or a power without a use."""
    power = BOX.card[card].power
    return power_of(card, seat) if power and POWERS[power].usable(s, seat, card) else None
