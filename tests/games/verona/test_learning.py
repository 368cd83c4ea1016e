"""What a newcomer to the Council of Verona is given: a first round, positions, examples, every printed sentence."""

from __future__ import annotations

import re

import pytest

from games.pages import Page
from perfidie.games.verona import GAME
from perfidie.school import EXAMPLES, LESSONS, PRACTICE, Place, find, shelf, walk
from perfidie.texts import LANGUAGES, Texts

PRINTED = 96
"""The sentences of the rulebook, as they were counted."""


def test_the_page_numbers_all_96_printed_sentences_in_their_order() -> None:
    numbers = [int(number) for number in re.findall(r"^\| P(\d+) \|", Page("verona").text, re.MULTILINE)]
    assert numbers == list(range(1, PRINTED + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_sentence_is_said_whole_at_every_table(lang: str) -> None:
    texts = Texts(lang, "verona")
    texts.faults = []
    ids = texts.ids("printed-")
    assert [each for each in ids if each[8:].isdigit()] == [f"printed-{number:03}" for number in range(1, PRINTED + 1)]
    assert not ids[0][8:].isdigit()
    odd = {"rounds": 2, "floor_token_at_zero": True, "prince_zero_counts": False, "apothecary_tie_counts": True}
    for options in ({}, {"rounds": 1, "prince_neutrals": 1}, odd):
        for seats in GAME.seats:
            facts = {**GAME.setup(seats, options).options, "places": seats}
            assert all(len(texts.say(each, facts)) > 4 for each in ids)
    assert texts.faults == []


def test_what_a_table_agreed_on_changes_the_printed_sentence() -> None:
    texts = Texts("en", "verona")
    usual = texts.say("printed-046", GAME.setup(4).options)
    assert "never less than zero" not in usual
    assert "never less than zero" in texts.say("printed-046", GAME.setup(4, {"floor_token_at_zero": True}).options)
    assert "plays a single one" in texts.say("printed-048", GAME.setup(4, {}, "quick").options)


def test_the_first_round_takes_five_minutes_and_answers_eight_questions() -> None:
    lesson = find("verona", LESSONS, "first")
    assert lesson.minutes == 5
    assert len(lesson.questions) == 8


def test_the_learner_of_the_first_round_wins_by_the_last_card() -> None:
    path = walk("verona", LESSONS, "first")
    outcome = path.play(Place(path.last)).view(0).outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_there_are_positions_to_practise_and_examples_to_step_through() -> None:
    assert 5 <= len(shelf("verona", PRACTICE)) <= 10
    assert 4 <= len(shelf("verona", EXAMPLES)) <= 8


def test_the_goal_of_a_position_is_what_its_best_choice_brings() -> None:
    """Each position is played to the end of its round, where the learner has won it, alone or with others."""
    for lesson in shelf("verona", PRACTICE):
        path = walk("verona", PRACTICE, lesson.id)
        outcome = path.play(Place(path.last)).view(lesson.seat).outcome
        assert outcome is not None, lesson.id
        assert lesson.seat in outcome.winners, lesson.id
