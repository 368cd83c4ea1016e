"""Mousquetaires du Roy: Milady against three to five Musketeers, for one to six players."""

from __future__ import annotations

from perfidie.engine import Game
from perfidie.games.mousquetaires.lab import MousquetairesLab
from perfidie.games.mousquetaires.rules import MousquetairesRules
from perfidie.games.mousquetaires.sight import MousquetairesEyes
from perfidie.games.mousquetaires.talk import MousquetairesTalk

GAME = Game(MousquetairesRules(), MousquetairesEyes(), MousquetairesTalk(), lab=MousquetairesLab)
