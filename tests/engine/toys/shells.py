"""Shells: tokens lie face down, are looked at, and move; who looked keeps knowing, wherever the token goes.

Each seat has two turns: look at a place, swap two places, or copy what the seat before it did.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from engine.toys import toy
from perfidie.engine import (
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
    without,
)

KINDS = (0, 0, 1, 2)
"""The tokens: two blanks, a pearl and a stone."""
PLACES = range(len(KINDS))


class Lay(Action, frozen=True, eq=False):
    kind: int


class Look(Action, frozen=True, eq=False):
    place: int


class Swap(Action, frozen=True, eq=False):
    a: int
    b: int


VERBS = Vocabulary()
LAY = [VERBS.add(Lay, "lay", str(kind), kind=kind) for kind in range(3)]
LOOK = [VERBS.add(Look, "look", str(place), place=place) for place in PLACES]
SWAP = [VERBS.add(Swap, "swap", str(a), str(b), a=a, b=b) for a, b in combinations(PLACES, 2)]
COPY = VERBS.add(Action, "copy")

Row = tuple[int, ...]


class Table(State):
    __slots__ = ("kinds", "last", "looked", "places", "pool")
    pool: Row  # kinds not laid yet
    kinds: Row  # by token: a token is numbered by the place it was laid on
    places: Row  # by place: the token there
    looked: tuple[Row, ...]  # by seat: the tokens looked at
    last: str  # the power used last

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.pool, self.kinds, self.places = KINDS, (), tuple(PLACES)
        self.looked = ((),) * setup.seats
        self.last = ""


class LayToken(Chance[Table, Lay]):
    def legal(self, s: Table) -> list[Lay]:
        return [lay for lay in LAY if lay.kind in s.pool]

    def weights(self, s: Table) -> list[int]:
        return [s.pool.count(lay.kind) for lay in self.legal(s)]

    def resolve(self, s: Table, action: Lay) -> None:
        s.pool = without(s.pool, action.kind)
        s.kinds += (action.kind,)
        if s.loud:
            s.tell("laid", {"place": len(s.kinds) - 1})


class UsePower(Seated[Table, Action]):
    def legal(self, s: Table) -> list[Action]:
        return [*LOOK, *SWAP, *([COPY] if s.last else [])]

    def resolve(self, s: Table, action: Action) -> None:
        if action is COPY:
            s.push(POWERS[s.last](self.seat))
            if s.loud:
                s.tell("copied", {"seat": self.seat, "power": s.last})
            return
        power = LookUnder if isinstance(action, Look) else SwapTwo
        s.last = power.__name__
        power(self.seat).resolve(s, action)


class LookUnder(Seated[Table, Look]):
    def legal(self, s: Table) -> list[Look]:
        return LOOK[:]

    def resolve(self, s: Table, action: Look) -> None:
        token = s.places[action.place]
        if token not in s.looked[self.seat]:
            s.looked = put(s.looked, self.seat, tuple(sorted((*s.looked[self.seat], token))))
        if s.loud:
            kind = s.kinds[token]
            s.tell(
                "looked",
                {"seat": self.seat, "place": action.place},
                private=((self.seat, {"kind": kind}),),
                learns=(self.seat,),
            )


class SwapTwo(Seated[Table, Swap]):
    def legal(self, s: Table) -> list[Swap]:
        return SWAP[:]

    def resolve(self, s: Table, action: Swap) -> None:
        a, b = action.a, action.b
        s.places = put(put(s.places, a, s.places[b]), b, s.places[a])
        if s.loud:
            s.tell("swapped", {"seat": self.seat, "a": a, "b": b})


POWERS: dict[str, Any] = {"LookUnder": LookUnder, "SwapTwo": SwapTwo}


class Start(Automatic[Table]):
    def run(self, s: Table) -> None:
        s.push(*[LayToken() for _ in PLACES], *[UsePower(seat) for _ in range(2) for seat in range(s.setup.seats)])


class Sight(msgspec.Struct, frozen=True):
    laid: int
    places: Row
    looked: tuple[Row, ...]
    known: tuple[int | None, ...]
    """By token."""
    last: str


class Shells(Rulebook[Table], Eyes[Table, Sight]):
    id = "shells"
    seats = range(1, 4)
    presets = (Preset("standard"), Preset("small", lab=True))
    vocabulary = VERBS
    steps = steps_in(sys.modules[__name__])
    state = Table
    sight = Sight

    def lay(self, setup: Setup) -> Table:
        table = Table(setup)
        table.push(Start())
        return table

    def look(self, state: Table, seat: int | None) -> Sight:
        mine = () if seat is None else state.looked[seat]
        known = tuple(kind if token in mine else None for token, kind in enumerate(state.kinds))
        return Sight(len(state.kinds), state.places, state.looked, known, state.last)

    def imagine_table(self, view: View[Sight], setup: Setup, rng: Random) -> Table:
        sight, table = view.table, Table(setup)
        table.places, table.looked, table.last = sight.places, sight.looked, sight.last
        pool = list(KINDS)
        for kind in sight.known:
            if kind is not None:
                pool.remove(kind)
        rng.shuffle(pool)
        table.kinds = tuple(pool.pop() if kind is None else kind for kind in sight.known)
        table.pool = tuple(sorted(pool))
        return table

    def outcome(self, state: Table) -> Outcome:
        counts = tuple(len(tokens) for tokens in state.looked)
        best = max(counts)
        winners = tuple(seat for seat, count in enumerate(counts) if count == best)
        return Outcome(counts, winners, (Reason("shells-most", {"count": best}),))

    def pieces(self, state: Table) -> Counter[Any]:
        return Counter([*state.pool, *state.kinds])


class ShellsLab(Laboratory[Table]):
    def longest(self, setup: Setup) -> int:
        return len(KINDS) + 4 * setup.seats


SHELLS = toy(Shells(), ShellsLab)
