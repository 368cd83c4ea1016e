"""What choices promise, and who finds the best one: all from the view of the seat alone, all counted in iterations."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from perfidie import games
from perfidie.bots.advice import Why, why
from perfidie.bots.budget import Budget
from perfidie.bots.levels import Level, Player, instinct_of, level_of
from perfidie.bots.search import Estimate, Search
from perfidie.engine import Game, View
from perfidie.engine.action import Words
from perfidie.puzzles.puzzle import Puzzle

CHECKED = 150
"""In how many worlds the best and the next best are tried by whoever checks a puzzle."""
AGREES = 4.0
"""A check agrees with a claim that is no more than so many standard errors away."""
MASTERS_LOOK = 3000
"""About as many iterations as a master has in its second."""


def weigh(
    game: Game[Any, Any], view: View[Any], choices: Sequence[Words], visits: int, rng: Random, signs: bool = False
) -> list[Estimate]:
    """What each of these choices promises, each tried in the same worlds, every time in a new one."""
    budget = Budget(iterations=visits * len(choices), worlds=visits)
    return Search(game, budget, instinct_of(game)).weigh(view, choices, rng, signs)


class Gap(NamedTuple):
    """How far the best choice is ahead of the next best, and the standard error of that."""

    ahead: float
    error: float


def measured(puzzle: Puzzle, visits: int = CHECKED) -> Gap:
    """The gap of a puzzle, measured anew on a seed of its own."""
    two = (puzzle.best.words, puzzle.next_best.words)
    best, after = weigh(games.find(puzzle.game), puzzle.view(), two, visits, Random(puzzle.id))
    return Gap(best.mean - after.mean, sqrt(best.error**2 + after.error**2))


def agrees(gap: Gap, puzzle: Puzzle) -> bool:
    """Whether a measured gap is one at all, and the one that the puzzle claims, as far as chance allows."""
    return gap.ahead > 0 and abs(gap.ahead - puzzle.gap) <= AGREES * sqrt(gap.error**2 + puzzle.gap_error**2)


def explained(puzzle: Puzzle, visits: int = CHECKED) -> Puzzle:
    """The puzzle with what speaks for each choice: what it leads to on average, beside what the others do."""
    game, words = games.find(puzzle.game), [each.words for each in puzzle.choices]
    look = weigh(game, puzzle.view(), words, visits, Random(puzzle.id), signs=True)
    known = [
        Estimate(each.words, each.visits, each.chance, each.error, seen.signs)
        for each, seen in zip(puzzle.choices, look, strict=True)
    ]
    arguments = instinct_of(game).arguments
    reasons = [_short(why(each, known[0], known, len(words), arguments)) for each in known]
    return replace(
        puzzle, choices=tuple([replace(each, why=why) for each, why in zip(puzzle.choices, reasons, strict=True)])
    )


def _short(found: Why) -> Why:
    return replace(found, here=round(found.here, 4), other=round(found.other, 4))


def novice(game: Game[Any, Any]) -> Player:
    """The weakest player of the house."""
    return Player(game, level_of("novice", game))


def master(game: Game[Any, Any], iterations: int = MASTERS_LOOK) -> Player:
    """The strongest player that searches, on a budget that is the same on every machine."""
    return Player(game, Level(budget=Budget(iterations=iterations), weighted=level_of("master", game).weighted))


def solved(player: Player, view: View[Any], legal: list[Words], best: Words, tries: int, rng: Random) -> float:
    """How often this player finds the best choice."""
    return sum(player.choose(view, legal, rng) == best for _ in range(tries)) / tries
