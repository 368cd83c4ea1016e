"""The page for researchers tells the truth: its code runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from adapters.lab import GAMES
from cli.desk import Desk
from perfidie.adapters import openspiel

PAGE = Path(__file__).parents[2] / "docs" / "laboratory.md"


def test_the_code_of_the_page_runs_from_top_to_bottom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = PAGE.read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (line,) = re.findall(r"^\$ perfidie (dataset .*)$", page, re.MULTILINE)
    assert Desk(tmp_path).run(*line.split(), "--games", "3", "--workers", "1").status == 0
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 7
    scope: dict[str, Any] = {}
    for number, block in enumerate(blocks, start=1):
        exec(compile(block, f"{PAGE.name}, block {number}", "exec"), scope)
    assert scope["hearts"].tolist() == [4.0] * 5
    assert not scope["env"].agents
    assert not scope["together"].agents


def test_the_figures_of_the_page_are_those_of_the_games() -> None:
    page = PAGE.read_text(encoding="utf-8")
    seats = {game.id: "-".join(map(str, sorted({game.seats[0], game.seats[-1]}))) for game in GAMES}
    assert seats == dict(re.findall(r"^\| `(\w+)` \| [^|]* \| (\d(?:-\d)?) \|", page, re.MULTILINE))
    for game in GAMES:
        lab = openspiel.load(game, min(5, game.seats[-1]))
        figures = (lab.num_distinct_actions(), lab.max_game_length(), lab.observation_tensor_size())
        row = next(line for line in page.splitlines() if line.startswith(f"| `{game.id}` |"))
        assert row.split(" | ", 3)[3] == " | ".join(map(str, figures)) + " |"
