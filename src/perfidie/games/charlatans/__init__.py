"""Les Charlatans de Belcastel: Le Duel. Two charlatans, two flasks, one undecided patient between them."""

from __future__ import annotations

from perfidie.engine import Game
from perfidie.games.charlatans.lab import DuelLab
from perfidie.games.charlatans.rules import DuelRules
from perfidie.games.charlatans.sight import DuelEyes
from perfidie.games.charlatans.talk import DuelTalk

GAME = Game(DuelRules(), DuelEyes(), DuelTalk(), lab=DuelLab)
