"""How bots play Mousquetaires du Roy: from a view alone."""

from __future__ import annotations

from perfidie.engine.instinct import Mind
from perfidie.games.mousquetaires.bot.greedy import Greedy
from perfidie.games.mousquetaires.bot.instinct import MousquetairesInstinct

MIND = Mind(Greedy, MousquetairesInstinct)
