"""The table of `make coverage` adds up by room."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def coverage(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, which lies among the scripts of the project."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return import_module("rooms_reached")


def test_files_are_summed_by_room_and_among_the_games_by_game(coverage: Any, tmp_path: Path) -> None:
    def file(statements: int, covered: int) -> dict[str, Any]:
        return {"summary": {"num_statements": statements, "covered_lines": covered}}

    files = {
        "src/perfidie/engine/state.py": file(10, 9),
        "src/perfidie/engine/laws/law.py": file(30, 30),
        "src/perfidie/games/verre/steps.py": file(5, 5),
        "src/perfidie/games/verre/web/board.py": file(5, 0),
        "src/perfidie/games/__init__.py": file(2, 1),
        "src/perfidie/__init__.py": file(0, 0),
    }
    report = tmp_path / "coverage.json"
    report.write_text(json.dumps({"files": files}), encoding="utf-8")
    rooms = coverage.by_room(report)
    assert rooms == {"engine": (40, 39), "games": (2, 1), "games/verre": (10, 5), "perfidie": (0, 0)}
    lines = [line.split() for line in coverage.table(rooms).splitlines()]
    assert lines[1:] == [
        ["engine", "40", "39", "97.5%"],
        ["games", "2", "1", "50.0%"],
        ["games/verre", "10", "5", "50.0%"],
        ["perfidie", "0", "0", "100.0%"],
        ["all", "52", "45", "86.5%"],
    ]
