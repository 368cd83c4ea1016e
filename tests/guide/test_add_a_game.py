"""The guide docs/add-a-game.md, followed to the letter by somebody who has an empty folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import launch

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/add-a-game.md"


def commands(guide: str) -> list[str]:
    """What the guide tells its reader to type."""
    blocks = re.findall(r"```console\n(.*?)```", guide, flags=re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


def shell(command: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return launch.run(
        ["bash", "-c", command],
        cwd=folder,
        env={**os.environ, "PATH": path, "NO_COLOR": "1", **environment},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=240,
    )


def test_every_command_of_the_guide_works_in_an_empty_folder(tmp_path: Path) -> None:
    script = commands(GUIDE.read_text(encoding="utf-8"))
    assert [line.split()[0] for line in script] == ["perfidie", "export", "perfidie", "perfidie", "perfidie", "pytest"]
    done = shell("set -ex\n" + "\n".join(script), tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "monjeu" in done.stdout
    assert "4 passed" in done.stdout


def test_the_new_game_passes_the_linter_and_strict_types(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert shell("perfidie new monjeu", tmp_path).returncode == 0
    written = "src/perfidie/games/monjeu tests"
    for check in (f"ruff check {written}", f"ruff format --check {written}", "mypy -p perfidie.games.monjeu"):
        done = shell(check, tmp_path, MYPYPATH=str(tmp_path / "src"))
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_game_in_a_checkout_goes_where_games_live(tmp_path: Path) -> None:
    (tmp_path / "src/perfidie/games").mkdir(parents=True)
    done = shell("perfidie new monjeu", tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "src/perfidie/games/monjeu/rules/steps.py").is_file()
    assert (tmp_path / "tests/games/monjeu/test_rules.py").is_file()
    assert (tmp_path / "docs/rules/monjeu.md").is_file()


@pytest.mark.parametrize(
    ("command", "part"),
    [
        ("perfidie new Mon-Jeu --into x --lang fr", "Mon-Jeu"),
        ("perfidie new verre --into x --lang en", "verre"),
        ("perfidie new monjeu --lang fr", "--into"),
    ],
)
def test_a_bad_name_a_taken_name_or_a_strange_place_changes_nothing(tmp_path: Path, command: str, part: str) -> None:
    done = shell(command, tmp_path)
    assert done.returncode == 2
    assert part in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_second_new_game_of_the_same_name_overwrites_nothing(tmp_path: Path) -> None:
    shell("perfidie new monjeu --into games", tmp_path)
    changed = tmp_path / "games/monjeu/rules/steps.py"
    changed.write_text("mine")
    done = shell("perfidie new monjeu --into games", tmp_path)
    assert done.returncode == 2
    assert changed.read_text() == "mine"


def test_a_new_game_has_a_lesson_that_its_rules_play_to_the_end(tmp_path: Path) -> None:
    shell("perfidie new monjeu --into games", tmp_path)
    at_home = {"PERFIDIE_GAMES": str(tmp_path / "games")}
    done = shell("printf '\\nstay\\n' | perfidie learn monjeu --lang en", tmp_path, **at_home)
    assert done.returncode == 0, done.stderr
    assert "you win" in done.stdout
    assert "play monjeu --bot novice" in done.stdout


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("> deal 2", "> deal 9", "first"),
        ('to = ["*"]', 'to = ["stay"]', "nothing is said of 'leave'"),
        ("2: leave", "2: dance", "dance"),
        ("minutes = 1", "minuts = 1", "minuts"),
    ],
)
def test_a_lesson_that_no_longer_fits_its_game_is_found_by_check(
    tmp_path: Path, right: str, wrong: str, says: str
) -> None:
    shell("perfidie new monjeu --into games", tmp_path)
    lesson = tmp_path / "games/monjeu/lessons/first.toml"
    lesson.write_text(lesson.read_text("utf-8").replace(right, wrong), "utf-8")
    checked = shell("perfidie check monjeu --games 2", tmp_path, PERFIDIE_GAMES=str(tmp_path / "games"))
    assert checked.returncode == 1
    assert re.search(r"13  lessons .* BROKEN", checked.stdout)
    assert says in checked.stdout
