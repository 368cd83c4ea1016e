"""What there was to believe in a position, and what was so: found out when somebody has chosen."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from perfidie import games
from perfidie.bots.advice import wins_by_side
from perfidie.engine.doubts import Doubt
from perfidie.puzzles.shelf import find_puzzle
from perfidie.review.beliefs import Belief, beliefs, truth


class Thought(NamedTuple):
    """What takes a moment to find out about a position."""

    believed: tuple[Belief, ...]
    """What the seat should believe, from its view alone."""
    truth: dict[Doubt, str]
    side: bool
    """Whether the seat wins and loses with others."""


@lru_cache(maxsize=512)
def thought(game: str, name: str) -> Thought:
    """What the seat should believe of what it cannot see, and what was so."""
    puzzle = find_puzzle(game, name)
    found, play, view = games.find(game), puzzle.played(), puzzle.view()
    return Thought(beliefs(found, view, Random(puzzle.id)), truth(found, view, play.state), wins_by_side(found, view))
