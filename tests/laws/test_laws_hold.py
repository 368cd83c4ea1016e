"""The laws hold on every game, at every seat count."""

from __future__ import annotations

from random import Random

import pytest

from perfidie import games
from perfidie.engine.laws import check
from perfidie.engine.laws.trial import option_sets

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
GAMES = 45


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_law_of_the_engine_is_broken(name: str, seats: int) -> None:
    findings = check(games.find(name), seats, GAMES, seed=11)
    assert [finding.law for finding in findings] == [1, 2, 3, 4, 5, 6, 7]
    for finding in findings:
        assert finding.broken is None, finding.broken
        assert finding.figures.total() >= GAMES, finding


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_value_of_every_option_and_every_preset_is_played(name: str, seats: int) -> None:
    game = games.find(name)
    sets = option_sets(game, seats, Random(0))
    played = [next(sets).options for _ in range(GAMES)]
    assert all(game.setup(seats, preset=preset.id).options in played for preset in game.presets)
    for option in game.options:
        seen = {(type(options[option.id]), options[option.id]) for options in played}
        for value in option.values:
            if not (option.id == "first_wesley" and type(value) is int and value >= seats):
                assert (type(value), value) in seen, (option.id, value)


def test_the_same_seed_finds_the_same() -> None:
    game = games.find("verre")
    first, then = (check(game, 3, 6, seed=5, only=(5, 7)) for _ in range(2))
    assert first == then
    assert check(game, 3, 6, seed=6, only=(5, 7)) != first


def test_parts_of_a_run_add_up_to_the_whole() -> None:
    game = games.find("verre")
    whole = check(game, 2, 8, seed=1, only=(4, 5))
    parts = [check(game, 2, 5, seed=1, only=(4, 5)), check(game, 2, 3, seed=1, first=5, only=(4, 5))]
    for one, other in zip(*parts, strict=True):
        one.add(other)
    assert parts[0] == whole


def test_small_presets_of_the_laboratory_are_counted_out() -> None:
    game = games.find("verre")
    imagination = check(game, 2, 1, seed=2, only=(6,))[-1]
    assert imagination.figures["positions counted out"] >= 4
    assert imagination.figures["worlds counted out"] > 20


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_law_is_broken_in_many_games(name: str, seats: int) -> None:
    for finding in check(games.find(name), seats, 3000, seed=97):
        assert finding.broken is None, finding.broken
