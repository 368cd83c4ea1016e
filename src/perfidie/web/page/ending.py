"""How a game ended, told to everybody: who won and why, who stands where, how it went and what is said of whom.

It follows from a record that is open now, so it is the same for every reader of a language: it is put together once.
"""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

from perfidie.boards.course import Course
from perfidie.boards.scene import Scene
from perfidie.engine import Event, Glimpse, Outcome, Refusal
from perfidie.store import OVER
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts


class Said(NamedTuple):
    """What is said of one seat, and where that happened on the chart."""

    text: str
    number: int = 0
    """What ties the words to the chart, from 1; 0 where they belong to no moment of it."""
    mark: int = -1


NOTHING_SAID = Said("")


class Ending(NamedTuple):
    """The end of a game in one language."""

    title: str
    """Who won, in a few words."""
    reasons: tuple[str, ...]
    order: tuple[int, ...]
    """The seats, the winners first."""
    winners: tuple[int, ...]
    course: Course | None
    said: dict[int, Said]


_kept: WeakKeyDictionary[LiveTable, dict[tuple[int, str], Ending]] = WeakKeyDictionary()


def ending(table: LiveTable, lang: str) -> Ending:
    """How this game ended."""
    kept = _kept.setdefault(table, {})
    found = kept.get((table.era, lang))
    if found is None:
        found = kept[(table.era, lang)] = _told(table, lang)
    return found


def _told(table: LiveTable, lang: str) -> Ending:
    scene = open_scene(table, lang)
    ended, board, told = scene.view.outcome, generated.find(table.game.id), told_openly(table)
    assert ended is not None
    order = ranked(ended)
    whole = _is_whole(table)
    course = board.course(scene, told) if whole else None
    said: dict[int, Said] = {}
    remarks = {remark.seat: remark for remark in (board.remarks(scene, told) if whole else ())}
    for seat in order:
        if remark := remarks.get(seat):
            marked = course is not None and 0 <= remark.mark < len(course.marks)
            number = 1 + sum(each.number > 0 for each in said.values()) if marked else 0
            said[seat] = Said(remark.text, number, remark.mark if marked else -1)
    texts = scene.texts
    return Ending(
        title=texts.say("result-title", {"seats": ended.winners}),
        reasons=tuple(texts.reason(reason) for reason in ended.reasons),
        order=order,
        winners=ended.winners,
        course=course,
        said=said,
    )


def _is_whole(table: LiveTable) -> bool:
    """Whether all that was done is in the record: of a game that was dealt again, only what one seat had been told."""
    second = table.arrangement.second
    return second is None or not second.again


def ranked(ended: Outcome) -> tuple[int, ...]:
    """The seats from the first to the last: the winners, then by score."""
    return tuple(
        sorted(range(len(ended.scores)), key=lambda seat: (seat not in ended.winners, -ended.scores[seat], seat))
    )


def places(ended: Outcome) -> dict[int, int]:
    """By seat: the place it reached; who has as much as another shares it."""
    found: dict[int, int] = {}
    before: tuple[bool, float] | None = None
    for count, seat in enumerate(ranked(ended), start=1):
        worth = (seat in ended.winners, ended.scores[seat])
        found[seat] = found[ranked(ended)[count - 2]] if worth == before else count
        before = worth
    return found


def open_scene(table: LiveTable, lang: str) -> Scene:
    """A table whose game is over, as somebody sees it who never sat there; names are simply written."""
    if table.phase != OVER:
        raise Refusal("not-over")
    view = table.game.eyes.for_person(table.game_on.view(None))
    texts = SiteTexts(lang, table.game.id, table.names)
    return Scene(view, (), (), texts, pen(lang, table.game.id), lambda words: "")


def told_openly(table: LiveTable) -> tuple[Glimpse, ...]:
    """Everything that happened in the game, with what the one seat that knew more was told."""
    return tuple([opened(event) for event in table.game_on.events])


def opened(event: Event) -> Glimpse:
    """The event with what the one seat that knew more was told."""
    if len(event.private) == 1:
        return Glimpse(event.kind, {**event.facts, **event.private[0][1]}, own=True)
    return Glimpse(event.kind, event.facts)
