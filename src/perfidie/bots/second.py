"""The second deal of a seat: one whole table, drawn from what that seat could know.

It is drawn as bots imagine tables when they read the others' intentions: of several worlds that the view allows, one
that makes what the others did plausible is taken more often.
"""

from __future__ import annotations

from random import Random
from typing import Any

from perfidie.bots.levels import instinct_of
from perfidie.engine import Game, State, View

DRAWN = 24
"""How many worlds are imagined for the one that is dealt, where the game says how plausible each is."""


def deal_again(game: Game[Any, Any], view: View[Any], rng: Random) -> State:
    """A table that this view cannot tell from the true one, by the chances of the deal and of what the others did."""
    instinct = instinct_of(game)
    if not instinct.reads:
        only: State = game.imagine(view, rng)
        return only
    worlds = [game.imagine(view, rng) for _ in range(DRAWN)]
    weights = [instinct.likelihood(view, world) for world in worlds]
    chosen: State = rng.choices(worlds, weights)[0] if sum(weights) > 0 else worlds[0]
    return chosen
