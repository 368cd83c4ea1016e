"""How bots play the Council of Verona: from a view alone."""

from __future__ import annotations

from perfidie.engine.instinct import Mind
from perfidie.games.verona.bot.greedy import Greedy
from perfidie.games.verona.bot.instinct import VeronaInstinct

MIND = Mind(Greedy, VeronaInstinct)
