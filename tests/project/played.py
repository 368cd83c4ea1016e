"""Plays every game and prints what could be seen of it, line by line: two engines that print the same are the same.

    python tests/project/played.py      a line for each table, with hashes of its records, states, views and choices

A line also says whether the engine was compiled, on stderr, so that nothing is compared with itself.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random
from typing import Any

from perfidie import games
from perfidie.bots.budget import Budget
from perfidie.bots.levels import Level, Player
from perfidie.engine import Game, Playthrough, Refusal, Setup, compiled, encode, load_state, play_out, save_state

THINKING = Level(tremble=0.2, budget=Budget(iterations=24))
DECISIONS = 400
QUIET = 5


class Seen:
    """A running hash of everything a test could tell apart."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()

    def add(self, *things: Any) -> None:
        for thing in things:
            self.hash.update(thing if isinstance(thing, bytes) else repr(thing).encode())


def loud(game: Game[Any, Any], setup: Setup, rng: Random, seen: Seen) -> int:
    """A game through the front door: choices, refusals, events, views and states on the way, and the record."""
    play = Playthrough(game, setup)
    seen.add(*[encode(event) for event in play.chance(rng)])
    number = 0
    while not play.over and number < DECISIONS:
        seat = play.state.waiting[int(rng.random() * len(play.state.waiting))]
        legal = play.legal(seat)
        other = game.vocabulary.actions[int(rng.random() * len(game.vocabulary))].words
        seen.add(legal, str(play.why_not(seat, other)))
        if number % 9 == 0:
            seen.add(*[encode(play.view(each)) for each in (None, *range(setup.seats))])
            seen.add(save_state(game, play.state), hash(load_state(game, save_state(game, play.state)) == play.state))
            seen.add(bytes(game.lab.numbers(play.state, seat)))
            seen.add(save_state(game, game.imagine(play.view(seat), rng)))
        seen.add(*[encode(event) for event in play.move(seat, legal[int(rng.random() * len(legal))])])
        seen.add(*[encode(event) for event in play.chance(rng)])
        number += 1
    seen.add(play.record().to_json(), encode(play.view(None)))
    return number


def thought(game: Game[Any, Any], setup: Setup, rng: Random, seen: Seen) -> int:
    """A few decisions by a bot that forgets nothing and thinks so many thoughts, whatever time they take."""
    play, bot = Playthrough(game, setup), Player(game, THINKING)
    play.chance(rng)
    for number in range(40):
        if play.over:
            return number
        seat = play.state.actor
        legal = play.legal(seat)
        words = bot.choose(play.view(seat), legal, rng) if number % 8 == 7 else legal[int(rng.random() * len(legal))]
        seen.add(words)
        play.move(seat, words)
        play.chance(rng)
    return 40


def quiet(game: Game[Any, Any], setup: Setup, rng: Random, seen: Seen) -> int:
    """Games at random with nobody listening, as search plays them."""
    total = 0
    for _ in range(QUIET):
        state = game.new(setup)
        total += play_out(state, rng)
        seen.add(save_state(game, state), game.rules.outcome(state), save_state(game, state.clone()))
    return total


def main() -> None:
    """Every game, its smallest and its largest table, every preset that fits."""
    print(f"compiled: {compiled()}", file=sys.stderr)
    for name in games.names():
        game = games.find(name)
        for seats in sorted({game.seats[0], game.seats[-1]}):
            for preset in game.presets:
                try:
                    setup = game.setup(seats, preset=preset.id)
                except Refusal:
                    continue
                rng, seen = Random(f"{name} {seats} {preset.id}"), Seen()
                played = [each(game, setup, rng, seen) for each in (loud, thought, quiet)]
                print(name, seats, preset.id, played, seen.hash.hexdigest()[:24], f"{rng.random():.6f}", flush=True)


main()
