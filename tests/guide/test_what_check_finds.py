"""What `perfidie check` finds in a game outside, and what an engineer may change without touching anything else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from guide.test_broken_games import appended, perfidie, replaced
from perfidie import games
from perfidie.cli.laws.wording import wording
from perfidie.cli.new import new_game
from perfidie.engine import Game, play_out
from perfidie.texts import _bundle
from perfidie.web.page.drawing.assets import assets, board_files

Change = Callable[[Path], None]


@pytest.fixture
def grown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Change], Game[Any, Any]]]:
    """A new game outside, changed by somebody before it is read."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    new_game("eclos", tmp_path)

    def read(change: Change) -> Game[Any, Any]:
        change(tmp_path / "eclos")
        return games.find("eclos")

    yield read
    for name in [name for name in sys.modules if name.startswith("perfidie.games.eclos")]:
        del sys.modules[name]
    for kept in (games.companion, _bundle, assets):
        kept.cache_clear()


FAULTS = {
    "a text that is missing": (replaced("texts/fr.ftl", "action-stay = Je reste\n", ""), "action-stay"),
    "a text in one language only": (appended("texts/en.ftl", "\nword-ghost = ghost\n"), "word-ghost is not in fr.ftl"),
    "a text that is not Fluent": (appended("texts/en.ftl", "\nword-odd = { $\n"), "en.ftl, line"),
    "a value that never comes": (
        replaced(
            "texts/en.ftl",
            "prompt-StayOrLeave = ",
            "prompt-StayOrLeave = { $best ->\n    [never] No.\n   *[highest] Yes.\n }",
        ),
        "never",
    ),
}


@pytest.mark.parametrize("how", FAULTS)
def test_a_fault_in_the_texts_is_named(grown: Callable[[Change], Game[Any, Any]], how: str) -> None:
    change, named = FAULTS[how]
    broken = wording(grown(change)).broken
    assert broken is not None
    assert named in broken.says


def test_a_new_game_has_all_its_texts(grown: Callable[[Change], Game[Any, Any]]) -> None:
    assert wording(grown(lambda game: None)).broken is None


def test_a_failing_test_of_a_game_outside_fails_the_check(tmp_path: Path) -> None:
    new_game("eclos", tmp_path)
    replaced("../tests/eclos/test_rules.py", "winners == ()", "winners == (0,)")(tmp_path / "eclos")
    checked = perfidie(tmp_path, "check", "eclos", "--games", "2", "--lang", "en")
    assert checked.returncode == 1
    assert "test_r02_if_everybody_leaves_nobody_wins" in checked.stdout + checked.stderr


def test_more_seats_are_one_figure_of_the_data_file(grown: Callable[[Change], Game[Any, Any]]) -> None:
    game = grown(replaced("cards.toml", "seats_most = 4", "seats_most = 9"))
    assert game.seats[-1] == 9
    state = game.new(game.setup(9))
    play_out(state, Random(1))
    assert len(game.rules.outcome(state).scores) == 9


def test_a_style_sheet_of_one_s_own_keeps_that_of_the_generated_parts(
    grown: Callable[[Change], Game[Any, Any]],
) -> None:
    grown(lambda game: None)
    sheets, _ = board_files("eclos")
    assert "css/generated.css" in sheets
    assert any(sheet.startswith("eclos/") for sheet in sheets)
