"""The position of a puzzle: the real table, laid by what was done before and seen through the eyes of whoever chooses.

It is a lesson of one moment, in which every choice is accepted: nothing is kept of anybody, and what is drawn has signs
for names, so all who look at it share it.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from perfidie import games
from perfidie.puzzles.puzzle import Puzzle
from perfidie.puzzles.shelf import find_puzzle
from perfidie.school.lesson import Beat, Chapter, Lesson, Sentence
from perfidie.school.walk import Place, Walk
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.school.stage import regions_at, seated

SILENT = Sentence("", "")


def laid(puzzle: Puzzle, lang: str) -> Walk:
    """The table of a puzzle, with names that people of this language bear."""
    return _laid(puzzle.game, puzzle.id, lang)


@lru_cache(maxsize=128)
def _laid(game: str, name: str, lang: str) -> Walk:
    return table_of(find_puzzle(game, name), lang)


def table_of(puzzle: Puzzle, lang: str) -> Walk:
    """The same, put together anew."""
    usual = [each.strip() for each in SiteTexts(lang, puzzle.game).say("usual-names").split(",")]
    choices = " | ".join(sorted(" ".join(each.words) for each in puzzle.choices))
    lesson = Lesson(
        id=puzzle.id,
        title=SILENT,
        line=SILENT,
        seats=puzzle.seats,
        names=tuple("" if seat == puzzle.seat else usual[seat] for seat in range(puzzle.seats)),
        chapters=(Chapter(SILENT, (Beat("", "", script=f"you: {choices}"),)),),
        seat=puzzle.seat,
        preset=puzzle.preset,
        options=puzzle.options,
        opening=puzzle.script,
    )
    return Walk(games.find(puzzle.game), lesson)


def regions(table: Walk, lang: str, name: str) -> dict[str, Markup]:
    """The regions of the table, for a reader of this name."""
    return regions_at(table, Place(), lang, own_name(table, name))


def texts_of(table: Walk, lang: str, name: str) -> SiteTexts:
    """Sentences about this table, said to whoever has to choose."""
    texts = SiteTexts(lang, table.game.id, seated(table, lang, own_name(table, name)))
    told = texts.to(table.lesson.seat)
    assert isinstance(told, SiteTexts)
    return told


def own_name(table: Walk, name: str) -> str:
    """The reader's name, unless somebody at this table bears it already."""
    return "" if name in table.lesson.names else name
