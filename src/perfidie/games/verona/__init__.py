"""Conseil de Vérone (Council of Verona): drafts, powers and hidden bets for 2 to 5, with the Poison expansion."""

from __future__ import annotations

from perfidie.engine import Game
from perfidie.games.verona.lab import VeronaLab
from perfidie.games.verona.rules import VeronaRules
from perfidie.games.verona.sight import VeronaEyes

GAME = Game(VeronaRules(), VeronaEyes(), lab=VeronaLab)
