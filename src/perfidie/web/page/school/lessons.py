"""The pages of the school: what a game can teach, and one moment of a lesson or of a position."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from perfidie import games
from perfidie.engine import Refusal
from perfidie.puzzles.shelf import puzzles_of
from perfidie.school import LESSONS, PRACTICE, Kindly, Lesson, Place, Walk, shelf, walk
from perfidie.web.page.drawing.words import SiteTexts, on_page
from perfidie.web.page.games import game_card
from perfidie.web.page.models import GameCard
from perfidie.web.page.school.stage import happened_on_the_way, has_film, regions_at, seated
from perfidie.web.page.ways import address_of


@dataclass(frozen=True, slots=True)
class ChapterModel:
    """A chapter to take up."""

    title: str
    address: str
    now: bool


@dataclass(frozen=True, slots=True)
class QuestionModel:
    """What one can answer now."""

    question: str
    answer: str
    beats: tuple[tuple[int, str], ...]
    """The beats that say it: number and address."""


@dataclass(frozen=True, slots=True)
class LessonModel:
    """One moment of a lesson (`lesson.html`)."""

    kind: str
    game: GameCard
    title: str
    below: str
    """The chapter, or the number of the position."""
    address: str
    """Where a choice is sent."""
    at: int
    took: str
    beat: int
    beats: int
    words: str
    points: tuple[str, ...]
    """The ids of what the teacher points at."""
    answer: str
    """What is said of a choice that was not needed, or why it is not allowed."""
    waits: bool
    """Whether the learner has to choose; else they go on."""
    step: str
    """The step in which they choose; empty where they do not."""
    speaks: bool
    """Whether they are to say something."""
    onward: str
    """The next place; empty at the end."""
    back: str
    film: str
    """What is seen to happen on the way here; empty where nothing is."""
    chapters: tuple[ChapterModel, ...]
    questions: tuple[QuestionModel, ...]
    following: tuple[str, str]
    """Address and name of what comes after a position; both empty where nothing does."""
    part: tuple[int, int]
    """Of a beat that waits for several things: which of how many this is."""
    happened: tuple[str, ...]
    """What was seen to happen on the way here."""
    again: str
    """Where the teacher's words stand alone once more."""
    talks: bool
    puzzles: bool
    """Whether there are puzzles of this game, for whoever has solved a position."""
    regions: dict[str, Markup]

    @property
    def ends(self) -> bool:
        """Whether this is the last of it."""
        return not self.onward and not self.waits


def lesson_model(
    kind: str, through: Walk, place: Place, lang: str, name: str, reply: Kindly | Refusal | None
) -> LessonModel:
    """One moment of a lesson, for one learner."""
    lesson, game = through.lesson, through.game.id
    stop, beat = through.stops[place.at], through.beat(place)
    texts = SiteTexts(lang, game)
    last = place.at == through.last

    def here(other: Place | None) -> str:
        return "" if other is None else address_of(kind, game, lesson.id, other)

    return LessonModel(
        kind=kind,
        game=game_card(game, lang),
        title=on_page(lesson.title.to(lang)),
        below=_below(kind, lesson, stop.chapter, texts),
        address=address_of(kind, game, lesson.id),
        at=place.at,
        took=place.path,
        beat=stop.beat + 1,
        beats=len(through.beats),
        words=on_page(beat.to(lang)),
        points=beat.points,
        answer=_answer(through, place, SiteTexts(lang, game, seated(through, lang, name)), reply),
        waits=bool(stop.takes),
        step=through.play(place).view(lesson.eyes).step if stop.takes and not stop.said else "",
        speaks=stop.said,
        onward="" if last or stop.takes else here(through.onward(place)),
        back=here(through.back(place)),
        film=here(place).replace(lesson.id, f"{lesson.id}/film", 1) if has_film(through, place) else "",
        chapters=_chapters(kind, through, stop.chapter, lang) if len(lesson.chapters) > 1 else (),
        questions=_questions(kind, through, lang),
        following=_following(game, lesson, lang) if kind == PRACTICE else ("", ""),
        part=_part(through, place),
        happened=happened_on_the_way(through, place, lang, name),
        again=here(place),
        talks=bool(through.game.talk.statements.actions),
        puzzles=bool(puzzles_of(game)),
        regions=regions_at(through, place, lang, name),
    )


def _part(through: Walk, place: Place) -> tuple[int, int]:
    same = [number for number, stop in enumerate(through.stops) if stop.beat == through.stops[place.at].beat]
    return same.index(place.at) + 1, len(same)


def _below(kind: str, lesson: Lesson, chapter: int, texts: SiteTexts) -> str:
    if kind == PRACTICE:
        assert texts.game is not None
        numbered = [each.id for each in shelf(texts.game, PRACTICE)]
        return texts.t("practice-number", number=numbered.index(lesson.id) + 1, count=len(numbered))
    return on_page(lesson.chapters[chapter].title.to(texts.lang))


def _answer(through: Walk, place: Place, texts: SiteTexts, reply: Kindly | Refusal | None) -> str:
    if reply is None:
        return ""
    if isinstance(reply, Refusal):
        return texts.refusal(reply)
    if reply.answer < 0:
        return texts.t("lesson-not-now")
    return on_page(through.beat(place).answers[reply.answer].to(texts.lang))


def _chapters(kind: str, through: Walk, now: int, lang: str) -> tuple[ChapterModel, ...]:
    game, lesson = through.game.id, through.lesson
    return tuple(
        ChapterModel(on_page(chapter.title.to(lang)), address_of(kind, game, lesson.id, Place(start)), number == now)
        for number, (chapter, start) in enumerate(zip(lesson.chapters, through.chapter_starts(), strict=True))
    )


def _questions(kind: str, through: Walk, lang: str) -> tuple[QuestionModel, ...]:
    game, lesson = through.game.id, through.lesson
    first = {stop.beat: number for number, stop in reversed(list(enumerate(through.stops)))}
    return tuple(
        QuestionModel(
            on_page(each.to(lang)),
            on_page(each.answer.to(lang)),
            tuple((beat, address_of(kind, game, lesson.id, Place(first[beat - 1]))) for beat in each.beats),
        )
        for each in lesson.questions
    )


def _following(game: str, lesson: Lesson, lang: str) -> tuple[str, str]:
    all_of_them = shelf(game, PRACTICE)
    place = next(number for number, each in enumerate(all_of_them) if each.id == lesson.id)
    if place + 1 == len(all_of_them):
        return "", ""
    after = all_of_them[place + 1]
    return address_of(PRACTICE, game, after.id), on_page(after.title.to(lang))


# All that a game can teach


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to learn: a guided game, or a position."""

    address: str
    title: str
    line: str
    minutes: int
    chapters: tuple[tuple[str, str], ...]
    """Title and address of each, where there are several."""
    resume: str
    """Where the learner left off; empty where they have not begun, or are through."""
    done: bool


@dataclass(frozen=True, slots=True)
class SchoolModel:
    """What a game can teach (`learn.html`)."""

    game: GameCard
    pitch: str
    lessons: tuple[Offer, ...]
    practice: tuple[Offer, ...]
    puzzles: int
    """How many positions there are without a teacher."""


def school_model(game: str, lang: str, left_at: dict[str, Place]) -> SchoolModel:
    """All that a game can teach; `left_at` is where the learner left each of its lessons, by kind and name."""
    texts = SiteTexts(lang, game)
    games.find(game)
    return SchoolModel(
        game_card(game, lang),
        texts.say("game-pitch"),
        tuple(_offer(LESSONS, game, each, lang, left_at) for each in shelf(game, LESSONS)),
        tuple(_offer(PRACTICE, game, each, lang, left_at) for each in shelf(game, PRACTICE)),
        len(puzzles_of(game)),
    )


def _offer(kind: str, game: str, lesson: Lesson, lang: str, left_at: dict[str, Place]) -> Offer:
    through, left = walk(game, kind, lesson.id), left_at.get(key_of(kind, lesson.id))
    done = left is not None and left.at >= through.last
    return Offer(
        address_of(kind, game, lesson.id),
        on_page(lesson.title.to(lang)),
        on_page(lesson.line.to(lang)),
        lesson.minutes,
        tuple((each.title, each.address) for each in _chapters(kind, through, -1, lang))
        if through.lesson.chapters[1:]
        else (),
        address_of(kind, game, lesson.id, left) if left and not done and left.at else "",
        done,
    )


def key_of(kind: str, name: str) -> str:
    """By what name the place where somebody left a lesson is remembered."""
    return f"{kind}.{name}"
