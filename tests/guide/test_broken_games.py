"""A broken game outside is named, with the reason, and left out: the house stays open."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import launch
from perfidie.cli.new import new_game

Break = Callable[[Path], None]


def appended(file: str, text: str) -> Break:
    def change(game: Path) -> None:
        path = game / file
        path.parent.mkdir(exist_ok=True)
        path.write_text((path.read_text(encoding="utf-8") if path.exists() else "") + text, encoding="utf-8")

    return change


def replaced(file: str, old: str, new: str) -> Break:
    def change(game: Path) -> None:
        path = game / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change


BREAKS = {
    "a syntax error": (appended("rules/steps.py", "\ndef ("), "steps.py, line"),
    "no GAME": (replaced("__init__.py", "GAME =", "GAMES ="), "must say GAME = Game(...)"),
    "a GAME that is none": (appended("__init__.py", "\nGAME = 3\n"), "has 3"),
    "a TOML that cannot be read": (appended("cards.toml", "\n[[["), "cards.toml: "),
    "a misspelt key": (replaced("cards.toml", "[[preset]]", "[[presets]]"), "cards.toml: "),
    "an import that fails": (replaced("sight/view.py", "import msgspec", "import no_such_thing"), "view.py, line"),
    "a room without its thing": (replaced("web/__init__.py", "BOARD =", "BORED ="), "its room web must declare BOARD"),
    "a room that fails": (appended("bot/__init__.py", "1 / 0\n"), "ZeroDivisionError"),
    "another id": (replaced("rules/__init__.py", 'id = "casse"', 'id = "autre"'), "'autre'"),
}


def perfidie(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return launch.run(
        [sys.executable, "-m", "perfidie", *words],
        env={**os.environ, "PERFIDIE_GAMES": str(folder), "NO_COLOR": "1", "COLUMNS": "400"},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=120,
    )


@pytest.mark.parametrize("how", BREAKS)
def test_a_broken_game_is_named_and_left_out(tmp_path: Path, how: str) -> None:
    change, reason = BREAKS[how]
    new_game("casse", tmp_path)
    change(tmp_path / "casse")
    listed = perfidie(tmp_path, "games", "--lang", "en")
    assert listed.returncode == 0
    assert "verre" in listed.stdout
    line = next(line for line in listed.stdout.splitlines() if line.startswith("casse"))
    assert "cannot be loaded" in line
    assert reason in line
    assert listed.stderr == ""
    checked = perfidie(tmp_path, "check", "casse", "--lang", "en")
    assert checked.returncode == 2
    assert len(checked.stderr.strip().splitlines()) == 1
    assert reason in checked.stderr


def test_the_landing_page_opens_without_a_broken_game(tmp_path: Path) -> None:
    new_game("casse", tmp_path)
    new_game("sain", tmp_path)
    appended("web/__init__.py", "1 / 0\n")(tmp_path / "casse")
    script = "from perfidie.web.page.games import game_cards\nprint([card.id for card in game_cards('en')])"
    done = launch.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PERFIDIE_GAMES": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "'sain'" in done.stdout, done.stderr
    assert "casse" not in done.stdout
    assert done.stderr.count("casse is left out") == 1
