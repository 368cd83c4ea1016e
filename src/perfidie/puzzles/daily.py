"""The puzzle of the day: one for everybody, the games in turn, each puzzle once before any comes again."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache
from random import Random

from perfidie.engine import Refusal
from perfidie.puzzles.puzzle import Puzzle
from perfidie.puzzles.shelf import games_with_puzzles, puzzles_of


def day_of(now: float) -> int:
    """The number of the day on which this moment falls; everywhere the day of Greenwich."""
    return datetime.fromtimestamp(now, UTC).date().toordinal()


def date_of(day: int) -> date:
    """The day as calendars have it.

    >>> date_of(day_of(86_400.0 * 365)).isoformat()
    '1971-01-01'
    """
    return date.fromordinal(day)


def puzzle_of(day: int) -> Puzzle:
    """The puzzle of this day."""
    offered = games_with_puzzles()
    if not offered:
        raise Refusal("no-puzzles")
    turn, place = divmod(day, len(offered))
    order = _order(offered[place])
    return order[turn % len(order)]


@cache
def _order(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in an order that owes nothing to how they were found."""
    found = sorted(puzzles_of(game), key=lambda each: each.id)
    Random(f"one a day {game}").shuffle(found)
    return tuple(found)
