"""Law 8 as one function: silent, and not to be fooled."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import launch
from adapters.lab import GAMES, every_table
from perfidie.adapters import checks, openspiel
from perfidie.adapters.research import need
from perfidie.engine import Field, Game, Refusal, Setup
from perfidie.games.verre import GAME
from perfidie.games.verre.lab import GlassLab
from perfidie.games.verre.rules.table import Table
from variants import variant


@every_table
def test_the_games_pass_in_silence(game: Game[Any, Any], seats: int, capfd: Any) -> None:
    assert checks.run(game, seats, game.setup(seats).options) == []
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("game", "preset"),
    [pytest.param(game, each.id, id=f"{game.id}-{each.id}") for game in GAMES for each in game.presets],
)
def test_every_preset_passes_in_silence(game: Game[Any, Any], preset: str, capfd: Any) -> None:
    assert checks.run(game, game.seats[0], game.setup(game.seats[0], preset=preset).options) == []
    assert capfd.readouterr() == ("", "")


class LastsTooLong(GlassLab):
    def longest(self, setup: Setup) -> int:
        return 3


class GivesAFieldTooMuch(GlassLab):
    def numbers(self, state: Table, seat: int) -> bytearray:
        return super().numbers(state, seat) + b"\0"


class GoesOutOfBounds(GlassLab):
    def fields(self, setup: Setup) -> tuple[Field, ...]:
        return tuple(Field(field.name, field.size) for field in super().fields(setup))


class ForgetsAnAction(GlassLab):
    def actions(self, setup: Setup) -> tuple[int, ...]:
        return super().actions(setup)[1:]


class LeavesAChoiceToChance(GlassLab):
    def chances(self, setup: Setup) -> tuple[int, ...]:
        return (*super().chances(setup), GAME.lab.actions(setup)[0])


@pytest.mark.parametrize(
    ("fault", "who"),
    [
        (LastsTooLong, "OpenSpiel's random simulation"),
        (GivesAFieldTooMuch, "OpenSpiel's random simulation"),
        (GoesOutOfBounds, "PettingZoo's api_test"),
        (ForgetsAnAction, "the declared actions: AssertionError: `spy A` is legal, but not among"),
        (LeavesAChoiceToChance, "the declared actions: AssertionError: `spy A` is a seat's, but among"),
    ],
)
def test_a_planted_fault_is_told_in_silence(fault: type[GlassLab], who: str, capsys: Any) -> None:
    complaints = checks.run(variant(GAME, fault), 3, GAME.setup(3).options)
    assert any(complaint.startswith(who) for complaint in complaints)
    assert capsys.readouterr().out == ""


def test_a_faulty_double_does_not_stay_in_the_place_of_the_game() -> None:
    checks.run(variant(GAME, LastsTooLong), 3, GAME.setup(3).options)
    assert openspiel.register(GAME) is GAME


# Without the research libraries


def test_a_missing_library_is_named() -> None:
    with pytest.raises(Refusal, match="a_library_nobody_has"):
        need("a_library_nobody_has")


@pytest.mark.parametrize(
    ("room", "library"),
    [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("checks", "pyspiel"), ("checks", "gymnasium")],
)
def test_a_room_of_the_laboratory_says_what_it_needs(room: str, library: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import perfidie.adapters.{room}"
    done = launch.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().endswith(f"Refusal: needs-research (package={library})")
