"""A sketch: what stays of the drawings for one viewer from one move to the next; the log grows by a line.

Viewers of one seat, and all spectators, share one sketch in each language; whoever has muted somebody has another one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup, escape

from perfidie.boards.board import STATED
from perfidie.boards.pieces import fill, trusted
from perfidie.boards.scene import Scene, Typed, hole
from perfidie.engine import Claim, Event, Glimpse, State
from perfidie.engine.action import Words
from perfidie.store import PERSON, PLAYING, Said
from perfidie.web.house.match import Heard, Match, Passage
from perfidie.web.house.table import LiveTable
from perfidie.web.page import talk
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import Pen, pen, signed_texts
from perfidie.web.page.drawing.names import BARE, NAMES, meaning, put_in
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.regions import Grown, Regions

RECENT = 100
"""How many of the last events a board is given."""
REMEMBERED = 1024
"""For how many viewers, those last drawn for, a board keeps what it drew: the others' boards are put together anew."""
VOICES = 24
"""How many of the last things said a board is given."""
LINES = 30
"""How many lines the log shows; the whole of it has a page of its own."""


ALL_HEARD: frozenset[str] = frozenset()

Moment = tuple[int, int, frozenset[str]]
"""The tick of a table, how many lines of chat it has, and which regions a page does not show."""


class Sketch:
    """What is kept for one viewer of one table."""

    def __init__(self, table: LiveTable, seat: int | None, lang: str, unheard: frozenset[str] = ALL_HEARD) -> None:
        self.seat = seat
        self.unheard = unheard
        """The names of those whose chat this viewer does not want to read."""
        self.pen: Pen = pen(lang, table.game.id)
        self.texts = signed_texts(lang, table.game.id, len(table.chairs))
        told = SiteTexts(lang, table.game.id, table.names).to(seat)
        self.names = meaning(table.names, [told.name(each) for each in range(len(table.names))])
        self.board = generated.find(table.game.id)
        self.rules: dict[str, Markup] = {}
        self.memo: dict[str, Any] = {}
        self.around: dict[str, tuple[tuple[Any, ...], Markup]] = {}
        """What was drawn around the board, as long as the facts hold from which it was."""
        self._drawn: tuple[Moment | None, Regions | None] = (None, None)
        self.events = self.claims = self.spoken = 0
        self.recent: deque[Glimpse] = deque(maxlen=RECENT)
        self.lines: deque[Markup | Glimpse | Claim] = deque()
        self.talk = Grown(0, (), newest_first=False)
        self.noted = self.shown = self.divided = self.moves = self.said = 0
        self.since = 0
        """How many lines of the log are newer than the viewer's last move."""
        self.divide = self.pen("parts/table.html#log_divide")
        self.last: Glimpse | None = None
        """The last thing that happened."""
        self.aloud: deque[Glimpse | Claim] = deque(maxlen=LINES)
        """What is still to be read aloud."""
        self.heard = Grown(0, (), newest_first=False, from_now=True)
        """The log as it is read aloud, in its order."""
        self.cues: WeakKeyDictionary[Passage, tuple[Any, ...]] = WeakKeyDictionary()
        """What the viewer is shown of the last moves, beat by beat."""
        self.voices: deque[Claim | Typed] = deque(maxlen=VOICES)
        self.common: tuple[tuple[int, int], Any] = ((-1, -1), None)
        """Of those who have no seat: what everybody sees alike, and after how many lines and words of the table."""

    def catch_up(self, table: LiveTable) -> None:
        """Reads what was told and claimed since the last time."""
        match, spoken = table.match, table.talk.spoken
        if match.told() != (self.events, self.claims) or len(match.acted(self.seat)) > self.moves:
            self._read(match)
        if len(spoken) > self.spoken:
            fresh = [line for line in spoken[self.spoken :] if table.talk.hears(self.seat, line)]
            if self.unheard:
                fresh = talk.but_for(fresh, self.unheard)
            self.spoken = len(spoken)
            self.voices.extend(voices_of(fresh))
            view = table.game.eyes.for_person(table.game_on.view(self.seat))
            lines = [talk.talk_line(self.pen, self.board, view, line) for line in fresh[-RECENT:]]
            total = self.talk.total + len(fresh)
            self.talk = Grown(total, (*self.talk.lines, *lines)[-RECENT:], newest_first=False)

    def _read(self, match: Match) -> None:
        """Reads what was told and claimed, and draws a line in the log wherever the viewer has made a move."""
        now = Heard(self.events, self.claims)
        self._divide(match, now)
        acts = len(match.acted(self.seat)) > self.moves  # else there is nothing to divide, as after most moves
        events, claims = now
        for each in match.happened(events, claims):
            heard = match.as_heard(self.seat, each)
            if isinstance(each, Event):
                events += 1
                if heard is not None:
                    self.recent.append(heard)  # type: ignore[arg-type]
            else:
                claims += 1
            if heard is not None and self.says(heard):
                self._note(heard)
            elif isinstance(heard, Claim):
                self._hear(heard)
            if acts:
                self._divide(match, Heard(events, claims))
        self.events, self.claims = events, claims
        if self.aloud:  # of a long log that is read at once only the end is drawn
            aloud = (*self.heard.lines, *[line_aloud(self.pen, each) for each in self.aloud])[-LINES:]
            self.aloud.clear()
            self.heard = Grown(self.said, aloud, newest_first=False, from_now=True)

    @property
    def log(self) -> Grown:
        """The log beside the table, the newest line first; those lines are drawn that are left of it."""
        drawn = [line if isinstance(line, Markup) else log_line(self, line) for line in self.lines]
        self.lines = deque(drawn)
        return Grown(self.noted + self.divided, tuple(drawn[::-1]))

    def _note(self, heard: Glimpse | Claim) -> None:
        self._hear(heard)
        self.lines.append(heard)
        self.noted, self.since, self.shown = self.noted + 1, self.since + 1, self.shown + 1
        while self.shown > LINES:
            self.shown -= self.lines.popleft() is not self.divide
        if isinstance(heard, Glimpse):
            self.last = heard

    def _hear(self, heard: Glimpse | Claim) -> None:
        """A line that is read aloud, whether the log has it or the talk."""
        self.aloud.append(heard)
        self.said += 1

    def _divide(self, match: Match, now: Heard) -> None:
        """What comes after a move of the viewer's is new to them."""
        acted = match.acted(self.seat)
        if self.moves < len(acted) and acted[self.moves] == now:
            self.lines.append(self.divide)
            self.since, self.divided = 0, self.divided + 1
            while self.moves < len(acted) and acted[self.moves] == now:
                self.moves += 1

    def drawn_in(self, tick: Moment) -> Regions | None:
        """The regions that were drawn in this tick of the table, if they were kept."""
        return self._drawn[1] if self._drawn[0] == tick else None

    def keep(self, tick: Moment, drawn: Regions) -> None:
        """Keeps the regions of this tick, for others who see the same."""
        self._drawn = (tick, drawn)

    def says(self, heard: Glimpse | Claim) -> bool:
        """Whether the log beside the table has a line for it.

        What the board itself shows, small piece by small piece, is left to the page of the whole log.
        """
        return (STATED if isinstance(heard, Claim) else heard.kind) not in self.board.unsaid

    def settled(self, name: str, facts: tuple[Any, ...], draw: Callable[[], Markup]) -> Markup:
        """A piece around the board that follows from these facts: drawn again when they are others."""
        before = self.around.get(name)
        if before is None or before[0] != facts:
            before = self.around[name] = (facts, draw())
        return before[1]

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
    return _line(sketch.pen, mark, head, glimpse.own, sentence(sketch.pen, glimpse))


@lru_cache(maxsize=4096)
def _line(drawn_by: Pen, mark: int, head: bool, own: bool, told: Markup) -> Markup:
    vessel = drawn_by("parts/table.html#log_line", seat=mark, text=hole("text"), own=own, head=head, said=False)
    return fill(vessel, text=told)


def line_aloud(drawn_by: Pen, heard: Glimpse | Claim) -> Markup:
    """The same for those who hear the page: its words alone."""
    told = talk.said_words(drawn_by, heard) if isinstance(heard, Claim) else sentence(drawn_by, heard)
    return trusted(f"<li>{told}</li>")


def sentence(drawn_by: Pen, glimpse: Glimpse) -> Markup:
    """What happened, with signs for names; the same for every table."""
    return _sentence(drawn_by, glimpse.kind, glimpse.own, tuple(glimpse.facts.items()))


@lru_cache(maxsize=8192)
def _sentence(drawn_by: Pen, kind: str, own: bool, facts: tuple[tuple[str, Any], ...]) -> Markup:
    texts = signed_texts(drawn_by.texts.lang, drawn_by.texts.game)
    return escape(texts.event(Glimpse(kind, dict(facts), own)))


# Those that are kept


class _Kept(NamedTuple):
    """The sketches of one table, by seat, language and who is not heard; another era of the table needs others."""

    era: int
    sketches: dict[tuple[int | None, str, frozenset[str]], Sketch]


_kept: WeakKeyDictionary[LiveTable, _Kept] = WeakKeyDictionary()
_remembered: dict[Sketch, None] = {}


def sketch_for(table: LiveTable, seat: int | None, lang: str, unheard: frozenset[str] = ALL_HEARD) -> Sketch:
    """The sketch of this viewer, begun now if there is none that holds."""
    kept = _kept.get(table)
    if kept is None or kept.era != table.era:
        forget(table)
        kept = _kept[table] = _Kept(table.era, {})
    found = kept.sketches.get((seat, lang, unheard))
    if found is None:
        found = kept.sketches[(seat, lang, unheard)] = Sketch(table, seat, lang, unheard)
    return found


def forget(table: LiveTable) -> None:
    """Nobody looks at this table any more: nothing drawn for it is kept, and the next page is drawn anew."""
    kept = _kept.pop(table, None)
    for sketch in kept.sketches.values() if kept is not None else ():
        _remembered.pop(sketch, None)


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
    recent, voices = tuple(sketch.recent), tuple(sketch.voices)
    return Scene(view, legal, recent, sketch.texts, sketch.pen, why_not, sketch.memo, sayable, voices)


def scene_at(table: LiveTable, sketch: Sketch, state: State, told: Heard) -> Scene:
    """The table as this viewer saw it at a moment that is past: there is nothing to press, and nothing to say."""
    play, seat = table.game_on, sketch.seat
    view = table.game.eyes.for_person(table.game.view(state, seat, play.claims[: told.claims]))
    recent: deque[Glimpse] = deque(maxlen=RECENT)
    for place in range(told.events - 1, -1, -1):
        if len(recent) == RECENT:
            break
        if (glimpse := play.events[place].seen_by(seat)) is not None:
            recent.appendleft(glimpse)
    return Scene(view, (), tuple(recent), sketch.texts, sketch.pen, lambda words: "", spoken=tuple(sketch.voices))
