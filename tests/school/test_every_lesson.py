"""What every guided game, position and example obeys: a changed rule or board breaks these tests, not the learner."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from perfidie import games
from perfidie.engine import CHANCE
from perfidie.school import EXAMPLES, LESSONS, PRACTICE, Kindly, Lesson, Place, Walk, shelf, walk
from perfidie.school.script import YOU, read_script
from perfidie.texts import LANGUAGES
from perfidie.web.page.pages import Reader, page
from perfidie.web.page.school.lessons import lesson_model
from perfidie.web.page.school.stage import drawn_at, film_to, pointed, regions_at, table_of

HOUSE = sorted(game for game in games.names() if shelf(game, LESSONS))
ALL = [(game, kind, each.id) for game in HOUSE for kind in (LESSONS, PRACTICE, EXAMPLES) for each in shelf(game, kind)]
TAUGHT = [each for each in ALL if each[1] != EXAMPLES]
GUIDED = [each for each in ALL if each[1] == LESSONS]
MOST_WORDS = {"fr": 38, "en": 33}
"""Words of a beat; a few more than the teacher is told to use, since figures and signs count as words here."""
LONGEST = {"charlatans": 8, "mousquetaires": 8}


def named(each: tuple[str, str, str]) -> str:
    return "-".join(each)


@pytest.fixture(params=ALL, ids=named)
def any_of_them(request: pytest.FixtureRequest) -> Walk:
    return walk(*request.param)


@pytest.fixture(params=TAUGHT, ids=named)
def taught(request: pytest.FixtureRequest) -> Walk:
    return walk(*request.param)


@pytest.fixture(params=GUIDED, ids=named)
def guided(request: pytest.FixtureRequest) -> Walk:
    return walk(*request.param)


def kind_of(through: Walk) -> str:
    return next(kind for game, kind, name in ALL if (game, name) == (through.game.id, through.lesson.id))


def places(through: Walk) -> list[Place]:
    return [Place(at) for at in range(through.last + 1)]


def whole_page(through: Walk, place: Place, lang: str) -> str:
    """The page as the door sends it."""
    kind = kind_of(through)
    reader = Reader(lang, "t0ken", "/", "http://localhost")
    model = lesson_model(kind, through, place, lang, "", None)
    return pointed(page(reader, "lesson.html", through.game.id, lesson=model), model.points)


def text_of(html: str) -> str:
    """What can be read on a page, or heard."""
    heard = " ".join(re.findall(r'(?:aria-label|title|value)="([^"]*)"', html))
    return unescape(re.sub(r"<[^>]*>", " ", html) + " " + heard)


# What there is


def test_every_game_of_the_house_has_a_guided_game_positions_and_examples() -> None:
    assert HOUSE == ["charlatans", "idus_martii", "mousquetaires", "verona", "verre"]
    for game in HOUSE:
        assert len(shelf(game, LESSONS)) == (2 if game == "mousquetaires" else 1), game
        assert 5 <= len(shelf(game, PRACTICE)) <= 10, game
        assert len(shelf(game, EXAMPLES)) >= 4, game


def test_mousquetaires_is_taught_from_both_sides() -> None:
    assert {each.seat == 0 for each in shelf("mousquetaires", LESSONS)} == {True, False}


def test_no_two_of_a_kind_have_the_same_address() -> None:
    assert len(set(ALL)) == len(ALL)
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for _, _, name in ALL)


def test_a_guided_game_takes_as_long_as_it_promises(guided: Walk) -> None:
    assert 2 <= guided.lesson.minutes <= LONGEST.get(guided.game.id, 5)


# It can be played


def test_every_line_is_played_by_the_engine_to_the_end(any_of_them: Walk) -> None:
    play = any_of_them.play(Place(any_of_them.last))
    written = [line for beat in any_of_them.beats for line in read_script(beat.script)]
    assert len(play.entries) == len(read_script(any_of_them.lesson.opening)) + len(written)


def test_every_choice_that_is_accepted_leads_to_the_end(taught: Walk) -> None:
    seat = taught.lesson.seat
    for at, stop in enumerate(taught.stops):
        for words in stop.takes:
            now = Place(at)
            if not stop.said and words not in taught.play(now).legal(seat):
                continue
            now = taught.answer(now, words, said=stop.said)  # type: ignore[assignment]
            assert isinstance(now, Place), words
            taught.play(Place(taught.last, now.took))


def test_every_other_choice_is_answered_kindly_in_words_of_its_own(taught: Walk) -> None:
    for at, stop in enumerate(taught.stops):
        if not stop.takes or stop.said:
            continue
        for words in taught.play(Place(at)).legal(taught.lesson.seat):
            reply = taught.answer(Place(at), words)
            assert isinstance(reply, Place) or reply.answer >= 0, (at, words)
            assert isinstance(reply, Place) == (words in stop.takes)


def test_every_other_statement_is_answered_too(taught: Walk) -> None:
    talk = taught.game.talk
    for at, stop in enumerate(taught.stops):
        if stop.said:
            for statement in talk.sayable(taught.play(Place(at)).view(taught.lesson.seat)):
                reply = taught.answer(Place(at), statement.words, said=True)
                assert isinstance(reply, Place) or reply.answer >= 0, statement.words


def test_every_answer_is_one_that_somebody_can_get(taught: Walk) -> None:
    given: set[tuple[int, int]] = set()
    for at, stop in enumerate(taught.stops):
        if not stop.takes:
            continue
        play, seat = taught.play(Place(at)), taught.lesson.seat
        legal = [each.words for each in taught.game.talk.sayable(play.view(seat))] if stop.said else play.legal(seat)
        replies = [taught.answer(Place(at), words, said=stop.said) for words in legal]
        given |= {(stop.beat, reply.answer) for reply in replies if isinstance(reply, Kindly)}
    written = {(beat, number) for beat, each in enumerate(taught.beats) for number in range(len(each.answers))}
    assert written == given


def test_a_position_asks_one_thing_and_shows_what_comes_of_it() -> None:
    for game in HOUSE:
        for each in shelf(game, PRACTICE):
            through = walk(game, PRACTICE, each.id)
            asked = [stop for stop in through.stops if stop.takes]
            assert 1 <= len(asked) <= 3, (game, each.id)
            assert not through.stops[-1].takes, (game, each.id)


def test_an_example_asks_nothing() -> None:
    for game in HOUSE:
        for each in shelf(game, EXAMPLES):
            assert not any(stop.takes for stop in walk(game, EXAMPLES, each.id).stops), (game, each.id)
            assert each.ruling or each.step, (game, each.id)


# What is said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_beat_is_short(any_of_them: Walk, lang: str) -> None:
    for number, beat in enumerate(any_of_them.beats, start=1):
        words = [word for word in beat.to(lang).split() if re.search(r"\w", word)]
        assert 1 <= len(words) <= MOST_WORDS[lang], (number, len(words))


def test_both_languages_say_something_else(any_of_them: Walk) -> None:
    lesson = any_of_them.lesson
    spoken = [lesson.line, *any_of_them.beats, *(answer for beat in any_of_them.beats for answer in beat.answers)]
    assert all(each.fr.strip() and each.en.strip() and each.fr != each.en for each in spoken)


def test_once_the_first_card_is_played_there_is_soon_something_to_do(guided: Walk) -> None:
    """Nobody goes on three times running, but for the last words."""
    waits = [bool(stop.takes) for stop in guided.stops]
    since = waits.index(True)
    until = len(waits) - waits[::-1].index(True)
    assert "000" not in "".join("01"[each] for each in waits[since:until])


def test_french_signs_stand_off_as_printers_want_it(any_of_them: Walk) -> None:
    for beat in any_of_them.beats:
        for said in (beat.fr, *(answer.fr for answer in beat.answers)):
            assert not re.search(r"(?<![\u00a0\u202f])[;!?»]", said.replace("?!", "?").replace("!…", "…")), said
            assert not re.search(r"(?<![\u00a0\u202f\d]):(?!//)", said), said
            assert "'" not in said, said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_eight_questions_are_answered_by_beats_of_the_lesson(guided: Walk, lang: str) -> None:
    questions = guided.lesson.questions
    assert len(questions) == 8
    for each in questions:
        assert each.to(lang).endswith("?")
        assert each.answer.to(lang)
        assert each.beats
        assert all(1 <= beat <= len(guided.beats) for beat in each.beats)


def test_every_example_belongs_to_a_ruling_or_a_step_of_its_game() -> None:
    for game in HOUSE:
        for each in shelf(game, EXAMPLES):
            assert not each.step or each.step in games.find(game).steps, (game, each.id)


# On the page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_teacher_points_at_is_on_the_page(taught: Walk, lang: str) -> None:
    for place in places(taught):
        html = whole_page(taught, place, lang)
        for each in taught.beat(place).points:
            assert html.count(f'id="{each}" data-pointed') == 1, (place, each)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_the_teacher_names_stands_on_the_table(taught: Walk, lang: str) -> None:
    """A digit in the words is read from the screen; what is worked out from it is spelt as a sum."""
    for place in places(taught):
        words = taught.beat(place).to(lang)
        seen = text_of("".join(regions_at(taught, place, lang).values()))
        missing = {each for each in re.findall(r"\d+", words) if not re.search(rf"(?<!\d){each}(?!\d)", seen)}
        assert not missing, (place, missing, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_on_the_way_is_shown_move_by_move(taught: Walk, lang: str) -> None:
    for place in places(taught)[1:]:
        entries, before = taught.entries(place)
        frames = film_to(taught, place, lang)
        others = [each for each in entries[before:] if each.seat not in (taught.lesson.seat, CHANCE)]
        assert len(frames) >= (1 if others else 0)
        assert all(frame.seconds > 0 and "news" in frame.regions for frame in frames)
        assert sum(frame.seconds for frame in frames) < 9.5


def test_a_lesson_shows_nothing_that_its_learner_could_not_know(taught: Walk) -> None:
    """Two worlds: another table that the learner's view cannot tell from this one is drawn the same."""
    for place in places(taught):
        entries, stop = taught.entries(place)[0], taught.stops[place.at]
        table = table_of(taught, entries)
        if table.game_on.over:
            continue
        true = drawn_at(taught, table, stop, "fr")
        other = table_of(taught, entries)
        play = other.game_on
        play.state = taught.game.imagine(play.view(taught.lesson.seat), Random(place.at))
        assert drawn_at(taught, other, stop, "fr") == true, place


# Scripts


def test_only_the_learner_has_a_choice() -> None:
    lines = read_script("> deal a2 > deal p3\n# a remark\n2: spy A\nyou say: lied 4 | accuse 4 traitor")
    assert [(line.who, line.said, len(line.takes)) for line in lines] == [
        (CHANCE, False, 1),
        (CHANCE, False, 1),
        (2, False, 1),
        (YOU, True, 2),
    ]


def test_a_lesson_knows_its_learner(taught: Walk) -> None:
    lesson: Lesson = taught.lesson
    assert lesson.names[lesson.seat] == ""
    assert all(name for seat, name in enumerate(lesson.names) if seat != lesson.seat)
    assert len(lesson.names) == lesson.seats
