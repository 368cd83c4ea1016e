"""The laws hold on every game, at every seat count."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ends import ends
from perfidie import games
from perfidie.engine import Game, Options, Refusal
from perfidie.engine.laws import check
from perfidie.engine.laws.trial import option_sets
from variants import variant

GAMES = 45


def tables(name: str) -> list[tuple[str, int]]:
    """A game at every number of seats it takes."""
    return [(name, seats) for seats in games.find(name).seats]


TABLES = [table for name in games.names() for table in tables(name)]


@pytest.mark.parametrize(("name", "seats"), [table for name in games.names() for table in ends(tables(name))])
def test_no_law_of_the_engine_is_broken(name: str, seats: int) -> None:
    """At the largest table with every option, at smaller ones in fewer games."""
    played = GAMES if seats == games.find(name).seats[-1] else GAMES // 2
    findings = check(games.find(name), seats, played, seed=11)
    assert [finding.law for finding in findings] == [1, 2, 3, 4, 5, 6, 7, 12, 14]
    for finding in findings:
        assert finding.broken is None, finding.broken
        assert finding.figures.total() >= played, finding


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_value_of_every_option_and_every_preset_is_played(name: str, seats: int) -> None:
    """Values that have a meaning only beside another option come later, and beside it."""
    game = games.find(name)
    sets = option_sets(game, seats, Random(0))
    played = [next(sets).options for _ in range(2 * GAMES)]
    for preset in game.presets:
        if accepted(game, seats, preset.options):
            assert game.setup(seats, preset=preset.id).options in played[:GAMES], preset.id
    for option in game.options:
        beside = dict([option.when]) if option.when else {}
        among = [options for options in (played if beside else played[:GAMES]) if beside.items() <= options.items()]
        seen = {(type(options[option.id]), options[option.id]) for options in among}
        for value in option.values:
            assert ((type(value), value) in seen) == accepted(game, seats, {option.id: value}), (option.id, value)


def accepted(game: Game[Any, Any], seats: int, options: Options) -> bool:
    """Whether these options make sense with so many seats: a fourth seat does not begin at a table of three."""
    try:
        game.setup(seats, options)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_finds_the_same(name: str) -> None:
    game = games.find(name)
    seats = game.seats[0]
    first, then = (check(game, seats, 6, seed=5, only=(5, 7)) for _ in range(2))
    assert first == then
    assert check(game, seats, 6, seed=6, only=(5, 7)) != first


def test_parts_of_a_run_add_up_to_the_whole() -> None:
    game = games.find("verre")
    whole = check(game, 2, 8, seed=1, only=(4, 5))
    parts = [check(game, 2, 5, seed=1, only=(4, 5)), check(game, 2, 3, seed=1, first=5, only=(4, 5))]
    for one, other in zip(*parts, strict=True):
        one.add(other)
    assert parts[0] == whole


SMALL = [name for name in games.names() if any(preset.lab for preset in games.find(name).presets)]

FEW_WORLDS = {"charlatans": 4, "mousquetaires": 12}
"""Where little is hidden from anybody at the tiny preset, or nothing: each position is then a world or two."""


@pytest.mark.parametrize("name", SMALL)
def test_small_presets_of_the_laboratory_are_counted_out(name: str) -> None:
    game = games.find(name)
    imagination = check(game, game.seats[0], 1, seed=2, only=(6,))[-1]
    assert imagination.figures["positions counted out"] >= 4
    assert imagination.figures["worlds counted out"] > FEW_WORLDS.get(name, 20)


# Many games

HELD: list[tuple[str, Options]] = [
    ("verona", {"poison": False}),
    ("verona", {"poison": True}),
    ("idus_martii", {"round2_force": "opposite"}),
    ("idus_martii", {"round2_force": "yellow_only"}),
    *[("charlatans", {"books": books}) for books in ("I", "II", "III", "IV", "random", "chosen")],
    ("charlatans", {"cards": "chosen"}),
    ("mousquetaires", {"closed_hands": True}),
    ("mousquetaires", {"closed_hands": False}),
]
"""Options that change so much that each value is to be seen in many games."""


def held(name: str, fixed: Options) -> Game[Any, Any]:
    """The game, with some of its options nailed down."""
    game: Any = games.find(name)
    options = [replace(each, values=(fixed[each.id],)) if each.id in fixed else each for each in game.options]
    presets = [each for each in game.presets if all(each.options.get(id, fixed[id]) == fixed[id] for id in fixed)]
    kind = type("Held", (type(game.rules),), {"options": tuple(options), "presets": tuple(presets)})
    return variant(game, kind)


@pytest.mark.parametrize(("name", "fixed"), HELD)
def test_options_that_are_nailed_down_stay(name: str, fixed: Options) -> None:
    game = held(name, fixed)
    sets = option_sets(game, game.usual_seats, Random(0))
    assert all(fixed.items() <= next(sets).options.items() for _ in range(GAMES))


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_law_is_broken_in_many_games(name: str, seats: int) -> None:
    for finding in check(games.find(name), seats, 3000, seed=97):
        assert finding.broken is None, finding.broken


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "fixed", "seats"), [(name, fixed, seats) for name, fixed in HELD for seats in games.find(name).seats]
)
def test_no_law_is_broken_in_many_games_of_either_kind(name: str, fixed: Options, seats: int) -> None:
    for finding in check(held(name, fixed), seats, 2000, seed=53):
        assert finding.broken is None, finding.broken
        assert finding.figures.total() >= 2000, finding
