"""Ballot: all vote in secret at once, only the sums are told. Nobody wins, or everybody does together."""

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
    Eyes,
    Laboratory,
    Option,
    Outcome,
    Preset,
    Reason,
    Rulebook,
    Setup,
    State,
    Talk,
    Together,
    View,
    Vocabulary,
    steps_in,
)

VERBS = Vocabulary()
GREEN, RED = VERBS.add(Action, "vote", "green"), VERBS.add(Action, "vote", "red")
CLAIMS = Vocabulary()
for colour in ("green", "red"):
    CLAIMS.add(Action, "voted", colour)

Row = tuple[int, ...]


class Box(State):
    """By round and seat: 1 green, 0 red."""

    __slots__ = ("votes",)
    votes: tuple[Row, ...]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.votes = ()


class Vote(Together[Box, Action]):
    def legal_for(self, s: Box, seat: int) -> list[Action]:
        return [GREEN, RED]

    def reveal(self, s: Box, chosen: dict[int, Action]) -> None:
        s.votes += (tuple(int(chosen[seat] is GREEN) for seat in range(s.setup.seats)),)
        if s.loud:
            green = sum(s.votes[-1])
            s.tell("tallied", {"green": green, "red": s.setup.seats - green}, learns=ALL)


class NextRound(Automatic[Box]):
    def run(self, s: Box) -> None:
        if len(s.votes) < int(s.setup.options["rounds"]):
            s.push(Vote(tuple(range(s.setup.seats))), self)


class Sight(msgspec.Struct, frozen=True):
    tallies: Row
    mine: Row


class Ballot(Rulebook[Box], Eyes[Box, Sight], Talk[Sight]):
    id = "ballot"
    seats = range(2, 5)
    options = (Option("rounds", least=1, most=3, default=2), Option("secret", values=(True, False)))
    presets = (Preset("standard"), Preset("single", {"rounds": 1}, lab=True))
    vocabulary = VERBS
    statements = CLAIMS
    steps = steps_in(sys.modules[__name__])
    state = Box
    sight = Sight

    def lay(self, setup: Setup) -> Box:
        box = Box(setup)
        box.push(NextRound())
        return box

    def look(self, state: Box, seat: int | None) -> Sight:
        mine = () if seat is None else tuple(row[seat] for row in state.votes)
        return Sight(tuple(sum(row) for row in state.votes), mine)

    def imagine_table(self, view: View[Sight], setup: Setup, rng: Random) -> Box:
        box = Box(setup)
        for number, green in enumerate(view.table.tallies):
            others = [seat for seat in range(setup.seats) if seat != view.seat]
            own = view.table.mine[number] if view.seat is not None else 0
            yes = {*rng.sample(others, green - own), *([view.seat] if own else [])}
            box.votes += (tuple(int(seat in yes) for seat in range(setup.seats)),)
        return box

    def outcome(self, state: Box) -> Outcome:
        green = sum(map(sum, state.votes))
        seats = range(state.setup.seats)
        won = 2 * green > len(seats) * len(state.votes)
        return Outcome((green,) * len(seats), tuple(seats) if won else (), (Reason("ballot-sum", {"green": green}),))

    def teams(self, setup: Setup) -> tuple[Row, ...]:
        return (tuple(range(setup.seats)),)

    def pieces(self, state: Box) -> Counter[Any]:
        return Counter()


class BallotLab(Laboratory[Box]):
    def longest(self, setup: Setup) -> int:
        return setup.seats * int(setup.options["rounds"])


BALLOT = toy(Ballot(), BallotLab)
