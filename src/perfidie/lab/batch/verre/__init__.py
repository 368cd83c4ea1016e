"""The poisoned glass in lockstep: the rules, what seats know, and the way from a table of the engine."""

from __future__ import annotations

from typing import Any

from perfidie.games.verre.features import layout
from perfidie.games.verre.rules.table import Table as State
from perfidie.lab.batch.arrays import Array
from perfidie.lab.batch.core import Seen
from perfidie.lab.batch.verre.glasses import places_of
from perfidie.lab.batch.verre.read import luck_of, read
from perfidie.lab.batch.verre.rules import Rules
from perfidie.lab.batch.verre.sight import Sight
from perfidie.lab.batch.verre.table import Figures, Luck, Table
from perfidie.lab.batch.verre.thumb import Thumb


class Glasses(Seen, Rules):
    """The poisoned glass at one set-up, as `perfidie.lab.batch.core.Batched` asks for it."""

    def __init__(self, setup: Any) -> None:
        super().__init__(Figures(setup))
        self.setup = setup
        self.width = sum(field.size for field in layout(setup))
        self.sight = Sight(self)
        self.alike = places_of(self.figures)
        """The glasses, none of which differs from another."""
        self.by_thumb = Thumb(self, self.sight)

    def thumb(self, table: Table, seat: Array) -> Array:
        """By number of an action: how much somebody who plays by rules of thumb likes it there, as a logit."""
        return self.by_thumb.likes(table, seat)

    def read(self, state: State) -> Table:
        """A table of the engine, where a seat is to act or the game is over."""
        return read(self.figures, state)

    def dealt_as(self, state: State) -> Luck:
        """The luck by which the round of this table of the engine was dealt; asked before anybody has poured."""
        return luck_of(self.figures, state)


BATCHED = Glasses
