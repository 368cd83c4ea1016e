"""Idus Martii: secret votes, a side chosen late and three factions for 5 to 8 senators."""

from __future__ import annotations

from perfidie.engine import Game
from perfidie.games.idus_martii.lab import IdusLab
from perfidie.games.idus_martii.rules import IdusRules
from perfidie.games.idus_martii.sight import IdusEyes
from perfidie.games.idus_martii.talk import IdusTalk

GAME = Game(IdusRules(), IdusEyes(), IdusTalk(), lab=IdusLab)
