"""Whoever comes first waits no longer than whoever comes after."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from jinja2 import TemplateSyntaxError

import launch
from perfidie.web.page import readiness
from perfidie.web.page.drawing import draw
from perfidie.web.page.readiness import compile_ahead, make_ready, templates

DRIVER = Path(__file__).with_name("first_visitor.py")


def visited(folder: Path, *paths: str) -> dict[str, Any]:
    """What was done for the first visitor of these pages in a process of its own."""
    command = [sys.executable, str(DRIVER), f"sqlite:///{folder / 'tables.db'}", *paths]
    done = launch.run(command, env=dict(os.environ), capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_for_the_first_visitor_nothing_is_read_compiled_loaded_or_packed(tmp_path: Path) -> None:
    told = visited(tmp_path, "/?lang=fr", "/?lang=en")
    assert told == {"answers": [200, 200], "done": []}


def test_of_a_page_that_nobody_has_asked_for_a_few_sentences_are_read_and_no_game_is_loaded(tmp_path: Path) -> None:
    told = visited(tmp_path, "/games/verona/open?lang=en")
    assert told["answers"] == [200]
    assert set(told["done"]) == {"read", "compiled"}
    assert told["done"].count("read") < 150


def test_every_template_is_compiled_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = draw.environment()
    monkeypatch.setattr(readiness, "ENVIRONMENT", fresh)
    names = list(templates())
    assert {"table.html", "parts/table.html", "verre/glass.html"} <= set(names)
    compile_ahead(0)

    def never(*given: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(fresh, "_parse", never)
    assert [fresh.get_template(name).name for name in names] == names


def test_what_cannot_be_made_ready_keeps_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> None:
        raise TemplateSyntaxError("nonsense", 1)

    fresh = draw.environment()
    monkeypatch.setattr(fresh, "_parse", broken)
    monkeypatch.setattr(readiness, "ENVIRONMENT", fresh)
    monkeypatch.setattr(readiness, "page", broken)
    make_ready()
    compile_ahead(0)
