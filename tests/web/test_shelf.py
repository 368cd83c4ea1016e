"""What one process has compiled the next one finds compiled, and nobody else may have a hand in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.web.app import share_what_was_read
from perfidie.web.page.drawing import draw


@pytest.fixture(autouse=True)
def _as_in_a_new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw, "ENVIRONMENT", draw.environment())


def test_what_one_process_has_compiled_the_next_one_finds_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share_what_was_read(tmp_path)
    plain = draw.ENVIRONMENT.get_template("parts/again.html").make_module

    def never(*given: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(draw, "ENVIRONMENT", draw.environment())
    monkeypatch.setattr(draw.ENVIRONMENT, "_parse", never)
    share_what_was_read(tmp_path)
    assert draw.ENVIRONMENT.get_template("parts/again.html").make_module.__name__ == plain.__name__


def test_a_folder_that_others_may_enter_is_neither_read_nor_written(tmp_path: Path) -> None:
    """What is found there would be believed."""
    (tmp_path / "read").mkdir(mode=0o755)
    (tmp_path / "read").chmod(0o755)
    share_what_was_read(tmp_path)
    draw.ENVIRONMENT.get_template("offline.html")
    assert not list((tmp_path / "read").iterdir())


def test_the_folder_of_several_processes_is_for_nobody_else(tmp_path: Path) -> None:
    share_what_was_read(tmp_path)
    draw.ENVIRONMENT.get_template("parts/again.html")
    assert (tmp_path / "read").stat().st_mode & 0o077 == 0
    assert len(list((tmp_path / "read" / "templates").iterdir())) == 1
