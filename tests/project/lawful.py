"""Replays a game's golden playthroughs and holds it to the laws of the engine; says what was looked at, and what broke.

python tests/project/lawful.py GAME
"""

from __future__ import annotations

import sys

from perfidie import games
from perfidie.cli.laws import checkout
from perfidie.engine import compiled
from perfidie.engine.laws import check

GAMES = 4

game = games.find(sys.argv[1])
findings = [checkout.golden(game, list(game.seats)), *check(game, game.usual_seats, GAMES, seed=3)]
for finding in findings:
    print(finding.law, finding.name, dict(finding.figures), finding.idle, finding.broken or "holds")
print(f"compiled: {compiled()}", file=sys.stderr)
sys.exit(any(finding.broken or finding.idle for finding in findings))
