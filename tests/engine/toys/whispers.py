"""Whispers: one seat watches two others, whose questions and refusals it must not even know of.

Seat 1 may ask seat 2 for an exchange. That something was asked, and refused, only the two of them know; the
watcher (seat 0) goes on seeing that seat 1 is to move. The two have a channel of their own.
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
    Automatic,
    Claim,
    Eyes,
    Laboratory,
    Outcome,
    Reason,
    Rulebook,
    Seated,
    Setup,
    State,
    Step,
    Talk,
    View,
    Vocabulary,
    steps_in,
)

VERBS = Vocabulary()
ASK, PASS, YES, NO = (VERBS.add(Action, word) for word in ("ask", "pass", "yes", "no"))
TALK = Vocabulary()
HELP = TALK.add(Action, "help")
PAIR = (1, 2)
TURNS = 3


class Room(State):
    __slots__ = ("exchanges", "refused", "turn")
    turn: int
    exchanges: int
    refused: int  # in this turn, known to the pair alone

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.turn = self.exchanges = self.refused = 0


class Turn(Seated[Room, Action]):
    """Seat 1 asks, or passes. Refused twice, it can only pass."""

    def legal(self, s: Room) -> list[Action]:
        return [ASK, PASS] if s.refused < 2 else [PASS]

    def resolve(self, s: Room, action: Action) -> None:
        if action is ASK:
            s.push(Consent(2))
            if s.loud:
                s.tell("asked", {"seat": 1}, audience=PAIR)
            return
        if s.loud:
            s.tell("passed", {"seat": 1})


class Consent(Seated[Room, Action]):
    """Seat 2 answers. The watcher sees seat 1 still thinking."""

    def legal(self, s: Room) -> list[Action]:
        return [YES, NO]

    def resolve(self, s: Room, action: Action) -> None:
        if action is YES:
            s.exchanges += 1
            if s.loud:
                s.tell("exchanged", {}, learns=ALL)
            return
        s.refused += 1
        s.push(Turn(1))
        if s.loud:
            s.tell("refused", {"seat": 2}, audience=PAIR)

    def shown_to(self, s: Room, seat: int | None) -> Step[Any, Any]:
        return self if seat in PAIR else Turn(1)


class NextTurn(Automatic[Room]):
    def run(self, s: Room) -> None:
        s.refused = 0
        if s.turn < TURNS:
            s.turn += 1
            s.push(Turn(1), self)


class Sight(msgspec.Struct, frozen=True):
    turn: int
    exchanges: int
    refused: int | None


class Whispers(Rulebook[Room], Eyes[Room, Sight], Talk[Sight]):
    id = "whispers"
    seats = range(3, 4)
    vocabulary = VERBS
    statements = TALK
    steps = steps_in(sys.modules[__name__])
    state = Room
    sight = Sight

    def lay(self, setup: Setup) -> Room:
        room = Room(setup)
        room.push(NextTurn())
        return room

    def look(self, state: Room, seat: int | None) -> Sight:
        return Sight(state.turn, state.exchanges, state.refused if seat in PAIR else None)

    def imagine_table(self, view: View[Sight], setup: Setup, rng: Random) -> Room:
        room = Room(setup)
        room.turn, room.exchanges = view.table.turn, view.table.exchanges
        if view.table.refused is not None:
            room.refused = view.table.refused
        elif view.agenda:
            room.refused = rng.randrange(3)
            if room.refused < 2 and rng.random() < 0.5:  # an answer is pending: a step the watcher does not see
                room.agenda = (NextTurn(), Consent(2))
        return room

    def outcome(self, state: Room) -> Outcome:
        pair = state.exchanges * 2 > TURNS
        return Outcome((0, *[state.exchanges] * 2), PAIR if pair else (0,), (Reason("whispers-over"),))

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        return ((0,), PAIR)

    def hears(self, setup: Setup, seat: int | None, claim: Claim) -> bool:
        return claim[0] not in PAIR or seat in PAIR

    def pieces(self, state: Room) -> Counter[Any]:
        return Counter()


class WhispersLab(Laboratory[Room]):
    def longest(self, setup: Setup) -> int:
        return 5 * TURNS


WHISPERS = toy(Whispers(), WhispersLab)
