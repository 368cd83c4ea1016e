"""The shelf: texts that one process has read are found read by the next one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from perfidie import texts
from perfidie.texts import Texts


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


def test_a_shelf_is_for_nobody_else(tmp_path: Path) -> None:
    texts.keep_parsed_in(tmp_path / "texts")
    assert (tmp_path / "texts").stat().st_mode & 0o077 == 0
