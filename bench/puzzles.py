"""How fair the puzzles are: who finds the best choice, and whether it is still the better one at the end of the game.

    python bench/puzzles.py             all games, as the table of docs/puzzles.md
    python bench/puzzles.py verre       one of them

Every player is asked from the view alone and on seeds that had no part in finding the puzzles. Masters have as many
iterations as they have in a second on a usual machine, so that the figures are the same everywhere.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from perfidie import games
from perfidie.bots.budget import Budget
from perfidie.bots.levels import Level, Player, instinct_of, level_of
from perfidie.bots.search import Search
from perfidie.puzzles.puzzle import Puzzle
from perfidie.puzzles.shelf import games_with_puzzles, puzzles_of
from perfidie.puzzles.weighing import MASTERS_LOOK, master, novice

NOVICES = 8
"""How many novices, and other players who decide at once, are asked of each puzzle."""
TO_THE_END = 40
"""In how many worlds the best and the next best are played to the end of the game, without a horizon."""


class Share(NamedTuple):
    """A share of puzzles that were solved, or a gap, with its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.0f} ± {196 * self.error:.0f}"


def share(values: Sequence[float]) -> Share:
    """The mean over puzzles, each of which counts once."""
    mean = sum(values) / len(values)
    return Share(mean, sqrt(sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1) / len(values)))


def solved_by(player: Any, puzzle: Puzzle, tries: int, name: str) -> float:
    """How often this player finds it."""
    view, legal = puzzle.view(), puzzle.played().legal(puzzle.seat)
    rng = Random(f"bench {name} {puzzle.id}")
    return sum(player.choose(view, legal, rng) == puzzle.best.words for _ in range(tries)) / tries


def gap_at_the_end(puzzle: Puzzle) -> float:
    """How much more the best choice brings than the next, played to the end of the game instead of being judged."""
    game = games.find(puzzle.game)
    instinct = instinct_of(game)
    instinct.horizon = 0
    search = Search(game, Budget(iterations=2 * TO_THE_END, worlds=TO_THE_END), instinct)
    two = (puzzle.best.words, puzzle.next_best.words)
    best, after = search.weigh(puzzle.view(), two, Random(f"end {puzzle.id}"))
    return best.mean - after.mean


def row(name: str) -> str:
    """One line of the table."""
    game, puzzles = games.find(name), puzzles_of(name)
    players = {
        "novice": (novice(game), NOVICES),
        "regular": (Player(game, Level(tremble=level_of("regular", game).tremble)), NOVICES),
        "greedy": (Player(game, Level()), 1),
        "master": (master(game), 1),
    }
    shares = [
        share([solved_by(player, each, tries, level) for each in puzzles]) for level, (player, tries) in players.items()
    ]
    gap, at_the_end = share([each.gap for each in puzzles]), share([gap_at_the_end(each) for each in puzzles])
    return f"| {name} | {len(puzzles)} | {' | '.join(map(str, shares))} | {100 * gap.mean:.0f} | {at_the_end} |"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(games_with_puzzles()))
    wanted = parser.parse_args().games
    print(f"Masters: {MASTERS_LOOK} iterations. In percent; ± two standard errors over puzzles.\n")
    print("| game | puzzles | novice | rules of thumb, trembling | rules of thumb | master | gap | gap at the end |")
    print("|---|---|---|---|---|---|---|---|")
    for name in wanted:
        print(row(name), flush=True)


if __name__ == "__main__":
    main()
