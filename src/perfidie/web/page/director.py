"""The director: what happens at a table, shown to one page beat by beat (`perfidie.boards.beats`).

A page that is up to date and hears of something new is shown it as the game wants it to be watched. Until the last beat
is over, everything else on it stays as it was: what is not sent cannot be read in its source either. Then the page gets
the table as it is. Whoever has just come, or wants no motion, has it at once; so has whoever skips or makes a move.

How long a show lasts follows from what everybody was told, so it tells nothing. It is told to the audience, so that
bots wait for it, and clocks.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from perfidie.boards.beats import Beat
from perfidie.boards.scene import Scene
from perfidie.web.house.house import House
from perfidie.web.house.match import Match, Passage
from perfidie.web.house.table import LiveTable
from perfidie.web.page.around import ribbon, seats_bar
from perfidie.web.page.drawing import generated
from perfidie.web.page.news import beat_line
from perfidie.web.page.regions import Region, Regions
from perfidie.web.page.shell import regions
from perfidie.web.page.sketch import Sketch, scene_at, sketch_for
from perfidie.web.page.stream import PageStream

LONGEST = 14.0
"""Seconds that may be shown of one move and all that chance does after it; longer shows are quickened."""
BACKLOG = 20.0
"""Seconds that may wait to be shown; a page that is further behind jumps to the table as it is."""


class Cue(NamedTuple):
    """One beat, ready to be shown, and the table by which seats and ribbon are drawn meanwhile."""

    beat: Beat
    around: Scene


class Director:
    """Directs what one page is shown. A page that is `still` is never shown a beat."""

    def __init__(self, house: House, table: LiveTable, stream: PageStream, lang: str, *, still: bool = False) -> None:
        self._house = house
        self._table = table
        self._stream = stream
        self._lang = lang
        self._pace = 0.0 if still else house.settings.beats
        self._known: tuple[Match, int] | None = None
        """The match the page shows, and how many moves had been taken back."""
        self._seen = 0
        """The version of the table up to which everything is shown or waits to be."""
        self._cues: deque[tuple[float, Cue]] = deque()
        """What is being shown, and what waits to be: each with its seconds."""
        self._bell: asyncio.TimerHandle | None = None
        """Rings when the beat that is being shown has been seen."""
        self._shown = 0
        """How many beats the page was shown."""
        stream.when_skipped(self.skip)

    def regions(self) -> Regions:
        """What the page is to have now: every region, or while something is shown those that belong to it."""
        self._take_note()
        if not self._cues:
            stream = self._stream
            return regions(self._house, self._table, stream.seat, self._lang, stream.unseen, stream.unheard)
        if self._bell is None:
            self._begin()
        return self._beat(self._cues[0][1])

    def skip(self) -> None:
        """Ends the show: the page gets the table as it is."""
        if self._cues:
            self._end()
            self._stream.look_again()

    # What is to be shown

    def _take_note(self) -> None:
        """Queues what has happened since the page last looked; all of it is dropped where it would be too much."""
        match = self._table.match
        known, self._known = self._known, (match, match.undone)
        fresh = [passage for passage in match.passages if passage.number > self._seen]
        self._seen = match.version
        if known != self._known:
            self._end()
            return
        cues = [cue for passage in fresh for cue in self._of(passage)] if self._pace else []
        asked = sum(cue.beat.seconds for cue in cues) * self._pace
        pace = self._pace * min(1.0, LONGEST / asked) if asked else 0.0
        self._cues += [(cue.beat.seconds * pace, cue) for cue in cues]
        if self._left() > BACKLOG:
            self._end()
        elif cues and self._bell is not None:
            self._tell()

    def _of(self, passage: Passage) -> tuple[Cue, ...]:
        """The beats of a passage for this viewer, drawn once for all who share a sketch.

        A plain move of one's own needs no showing: who has just made it may go on at once.
        """
        sketch = sketch_for(self._table, self._stream.seat, self._lang, self._stream.unheard)
        found = sketch.cues.get(passage)
        if found is None:
            found = sketch.cues[passage] = tuple(cues_of(self._table, sketch, passage))
        plain = len(found) == 1 and found[0].beat.told
        return () if plain and passage.by == self._stream.seat else found

    # One beat after the other

    def _begin(self) -> None:
        """The first of what waits is shown from now on, for as long as it needs."""
        self._shown += 1
        self._bell = self._house.clock.later(self._cues[0][0], self._over)
        self._tell()

    def _over(self) -> None:
        """The beat has been seen."""
        self._bell = None
        self._cues.popleft()
        if not self._cues:
            self._tell()
        self._stream.look_again()

    def _end(self) -> None:
        """Nothing is shown any more."""
        if self._bell is not None:
            self._bell.cancel()
            self._bell = None
        if self._cues:
            self._cues.clear()
            self._tell()

    def _left(self) -> float:
        return sum(seconds for seconds, _ in self._cues)

    def _tell(self) -> None:
        """Tells the audience when the page will have been shown everything."""
        self._table.audience.shows(self._stream, self._house.clock.now() + self._left())

    def _beat(self, cue: Cue) -> Regions:
        """The beat itself and its caption, the seats as they are known so far, and what people say meanwhile."""
        table, (beat, around) = self._table, cue
        sketch = sketch_for(table, self._stream.seat, self._lang, self._stream.unheard)
        sketch.catch_up(table)
        drawn: dict[str, Region] = {
            "seats": seats_bar(table, sketch, around, self._house.presence.absent(table)),
            "ribbon": ribbon(sketch.pen, sketch.board.phases(around), sketch.board.heading(around)),
            "board": beat.board,
            "news": beat_line(sketch.pen, beat.caption, beat.sound, self._shown),
            "talk": sketch.talk,
        }
        return Regions(drawn, sketch.names)


def cues_of(table: LiveTable, sketch: Sketch, passage: Passage) -> Iterator[Cue]:
    """The beats of a passage: around them the table as it was, and as it is from the first beat that has told all."""
    if sketch.board.beats is generated.beats:  # this game has nothing to be watched
        return
    before = scene_at(table, sketch, passage.before, passage.since)
    after = scene_at(table, sketch, passage.after, passage.until)
    around = before
    for beat in sketch.board.beats(before, after, table.match.shown_to(sketch.seat, passage)):
        around = after if beat.told else around
        yield Cue(beat, beat.around or around)
