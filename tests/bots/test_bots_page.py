"""The page about bots tells the truth: its code runs, its levels are those there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from perfidie import bots
from perfidie.engine.instinct import Instinct

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    scope: dict[str, Any] = {}
    exec(compile(block, "bots.md", "exec"), scope)
    assert 0 < sum(int(line.split()[-2]) for line in capsys.readouterr().out.splitlines()) <= 200
    assert scope["play"].version > 0


def test_the_levels_and_the_parts_of_an_instinct_are_those_there_are() -> None:
    assert re.findall(r"^\| `(\w+)` \| \w+ \|", PAGE, re.MULTILINE) == list(bots.LEVELS)
    named = re.findall(r"`(\w+)\([^)]*\)`", PAGE.partition("| part |")[2])
    assert {name for name, part in vars(Instinct).items() if callable(part) and name[0] != "_"} <= set(named)
