"""The Council of Verona in lockstep: the rules, what seats know, and the way from a table of the engine."""

from __future__ import annotations

from typing import Any

from perfidie.games.verona.features import layout
from perfidie.games.verona.rules.table import Table as State
from perfidie.lab.batch.core import Seen
from perfidie.lab.batch.verona.read import luck_of, read
from perfidie.lab.batch.verona.rules import Rules
from perfidie.lab.batch.verona.sight import Sight
from perfidie.lab.batch.verona.table import Figures, Luck, Table


class Councils(Seen, Rules):
    """The Council of Verona at one set-up, as `perfidie.lab.batch.core.Batched` asks for it."""

    def __init__(self, setup: Any) -> None:
        super().__init__(Figures(setup))
        self.setup = setup
        self.width = sum(field.size for field in layout(setup))
        self.sight = Sight(self)

    def read(self, state: State) -> Table:
        """A table of the engine, where a seat is to act or the game is over."""
        return read(self.figures, state)

    def dealt_as(self, state: State) -> Luck:
        """The luck by which the round of this table of the engine was dealt; asked before anybody has chosen."""
        return luck_of(self.figures, state)


BATCHED = Councils
