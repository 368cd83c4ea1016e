"""The shelf: where lessons, positions and examples of a game are found."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from perfidie import games
from perfidie.engine import Refusal
from perfidie.engine.data import BadData
from perfidie.school.lesson import Lesson
from perfidie.school.walk import Walk

LESSONS, PRACTICE, EXAMPLES = "lesson", "practice", "examples"
"""Guided games, one file each; positions and examples, a file with all of them."""
KINDS = (LESSONS, PRACTICE, EXAMPLES)


@cache
def shelf(game: str, kind: str) -> tuple[Lesson, ...]:
    """All lessons of this kind, in the order in which they should be met; none where the game has none."""
    games.find(game)
    folder = files(f"perfidie.games.{game}").joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = []
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        name, dot, ending = file.name.rpartition(".")
        if dot and ending == "toml" and (name == kind if kind != LESSONS else name not in KINDS):
            found += _read(f"{game}/lessons/{file.name}", file.read_text(encoding="utf-8"))
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def _read(name: str, text: str) -> list[Lesson]:
    """The lessons of one file: one, or a list of them under `lesson`."""
    try:
        data = tomllib.loads(text)
        return msgspec.convert(data.get("lesson", [data]), list[Lesson])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(f"{name}: {error}") from error


def find(game: str, kind: str, name: str) -> Lesson:
    """The lesson of this kind and name."""
    found = next((lesson for lesson in shelf(game, kind) if lesson.id == name), None)
    if found is None:
        raise Refusal("no-such-lesson", lesson=name[:40])
    return found


@cache
def walk(game: str, kind: str, name: str) -> Walk:
    """The walk through this lesson."""
    return Walk(games.find(game), find(game, kind, name))
