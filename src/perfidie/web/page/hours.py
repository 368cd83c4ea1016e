"""Clocks on a table's page: how much time is left, to whom, and the sand-timer of a phase.

What is drawn says when a time is up; a script makes a countdown of it. At a table that has agreed on a pace all of it
follows from what everybody sees, but for the end of what somebody is asked in secret: that is drawn for them alone.
"""

from __future__ import annotations

from datetime import UTC, datetime

from markupsafe import Markup

from perfidie.boards.scene import Scene
from perfidie.store import PERSON, PLAYING
from perfidie.texts.days import MONTHS
from perfidie.web.house.clocks import Clocks
from perfidie.web.house.pace import bank_of
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.names import BARE
from perfidie.web.page.paces import in_words, span, then_in_words
from perfidie.web.page.regions import NOTHING
from perfidie.web.page.sketch import Sketch

PLACE = "%t%"
"""Where the script puts the time: what is in nobody’s name (`table.js`)."""


def clock_line(clocks: Clocks, table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """How much time is left: to me, or to the first of those whom the table waits for; and to everybody together."""
    if table.pace:
        return _paced(clocks, table, sketch, scene)
    sand, running = _sand(clocks, table, sketch), clocks.running(table)
    until = [running[seat] for seat in scene.view.waiting if seat in running]
    if not until:
        return sand
    mine = running.get(scene.seat) if scene.seat is not None and scene.mine else None
    seconds = table.game.talk.timer(table.game_on.setup)
    return sand + clock(sketch.phrase("clock-plain", seconds=seconds), min(until) if mine is None else mine)


def _sand(clocks: Clocks, table: LiveTable, sketch: Sketch) -> Markup:
    """The sand-timer of the phase, the same for everybody."""
    match = table.match
    now, timer = (match.sand, clocks.sand(table)) if match.has_sand else (None, None)
    if now is None or timer is None:
        return NOTHING
    sentence = sketch.phrase("sand-empty") if timer.empty else sketch.phrase("sand-plain", seconds=now.seconds)
    return clock(sentence, timer.until, "clock is-sand", "at-sand")


def clock(sentence: str, until: int, kind: str = "clock", term: str = "at-clock", left: str = "") -> Markup:
    """A plain sentence, and the second in which the time is up: a script makes a countdown of it.

    `left`: what the countdown says, with a sign where the time goes; empty is the usual.
    """
    told = '<p class="{}" role="timer" data-until="{}" data-term="{}"{}>{}</p>'
    how = Markup(' data-left="{}"').format(left) if left else NOTHING  # nosec B704 # blanks are escaped
    return Markup(told).format(kind, until, term, how, sentence)  # nosec B704 # the same


# Where people have agreed on a pace


def _paced(clocks: Clocks, table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    me = scene.seat if scene.mine else None
    ends = clocks.paced(table, me)
    shown = {seat: ends[seat] for seat in scene.view.waiting if seat in ends}
    if not shown:
        return NOTHING
    seat = me if me in shown else min(shown, key=lambda each: shown[each])
    assert seat is not None
    left = _left(sketch, seat, mine=seat == me)
    plain = sketch.phrase("clock-until", words=in_words(sketch.texts, table.pace), when=_when(sketch, shown[seat]))
    return clock(plain, shown[seat], "clock is-paced", "at-pace", left)


def _left(sketch: Sketch, seat: int, *, mine: bool) -> str:
    """What the countdown of a seat says."""
    if mine:
        return sketch.phrase("clock-mine", time=PLACE)
    return sketch.phrase("clock-of", name=BARE[seat], time=PLACE)


def all_clocks(clocks: Clocks, table: LiveTable, sketch: Sketch) -> Markup:
    """Everybody's clock, and what was agreed on: for the sheet beside the table."""
    if not table.pace or table.phase != PLAYING:
        return NOTHING
    texts, rows = sketch.texts, []
    ends = clocks.paced(table, None)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == PERSON:
            until = _when(sketch, ends[seat]) if seat in ends else ""
            has = bank_of(table.pace, table.times, seat, table.match.known_moves(seat)) if table.pace.bank else None
            rows.append((BARE[seat], until, "" if has is None else span(texts, has)))
    words, then = in_words(texts, table.pace), then_in_words(texts, table.pace)
    return sketch.pen("parts/table.html#clocks", words=words, then=then, rows=tuple(rows))


def _when(sketch: Sketch, until: int) -> str:
    """A moment of the calendar, for pages without a script: by the time that is the same everywhere."""
    at = datetime.fromtimestamp(until, UTC)
    return f"{at.day} {MONTHS[sketch.texts.lang][at.month - 1]}, {at:%H:%M} UTC"
