"""How each objective stands in figures: what is counted, drawn under the character's name.

Whoever is known to die counts nowhere, as in the marks (`sight.knowledge.Mark`): figures and seals agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from perfidie.boards.pieces import kept
from perfidie.games.verona.rules.box import BOX, CARD, FAMILIES, NAMES
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.knowledge import Mark
from perfidie.games.verona.sight.view import CardIds
from perfidie.games.verona.web.reading import EMBLEMS, PLACE_EMBLEMS, families_of, is_objective

CRESTS = {"capulet": "lion", "montague": "wolf-head", "neutral": "crown"}
OTHER = {"council": "exile", "exile": "council"}

Sign = tuple[str, str]
"""An icon, or a figure, sign or word: whichever is not empty. A word is the end of a text's id, after `@`."""
Signs = tuple[Sign, ...]


class Living(NamedTuple):
    """Who is where, of those who are not known to die."""

    council: CardIds
    exile: CardIds

    def of(self, family: str) -> int:
        """How many of a family sit at the Council."""
        return sum([family in families_of(card) for card in self.council])

    def at(self, place: str) -> CardIds:
        """Who is at the Council, or in Exile."""
        return self.council if place == "council" else self.exile

    def together(self) -> bool:
        """Whether Romeo and Juliet are at the same place."""
        return any({"romeo", "juliet"} <= {*place} for place in self)


def living(council: CardIds, exile: CardIds, marks: Mapping[str, Mark]) -> Living:
    """Everybody on the table but those who are known to die."""
    dying = [card for card, mark in marks.items() if mark.dies]
    if not dying:
        return Living(council, exile)
    return Living(*[tuple([card for card in place if card not in dying]) for place in (council, exile)])


@kept
def counts(rules: Rules, there: Living) -> dict[str, Signs]:
    """What is counted for the objective of everybody who has one."""
    return {card: stands(rules, there, card) for card in NAMES if is_objective(card)}


def stands(rules: Rules, there: Living, card: str) -> Signs:
    """What is counted for this character's objective, as it stands."""
    objective = BOX.card[CARD[card]].objective
    capulet, montague, neutral = [(CRESTS[family], there.of(family)) for family in FAMILIES]
    if objective == "capulet_majority":
        return compared(capulet, montague)
    if objective == "montague_majority":
        return compared(montague, capulet)
    if objective == "balance":
        equal = "=" if capulet[1] == montague[1] else "≠"
        return (
            *compared(capulet, montague, equal),
            ("", "·"),
            (neutral[0], ""),
            ("", f"{neutral[1]}/{rules.neutrals}"),
        )
    if objective == "exile_majority":
        return compared(crowd(there, "exile"), crowd(there, "council"))
    if objective == "largest_group":
        here = "council" if card in there.council else "exile"
        return compared(crowd(there, here), crowd(there, OTHER[here]))
    if objective == "apart":
        return ((EMBLEMS["romeo"], ""), ("", "@with" if there.together() else "@apart"), (EMBLEMS["juliet"], ""))
    lover = "juliet" if card == "romeo" else "romeo"
    return (("", "@with" if there.together() else "@without"), (EMBLEMS[lover], ""))


def crowd(there: Living, place: str) -> tuple[str, int]:
    """How many are at a place."""
    return PLACE_EMBLEMS[place], len(there.at(place))


def compared(one: tuple[str, int], other: tuple[str, int], sign: str = "") -> Signs:
    """Two counts, each with its icon, and which of them is greater."""
    sign = sign or (">" if one[1] > other[1] else "<" if one[1] < other[1] else "=")
    return ((one[0], ""), ("", str(one[1])), ("", sign), (other[0], ""), ("", str(other[1])))
