"""Bots get a view and the legal words, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from perfidie import bots
from perfidie.bots.greedy import Playouts
from perfidie.engine import Game, Playthrough, Refusal, View
from perfidie.games import find, names

GAMES = [find(name) for name in names()]
VERRE = find("verre")


def play(game: Game[Any, Any], players: list[bots.Bot], rng: Random, **setup: Any) -> Playthrough:
    table = Playthrough(game, game.setup(len(players), **setup))
    table.chance(rng)
    while not table.over:
        seat = table.state.waiting[0]
        table.move(seat, bots.ask(players[seat], table, seat, rng))
        table.chance(rng)
    return table


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_plays_whole_games_at_every_seat_count(game: Game[Any, Any], level: str) -> None:
    for seats in game.seats:
        table = play(game, [bots.find(level, game)] * seats, Random(seats))
        assert table.over
        assert len(game.outcome(table.state).scores) == seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_general_greedy_bot_plays_any_game(game: Game[Any, Any]) -> None:
    seats = game.seats[0]
    general = Playouts(game, worlds=1)
    others: list[bots.Bot] = [bots.find("random", game)] * (seats - 1)
    assert play(game, [general, *others], Random(5)).over


def test_greedy_copes_with_every_value_of_every_option() -> None:
    rng = Random(8)
    for option in VERRE.options:
        for value in option.values or (option.least, option.default):
            if option.id == "first_wesley" and value not in ("random", 0, 1):
                continue
            for seats in (2, 5):
                table = play(VERRE, [bots.find("greedy", VERRE)] * seats, rng, options={option.id: value})
                assert table.over, option.id


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play(VERRE, [bots.find("greedy", VERRE)] * 3, Random(11)).entries for _ in range(2)]
    assert games[0] == games[1]


def test_a_bot_sees_a_view_read_from_bytes_and_never_the_state() -> None:
    seen: list[Any] = []

    class Witness:
        def choose(self, view: View[Any], legal: Any, rng: Random) -> tuple[str, ...]:
            seen.append((view, legal))
            return tuple(legal[0])

    table = Playthrough(VERRE, VERRE.setup(3))
    table.chance(Random(1))
    seat = table.state.actor
    bots.ask(Witness(), table, seat, Random(1))
    view, legal = seen[0]
    assert view == table.view(seat)
    assert view.table is not table.view(seat).table
    assert legal == table.legal(seat)


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        bots.find("cheater", VERRE)
    assert refused.value.code == "unknown-bot"
    assert refused.value.facts["choices"] == "random, greedy"


# Shares of the win that one greedy seat took among random ones lie far above these (see bench/results.md).
@pytest.mark.parametrize(("seats", "at_least"), [(2, 0.85), (3, 0.6), (4, 0.5), (5, 0.4)])
def test_a_greedy_seat_among_random_ones_wins_far_more_than_its_share(seats: int, at_least: float) -> None:
    rng, games, share = Random(seats), 40, 0.0
    for number in range(games):
        seat = number % seats
        players = [bots.find("greedy" if other == seat else "random", VERRE) for other in range(seats)]
        table = play(VERRE, players, rng)
        share += VERRE.outcome(table.state).shares[seat]
    assert share / games > at_least
