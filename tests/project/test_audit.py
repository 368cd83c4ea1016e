"""What other people's tools say of the source; `make audit` asks all of them, about all of it."""

from __future__ import annotations

import sys
from pathlib import Path

import launch

ROOT = Path(__file__).parents[2]
OPEN_ROOMS = ("web", "store", "cli")
"""The rooms that strangers, files and settings reach."""


def test_bandit_finds_nothing_in_the_rooms_that_strangers_reach() -> None:
    rooms = [str(ROOT / "src/perfidie" / room) for room in OPEN_ROOMS]
    command = [sys.executable, "-m", "bandit", "-c", str(ROOT / "pyproject.toml"), "-q", "-r", *rooms]
    said = launch.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout
