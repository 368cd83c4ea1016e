"""Snap: a colour is turned up, and anybody who holds it may snap it; the first to do so shows their own colour.

Up to twelve play, more than any game of the house.
"""

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
    Anybody,
    Automatic,
    Draw,
    Eyes,
    Laboratory,
    Outcome,
    Reason,
    Rulebook,
    Setup,
    State,
    View,
    Vocabulary,
    put,
    steps_in,
)
from perfidie.engine.fields import BySeat, Face

ROUNDS = 3
COLOURS = ("red", "green", "blue")
EACH = 6
"""So many cards of each colour."""


class Colour(Action, frozen=True, eq=False):
    kind: int


VERBS = Vocabulary()
TAKE, PASS = VERBS.add(Action, "snap"), VERBS.add(Action, "pass")
CARDS = [VERBS.add(Colour, "card", word, kind=kind) for kind, word in enumerate(COLOURS)]

Row = tuple[int, ...]


class Table(State):
    __slots__ = ("deck", "held", "shown", "snaps", "turned")
    deck: Row  # how many are left of each colour
    held: Row  # by seat: its colour
    shown: tuple[bool, ...]  # by seat: whether everybody has seen it
    turned: Row  # the colours turned up so far
    snaps: Row  # by seat

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.deck, self.held, self.turned = (EACH,) * len(COLOURS), (), ()
        self.shown, self.snaps = (False,) * setup.seats, (0,) * setup.seats


class Deal(Draw[Table, Colour]):
    drawn = CARDS

    def counts(self, s: Table) -> Row:
        return s.deck

    def resolve(self, s: Table, action: Colour) -> None:
        seat = len(s.held)
        s.deck = put(s.deck, action.kind, s.deck[action.kind] - 1)
        s.held += (action.kind,)
        if s.loud:
            s.tell("dealt", {"seat": seat}, private=((seat, {"colour": COLOURS[action.kind]}),), learns=(seat,))


class TurnUp(Deal):
    def resolve(self, s: Table, action: Colour) -> None:
        s.deck = put(s.deck, action.kind, s.deck[action.kind] - 1)
        s.turned += (action.kind,)
        first = len(s.turned) % s.setup.seats
        s.push(WhoSnaps(tuple((first + seat) % s.setup.seats for seat in range(s.setup.seats))))
        if s.loud:
            s.tell("turned", {"colour": COLOURS[action.kind]}, learns=ALL)


class WhoSnaps(Anybody[Table, Action]):
    passing = PASS

    def chances_of(self, s: Table, seat: int) -> list[Action]:
        return [TAKE] if s.held[seat] == s.turned[-1] else []

    def step_in(self, s: Table, seat: int, action: Action) -> None:
        s.snaps = put(s.snaps, seat, s.snaps[seat] + 1)
        s.shown = put(s.shown, seat, True)
        if s.loud:
            s.tell("snapped", {"seat": seat, "colour": COLOURS[s.held[seat]]}, learns=ALL)


class Rounds(Automatic[Table]):
    def run(self, s: Table) -> None:
        if len(s.turned) < ROUNDS:
            s.push(TurnUp(), self)


class Sight(msgspec.Struct, frozen=True):
    deck: Row
    held: BySeat[Face[str | None]]
    turned: tuple[Face[str], ...]
    shown: tuple[bool, ...]
    snaps: BySeat[int]


class Snap(Rulebook[Table], Eyes[Table, Sight]):
    id = "snap"
    seats = range(2, 13)
    vocabulary = VERBS
    steps = steps_in(sys.modules[__name__])
    state = Table
    sight = Sight
    public = ("shown", "snaps")

    def lay(self, setup: Setup) -> Table:
        table = Table(setup)
        table.push(*[Deal()] * setup.seats, Rounds())
        return table

    def look(self, state: Table, seat: int | None) -> Sight:
        held = tuple(
            COLOURS[kind] if other == seat or state.shown[other] else None for other, kind in enumerate(state.held)
        )
        unknown = Counter(kind for kind, colour in zip(state.held, held, strict=True) if colour is None)
        deck = tuple(count + unknown[kind] for kind, count in enumerate(state.deck))
        return self.seen(state, deck=deck, held=held, turned=tuple(COLOURS[kind] for kind in state.turned))

    def imagine_table(self, view: View[Sight], setup: Setup, rng: Random) -> Table:
        sight, table = view.table, self.laid_open(view, Table(setup))
        table.turned = tuple(COLOURS.index(word) for word in sight.turned)
        pool = [kind for kind, count in enumerate(sight.deck) for _ in range(count)]
        rng.shuffle(pool)
        table.held = tuple(pool.pop() if word is None else COLOURS.index(word) for word in sight.held)
        table.deck = tuple(pool.count(kind) for kind in range(len(COLOURS)))
        return table

    def outcome(self, state: Table) -> Outcome:
        best = max(state.snaps)
        winners = tuple(seat for seat, count in enumerate(state.snaps) if count == best)
        return Outcome(state.snaps, winners, (Reason("snap-most", {"count": best}),))

    def pieces(self, state: Table) -> Counter[Any]:
        return Counter(dict(enumerate(state.deck))) + Counter([*state.held, *state.turned])


class SnapLab(Laboratory[Table]):
    def longest(self, setup: Setup) -> int:
        return setup.seats + ROUNDS * (1 + setup.seats)


SNAP = toy(Snap(), SnapLab)
