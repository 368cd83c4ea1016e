"""What Perfidie is measured at: the poisoned glass for five, in pure Python."""

from __future__ import annotations

from random import Random
from typing import Any

from harness import Measure
from perfidie.engine import Game, Playthrough, Setup, play_out
from perfidie.games import find

SEATS = 5


def middle(game: Game[Any, Any], setup: Setup, rng: Random, decisions: int = 25) -> Any:
    """A table in the middle of a round, with a seat to decide."""
    state = game.new(setup)
    play_out(state, rng, decisions)
    while state.actor < 0:
        state.apply_legal(state.sample(rng))
    return state


def engine_measures() -> list[Measure]:
    game = find("verre")
    setup, rng = game.setup(SEATS), Random(7)
    state = middle(game, setup, rng)
    view = game.view(state, state.actor)
    times = 50

    def checked() -> int:
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

    def many(work: Any) -> Any:
        def repeat() -> int:
            for _ in range(times):
                work()
            return times

        return repeat

    return [
        Measure("random play, quiet", "decisions", lambda: play_out(game.new(setup), rng), goal=0.40),
        Measure("random play, checks + events + record", "decisions", checked, goal=0.12),
        Measure("clone in mid-game", "clones", many(state.clone), against="clones", goal=2.0),
        Measure("view of a seat", "views", many(lambda: game.view(state, state.actor)), at_most_us=50),
        Measure("imagined world", "worlds", many(lambda: game.imagine(view, rng)), at_most_us=200),
        Measure("numbers for a learner", "vectors", many(lambda: game.numbers(state, state.actor))),
    ]


def openspiel_measures() -> list[Measure]:
    from openspiel_loop import clones, random_game
    from perfidie.adapters import openspiel

    game, rng = openspiel.load("verre", seats=SEATS), Random(7)
    return [
        Measure("through OpenSpiel, random play", "decisions", lambda: random_game(game, rng), goal=0.22),
        Measure("through OpenSpiel, clone in mid-game", "clones", clones(game, rng), against="clones", goal=0.10),
    ]


def pettingzoo_measures() -> list[Measure]:
    from perfidie.adapters import pettingzoo
    from pettingzoo_loop import random_game

    env, rng = pettingzoo.raw_env("verre", seats=SEATS), Random(7)
    env.reset(seed=7)
    return [
        Measure("through PettingZoo, no wrappers", "steps", lambda: random_game(env, rng), goal=0.09),
    ]
