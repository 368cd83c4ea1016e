"""Before the game: who will be Milady, and who plays which Musketeers."""

from __future__ import annotations

from perfidie.games.mousquetaires.rules.box import MUSKETEERS
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.texts import Texts


def part(texts: Texts, rules: Rules, seat: int) -> str:
    """What a seat will play."""
    heroes = [texts.word(MUSKETEERS[hero]) for hero in rules.run_by(seat)]
    return texts.list(heroes) if heroes else texts.word("milady")
