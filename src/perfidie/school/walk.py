"""A walk through a lesson: where it waits for the learner, and the table as it lies there.

A lesson waits at *stops*: for `next` where there is nothing to do, or for one of the choices that are accepted. A place
is the number of a stop and which choices were taken where several were accepted; it holds all that a lesson must
remember, so that nothing has to be kept of anybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, NamedTuple

from perfidie.engine import Entry, Game, Playthrough, Refusal, Setup
from perfidie.engine.action import Words
from perfidie.engine.data import BadData
from perfidie.school.lesson import Beat, Lesson
from perfidie.school.script import YOU, ScriptLine, read_script

_TOOK = re.compile(r"(?:\d{1,3}\.\d{1,2}(?:,\d{1,3}\.\d{1,2}){0,39})?")


class Stop(NamedTuple):
    """Where the lesson waits."""

    chapter: int
    beat: int
    """The number of the beat in the whole lesson, from 0."""
    takes: tuple[Words, ...]
    """What is accepted; nothing where one just goes on."""
    said: bool
    """Whether it is stated rather than done."""
    then: tuple[ScriptLine, ...]
    """What happens before the next stop."""


class Place(NamedTuple):
    """A stop, and which choices were taken before it: (stop, number of the choice) where it was not the first."""

    at: int = 0
    took: tuple[tuple[int, int], ...] = ()

    @property
    def path(self) -> str:
        """What was taken, as an address has it.

        >>> Place(7, ((4, 1),)).path
        '4.1'
        """
        return ",".join(f"{stop}.{choice}" for stop, choice in self.took)


def read_place(at: str, took: str) -> Place:
    """A place from an address; anything odd is refused."""
    if not re.fullmatch(r"\d{1,3}", at) or not _TOOK.fullmatch(took):
        raise Refusal("no-such-place")
    pairs = [each.split(".") for each in took.split(",") if each]
    return Place(int(at), tuple((int(stop), int(choice)) for stop, choice in pairs))


class Kindly(NamedTuple):
    """A choice that the story does not need: nothing was played."""

    words: Words
    answer: int
    """The number of the beat's answer; -1 where it has none for this."""


class Walk:
    """One lesson, ready to be walked through."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.setup: Setup = game.setup(lesson.seats, lesson.options, lesson.preset)
        self.beats = lesson.beats
        opening, self.stops = _stops(lesson)
        self.opening = opening

    @property
    def last(self) -> int:
        """The number of the last stop."""
        return len(self.stops) - 1

    def beat(self, place: Place) -> Beat:
        """What is taught there."""
        return self.beats[self.stops[place.at].beat]

    def entries(self, place: Place) -> tuple[tuple[Entry, ...], int]:
        """All that has been done and said before this place, and how much of it before the stop before it."""
        if not self.has(place):
            raise Refusal("no-such-place")
        return _entries(self, place)

    def has(self, place: Place) -> bool:
        """Whether there is such a place: the stops named are earlier ones, in their order, with so many choices."""
        named = [stop for stop, _ in place.took]
        return (
            0 <= place.at <= self.last
            and named == sorted(set(named))
            and all(stop < place.at and choice < len(self.stops[stop].takes) for stop, choice in place.took)
        )

    def play(self, place: Place) -> Playthrough:
        """The table as it lies there, to be looked at and not to be touched."""
        return _played(self, self.entries(place)[0])

    def answer(self, place: Place, words: Words, *, said: bool = False) -> Place | Kindly:
        """What comes of a choice: the next place, or a kind answer and nothing is played.

        What the rules do not allow is refused as at any table.
        """
        play, stop, seat = self.play(place), self.stops[place.at], self.lesson.seat
        if not stop.takes:
            raise Refusal("lesson-goes-on")
        if said:
            words = self.game.talk.statements.parse(words).words
        elif (refusal := play.why_not(seat, words)) is not None:
            raise refusal
        if said == stop.said and words in stop.takes:
            choice = stop.takes.index(words)
            took = place.took if choice == self._usual(place) else (*place.took, (place.at, choice))
            return Place(place.at + 1, took)
        answers = self.beat(place).answers
        spelt = " ".join(words)
        fits = (n for n, each in enumerate(answers) if any(fnmatchcase(spelt, form) for form in each.patterns))
        return Kindly(words, next(fits, -1))

    def onward(self, place: Place) -> Place:
        """The next place where nothing has to be done; where something has, what the teacher would do."""
        if place.at >= self.last:
            raise Refusal("no-such-place")
        return Place(place.at + 1, place.took)

    def back(self, place: Place) -> Place | None:
        """The place before this one."""
        return Place(place.at - 1, tuple(each for each in place.took if each[0] < place.at - 1)) if place.at else None

    def chapter_starts(self) -> tuple[int, ...]:
        """The first stop of each chapter."""
        return tuple(
            next(number for number, stop in enumerate(self.stops) if stop.chapter == chapter)
            for chapter in range(len(self.lesson.chapters))
        )

    def _usual(self, place: Place) -> int:
        """The choice that is taken where an address does not say which."""
        stop, play = self.stops[place.at], self.play(place)
        return _first_possible(play, self.lesson.seat, stop)


def _first_possible(play: Playthrough, seat: int, stop: Stop) -> int:
    """The first of the accepted choices that the table allows: an earlier one may have been taken the other way."""
    if stop.said:
        return 0
    legal = play.legal(seat)
    return next((number for number, words in enumerate(stop.takes) if words in legal), 0)


def _stops(lesson: Lesson) -> tuple[tuple[ScriptLine, ...], tuple[Stop, ...]]:
    """Where the lesson waits, and what has happened before that.

    A beat without a line of the learner's is read first; what it says happens when they go on. A beat with one is
    read when everything above that line has happened.
    """
    opening = list(read_script(lesson.opening))
    made: list[Stop] = []
    then: list[list[ScriptLine]] = []
    number = 0
    for chapter, part in enumerate(lesson.chapters):
        for beat in part.beats:
            lines = read_script(beat.script)
            if all(line.who != YOU for line in lines):
                made.append(Stop(chapter, number, (), False, ()))
                then.append([])
            for line in lines:
                if line.who == YOU:
                    made.append(Stop(chapter, number, line.takes, line.said, ()))
                    then.append([])
                else:
                    (then[-1] if then else opening).append(line)
            number += 1
    return tuple(opening), tuple(stop._replace(then=tuple(lines)) for stop, lines in zip(made, then, strict=True))


def _lines(walk: Walk, place: Place) -> Iterator[tuple[int, ScriptLine]]:
    """Everything that happens before a place, each with the stop after which it happens; the opening has -1."""
    yield from ((-1, line) for line in walk.opening)
    took = dict(place.took)
    for number, stop in enumerate(walk.stops[: place.at]):
        if stop.takes:
            takes = stop.takes
            if number in took:
                takes = (takes[took[number]],)
            yield number, ScriptLine(YOU, stop.said, takes)
        yield from ((number, line) for line in stop.then)


@lru_cache(maxsize=256)
def _entries(walk: Walk, place: Place) -> tuple[tuple[Entry, ...], int]:
    play = Playthrough(walk.game, walk.setup)
    before = 0
    for number, line in _lines(walk, place):
        if number < max(place.at - 1, 0):
            before = len(play.entries) + 1
        entry = line.entry()
        if line.who == YOU:
            legal = play.legal(walk.lesson.seat)
            words = line.takes[0] if line.said else next((each for each in line.takes if each in legal), line.takes[0])
            entry = Entry(walk.lesson.seat, words, said=line.said)
        try:
            play.follow(entry)
        except Refusal as refusal:
            if place.took:
                raise Refusal("no-such-place") from refusal
            spelt = " ".join(entry.words)
            raise BadData(f"{walk.lesson.id}, after stop {number}: {entry.seat}: {spelt}: {refusal}") from refusal
    return tuple(play.entries), before


@lru_cache(maxsize=128)
def _played(walk: Walk, entries: tuple[Entry, ...]) -> Playthrough:
    play = Playthrough(walk.game, walk.setup)
    for entry in entries:
        play.follow(entry)
    return play
