"""Every beat, of every game: as long for one viewer as for another, drawn whole, and with nothing to press.

Random games are played over all options; of each kind of thing that is told to everybody, some are looked at through
several people's eyes.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from perfidie import games
from perfidie.boards.beats import Beat
from perfidie.boards.scene import Scene
from perfidie.engine import CHANCE, Event, Game, Playthrough
from perfidie.engine.laws.trial import Trial, option_sets
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing import generated
from web.scenes import left_open, scene, text
from web.test_every_board import BROKEN, Viewer, every_table, read_aloud

pytestmark = pytest.mark.usefixtures("toys")

EACH = 2
"""How often each kind of line is looked at, at a table of each size."""
GAMES_PLAYED = 6
SOUNDS = ("", "turn", "clink", "break", "roll", "stamp")


class Line(NamedTuple):
    """One line of a game: the table before it and after it, and what was told of it."""

    before: Playthrough
    after: Playthrough
    told: tuple[Event, ...]


@cache
def lines(name: str, seats: int) -> tuple[Line, ...]:
    """Lines of which everybody was told something, of every kind."""
    game: Game[Any, Any] = games.find(name)
    seats = seats or game.seats[-1]
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for seed, setup in enumerate(islice(option_sets(game, seats, Random(seats)), GAMES_PLAYED)):
        trial, rng = Trial(game, setup, seed), Random(seed)
        while not trial.play.over:
            play = trial.play
            if play.state.actor == CHANCE:
                play._apply(play.state.sample(rng), CHANCE)
            else:
                seat = rng.choice(play.state.waiting)
                play.move(seat, rng.choice(play.legal(seat)))
            trial.keep()
            told = tuple(event for event in trial.told(trial.last - 1) if event.audience is None)
            kind = tuple(sorted({event.kind for event in told}))
            if told and seen[kind] < EACH:
                seen[kind] += 1
                found.append(Line(trial.at(trial.last - 1), trial.at(trial.last), told))
    return tuple(found)


def at_rest(play: Playthrough, seat: Viewer, lang: str, world: Any = None) -> Scene:
    """The table as it is shown: nothing to press, nothing to say."""
    return dataclasses.replace(scene(play, seat, lang, world=world), legal=(), sayable=(), why_not=lambda words: "")


def shown(line: Line, seat: Viewer, lang: str = "fr", worlds: tuple[Any, Any] = (None, None)) -> tuple[Beat, ...]:
    """The beats of a line for one viewer."""
    before, after = (at_rest(play, seat, lang, world) for play, world in zip(line[:2], worlds, strict=True))
    heard = tuple(glimpse for event in line.told if (glimpse := event.seen_by(seat)) is not None)
    return generated.find(before.view.game).beats(before, after, heard)


def viewers(line: Line) -> list[Viewer]:
    """Two of the players, and a spectator."""
    return [0, line.before.setup.seats - 1, None]


def every_beat(name: str, seats: int, lang: str = "fr") -> Iterator[tuple[Line, Viewer, tuple[Beat, ...]]]:
    for line in lines(name, seats):
        for seat in viewers(line):
            yield line, seat, shown(line, seat, lang)


@every_table
def test_a_line_is_shown_to_everybody_in_the_same_beats_for_the_same_time(name: str, seats: int) -> None:
    for line in lines(name, seats):
        paces = {tuple((beat.seconds, beat.told, beat.sound) for beat in shown(line, seat)) for seat in viewers(line)}
        assert len(paces) == 1, [event.kind for event in line.told]
        for seconds, _, sound in next(iter(paces)):
            assert 0 < seconds <= 6
            assert sound in SOUNDS


@every_table
def test_every_beat_is_drawn_whole_says_what_it_shows_and_has_nothing_to_press(name: str, seats: int) -> None:
    """In both languages in turn, from one number of seats to the next."""
    for _, _, beats in every_beat(name, seats, LANGUAGES[seats % 2]):
        for beat in beats:
            page = text(beat.board)
            assert left_open(page) == []
            assert 'form="move"' not in page
            assert "style=" not in page
            assert beat.caption.strip()
            assert not BROKEN.search(read_aloud(page) + beat.caption), beat.caption


@every_table
def test_beats_in_two_worlds_that_look_the_same_are_the_same(name: str, seats: int) -> None:
    game, rng = games.find(name), Random(seats)
    for line, seat, beats in every_beat(name, seats):
        if beats:
            worlds = tuple(game.imagine(play.view(seat), rng) for play in line[:2])
            assert seen(shown(line, seat, worlds=(worlds[0], worlds[1]))) == seen(beats)


def seen(beats: tuple[Beat, ...]) -> list[tuple[Any, ...]]:
    """All of the beats that reaches a page; of the table around one, what its viewer sees of it."""
    return [(*beat[:-1], beat.around and beat.around.view) for beat in beats]
