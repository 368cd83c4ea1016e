"""The instinct of a charlatan: quick habits, and what a table at the end of a potion or of a round promises."""

from __future__ import annotations

from random import Random

from perfidie.engine import Action
from perfidie.engine.instinct import Instinct, Shares
from perfidie.games.charlatans.habits import HABITS
from perfidie.games.charlatans.judgement import chance
from perfidie.games.charlatans.steps.trade import MakeOffer
from perfidie.games.charlatans.table import Table


class Own(Instinct):
    """Potions are thought to their end, purchases to the beginning of the next round, the last round to the end."""

    horizon = 1

    def move(self, s: Table, rng: Random) -> Action:
        """By habit; nothing is hidden at this table, so there is nothing a habit could see that its seat does not."""
        step = s.agenda[-1]
        return HABITS[type(step).__name__](s, step, rng)

    def epoch(self, s: Table) -> int:
        """Two a round: potions, and what follows them (trade and purchases)."""
        return 2 * s.round + (bool(s.offer) or type(s.agenda[-1]) is MakeOffer)

    def value(self, s: Table) -> Shares:
        blue = chance(s)
        return blue, 1 - blue
