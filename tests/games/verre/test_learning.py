"""What a newcomer learns the poisoned glass from: printed sentences, the guided game, positions, examples, plates."""

from __future__ import annotations

import re

import pytest

from games.pages import Page
from perfidie.games.verre import GAME
from perfidie.games.verre.web import BOARD
from perfidie.school import EXAMPLES, LESSONS, PRACTICE, Place, find, shelf, walk
from perfidie.texts import LANGUAGES, Texts
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts

SENTENCES = 51
PLACES = (0, *GAME.seats)
MINUTE = 90
"""Words that are read in a minute at ease."""


def options() -> list[dict[str, object]]:
    """The usual options, and all the other readings at once."""
    usual = {option.id: option.usual for option in GAME.options}
    return [usual, {option.id: option.values[-1] if option.values else option.usual for option in GAME.options}]


def test_the_printed_sentences_are_numbered_from_1_to_51_in_the_docs() -> None:
    rows = re.findall(r"^\| P(\d+) \| .+ \| .+ \|$", Page("verre").text, re.MULTILINE)
    assert rows == [str(number) for number in range(1, SENTENCES + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_sentence_is_told_under_a_heading_in_its_order(lang: str) -> None:
    ids = [each.removeprefix("printed-") for each in Texts(lang, "verre").ids("printed-")]
    assert not ids[0].isdigit()
    assert [each for each in ids if each.isdigit()] == [f"{number:03}" for number in range(1, SENTENCES + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_about_seats_says_the_figures_of_this_very_table(lang: str) -> None:
    texts, usual = Texts(lang, "verre"), options()[0]
    told = [texts.say("printed-015", {**usual, "places": places}) for places in PLACES]
    assert [re.findall(r"\d+", each)[1:] for each in told[1:]] == [["6"], ["6"], ["8"], ["10"]]
    assert {*re.findall(r"\d+", told[0])} == {"1", "6", "8", "10"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said_with_every_number_of_seats_and_all_options(lang: str) -> None:
    texts = Texts(lang, "verre")
    for chosen in options():
        for places in PLACES:
            for each in texts.ids("printed-"):
                assert not re.search(r"[{}$]", texts.say(each, {**chosen, "places": places})), each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_in_a_minute_is_read_in_a_minute(lang: str) -> None:
    minute = Texts(lang, "verre").say("game-minute")
    assert 4 <= len(minute.splitlines()) <= 6
    assert len(minute.split()) <= MINUTE


def test_the_guided_game_answers_eight_questions_in_four_minutes() -> None:
    lesson = find("verre", LESSONS, "first")
    assert (len(lesson.questions), lesson.minutes, len(lesson.beats)) == (8, 4, 18)


def test_the_learner_wins_the_guided_game_alone_at_the_end_of_a_round_they_understood() -> None:
    through = walk("verre", LESSONS, "first")
    outcome = through.play(Place(through.last)).view(None).outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_there_are_seven_positions_and_eight_examples() -> None:
    assert (len(shelf("verre", PRACTICE)), len(shelf("verre", EXAMPLES))) == (7, 8)


def test_what_is_accepted_in_a_position_never_costs_the_learner_a_heart() -> None:
    for position in shelf("verre", PRACTICE):
        through = walk("verre", PRACTICE, position.id)
        before, after = (through.play(Place(at)).view(None).table.hearts for at in (0, through.last))
        assert after[0] == before[0], position.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plate_stands_beside_a_heading_and_the_almanac_has_every_card(lang: str) -> None:
    texts, drawn_by = SiteTexts(lang, "verre"), pen(lang, "verre")
    assert BOARD.plates
    assert BOARD.almanac
    headings = {each.removeprefix("printed-") for each in texts.ids("printed-")}
    plates = BOARD.plates(drawn_by, texts)
    assert {*plates} <= headings
    assert all(plates.values())
    almanac = BOARD.almanac(drawn_by, texts)
    assert almanac.count('class="pip ') == 20
