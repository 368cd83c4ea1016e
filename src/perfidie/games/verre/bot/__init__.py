"""How bots play the poisoned glass: from a view alone."""

from __future__ import annotations

from perfidie.engine.instinct import Mind
from perfidie.games.verre.bot.greedy import Greedy
from perfidie.games.verre.bot.instinct import GlassInstinct

MIND = Mind(Greedy, GlassInstinct)
