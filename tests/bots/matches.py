"""Whole matches of bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from games.playing import AnyGame
from perfidie import bots
from perfidie.engine import Playthrough


def match(
    game: AnyGame, players: Sequence[bots.Bot], rng: Random, preset: str = "standard", **options: Any
) -> Playthrough:
    """A match of these players, who are asked through the only door there is."""
    table = Playthrough(game, game.setup(len(players), options, preset))
    table.chance(rng)
    while not table.over:
        seat = table.state.waiting[0]
        table.move(seat, bots.ask(players[seat], table, seat, rng))
        table.chance(rng)
    return table


def share_of_wins(game: AnyGame, seats: int, matches: int, preset: str = "standard") -> float:
    """What the game is worth to a greedy seat among random ones, each seat in turn."""
    greedy, chance = bots.find("greedy", game), bots.find("random", game)
    rng, share = Random(seats), 0.0
    for number in range(matches):
        seat = number % seats
        table = match(game, [greedy if other == seat else chance for other in range(seats)], rng, preset)
        share += game.rules.shares(game.rules.outcome(table.state))[seat]
    return share / matches
