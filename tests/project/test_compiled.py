"""The compiled engine is the same engine: what it plays, shows, keeps and refuses is the same, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from launch import run
from perfidie import games

ROOT = Path(__file__).parents[2]
PLAYED, LAWFUL = (str(Path(__file__).with_name(name)) for name in ("played.py", "lawful.py"))

pytestmark = pytest.mark.timeout(1800)  # whoever comes first waits for the compiler


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with its extension modules."""
    folder = tmp_path_factory.mktemp("compiled")
    run([sys.executable, "scripts/compiled.py", str(folder)], cwd=ROOT, check=True, capture_output=True)
    return folder


def told(command: list[str], package: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """What a program says that finds this package."""
    there = {**os.environ, **settings, "PYTHONPATH": str(package)}
    return run([sys.executable, *command], cwd=ROOT, env=there, check=False, capture_output=True, text=True)


def test_it_says_that_it_is_compiled(package: Path) -> None:
    assert told(["-m", "perfidie", "--version"], package).stdout.endswith(" (compiled)\n")
    assert "compiled" not in told(["-m", "perfidie", "--version"], ROOT / "src").stdout


def test_equal_seeds_give_the_same_games_records_views_and_choices_of_bots(package: Path) -> None:
    compiled, plain = told([PLAYED], package), told([PLAYED], ROOT / "src")
    assert (compiled.stderr, plain.stderr) == ("compiled: True\n", "compiled: False\n")
    assert len(plain.stdout.splitlines()) > 2 * len(games.names())
    assert compiled.stdout == plain.stdout


@pytest.mark.parametrize("name", games.names())
def test_golden_playthroughs_replay_and_the_laws_hold(name: str, package: Path) -> None:
    checked = told([LAWFUL, name], package)
    assert checked.returncode == 0, checked.stdout
    assert checked.stderr == "compiled: True\n"
    assert len(checked.stdout.splitlines()) > 5


def test_games_from_outside_with_every_kind_of_step_play_on_the_compiled_engine(package: Path) -> None:
    """The toys of the engine's own tests, which pass on it; but for those that give a step what it cannot hold."""
    less = ["--ignore=tests/engine/test_instruments.py", "-m", "not soak", "-p", "no:cacheprovider"]
    tested = told(["-m", "pytest", "tests/engine", *less], package)
    assert tested.returncode == 0, tested.stdout


def test_a_game_that_was_just_begun_is_played_on_the_compiled_engine(package: Path, tmp_path: Path) -> None:
    """What `perfidie new` writes lies outside the package."""
    there = {"PERFIDIE_GAMES": str(tmp_path / "games"), "PERFIDIE_SAVES": str(tmp_path / "saves")}
    perfidie = ["-m", "perfidie"]
    assert told([*perfidie, "new", "sixth", "--into", str(tmp_path / "games")], package).returncode == 0
    played = told([*perfidie, "play", "sixth", "--people", "0", "--bot", "random", "--lang", "en"], package, **there)
    assert "The game is over" in played.stdout, played.stderr


def test_the_wheel_for_this_platform_holds_sources_and_extension_modules(package: Path, tmp_path: Path) -> None:
    asked = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    run(command, cwd=ROOT, env=asked, check=True, capture_output=True)
    wheel = next(tmp_path.glob("*.whl"))
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name
    held = set(zipfile.ZipFile(wheel).namelist())
    extensions = {path.relative_to(package).as_posix() for path in package.rglob("*.so")}
    assert len(extensions) > 20
    assert extensions <= held
    assert {f"{name.split('.')[0]}.py" for name in extensions if name.startswith("perfidie/")} <= held
