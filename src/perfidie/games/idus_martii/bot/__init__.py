"""How bots play Idus Martii: from a view alone."""

from __future__ import annotations

from perfidie.engine.instinct import Mind
from perfidie.games.idus_martii.bot.greedy import Greedy
from perfidie.games.idus_martii.bot.instinct import IdusInstinct

MIND = Mind(Greedy, IdusInstinct)
