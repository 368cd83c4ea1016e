"""What lies on the table, and how it is laid.

Each card laid in a glass gets a number that says nothing about its face: the bottoms first, then the
cards in the order they were poured. Glasses hold these numbers, which everybody may follow through a
swap; `faces` holds the secrets.
"""

from __future__ import annotations

from perfidie.engine import State
from perfidie.games.verre.rules.box import Glass, Hand, Hands, Pile, Piles, Row
from perfidie.games.verre.rules.setup import Rules

NONE_YET = Glass(-1)
"""In place of the glass of somebody who has not taken one."""


class Table(State):
    """One table of the poisoned glass."""

    __slots__ = (
        "announced",
        "dealt",
        "deck",
        "faces",
        "glasses",
        "hands",
        "hearts",
        "held",
        "opened",
        "peeked",
        "power",
        "round",
        "spied",
        "taken",
        "wesley",
    )

    setup: Rules
    hearts: Row  # signed: below 0 only with end = full_rotation
    wesley: int
    round: int
    deck: Hand  # not dealt yet
    dealt: Hand  # bottoms, hand after hand, the removed card; once all is dealt, the removed card alone
    hands: Hands
    held: tuple[Hands, ...]  # the hands as they were when each turn began
    faces: Hand  # the face of each card laid in a glass, by its number
    glasses: Piles  # the numbers of the cards in each glass, bottom first
    spied: tuple[tuple[Glass, ...], ...]  # by seat: the glasses looked into, in order
    peeked: Pile  # the cards Vizzini saw with the power of the role
    power: bool  # Vizzini has not used it yet
    taken: tuple[Glass, ...]  # by seat: NONE_YET until it has taken one
    announced: Row  # by seat: 1 drinks, 0 does not, -1 not said yet
    opened: tuple[bool, ...]  # by seat: its glass has been revealed

    def __init__(self, setup: Rules) -> None:
        super().__init__(setup)
        self.hearts = (setup.hearts,) * setup.seats
        self.wesley = 0
        self.round = 0
        self.clear()

    def clear(self) -> None:
        """Gathers all cards."""
        seats = self.setup.seats
        self.deck = self.setup.deck
        self.dealt = self.faces = self.peeked = ()
        self.hands = self.glasses = self.held = ()
        self.spied = ((),) * seats
        self.power = True
        self.taken = (NONE_YET,) * seats
        self.announced = (-1,) * seats
        self.opened = (False,) * seats

    @property
    def vizzini(self) -> int:
        """The last player clockwise: always Wesley's right-hand neighbour."""
        return self.setup.vizzini[self.wesley]

    @property
    def turn(self) -> int:
        """The pouring turn, from 0: how often the hands have been passed."""
        return len(self.held) - 1 if self.held else 0

    def cards_in(self, glass: Glass) -> Hand:
        """The faces in a glass, bottom first."""
        return tuple([self.faces[card] for card in self.glasses[glass]])
