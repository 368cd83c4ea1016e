"""Bots get a view and the legal words, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots.matches import match, share_of_wins
from ends import ends
from games.playing import GAMES, AnyGame, every_game, mixtures, named, values
from perfidie import bots
from perfidie.bots.greedy import Playouts
from perfidie.engine import Playthrough, Refusal, View
from perfidie.games import find

VERRE = find("verre")
PRESETS = [preset for game in GAMES for preset in ends([(game, preset.id) for preset in game.presets])]


HURRY = 0.001
"""Of the time that bots usually take: a thought or two for each decision."""


@pytest.mark.parametrize("level", [*bots.BASELINES, *bots.LEVELS])
@every_game
def test_every_level_plays_whole_games_at_the_smallest_and_the_largest_table(game: AnyGame, level: str) -> None:
    """All sizes by lot; where it takes long thoughts the smallest alone."""
    ends = sorted({game.seats[0], game.seats[-1]})
    for seats in {"random": list(game.seats), "greedy": ends}.get(level, ends[:1]):
        table = match(game, [bots.find(level, game, HURRY)] * seats, Random(seats))
        assert table.over
        assert len(game.rules.outcome(table.state).scores) == seats


@every_game
def test_the_general_greedy_bot_plays_any_game(game: AnyGame) -> None:
    seats = game.seats[0]
    general = Playouts(game, worlds=1)
    others: list[bots.Bot] = [bots.find("random", game)] * (seats - 1)
    assert match(game, [general, *others], Random(5)).over


@every_game
def test_greedy_copes_with_every_value_of_every_option(game: AnyGame) -> None:
    """Of options with many values, such as the number of rounds, the first four."""
    rng, most = Random(8), 4
    for seats in sorted({game.seats[0], game.seats[-1]}):
        lacking = {(option.id, value) for option in game.options for value in values(game, seats, option, most)}
        for options in mixtures(game, seats, rng, most):
            assert match(game, [bots.find("greedy", game)] * seats, rng, **options).over, options
            lacking -= set(options.items())
            if not lacking:
                break


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=named)
def test_the_same_luck_gives_the_same_match(game: AnyGame, preset: str) -> None:
    players = [bots.find("greedy", game)] * game.seats[:2][-1]
    first, second, other = (match(game, players, Random(seed), preset).entries for seed in (11, 11, 12))
    assert first == second
    assert first != other


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
    assert refused.value.facts["choices"] == "novice, regular, strong, master, legend"


# Shares of the win that one greedy seat took among random ones lie far above these (see bench/results.md).
@pytest.mark.parametrize(("seats", "at_least"), [(2, 0.85), (3, 0.6), (4, 0.5), (5, 0.4)])
def test_a_greedy_seat_among_random_ones_wins_far_more_than_its_share(seats: int, at_least: float) -> None:
    assert share_of_wins(VERRE, seats, 40) > at_least
