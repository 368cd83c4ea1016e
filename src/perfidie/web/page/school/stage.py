"""Lessons on the page: the real table of any game, laid by a script (`perfidie.school`).

Nothing is kept of anybody: a table is put together from the place in the lesson, looked at through the learner's own
view and thrown away. What is drawn has signs for names, so all learners share it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import unescape
from typing import NamedTuple

from markupsafe import Markup
from msgspec.structs import replace

from perfidie.boards.beats import Beat
from perfidie.boards.pieces import fill
from perfidie.boards.scene import Scene
from perfidie.engine import CHANCE as BY_CHANCE
from perfidie.engine import Claim, Entry
from perfidie.school import Place, Stop, Walk
from perfidie.school.lesson import OPEN
from perfidie.store import CHANCE, MOVE, PERSON, PLAYING, SAID, Arrangement, Chair, Line, Table
from perfidie.store import OVER as IS_OVER
from perfidie.web.house.match import Heard, Passage
from perfidie.web.house.table import LiveTable
from perfidie.web.page import talk
from perfidie.web.page.around import ribbon, seats_bar
from perfidie.web.page.director import Cue, cues_of
from perfidie.web.page.drawing.names import Meaning, meaning, named, put_in
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.news import beat_line
from perfidie.web.page.regions import NOTHING, Region
from perfidie.web.page.sketch import Sketch, scene_at, scene_for

SECONDS = 1.1
"""How long a move is looked at of which the game has nothing to show."""
LONGEST = 9.0
"""Seconds that may be shown between two stops; longer shows are quickened: a learner waits for the teacher."""
POINTED = "data-pointed"
"""What a piece wears that the teacher points at."""


class Frame(NamedTuple):
    """One thing that is seen to happen on the way to a place."""

    seconds: float
    sound: str
    caption: str
    """What it says, with signs for names."""
    regions: dict[str, str]
    """Those that have changed, by name."""


# What is drawn, for all learners


@lru_cache(maxsize=256)
def _drawn(walk: Walk, place: Place, lang: str) -> dict[str, str]:
    """The regions of the table at a place, with signs for names."""
    return drawn_at(walk, table_of(walk, walk.entries(place)[0]), walk.stops[place.at], lang)


def drawn_at(walk: Walk, table: LiveTable, stop: Stop, lang: str) -> dict[str, str]:
    """A table that was laid by a lesson, as it is looked at where the lesson waits."""
    sketch = Sketch(table, walk.lesson.eyes, lang)
    sketch.catch_up(table)
    scene, over = scene_for(table, sketch), table.phase == IS_OVER
    if not stop.takes or stop.said:
        scene = dataclasses.replace(scene, legal=())
    if not stop.said:
        scene = dataclasses.replace(scene, sayable=())
    board = sketch.board
    voice = talk.voice(table, board, scene) if stop.said else talk.MUTE
    drawn: dict[str, Region] = {
        **_around(walk, table, sketch, scene),
        "hand": board.hand(scene) if not over and scene.seat is not None else NOTHING,
        "decision": _decision(sketch, scene) if scene.mine else NOTHING,
        "notebook": board.notebook(scene) if scene.seat is not None else NOTHING,
        "log": sketch.log,
        "voice": voice.at_hand,
        "speech": voice.whole,
        "talk": sketch.talk,
    }
    return {name: _whole(each) for name, each in drawn.items()}


def _decision(sketch: Sketch, scene: Scene) -> Markup:
    """The question of the real table, and its answers."""
    step = scene.view.step
    bar = sketch.pen(
        "parts/table.html#decision", prompt=sketch.phrase(f"prompt-{step}"), step=step, undo=False, watching=False
    )
    return fill(bar, clock=NOTHING, acts=_whole(sketch.board.choices(scene)))


def _around(walk: Walk, table: LiveTable, sketch: Sketch, scene: Scene) -> dict[str, Region]:
    """Seats, ribbon and board; with all cards up where the lesson is looked at so."""
    board, state = sketch.board, table.game_on.state
    drawn = board.board(scene)
    if walk.lesson.seat == OPEN:
        drawn = board.open_board(scene, state)
        sketch.board = dataclasses.replace(board, facts=lambda scene, seat: board.open_facts(scene, state, seat))
    return {
        "seats": seats_bar(table, sketch, scene),
        "ribbon": ribbon(sketch.pen, board.phases(scene), board.heading(scene)),
        "board": drawn,
    }


def _whole(drawing: Region) -> str:
    return drawing if isinstance(drawing, str) else drawing.whole()


def table_of(walk: Walk, entries: Iterable[Entry]) -> LiveTable:
    """A table that is nowhere but here."""
    lines = tuple(map(_line, entries))
    chairs = tuple(Chair(PERSON, name or "*") for name in walk.lesson.names)
    agreed = Arrangement(walk.game.id, walk.game.version, walk.setup.options, chairs, "", walk.lesson.preset, PLAYING)
    said = tuple(float(number) for number, line in enumerate(lines) if line.kind == SAID)
    table = LiveTable(Table("lesson", len(lines), 0, 0.0, agreed, lines, (), said))
    if table.match.over:
        table.arrangement = replace(agreed, phase=IS_OVER)
    return table


def _line(entry: Entry) -> Line:
    kind = SAID if entry.said else CHANCE if entry.seat == BY_CHANCE else MOVE
    return Line(kind, entry.seat, entry.words)


# For one learner


def seated(walk: Walk, lang: str, name: str) -> list[str]:
    """Who sits at the table, in this language."""
    return walk.lesson.seated(SiteTexts(lang, walk.game.id).say("usual-names"), name)


def names_of(walk: Walk, lang: str, name: str) -> Meaning:
    """The signs of this table."""
    names = seated(walk, lang, name)
    told = SiteTexts(lang, walk.game.id, names).to(walk.lesson.eyes)
    return meaning(names, [told.name(seat) for seat in range(len(names))])


def regions_at(walk: Walk, place: Place, lang: str, name: str = "") -> dict[str, Markup]:
    """The table at a place, for a learner of this name: seats, ribbon, board, hand, decision and the rest."""
    names = names_of(walk, lang, name)
    return {region: put_in(drawn, names) for region, drawn in _drawn(walk, place, lang).items()}


def pointed(html: str, points: Iterable[str]) -> str:
    """A page with a mark on every element of these ids: what the teacher points at."""
    for each in points:
        html = str.replace(html, f'id="{each}"', f'id="{each}" {POINTED}', 1)
    return html


# On the way


def happened_on_the_way(walk: Walk, place: Place, lang: str, name: str = "") -> tuple[str, ...]:
    """What is seen to happen on the way to a place, in words: for whoever does not see it move."""
    names = names_of(walk, lang, name)
    captions = [unescape(named(str(frame.caption), names)) for frame in _shot(walk, place, lang)] if place.at else []
    return tuple(dict.fromkeys(Markup(each).striptags() for each in captions if each))  # nosec B704 # tags are taken out


def has_film(walk: Walk, place: Place) -> bool:
    """Whether anything may be seen to happen on the way to this place."""
    entries, before = walk.entries(place)
    return place.at > 0 and len(entries) > before


def film_to(walk: Walk, place: Place, lang: str, name: str = "") -> tuple[Frame, ...]:
    """What is seen to happen between the stop before this place and this place, move by move."""
    names = names_of(walk, lang, name)
    return tuple(
        frame._replace(regions={region: str(put_in(drawn, names)) for region, drawn in frame.regions.items()})
        for frame in _shot(walk, place, lang)
    )


@lru_cache(maxsize=128)
def _shot(walk: Walk, place: Place, lang: str) -> tuple[Frame, ...]:
    entries, before = walk.entries(place)
    table = table_of(walk, entries[:before])
    sketch = Sketch(table, walk.lesson.eyes, lang)
    sketch.catch_up(table)
    cues = [cue for entry in entries[before:] for cue in _seen(walk, table, sketch, entry)]
    pace = min(1.0, LONGEST / (sum(cue.beat.seconds for cue in cues) or 1.0))
    frames, shown = [], {"seats": "", "ribbon": "", "board": ""}
    for number, (beat, around) in enumerate(cues, start=1):
        drawn = {
            "seats": _whole(seats_bar(table, sketch, around)),
            "ribbon": _whole(ribbon(sketch.pen, sketch.board.phases(around), sketch.board.heading(around))),
            "board": _whole(beat.board),
        }
        fresh = {name: html for name, html in drawn.items() if html != shown[name]}
        shown = drawn
        fresh["news"] = beat_line(sketch.pen, beat.caption, beat.sound, number)
        frames.append(Frame(round(beat.seconds * pace, 2), beat.sound, beat.caption, fresh))
    return tuple(frames)


def _seen(walk: Walk, table: LiveTable, sketch: Sketch, entry: Entry) -> Iterator[Cue]:
    """What is seen of one move: the beats the game declares, or the table after it and what the log says of it.

    A plain move of one's own needs no showing.
    """
    match, play = table.match, table.game_on
    state, since = play.state.clone(), match.told()
    match.follow_on([_line(entry)], [0.0])
    if entry.said:
        table.talk.stated(play.claims[-1])
    if match.over:
        table.arrangement = replace(table.arrangement, phase=IS_OVER)
    sketch.catch_up(table)
    passage = Passage(match.version, entry.seat, state, play.state.clone(), since, match.told())
    cues = tuple(cues_of(table, sketch, passage)) if not entry.said else ()
    mine = entry.seat == walk.lesson.seat
    if mine and (not cues or (len(cues) == 1 and cues[0].beat.told)):
        return
    caption = _caption(sketch, table, since)
    if not cues and caption:
        after = scene_at(table, sketch, passage.after, passage.until)
        cues = (Cue(Beat(SECONDS, caption, sketch.board.board(after), told=True), after),)
    yield from cues


def _caption(sketch: Sketch, table: LiveTable, since: Heard) -> str:
    """What the learner was told of a move, in one line."""
    for each in table.match.heard_by(sketch.seat, *since):
        if isinstance(each, Claim):
            speaker = sketch.texts.name(each.seat)
            return sketch.texts.say(
                "lesson-says", {"name": speaker, "words": sketch.texts.stated(each.words, each.seat)}
            )
        if sketch.says(each):
            return sketch.texts.event(each)
    return ""
