"""Features that are not what they should be are caught by their law, each with a small case."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from laws.test_planted import caught
from perfidie.engine import State, View
from perfidie.games.verona import GAME
from perfidie.games.verona.lab import VeronaLab
from variants import variant


class OneTooMany(VeronaLab):
    def glance(self, view: View[Any]) -> bytearray:
        return super().glance(view) + b"\0"


class OutOfBounds(VeronaLab):
    def glance(self, view: View[Any]) -> bytearray:
        numbers = super().glance(view)
        numbers[0] += 2 * len(view.table.plays)
        return numbers


class KnowsTheTable(VeronaLab):
    """Keeps the table it was last shown at, and reads a neighbour's card off it."""

    def __init__(self, view: Any) -> None:
        super().__init__(view)
        bound: Any = view
        true_view, self.last = bound.__self__.view, None

        def peeking(state: State, seat: int | None, *more: Any) -> View[Any]:
            self.last = state
            seen: View[Any] = true_view(state, seat, *more)
            return seen

        bound.__self__.view = peeking

    def glance(self, view: View[Any]) -> bytearray:
        numbers = super().glance(view)
        table: Any = self.last
        others = [hand for seat, hand in enumerate(table.hands) if seat != view.seat]
        numbers[0] = int(any(0 in hand for hand in others))
        return numbers


class AnotherEachTime(VeronaLab):
    def __init__(self, view: Any) -> None:
        super().__init__(view)
        self.asked = count()

    def glance(self, view: View[Any]) -> bytearray:
        numbers = super().glance(view)
        numbers[0] = next(self.asked) % 2
        return numbers


class TwoActionsBecomeOne(VeronaLab):
    def turned(self, setup: Any, seat: int) -> tuple[int, ...]:
        first, second, *rest = super().turned(setup, seat)
        return (second, second, *rest) if seat else (first, second, *rest)


class TurnsTheOtherWay(VeronaLab):
    def turned(self, setup: Any, seat: int) -> tuple[int, ...]:
        return super().turned(setup, seat and 1)


FAULTS = {
    "more numbers than were declared": (OneTooMany, "in place of"),
    "a number beyond its bounds": (OutOfBounds, "step is"),
    "the neighbour's cards": (KnowsTheTable, "two worlds"),
    "others each time": (AnotherEachTime, "travelled"),
    "two actions that become one": (TwoActionsBecomeOne, "in another order"),
    "turns that do not add up": (TurnsTheOtherWay, "turns by one"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_features_that_break_their_law_are_caught(fault: str) -> None:
    lab, says = FAULTS[fault]
    assert says in caught(variant(GAME, lab), 14, seats=3, games=4).says
