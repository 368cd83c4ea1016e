"""What a lesson is made of: plain data, in both languages side by side."""

from __future__ import annotations

import msgspec

from perfidie.engine.setup import Options

OPEN = -2
"""The eyes of an example that is looked at with all cards up."""
PUBLIC = -1
"""The eyes of an example that is looked at as those who watch would."""


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words in both languages."""

    fr: str
    en: str

    def to(self, lang: str) -> str:
        """The words in this language."""
        return self.en if lang == "en" else self.fr


class Answer(Sentence, frozen=True, forbid_unknown_fields=True):
    """What the teacher says of a choice that the story does not need: what is good about it, and one reason.

    Its patterns (`to` in the file) say of which choices: `play a5 *` is every way to pour that card, `*` every choice
    without a better answer.
    """

    patterns: tuple[str, ...] = msgspec.field(name="to")


class Beat(Sentence, frozen=True, forbid_unknown_fields=True):
    """One idea: what the teacher says, what they point at, and what happens (`perfidie.school.script`)."""

    points: tuple[str, ...] = ()
    """The ids of elements of the table's page."""
    script: str = ""
    answers: tuple[Answer, ...] = ()
    """To what is not accepted, the first pattern that fits."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"beats": "beat"}):
    """A part that one can leave and take up again."""

    title: Sentence
    beats: tuple[Beat, ...]


class Question(Sentence, frozen=True, forbid_unknown_fields=True):
    """Something a newcomer can answer after the lesson, the answer, and the beats (from 1) that give it."""

    answer: Sentence
    beats: tuple[int, ...]


class Lesson(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"chapters": "chapter", "questions": "question"},
):
    """A guided game, a position, or an example. Learners are seated at `seat`; the others have names."""

    id: str
    title: Sentence
    line: Sentence
    """What one will do, or the one idea it teaches, in a sentence."""
    seats: int
    names: tuple[str, ...]
    """By seat; empty where the learner sits."""
    chapters: tuple[Chapter, ...]
    seat: int = 0
    """Whose eyes one looks through; OPEN and PUBLIC are for examples."""
    minutes: int = 0
    order: int = 0
    """Its place among the guided games of its game: the plain part before the special one."""
    preset: str = "standard"
    options: Options = {}
    opening: str = ""
    """What has happened before the first word: a script without the learner."""
    questions: tuple[Question, ...] = ()
    ruling: int = 0
    """Of an example: the ruling it belongs to, if to one."""
    step: str = ""
    """Of an example: the step whose rule it shows, if one."""

    @property
    def beats(self) -> tuple[Beat, ...]:
        """All beats, chapter after chapter."""
        return tuple(beat for chapter in self.chapters for beat in chapter.beats)

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown; None for everybody's, and for all cards up."""
        return self.seat if self.seat >= 0 else None

    def seated(self, usual: str, name: str = "") -> list[str]:
        """Who sits at the table; the learner has the name they gave, or the first of the usual ones that is free."""
        mine = name or next(each for each in map(str.strip, usual.split(",")) if each not in self.names)
        return [each or mine for each in self.names]
