"""One truth for a figure: an owner of the box corrects `cards.toml`, and everything that is read follows."""

from __future__ import annotations

import json
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import launch
from games.playing import GAMES
from perfidie.texts import LANGUAGES

TESTS = Path(__file__).parents[1]
NAMES = [game.id for game in GAMES]
STANDS = re.compile(
    r"(?m)^\d+\.[\s\u00a0]"  # the number of a paragraph, or of a part of a turn
    r"|\b(?:[Pp]hases?|[Cc]artes?|[Cc]ards?|n°|no\.|manche|round|question|action)[\s\u00a0]\d+"  # named by number
    r"|\b[01]\b|×2"  # none, one of something, or twice: said with a digit where room is short
)
"""Digits a text may hold: they count its own parts, or name a phase or a numbered card. All others are the box's."""
NAMES_OF_THINGS = {
    "charlatans": r"word-|(step|prompt)-(Take|UpgradeP)|option-handicap-|table-(card|shelf|take|almanac-books|page)"
    r"|ruling-(01-reading|04-decision|36|50-rulebook)|table-legend",
    "mousquetaires": r"game-pitch|ruling-01-decision|table-legend",
    "verona": r"table-legend",
    "verre": r"word-[ap]\d+$",
}
"""Texts in which a figure is a name or an example: a chip is called by its value, a table by its players; 1625."""


def typed(pattern: ast.Pattern) -> list[str]:
    """The pieces of a text that hold a digit, but for those that may."""
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            if re.search(r"\d", STANDS.sub("", element.value)):
                found.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            found += [text for variant in element.expression.variants for text in typed(variant.value)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_text_holds_a_figure_of_the_box(name: str, lang: str) -> None:
    source = files(f"perfidie.games.{name}").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    entries = [each for each in FluentParser().parse(source).body if isinstance(each, ast.Message) and each.value]
    named = re.compile(NAMES_OF_THINGS.get(name, "$^"))
    lying = {each.id.name: typed(each.value) for each in entries if not named.match(each.id.name) and typed(each.value)}
    assert lying == {}


@pytest.mark.parametrize("name", NAMES)
def test_no_template_of_a_board_holds_a_figure_of_the_box(name: str) -> None:
    for template in Path(str(files(f"perfidie.games.{name}").joinpath("web"))).glob("*.html"):
        source = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", template.read_text(encoding="utf-8"), flags=re.DOTALL)
        text = re.sub(r"<svg.*?</svg>|<[^>]*>", " ", source, flags=re.DOTALL)
        assert re.findall(r"\S*\d\S*", STANDS.sub("", text)) == [], template.name


def came_of(name: str, every: int) -> list[dict[str, Any]]:
    """What came of correcting every so-many-th figure of this game."""
    done = launch.run(
        [sys.executable, "-m", "games.corrected", name, str(every)],
        cwd=TESTS,
        capture_output=True,
        text=True,
        check=True,
        timeout=3600,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def judged(came: list[dict[str, Any]]) -> None:
    assert [each for each in came if each["came"].startswith("broken")] == []
    assert any(each["came"] == "shown" for each in came)


@pytest.mark.parametrize(
    ("name", "every"), [(game.id, {"charlatans": 199, "mousquetaires": 179}.get(game.id, 47)) for game in GAMES]
)
def test_a_corrected_figure_is_followed_by_every_screen(name: str, every: int) -> None:
    judged(came_of(name, every))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", NAMES)
def test_every_correctable_figure_is_followed_by_every_screen(name: str) -> None:
    judged(came_of(name, 1))
