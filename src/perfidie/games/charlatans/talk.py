"""Talk and tempo at the duel of the charlatans."""

from __future__ import annotations

from perfidie.engine import Talk
from perfidie.games.charlatans.sight.view import Sight


class DuelTalk(Talk[Sight]):
    """What may be said, and how much time there is."""

    tempo = 0.5
