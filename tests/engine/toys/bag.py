"""Bag: each seat draws a chip from one bag, unseen by the others, and may throw it back once for another."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

import msgspec

from engine.toys import toy
from perfidie.engine import (
    ALL,
    Action,
    Automatic,
    Chance,
    Eyes,
    Laboratory,
    Outcome,
    Preset,
    Reason,
    Rulebook,
    Seated,
    Setup,
    State,
    View,
    Vocabulary,
    put,
    steps_in,
)

FILL = (1, 2, 4)
"""How many chips of each value (1, 2, 3) are in a full bag."""


class Chip(Action, frozen=True, eq=False):
    value: int


VERBS = Vocabulary()
CHIPS = [VERBS.add(Chip, "chip", str(value + 1), value=value) for value in range(len(FILL))]
KEEP, AGAIN = VERBS.add(Action, "keep"), VERBS.add(Action, "again")

Row = tuple[int, ...]


class Bags(State):
    __slots__ = ("again", "bag", "drawn", "shown")
    bag: Row  # how many of each value
    drawn: Row  # by seat: the value drawn, -1 for none
    again: tuple[bool, ...]  # by seat: threw one back
    shown: bool

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.bag = FILL
        self.drawn = (-1,) * setup.seats
        self.again = (False,) * setup.seats
        self.shown = False


class Draw(Chance[Bags, Chip]):
    """A draw by the chips that are left."""

    to: int

    def legal(self, s: Bags) -> list[Chip]:
        return [chip for chip in CHIPS if s.bag[chip.value]]

    def weights(self, s: Bags) -> list[int]:
        return [count for count in s.bag if count]

    def resolve(self, s: Bags, action: Chip) -> None:
        s.bag = put(s.bag, action.value, s.bag[action.value] - 1)
        s.drawn = put(s.drawn, self.to, action.value)
        if s.loud:
            s.tell("drew", {"seat": self.to}, private=((self.to, {"chip": action.value + 1}),), learns=(self.to,))
        if not s.again[self.to]:
            s.push(KeepOrAgain(self.to))


class KeepOrAgain(Seated[Bags, Action]):
    def legal(self, s: Bags) -> list[Action]:
        return [KEEP, AGAIN]

    def resolve(self, s: Bags, action: Action) -> None:
        if action is AGAIN:
            chip = s.drawn[self.seat]
            s.bag = put(s.bag, chip, s.bag[chip] + 1)
            s.drawn = put(s.drawn, self.seat, -1)
            s.again = put(s.again, self.seat, True)
            s.push(Draw(self.seat))
        if s.loud:
            s.tell("threw-back" if action is AGAIN else "kept", {"seat": self.seat})


class Show(Automatic[Bags]):
    def run(self, s: Bags) -> None:
        s.shown = True
        if s.loud:
            s.tell("shown", {"chips": tuple(chip + 1 for chip in s.drawn)}, learns=ALL)


class Sight(msgspec.Struct, frozen=True):
    drawn: Row
    """By seat: the value, -1 for none, -2 for one that is not seen."""
    again: tuple[bool, ...]
    shown: bool


class Bag(Rulebook[Bags], Eyes[Bags, Sight]):
    id = "bag"
    seats = range(2, 4)
    presets = (Preset("standard"), Preset("small", lab=True))
    vocabulary = VERBS
    steps = steps_in(sys.modules[__name__])
    state = Bags
    sight = Sight

    def lay(self, setup: Setup) -> Bags:
        bags = Bags(setup)
        bags.push(*[Draw(seat) for seat in range(setup.seats)], Show())
        return bags

    def look(self, state: Bags, seat: int | None) -> Sight:
        seen = [chip if chip < 0 or state.shown or owner == seat else -2 for owner, chip in enumerate(state.drawn)]
        return Sight(tuple(seen), state.again, state.shown)

    def imagine_table(self, view: View[Sight], setup: Setup, rng: Random) -> Bags:
        bags = Bags(setup)
        bags.again, bags.shown = view.table.again, view.table.shown
        left = list(FILL)
        for chip in view.table.drawn:
            if chip >= 0:
                left[chip] -= 1
        drawn = []
        for chip in view.table.drawn:
            if chip == -2:
                (chip,) = rng.choices(range(len(FILL)), left)
                left[chip] -= 1
            drawn.append(chip)
        bags.drawn, bags.bag = tuple(drawn), tuple(left)
        return bags

    def outcome(self, state: Bags) -> Outcome:
        best = max(state.drawn)
        winners = tuple(seat for seat, chip in enumerate(state.drawn) if chip == best)
        return Outcome(tuple(chip + 1 for chip in state.drawn), winners, (Reason("bag-best", {"chip": best + 1}),))

    def pieces(self, state: Bags) -> Counter[Any]:
        return Counter({v: n for v, n in enumerate(state.bag) if n}) + Counter(c for c in state.drawn if c >= 0)


class BagLab(Laboratory[Bags]):
    def longest(self, setup: Setup) -> int:
        return 3 * setup.seats


BAG = toy(Bag(), BagLab)
