"""What every test of the site has: a log that is read, and the engine's toys among the games where asked for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from perfidie import games
from perfidie.web import app

TOYS = ("bag", "ballot", "hunt", "shells", "snap", "whispers")


@pytest.fixture(autouse=True)
def logged() -> Iterator[list[dict[str, Any]]]:
    """What the site in this process logs. A fault of the site is a failure, whatever the test looks at."""
    lines: list[dict[str, Any]] = []

    def keep(_: Any, method: str, event: Any) -> Any:
        lines.append({**event, "level": method})
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[keep], cache_logger_on_first_use=False)
    yield lines
    structlog.configure(**before)
    faults = [line for line in lines if line["level"] in ("error", "critical", "exception")]
    assert not faults, faults


@pytest.fixture
def hushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams without signs of life, which come by the clock: two slow tests would not get them at the same moment."""
    monkeypatch.setattr(app, "HEARTBEAT", 3600.0)


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine's toys, put among the games for a while."""
    put_among_the_games(tmp_path, monkeypatch, {name: f"engine.toys.{name}" for name in TOYS})


@pytest.fixture
def council(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy with a team and a sand-timer, put among the games for a while."""
    put_among_the_games(tmp_path, monkeypatch, {"council": "web.council"})


def put_among_the_games(folder: Path, monkeypatch: pytest.MonkeyPatch, homes: dict[str, str]) -> None:
    for name, module in homes.items():
        home = folder / "games" / name
        home.mkdir(parents=True)
        (home / "__init__.py").write_text(f"from {module} import {name.upper()} as GAME\n", encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder / "games")])
