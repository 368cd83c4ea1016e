"""Worked examples on the page of rules: small replays of the real table, each at one of its moments."""

from __future__ import annotations

import re
from functools import lru_cache

from markupsafe import Markup

from perfidie import school
from perfidie.boards.pieces import trusted
from perfidie.school import EXAMPLES, Lesson, Place
from perfidie.web.page.rules.parts import Example
from perfidie.web.page.school.stage import regions_at

NAMES = re.compile(r'(?<=[\s"])(id|for|aria-labelledby|aria-describedby|aria-controls|href|form|name)="([^"]*)"')
PAINT = re.compile(r"url\(#")


def examples(game: str, lang: str, chosen: tuple[str, int] | None = None) -> tuple[Example, ...]:
    """All examples of a game; one of them may be somewhere else than at its beginning."""
    name, at = chosen or ("", 0)
    return tuple(
        example(game, lesson.id, at if lesson.id == name else 0, lang) for lesson in school.shelf(game, EXAMPLES)
    )


@lru_cache(maxsize=512)
def example(game: str, name: str, at: int, lang: str) -> Example:
    """One example at one of its moments; beyond the last it stays there."""
    walk = school.walk(game, EXAMPLES, name)
    place = Place(max(0, min(at, walk.last)))
    drawn = regions_at(walk, place, lang)
    beat = walk.beat(place)
    return Example(
        id=name,
        title=walk.lesson.title.to(lang),
        line=walk.lesson.line.to(lang),
        words=beat.to(lang),
        at=place.at,
        last=walk.last,
        seats=_apart(drawn["seats"], name),
        board=_apart(drawn["board"], name),
        hand=_apart(drawn["hand"], name),
        all_words=_all_words(walk.lesson, lang),
    )


def _all_words(lesson: Lesson, lang: str) -> tuple[str, ...]:
    return tuple(beat.to(lang) for beat in lesson.beats)


def _apart(html: Markup, example: str) -> Markup:
    """A piece of a table whose names are its own: several tables stand on one page."""
    prefix = f"{example}--"

    def renamed(found: re.Match[str]) -> str:
        attribute, value = found.groups()
        if attribute == "href":
            return f'href="#{prefix}{value[1:]}"' if value.startswith("#") else found[0]
        return f'{attribute}="{" ".join(prefix + each for each in value.split())}"'

    return trusted(PAINT.sub(f"url(#{prefix}", NAMES.sub(renamed, html)))
