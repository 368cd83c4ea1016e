"""What lies on the table, and how it is laid."""

from __future__ import annotations

from perfidie.engine import State
from perfidie.games.idus_martii.rules.box import Row, Rows
from perfidie.games.idus_martii.rules.setup import Rules

UNCHOSEN = -1
"""A side nobody has chosen yet; a role nobody holds; a vote nobody knows."""
OPEN, KEPT, FORCED, SHOWN = range(4)
"""The Praetor's answer to the card he looked at: none yet; left; exchanged at his word; yellow, and shown to all."""
ANSWERS = ("", "keep", "force", "show")

Closed = tuple[int, int, Row, int, int, Row, Row]
"""A counted turn: Consul, Praetor, Aediles, which of them was looked at, the answer, the votes placed and counted."""


class Table(State):
    """One table of Idus Martii."""

    __slots__ = (
        "aediles",
        "answer",
        "consul",
        "counted",
        "dealt",
        "deck",
        "drawn",
        "first",
        "kept",
        "looked",
        "past",
        "placed",
        "praetor",
        "tokens",
        "turn",
    )  # fmt: skip

    setup: Rules
    first: int
    deck: Row  # by faction: the cards not dealt yet
    drawn: Row  # in the order of the draw, while cards are dealt
    dealt: Rows  # by seat: the two cards it was dealt, in the order of the box
    kept: Row  # by seat: the side it has chosen, or UNCHOSEN
    tokens: Row  # by faction with a token: its square
    turn: int  # from 1; the second round goes on counting
    consul: int
    praetor: int
    aediles: Row
    placed: Row  # by Aedile: the card he placed; empty until both lie there
    counted: Row  # by Aedile: the card that will be counted
    looked: int  # which of the two Aediles' cards the Praetor looked at
    answer: int
    past: tuple[Closed, ...]

    def __init__(self, setup: Rules) -> None:
        super().__init__(setup)
        self.first = 0
        self.deck = setup.deck
        self.drawn = ()
        self.dealt = ()
        self.kept = (UNCHOSEN,) * setup.seats
        self.tokens = (0, 0)
        self.turn = 0
        self.consul = self.praetor = UNCHOSEN
        self.past = ()
        self.aediles = ()
        self.clear()

    def clear(self) -> None:
        """All vote cards back to the middle."""
        self.placed = self.counted = ()
        self.looked = UNCHOSEN
        self.answer = OPEN

    @property
    def round(self) -> int:
        """The round, from 1; 0 before the first turn."""
        return (self.turn + self.setup.seats - 1) // self.setup.seats
