"""What teaches Mousquetaires du Roy: guided games for both sides, positions, examples, and every printed sentence."""

from __future__ import annotations

import re

import pytest

from games.pages import Page
from perfidie.games.mousquetaires import GAME
from perfidie.games.mousquetaires.rules.box import BOX
from perfidie.games.mousquetaires.web import BOARD
from perfidie.school import EXAMPLES, LESSONS, PRACTICE, Place, shelf, walk
from perfidie.texts import LANGUAGES, Texts
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts

PRINTED = 46
"""Sentences of the play aid."""
LESSON_IDS = ["milady", "musketeers"]


def numbers_of(lang: str) -> list[int]:
    ids = Texts(lang, GAME.id).ids("printed-")
    return [int(each.removeprefix("printed-")) for each in ids if each.removeprefix("printed-").isdigit()]


def test_the_page_lists_every_printed_sentence_by_its_number() -> None:
    rows = [row[0] for row in Page(GAME.id).rows if re.fullmatch(r"P\d+", row[0])]
    assert rows == [f"P{number}" for number in range(1, PRINTED + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_sentence_is_told_in_its_order(lang: str) -> None:
    assert numbers_of(lang) == list(range(1, PRINTED + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_printed_number_of_actions_is_that_of_the_very_table(lang: str) -> None:
    texts = Texts(lang, GAME.id)
    for seats, automatic in [*((n, False) for n in range(2, 7)), *((n, True) for n in range(1, 6))]:
        riders = sum(BOX.seats[f"{'automatic' if automatic else 'versus'}_{seats}"])
        actions = next(team.actions for team in BOX.team if team.musketeers == riders)
        said = texts.say("printed-010", {"places": seats, "automatic_milady": automatic})
        assert re.findall(r"\d+", said) == [str(riders), str(actions)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_minute_is_at_most_ninety_words(lang: str) -> None:
    said = Texts(lang, GAME.id).say("game-minute")
    assert 4 <= len(said.splitlines()) <= 6
    assert len(said.split()) <= 90


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_decision_has_a_hint_of_one_line(lang: str) -> None:
    texts = Texts(lang, GAME.id)
    for prompt in texts.ids("prompt-"):
        assert 0 < len(texts.say(prompt.replace("prompt-", "hint-"))) <= 80, prompt


def test_each_side_has_a_guided_game_with_eight_questions() -> None:
    lessons = shelf(GAME.id, LESSONS)
    assert sorted(lesson.id for lesson in lessons) == LESSON_IDS
    for lesson in lessons:
        assert len(lesson.questions) == 8
        assert all(1 <= beat <= len(lesson.beats) for each in lesson.questions for beat in each.beats)


def test_both_guided_games_together_take_nine_minutes_at_most_and_neither_more_than_eight() -> None:
    minutes = [lesson.minutes for lesson in shelf(GAME.id, LESSONS)]
    assert max(minutes) <= 8
    assert sum(minutes) <= 9


def test_the_musketeers_lesson_ends_with_the_first_stage_of_the_quest_completed() -> None:
    way = walk(GAME.id, LESSONS, "musketeers")
    state = way.play(Place(way.last)).state
    view = GAME.view(state, way.lesson.seat)
    assert view.table.quest.number == 2
    assert view.outcome is None


def test_miladys_lesson_ends_with_her_victory() -> None:
    way = walk(GAME.id, LESSONS, "milady")
    play = way.play(Place(way.last))
    assert play.over
    assert GAME.view(play.state, 0).table.constance >= BOX.effects["strangle_goal"]


def test_there_are_five_to_ten_positions_and_four_to_eight_examples() -> None:
    assert 5 <= len(shelf(GAME.id, PRACTICE)) <= 10
    assert 4 <= len(shelf(GAME.id, EXAMPLES)) <= 8


def test_every_example_says_which_rule_it_shows() -> None:
    rulings = {int(row[0]) for row in Page(GAME.id).rulings}
    for example in shelf(GAME.id, EXAMPLES):
        assert example.step in GAME.rules.steps or example.ruling in rulings, example.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plate_stands_beside_a_heading_of_the_printed_rules(lang: str) -> None:
    texts = SiteTexts(lang, GAME.id)
    drawn = BOARD.plates(pen(lang, GAME.id), texts) if BOARD.plates else {}
    assert {f"printed-{slug}" for slug in drawn} <= {*texts.ids("printed-")}
    assert len(drawn) >= 6
    assert not [slug for slug, plate in drawn.items() if "term-" in re.sub(r"<[^>]*>", "", plate)], "all is explained"
