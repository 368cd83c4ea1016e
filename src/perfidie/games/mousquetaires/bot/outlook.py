"""What a seat makes of its view: the table as it sees it, and how long the game will probably last."""

from __future__ import annotations

from functools import cached_property

from perfidie.engine import View
from perfidie.games.mousquetaires.bot.foresight import horizon, seen_table
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.table import Table
from perfidie.games.mousquetaires.sight.view import Sight


class Outlook:
    """What either side begins to think with."""

    def __init__(self, view: View[Sight], rules: Rules) -> None:
        self.view, self.rules = view, rules
        self.s: Table = seen_table(view, rules)

    @cached_property
    def horizon(self) -> int:
        """Rounds that will probably still be played."""
        return horizon(self.s)
