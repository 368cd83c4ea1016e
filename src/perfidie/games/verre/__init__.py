"""Le Verre empoisonné (The Poisoned Glass): draft, bluff and guessing for 2 to 5."""

from __future__ import annotations

from perfidie.engine import Game
from perfidie.games.verre.lab import GlassLab
from perfidie.games.verre.rules import GlassRules
from perfidie.games.verre.sight import GlassEyes

GAME = Game(GlassRules(), GlassEyes(), lab=GlassLab)
