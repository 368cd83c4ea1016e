"""The page that leads to one's first network tells the truth: its commands and its code run, in a shorter form."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cli.desk import Desk
from perfidie.lab.train.__main__ import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/first-network.md").read_text(encoding="utf-8")
SHORTER = {
    "perfidie dataset": "--games 20 --workers 1",
    "perfidie arena": "--games 3",
    "perfidie play": "--seed 1",
    "python -m perfidie.lab.train imitate": "--hidden 8 --steps 2",
    "python -m perfidie.lab.train run": "--deals 1",
    "python -m perfidie.lab.train exploit": "--decisions 768 --seeds 1 --deals 1",
}
"""By command: words after those of the page, which count instead of them."""
LESS = {"decisions": "1536", "checkpoint": "768", "hidden": "8", "tables": "24"}
"""By name: how much of it there is in the shorter form of the training."""


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    return [line.removeprefix("$ ") for block in blocks("console") for line in block.splitlines()]


def shorter(training: str) -> str:
    for name, number in LESS.items():
        training, changed = re.subn(rf"\b{name} = [\d.e]+", f"{name} = {number}", training)
        assert changed, name
    return training


def test_the_commands_and_the_code_of_the_page_run_from_top_to_bottom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk(tmp_path)
    [training] = blocks("toml")
    (tmp_path / "first.toml").write_text(shorter(training))
    done = set()
    for command in commands():
        name = next((each for each in SHORTER if command.startswith(each)), None)
        if name is None:
            assert re.match(r"python3 -m venv|\. |pip install ", command), command
            continue
        program, *words = shlex.split(f"{command.removeprefix('python -m ')} {SHORTER[name]}")
        if program == "perfidie":
            run = desk.run(*words, typed="1\n" * 600)
            assert run.status == 0, run.errors
        else:
            assert main(words) == 0
        done.add(name)
    assert done == set(SHORTER)
    [code] = blocks("python")
    capsys.readouterr()
    scope: dict[str, Any] = {}
    exec(compile(code, "first-network.md", "exec"), scope)
    assert re.search(r"expects \d+% of the win", capsys.readouterr().out)
    assert json.loads((tmp_path / "exploiters/exploited.json").read_bytes())["best"]["seed"] == 1


def test_the_page_installs_what_it_needs_and_its_picture_is_there() -> None:
    [install] = [command for command in commands() if command.startswith("pip")]
    extras = re.search(r"\[(.*)\]", install)
    assert extras
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(extras[1].split(",")) == {"arena", "batch", "data"} <= set(known)
    for picture in re.findall(r"\((pictures/[^)]*)\)", PAGE):
        assert (ROOT / "docs" / picture).is_file()
