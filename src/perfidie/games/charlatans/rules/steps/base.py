"""What the steps of the duel have in common: they belong to one player, and refuse alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from perfidie.engine import Action, Automatic, Refusal, Seated, one_each
from perfidie.games.charlatans.rules.actions import PAY, OfChip
from perfidie.games.charlatans.rules.box import CHIPS, PLAYERS, card_name
from perfidie.games.charlatans.rules.table import Table

A = TypeVar("A", bound=Action)
T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Own(Automatic[Table]):
    """Something the table does for one player."""

    player: int


class PicksChip(Seated[Table, A]):
    """A chip is picked from a few: any other is not among them."""

    __slots__ = ()

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, OfChip):
            return Refusal("charlatans-no-such-chip", chip=CHIPS[action.chip])
        return super().why_not(s, seat, action)


class PaysGold(Seated[Table, A]):
    """Gold is paid, as much as there is in the purse."""

    __slots__ = ()

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action in PAY:
            return Refusal("charlatans-cannot-pay", gold=s.gold[seat])
        return super().why_not(s, seat, action)


def no_card(card: int) -> Refusal:
    """The card that would be needed is not kept."""
    return Refusal("charlatans-no-card", card=card_name(card))


def of_seat(kind: Callable[[int], T]) -> tuple[T, ...]:
    """The step of this kind for each seat."""
    return one_each(kind, PLAYERS)
