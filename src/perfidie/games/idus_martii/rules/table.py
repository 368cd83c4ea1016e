"""What lies on the table, and how it is laid."""

from __future__ import annotations

from perfidie.engine import State
from perfidie.games.idus_martii.rules.box import NO_SIDE, Colour, Row, Sides, Votes
from perfidie.games.idus_martii.rules.setup import Rules

UNCHOSEN = NO_SIDE
"""A side that is not chosen yet."""
NOBODY = -1
"""A role that nobody holds; nobody's card, while the Praetor has not looked."""
UNSEEN = Colour(-1)
"""A vote one does not know."""
OPEN, KEPT, FORCED, SHOWN = range(4)
"""The Praetor's answer to the card they looked at: none yet; left; exchanged at their word; yellow, shown to all."""
ANSWERS = ("", "keep", "force", "show")

Closed = tuple[int, int, Row, int, int, Votes, Votes]
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
    )

    setup: Rules
    first: int
    deck: Row  # by faction: the cards not dealt yet
    drawn: Sides  # in the order of the draw, while cards are dealt
    dealt: tuple[Sides, ...]  # by seat: the two cards it was dealt, in the order of the box
    kept: Sides  # by seat: the side it has chosen, or UNCHOSEN
    tokens: Row  # by faction with a token: its square
    turn: int  # from 1; the second round goes on counting
    consul: int
    praetor: int
    aediles: Row
    placed: Votes  # by Aedile: the card they placed; empty until both lie there
    counted: Votes  # by Aedile: the card that will be counted
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
        self.consul = self.praetor = NOBODY
        self.past = ()
        self.aediles = ()
        self.clear()

    def clear(self) -> None:
        """All vote cards back to the middle."""
        self.placed = self.counted = ()
        self.looked = NOBODY
        self.answer = OPEN

    @property
    def round(self) -> int:
        """The round, from 1; 0 before the first turn."""
        return (self.turn + self.setup.seats - 1) // self.setup.seats
