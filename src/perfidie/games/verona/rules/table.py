"""What lies on the table, and how it is laid.

A token that is placed gets a number, in the order of placing, which says nothing about its kind. Zones hold these
numbers, which everybody may follow through a swap; `kinds` holds the secrets.
"""

from __future__ import annotations

from perfidie.engine import State
from perfidie.games.verona.rules.box import ABSENT, ZONES, Cards, Kinds, Numbers, Row
from perfidie.games.verona.rules.setup import Rules

NO_ZONES: Numbers = (ABSENT,) * len(ZONES)

Closed = tuple[int, Cards, Cards, Numbers, Row, Kinds, tuple[Numbers, ...], Row]
"""A finished round: first player, Council, Exile, zones, owners, kinds, looked, scores."""


class Table(State):
    """One table of the Council of Verona."""

    __slots__ = (
        "closed", "council", "dealt", "deck", "drawn", "exile", "first", "hands", "kept", "kinds", "left", "looked",
        "owners", "pack", "picked", "plays", "removed", "round", "zones",
    )  # fmt: skip

    setup: Rules
    round: int
    first: int  # the first player of this round
    closed: tuple[Closed, ...]  # the rounds that are over
    deck: Cards  # not dealt yet
    drawn: Cards  # in the order of the draw, while cards are dealt
    removed: Cards  # two players: set aside unseen; three and more: what the last drafter discarded
    dealt: tuple[Cards, ...]  # by seat: the cards dealt, before anything was chosen
    pack: Cards  # what is left to draft from
    picked: Cards  # the cards drafted, in the order of the draft
    kept: tuple[Cards, ...]  # two players, by seat: of the cards dealt, those not passed to the opponent
    hands: tuple[Cards, ...]
    plays: Cards  # the characters played, in order: seats play in turn
    council: Cards
    exile: Cards
    zones: Numbers  # by zone: the number of the token there, EMPTY or ABSENT
    owners: Row  # by number: whose token it is
    kinds: Kinds  # by number: what it is
    left: tuple[Kinds, ...]  # by seat: the kinds of tokens in hand
    looked: tuple[Numbers, ...]  # by seat: the numbers of the tokens Paris showed it

    def __init__(self, setup: Rules) -> None:
        super().__init__(setup)
        self.round = 0
        self.first = 0
        self.closed = ()
        self.clear()

    def clear(self) -> None:
        """All tokens back to their owners, all characters back to the deck, the dead ones too (ruling 56)."""
        seats = self.setup.seats
        self.deck = self.setup.cards
        self.drawn = self.removed = self.pack = self.picked = self.plays = self.council = self.exile = ()
        self.owners = self.kinds = ()
        self.dealt = self.kept = ()
        self.hands = self.looked = ((),) * seats
        self.zones = NO_ZONES
        self.left = (self.setup.kinds,) * seats

    @property
    def scores(self) -> tuple[Row, ...]:
        """The scores of the rounds that are over, by round and seat."""
        return tuple([closed[-1] for closed in self.closed])

    def close(self, scores: Row) -> None:
        """Keeps the round that is over as everybody may remember their part of it, and clears the table."""
        closed = self.first, self.council, self.exile, self.zones, self.owners, self.kinds, self.looked, scores
        self.closed = (*self.closed, closed)
        self.clear()
