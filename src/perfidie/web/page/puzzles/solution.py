"""The solution of a puzzle: what every choice promises, why, and what the seat should have believed."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie import games
from perfidie.bots.advice import note, sentence
from perfidie.puzzles.puzzle import Puzzle, Weighed
from perfidie.puzzles.thought import thought
from perfidie.review.words import answer_told, doubt_told
from perfidie.web.page.drawing.words import SiteTexts

SHOWN = 4
"""So many choices are shown at once; the others are folded away."""
MARGIN = 196
"""Of a standard error: how far off a figure in percent may well be."""
ANSWERS = 4
"""So many answers to a doubt are told, the likeliest first."""


@dataclass(frozen=True, slots=True)
class Row:
    """One choice, with what it promises in percent of the win."""

    label: str
    percent: int
    margin: int
    best: bool
    mine: bool
    why: str


@dataclass(frozen=True, slots=True)
class Believed:
    """One thing that could not be known: what to think of it, and what was so."""

    doubt: str
    answers: tuple[tuple[str, int, bool], ...]
    """What may be so, in percent, and whether it was."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What is told once somebody has chosen."""

    right: bool
    chosen: str
    best: str
    points: int
    """How many points in a hundred the best choice is ahead of the next best."""
    lost: int
    """How many the reader's choice gives away."""
    rows: tuple[Row, ...]
    more: tuple[Row, ...]
    side: bool
    """Whether a whole side wins together."""
    note: str
    believed: tuple[Believed, ...]
    solved_by: int
    """How many novices in a hundred find it."""


def solution(puzzle: Puzzle, mine: Weighed, texts: SiteTexts) -> Solution:
    """The solution for somebody who has chosen so."""
    rows = [_row(each, each is puzzle.best, each.words == mine.words, texts) for each in puzzle.choices]
    first = [row for number, row in enumerate(rows) if number < SHOWN or row.mine]
    best, chosen = _percent(puzzle.best), _percent(mine)
    return Solution(
        right=mine.words == puzzle.best.words,
        chosen=texts.action(mine.words),
        best=texts.action(puzzle.best.words),
        points=best - _percent(puzzle.next_best),
        lost=best - chosen,
        rows=tuple(first),
        more=tuple(row for row in rows if row not in first),
        side=thought(puzzle.game, puzzle.id).side,
        note=texts.say(note(games.find(puzzle.game))),
        believed=_believed(puzzle, texts),
        solved_by=round(100 * puzzle.novices),
    )


def _row(each: Weighed, best: bool, mine: bool, texts: SiteTexts) -> Row:
    why = sentence(texts, each.why) if each.why else ""
    return Row(texts.action(each.words), _percent(each), max(1, round(MARGIN * each.error)), best, mine, why)


def _percent(each: Weighed) -> int:
    return min(100, max(0, round(100 * each.chance)))


# What the seat should have believed


def _believed(puzzle: Puzzle, texts: SiteTexts) -> tuple[Believed, ...]:
    found, was, _ = thought(puzzle.game, puzzle.id)
    return tuple(
        Believed(
            doubt_told(texts, each.doubt),
            tuple(
                (answer_told(texts, each.doubt, answer), round(100 * chance), was.get(each.doubt) == answer)
                for answer, chance in each.chances[:ANSWERS]
            ),
        )
        for each in found
    )
