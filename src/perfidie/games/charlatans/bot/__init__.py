"""How bots play the duel of the charlatans: from a view alone."""

from __future__ import annotations

from perfidie.engine.instinct import Mind
from perfidie.games.charlatans.bot.greedy import Greedy
from perfidie.games.charlatans.bot.instinct import DuelInstinct

MIND = Mind(Greedy, DuelInstinct)
