"""Help at a table: what each word, sign and figure on it means, and what a kind of decision is about.

A piece of a page says what it is by `data-term="heart"`; the texts `term-heart` and `term-heart-help` say what that
means. The house explains what stands around every board by terms of its own, whose ids begin with `at-`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from perfidie.boards.scene import Scene
from perfidie.engine import Game
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.draw import Pen
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.games import steps_of
from perfidie.web.page.regions import NOTHING

TERM, MEANING = "term-", "-help"
HOUSE = "at-"
"""How the ids of what stands around every board begin."""


class Term(NamedTuple):
    """A word, sign or figure of a table, by the id that pieces wear, and what it means."""

    id: str
    name: str
    meaning: str


@dataclass(frozen=True, slots=True)
class WordsModel:
    """What is done, step by step, and what everything means (`words.html`)."""

    title: str
    back: str
    steps: tuple[tuple[str, str, str], ...]
    """(id, name, rule)"""
    terms: tuple[Term, ...]


def own(texts: SiteTexts) -> tuple[str, ...]:
    """The ids of the texts that name what is the game's own: its rules say nothing of seats, flames and levels."""
    return tuple([each for each in texts.ids(TERM) if not each.endswith(MEANING) and not each.startswith(TERM + HOUSE)])


def terms(game: str, lang: str, facts: Mapping[str, Any] | None = None) -> tuple[Term, ...]:
    """All that can be explained at a table with these options: what is the game's own first, then the house's."""
    return _terms(game, lang, tuple((facts or {}).items()))


@lru_cache(maxsize=256)
def _terms(game: str, lang: str, facts: tuple[tuple[str, Any], ...]) -> tuple[Term, ...]:
    texts, known = SiteTexts(lang, game), dict(facts)
    ids = [each.removeprefix(TERM) for each in texts.ids(TERM) if not each.endswith(MEANING)]
    ids.sort(key=lambda each: each.startswith(HOUSE))
    return tuple([Term(each, texts.say(TERM + each, known), texts.say(TERM + each + MEANING, known)) for each in ids])


@lru_cache(maxsize=64)
def explained(game: str) -> frozenset[str]:
    """The ids that pieces of this game's table may wear: those explained in every language."""
    return frozenset.intersection(*[frozenset(each.id for each in terms(game, lang)) for lang in LANGUAGES])


def words_model(game: Game[Any, Any], lang: str, options: dict[str, Any], back: str) -> WordsModel:
    """What is done step by step under these options, and what everything means."""
    texts = SiteTexts(lang, game.id)
    return WordsModel(texts.title(), back, steps_of(game, texts, options), terms(game.id, lang, options))


def hint(pen: Pen, scene: Scene) -> Markup:
    """What this kind of decision is about, for a viewer who has to make it: one line, where the game has it.

    A page remembers which it has shown; it follows from the step alone.
    """
    return _hint(pen, scene.view.game, scene.view.step) if scene.mine else NOTHING


@lru_cache(maxsize=512)
def _hint(pen: Pen, game: str, step: str) -> Markup:
    known = pen.texts.has(f"hint-{step}")
    return pen("parts/help.html#hint", key=f"{game}-{step}", text=pen.texts.say(f"hint-{step}")) if known else NOTHING
