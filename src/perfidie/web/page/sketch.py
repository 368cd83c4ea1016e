"""A sketch: what stays of the drawings for one viewer from one move to the next; the log grows by a line.

Viewers of one seat, and all spectators, share one sketch in each language.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup, escape

from perfidie.boards.board import STATED
from perfidie.boards.pieces import fill
from perfidie.boards.scene import Scene, Typed, hole
from perfidie.engine import Claim, Glimpse
from perfidie.engine.action import Words
from perfidie.store import PERSON, PLAYING, Said
from perfidie.web.house.table import LiveTable
from perfidie.web.page import talk
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import Pen, pen
from perfidie.web.page.drawing.names import BARE, NAMES, meaning, put_in
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.regions import Grown, Regions

RECENT = 100
"""How many of the last events a board is given."""
REMEMBERED = 128
"""For how many viewers, those last drawn for, a board keeps what it drew: the others' boards are put together anew."""
VOICES = 24
"""How many of the last things said a board is given."""
LINES = 30
"""How many lines the log shows; the whole of it has a page of its own."""


class Sketch:
    """What is kept for one viewer of one table."""

    def __init__(self, table: LiveTable, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.pen: Pen = pen(lang, table.game.id)
        self.texts = SiteTexts(lang, table.game.id, NAMES[: len(table.chairs)])
        told = SiteTexts(lang, table.game.id, table.names).to(seat)
        self.names = meaning(table.names, [told.name(each) for each in range(len(table.names))])
        self.board = generated.find(table.game.id)
        self.rules: dict[str, Markup] = {}
        self.memo: dict[str, Any] = {}
        self._drawn: tuple[int, Regions | None] = (-1, None)
        self.events = self.claims = self.spoken = 0
        self.recent: deque[Glimpse] = deque(maxlen=RECENT)
        self.lines: deque[Markup] = deque(maxlen=LINES)
        self.log = Grown(0, ())
        self.talk = Grown(0, (), newest_first=False)
        self.noted = 0
        self.voices: deque[Claim | Typed] = deque(maxlen=VOICES)

    def catch_up(self, table: LiveTable) -> None:
        """Reads what was told and claimed since the last time."""
        match, play, spoken = table.match, table.game_on, table.talk.spoken
        if len(play.events) > self.events or len(play.claims) > self.claims:
            for heard in match.heard_by(self.seat, self.events, self.claims):
                if isinstance(heard, Glimpse):
                    self.recent.append(heard)
                if self.says(heard):
                    self.lines.append(log_line(self, heard))
                    self.noted += 1
            self.events, self.claims = len(play.events), len(play.claims)
            self.log = Grown(self.noted, tuple(reversed(self.lines)))
        if len(spoken) > self.spoken:
            fresh = [line for line in spoken[self.spoken :] if table.talk.hears(self.seat, line)]
            self.spoken = len(spoken)
            self.voices.extend(voices_of(fresh))
            view = table.game.eyes.for_person(play.view(self.seat))
            lines = [talk.talk_line(self.pen, self.board, view, line) for line in fresh]
            total = self.talk.total + len(lines)
            self.talk = Grown(total, (*self.talk.lines, *lines)[-RECENT:], newest_first=False)

    def drawn_in(self, tick: int) -> Regions | None:
        """The regions that were drawn in this tick of the table, if they were kept."""
        return self._drawn[1] if self._drawn[0] == tick else None

    def keep(self, tick: int, drawn: Regions) -> None:
        """Keeps the regions of this tick, for others who see the same."""
        self._drawn = (tick, drawn)

    def says(self, heard: Glimpse | Claim) -> bool:
        """Whether the log beside the table has a line for it.

        What the board itself shows, small piece by small piece, is left to the page of the whole log.
        """
        return (STATED if isinstance(heard, Claim) else heard.kind) not in self.board.unsaid

    def phrase(self, message: str, **facts: Any) -> str:
        """A sentence put together once."""
        return phrase(self.pen, message, tuple(facts.items()))

    def address_nobody(self) -> None:
        """No `(vous)`: whoever looks at a game again is none of those who played it."""
        for plain, bare in zip(NAMES, BARE, strict=True):
            if bare[1] in self.names:
                self.names[plain[1]] = self.names[bare[1]]

    def named(self, html: str) -> Markup:
        """The piece with the names in it, the viewer's own as `Anne (vous)`."""
        return put_in(html, self.names)


def voices_of(lines: Iterable[Said | Claim]) -> list[Claim | Typed]:
    """What those who sit at the table said; the house and those who watch have no voice on the board."""
    return [line if isinstance(line, Claim) else Typed(line.seat, line.text) for line in lines if line.seat >= 0]


@lru_cache(maxsize=4096)
def phrase(drawn_by: Pen, message: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """A sentence with signs for names, put together once."""
    return drawn_by.texts.say(message, dict(facts))


def log_line(sketch: Sketch, glimpse: Glimpse | Claim) -> Markup:
    """What happened or was stated, in a sentence, with the mark of the seat it speaks of."""
    if isinstance(glimpse, Claim):
        return talk.said_line(sketch.pen, glimpse.seat, glimpse.words)
    seat = glimpse.facts.get("seat")
    mark = seat if isinstance(seat, int) else -1
    head = glimpse.kind in sketch.board.heads
    return _line(sketch.pen, mark, head, glimpse.kind, glimpse.own, tuple(glimpse.facts.items()))


@lru_cache(maxsize=8192)
def _line(drawn_by: Pen, mark: int, head: bool, kind: str, own: bool, facts: tuple[tuple[str, Any], ...]) -> Markup:
    """A line of the log with signs for names; the same for every table."""
    texts = SiteTexts(drawn_by.texts.lang, drawn_by.texts.game, NAMES)
    told = escape(texts.event(Glimpse(kind, dict(facts), own)))
    vessel = drawn_by("parts/table.html#log_line", seat=mark, text=hole("text"), own=own, head=head, said=False)
    return fill(vessel, text=told)


# Those that are kept


class _Kept(NamedTuple):
    """The sketches of one table, by seat and language; another era of the table needs others."""

    era: int
    sketches: dict[tuple[int | None, str], Sketch]


_kept: WeakKeyDictionary[LiveTable, _Kept] = WeakKeyDictionary()
_remembered: dict[Sketch, None] = {}


def sketch_for(table: LiveTable, seat: int | None, lang: str) -> Sketch:
    """The sketch of this viewer, begun now if there is none that holds."""
    kept = _kept.get(table)
    if kept is None or kept.era != table.era:
        kept = _kept[table] = _Kept(table.era, {})
    found = kept.sketches.get((seat, lang))
    if found is None:
        found = kept.sketches[(seat, lang)] = Sketch(table, seat, lang)
    return found


def forget(table: LiveTable) -> None:
    """Nobody looks at this table any more: the next one's page is drawn anew."""
    _kept.pop(table, None)


def remember(sketch: Sketch) -> None:
    """This viewer's board was just drawn; who has not been drawn for since longest is forgotten."""
    _remembered.pop(sketch, None)
    _remembered[sketch] = None
    if len(_remembered) > REMEMBERED:
        oldest = next(iter(_remembered))
        del _remembered[oldest]
        oldest.memo.clear()


# The scene


def scene_for(table: LiveTable, sketch: Sketch) -> Scene:
    """The table as this viewer sees it now, ready to be drawn."""
    play, seat = table.game_on, sketch.seat
    view = table.game.eyes.for_person(play.view(seat))
    person = seat is not None and table.chairs[seat].kind == PERSON and table.phase == PLAYING
    asked = table.asked.get(seat) if seat is not None and person else None
    talks = person and bool(table.game.talk.statements.actions)

    def why_not(words: Words) -> str:
        refusal = play.why_not(seat, words) if seat is not None else None
        return sketch.texts.refusal(refusal) if refusal else ""

    legal = asked.choices if asked else ()
    sayable = tuple([statement.words for statement in table.game.talk.sayable(view)]) if talks else ()
    return Scene(view, legal, tuple(sketch.recent), sketch.texts, sketch.pen, why_not, sketch.memo, sayable, tuple(sketch.voices))
