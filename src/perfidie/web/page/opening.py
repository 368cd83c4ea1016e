"""Who will begin, told in the room before the game, where that is settled; else chance will say."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from perfidie import games
from perfidie.engine.setup import Value
from perfidie.store import EMPTY
from perfidie.web.house.match import Match
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts

DEALS = 12
"""The table is laid so often, by other chance each time: who is asked first every time is sure to be."""


def beginner(table: LiveTable, texts: SiteTexts) -> str:
    """Who will begin, in one sentence."""
    agreed, places = table.arrangement, len(table.chairs)
    setup = table.game.setup(places, agreed.options, agreed.preset)
    first = first_asked(table.game.id, places, tuple(setup.options.items()))
    if len(first) == 1 and places > 1:
        chair = table.chairs[first[0]]
        if chair.kind == EMPTY:
            return texts.t("room-begins-place", number=first[0] + 1)
        return texts.t("room-begins", name=chair.name)
    if places == 1:
        return ""
    return texts.say("room-begin-all" if len(first) == places else "room-begins-chance")


@lru_cache(maxsize=256)
def first_asked(game: str, seats: int, options: tuple[tuple[str, Value], ...]) -> tuple[int, ...]:
    """The seats that are asked first, whatever chance does; none where it is chance that says."""
    found, asked = games.find(game), set()
    for deal in range(DEALS):
        match = Match(found, found.setup(seats, dict(options)))
        match.let_chance_act(Random(deal))
        asked.add(tuple(sorted(match.asked)))
    return asked.pop() if len(asked) == 1 else ()
