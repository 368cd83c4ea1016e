"""What Perfidie is measured at: its games for five, the duel for two; in pure Python, and compiled where that is there.

The compiled engine is another copy of the package, in a folder of its own: a process that finds it first takes the same
measures beside the same yardstick, which stays pure, and tells them as JSON.

    python bench/ours.py --rounds 5 --seconds 0.3      the measures of the package that is found, as JSON
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import launch
from goals import Figures
from harness import Measure, run
from perfidie.engine import Game, Playthrough, Setup, play_out
from perfidie.games import find

TIMES = 50


@dataclass(frozen=True, eq=False)
class Subject:
    """A game that is measured: what its goals are, by the name of the measure, and when it is half-way through."""

    id: str
    title: str
    half_way: int
    at_least: dict[str, float]
    """Over the yardstick."""
    at_most_us: dict[str, float]
    seats: int = 5


QUIET, CHECKED, CLONE = "random play, quiet", "random play, checks + events + record", "clone in mid-game"
VIEW, WORLD, NUMBERS = "view of a seat", "imagined world", "numbers for a learner"
SPIEL, SPIEL_CLONE = "through OpenSpiel, random play", "through OpenSpiel, clone in mid-game"
ZOO = "through PettingZoo, no wrappers"

SUBJECTS = (
    Subject(
        "verre",
        "Le Verre empoisonné",
        half_way=25,
        at_least={QUIET: 0.40, CHECKED: 0.12, CLONE: 2.0, SPIEL: 0.22, SPIEL_CLONE: 0.10, ZOO: 0.09},
        at_most_us={VIEW: 50, WORLD: 200},
    ),
    Subject(
        "verona",
        "Conseil de Vérone",
        half_way=120,
        at_least={QUIET: 0.20, CLONE: 1.0},
        at_most_us={VIEW: 50, WORLD: 300},
    ),
    Subject(
        "idus_martii",
        "Idus Martii",
        half_way=26,
        at_least={QUIET: 0.20, CLONE: 1.0},
        at_most_us={VIEW: 50, WORLD: 300},
    ),
    Subject(
        "charlatans",
        "Les Charlatans de Belcastel: Le Duel",
        half_way=30,
        at_least={QUIET: 0.15, CLONE: 1.0},
        at_most_us={VIEW: 50, WORLD: 300},
        seats=2,
    ),
    Subject(
        "mousquetaires",
        "Mousquetaires du Roy",
        half_way=70,
        at_least={QUIET: 0.10, CLONE: 1.5},
        at_most_us={VIEW: 50, WORLD: 500},
        seats=4,
    ),
)


def measures(subject: Subject) -> list[Measure]:
    """All that is measured at one game."""
    return [*engine_measures(subject), *openspiel_measures(subject), *pettingzoo_measures(subject)]


def measure(subject: Subject, name: str, unit: str, work: Callable[[], int], against: str = "decisions") -> Measure:
    """A line of the table, with the goal this game has for it."""
    return Measure(name, unit, work, against, subject.at_least.get(name), subject.at_most_us.get(name))


def middle(game: Game[Any, Any], setup: Setup, rng: Random, decisions: int) -> Any:
    """A table in the middle of a round, with a seat to decide."""
    state = game.new(setup)
    play_out(state, rng, decisions)
    while state.actor < 0:
        state.apply_legal(state.sample(rng))
    return state


def checked(game: Game[Any, Any], setup: Setup, rng: Random) -> int:
    """Legal list, checks, events and record: all that a served table does."""
    play, decisions = Playthrough(game, setup), 0
    play.chance(rng)
    while not play.over:
        seat = play.state.actor
        legal = play.legal(seat)
        play.move(seat, legal[int(rng.random() * len(legal))])
        play.chance(rng)
        decisions += 1
    return decisions


def many(work: Callable[[], object]) -> Callable[[], int]:
    """Repeats quick work, so that the clock is not what is measured."""

    def repeat() -> int:
        for _ in range(TIMES):
            work()
        return TIMES

    return repeat


def engine_measures(subject: Subject) -> list[Measure]:
    """The engine itself: playing, cloning, viewing, imagining."""
    game = find(subject.id)
    setup, rng = game.setup(subject.seats), Random(7)
    state = middle(game, setup, rng, subject.half_way)
    view = game.view(state, state.actor)
    return [
        measure(subject, QUIET, "decisions", lambda: play_out(game.new(setup), rng)),
        measure(subject, CHECKED, "decisions", lambda: checked(game, setup, rng)),
        measure(subject, CLONE, "clones", many(state.clone), against="clones"),
        measure(subject, VIEW, "views", many(lambda: game.view(state, state.actor))),
        measure(subject, WORLD, "worlds", many(lambda: game.imagine(view, rng))),
        measure(subject, NUMBERS, "vectors", many(lambda: game.lab.numbers(state, state.actor))),
    ]


def openspiel_measures(subject: Subject) -> list[Measure]:
    """The same game played through OpenSpiel, whose loop is the same for its own games."""
    from openspiel_loop import clones, random_game
    from perfidie.adapters import openspiel

    game, rng = openspiel.load(subject.id, seats=subject.seats), Random(7)
    return [
        measure(subject, SPIEL, "decisions", lambda: random_game(game, rng)),
        measure(subject, SPIEL_CLONE, "clones", clones(game, rng), against="clones"),
    ]


def pettingzoo_measures(subject: Subject) -> list[Measure]:
    """The same game stepped through PettingZoo, without its wrappers."""
    from perfidie.adapters import pettingzoo
    from pettingzoo_loop import random_game

    env, rng = pettingzoo.raw_env(subject.id, seats=subject.seats), Random(7)
    env.reset(seed=7)
    return [measure(subject, ZOO, "steps", lambda: random_game(env, rng))]


# Another copy of the package


class Told(NamedTuple):
    """A measure as another process took it."""

    rates: list[float]
    ratios: list[float]


Elsewhere = dict[str, dict[str, Told]]
"""By game and measure."""


def taken_in(folder: Path, rounds: int, seconds: float) -> Elsewhere:
    """The same measures of the package in this folder, in a process of its own."""
    command = [sys.executable, __file__, "--rounds", str(rounds), "--seconds", str(seconds)]
    said = launch.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONPATH": str(folder)})
    found = json.loads(said.stdout)
    return {game: {name: Told(*each) for name, each in measures.items()} for game, measures in found.items()}


def figures(mine: Elsewhere, how: str) -> Figures:
    """By name, as the goals ask for them; `how` is pure or compiled."""
    found: Figures = {}
    for game, measures in mine.items():
        for name, word in ((QUIET, "quiet"), (CHECKED, "checked"), (CLONE, "clone"), (SPIEL, "openspiel")):
            if name in measures:
                found[f"engine.{game}.{word}.{how}"] = measures[name].ratios
    return found


def as_told(mine: dict[Subject, list[Measure]]) -> Elsewhere:
    """The measures of this process, in the same form."""
    return {
        subject.id: {measure.name: Told(measure.rates, measure.ratios) for measure in measures}
        for subject, measures in mine.items()
    }


def main() -> int:
    """Takes all measures and tells them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    args = parser.parse_args()
    mine = {subject: measures(subject) for subject in SUBJECTS}
    run([each for measured in mine.values() for each in measured], args.rounds, args.seconds)
    print(json.dumps(as_told(mine)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
