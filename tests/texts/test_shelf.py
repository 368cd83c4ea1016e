"""The shelf: texts that one process has read are found read by the next one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from perfidie import texts
from perfidie.texts import Texts
from perfidie.web.app import share_what_was_read
from perfidie.web.page.drawing import draw


@pytest.fixture(autouse=True)
def _as_in_a_new_process() -> Iterator[None]:
    """Nothing has been read, before and after."""
    forget()
    yield
    texts._shelf = None
    forget()


def forget() -> None:
    texts._bundle.cache_clear()
    texts._parsed.cache_clear()


def never(source: str) -> None:
    raise AssertionError(f"read again: {source[:40]}")


def test_what_one_process_has_read_the_next_one_finds_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Texts("fr", "verre").say("game-title")
    forget()
    texts.keep_parsed_in(tmp_path / "texts")
    assert Texts("fr", "verre").say("game-title") == plain
    forget()
    monkeypatch.setattr(texts, "FluentResource", never)
    assert Texts("fr", "verre").say("game-title") == plain


def test_what_cannot_be_kept_is_read_all_the_same(tmp_path: Path) -> None:
    texts.keep_parsed_in(tmp_path / "texts")
    (tmp_path / "texts").rmdir()
    assert Texts("en", "verre").say("game-title")
    assert not (tmp_path / "texts").exists()


def test_a_folder_that_others_may_enter_is_neither_read_nor_written(tmp_path: Path) -> None:
    """What is found there would be believed."""
    (tmp_path / "read").mkdir(mode=0o755)
    (tmp_path / "read").chmod(0o755)
    share_what_was_read(tmp_path)
    assert Texts("fr", "verre").say("game-title")
    assert not list((tmp_path / "read").iterdir())


def test_the_folder_of_several_processes_is_for_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draw.ENVIRONMENT, "bytecode_cache", None)
    share_what_was_read(tmp_path)
    assert Texts("fr", "verre").say("game-title")
    assert (tmp_path / "read").stat().st_mode & 0o077 == 0
    assert len(list((tmp_path / "read" / "texts").iterdir())) == 2, "the common texts, and those of the game"
