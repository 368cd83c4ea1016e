"""What lies on the table, and how it is laid. All of it is public: only chance is unknown.

Rows of two go by seat, blue first. The cards under the top one are drawn when they come up: nobody knows them before.
"""

from __future__ import annotations

from typing import TypeVar

from perfidie.engine import State, put
from perfidie.games.charlatans.rules.box import (
    BONUSES,
    BOX,
    NO_CARD,
    PLAYERS,
    TOTAL,
    VALUE,
    Books,
    Chip,
    Chips,
    Colour,
    Row,
    Rows,
    books,
)
from perfidie.games.charlatans.rules.setup import Rules

NOBODY = -1
NOTHING = -1
"""No bonus, no coin."""
NO_CHIP = Chip(-1)
EMPTY: tuple[Chips, ...] = ((),) * PLAYERS
MINE_GUARD = BONUSES.index("mine_guard")

Whites = tuple[tuple[int, Chip], ...]
"""Whites on a track, each with its space, in order."""
Closed = tuple[int, Row, Row, Row, int, Row, int]
"""A round that is over: starter, bonuses, who finished in order, who exploded, card, offer, who took the card."""


T = TypeVar("T")


def on_side(row: tuple[T, ...], seat: int, item: T) -> tuple[T, ...]:
    """`put` for a row of two, one for each player: written out, since every chip that is drawn does it.

    >>> on_side((4, 4), 1, 3)
    (4, 3)
    """
    return (row[0], item) if seat else (item, row[1])


class Table(State):
    """One table of the duel."""

    __slots__ = (
        "active", "amber", "arrived", "aside", "bags", "bonus", "bottoms", "bought", "card", "coins", "cured",
        "discarder", "exploded", "extra", "finished", "first", "gained", "gold", "held", "kept", "necks",
        "offer", "out", "pages", "past", "patient", "placed", "race", "removed", "round", "shields", "shown",
        "spent", "stands", "supply", "taker", "toss", "trails", "turns", "webs", "whites",
    )  # fmt: skip

    setup: Rules
    round: int
    first: int  # who starts this round
    active: int  # whose turn it is in phase 2
    pages: Row  # of the six books
    coins: Row  # the two in play
    toss: Row  # the bonuses tossed this round
    held: Row  # the bonus each seat took this round
    bonus: Row  # the same, as long as it can still do something
    card: int  # on top of the pile
    kept: Rows  # cards kept, by seat
    discarder: int  # who last put a card away
    patient: int  # where: 3 is blue's space 3, -3 yellow's, 0 nowhere
    out: int  # figures that have left the park
    arrived: Row  # figures on a stand, not yet in the guild house
    stands: Row
    cured: Row
    gold: Row
    supply: Row  # by chip
    removed: int  # white 1s out of the game
    bags: tuple[Chips, ...]
    necks: tuple[Chips, ...]
    bottoms: tuple[Chips, ...]
    whites: tuple[Whites, ...]  # by seat: (space, chip) of every white on the track, in order
    aside: tuple[Chips, ...]
    bought: tuple[Chips, ...]  # bought or won in phase 4: into the bag at the end of the round
    trails: tuple[Chips, ...]  # by seat: the last two chips placed in this potion, NO_CHIP where the link is broken
    webs: Row
    amber: Row
    turns: Row  # turns begun this round
    finished: Row  # the seats whose potion is finished, in order
    exploded: Row
    extra: int  # steps won this turn
    placed: int  # chips placed this turn
    shields: Row  # of this turn
    shown: Chips  # chips drawn that lie on the table until somebody has decided
    offer: Row  # markers on the pan: upgrades, gold
    taker: int  # who took the card
    spent: tuple[Colour, ...]  # colours bought by the present buyer
    race: bool  # the final bag race is on; chips drawn lie in the bottoms
    gained: tuple[tuple[int, int, Chip], ...]  # (round, seat, chip) of every chip won or bought
    past: tuple[Closed, ...]

    def __init__(self, setup: Rules) -> None:
        super().__init__(setup)
        self.round = 0
        self.first = self.discarder = NOBODY
        self.pages, self.coins = setup.pages, setup.coins
        self.card = NO_CARD
        self.kept = self.necks = self.bottoms = self.aside = self.bought = EMPTY
        self.whites = ((),) * PLAYERS
        self.patient = self.out = self.removed = 0
        self.arrived = self.gained = self.past = ()
        self.stands = (BOX.path.stand_start,) * PLAYERS
        self.cured = (0,) * PLAYERS
        self.gold = setup.gold
        self.supply = tuple([total - PLAYERS * setup.bag.count(Chip(chip)) for chip, total in enumerate(TOTAL)])
        self.bags = (setup.bag,) * PLAYERS
        self.race = False
        self.clear()

    def clear(self) -> None:
        """What a new round begins with: coins on the fountain, empty flasks, an empty pan."""
        self.toss = self.finished = self.shields = self.shown = self.offer = self.spent = ()
        self.held = self.bonus = (NOTHING,) * PLAYERS
        self.webs = self.amber = self.turns = self.exploded = (0,) * PLAYERS
        self.trails = ((NO_CHIP, NO_CHIP),) * PLAYERS
        self.extra = self.placed = 0
        self.active = self.taker = NOBODY

    @property
    def last_round(self) -> bool:
        return self.round == self.setup.rounds

    @property
    def books(self) -> Books:
        """The ingredient books, open at the pages of this game."""
        return books(self.pages)

    @property
    def park(self) -> int:
        """The figures still in the park."""
        return self.setup.figures - self.out

    def last_white(self, seat: int) -> int:
        """The value of the white farthest along the track, 0 without one (ruling 14)."""
        whites = self.whites[seat]
        return VALUE[whites[-1][1]] if whites else 0

    def steps(self, seat: int) -> int:
        """What the neck, the last white and the extra steps of this turn add up to."""
        return sum([VALUE[chip] for chip in self.necks[seat]]) + self.last_white(seat) + self.extra

    def flask(self, seat: int) -> Chips:
        """The coloured chips of a flask: neck and bottom."""
        return self.necks[seat] + self.bottoms[seat]

    def earn(self, seat: int, gold: int) -> None:
        """Gold from the supply, which never runs out (ruling 52), or back to it."""
        self.gold = on_side(self.gold, seat, self.gold[seat] + gold)

    def take(self, chip: Chip) -> None:
        """One chip out of the supply."""
        self.supply = put(self.supply, chip, self.supply[chip] - 1)

    def give_back(self, chip: Chip) -> None:
        """One chip to the supply."""
        self.supply = put(self.supply, chip, self.supply[chip] + 1)
