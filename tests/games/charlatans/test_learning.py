"""What a newcomer to the duel is taught: the first game, the positions, the printed sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perfidie.games.charlatans.rules.box import BOX, TOTAL
from perfidie.games.charlatans.sight.view import Sight
from perfidie.school import EXAMPLES, LESSONS, PRACTICE, Place, shelf, walk
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "charlatans.md"
PRINTED = 222


def sight_at(at: int) -> Sight:
    """What the learner sees at a stop of the first game."""
    found = walk("charlatans", LESSONS, "first").play(Place(at)).view(0).table
    assert isinstance(found, Sight)
    return found


def test_every_printed_sentence_has_its_number_on_the_page_of_rules() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## Printed sentences")[2]
    assert [int(number) for number in re.findall(r"(?m)^\| P(\d+) \|", section)] == [*range(1, PRINTED + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_sentence_is_told_in_both_languages(lang: str) -> None:
    numbers = re.compile(r"printed-(\d{3})")
    found = [
        int(number[1]) for each in SiteTexts(lang, "charlatans").ids("printed-") if (number := numbers.fullmatch(each))
    ]
    assert found == [*range(1, PRINTED + 1)]


def test_the_printed_counts_of_chips_are_those_of_the_box() -> None:
    told = [SiteTexts("en", "charlatans").say(f"printed-{number:03}") for number in range(34, 34 + len(BOX.ingredient))]
    counts = [int(count) for sentence in told for count in re.findall(r"×(\d+)", sentence)]
    assert counts == [*TOTAL]


def test_the_first_game_asks_eight_questions_and_takes_eight_minutes_at_most() -> None:
    (first,) = shelf("charlatans", LESSONS)
    assert (first.id, len(first.questions), len(first.chapters)) == ("first", 8, 3)
    assert 0 < first.minutes <= 8


def test_the_first_game_ends_with_two_patients_cured_and_none_by_the_rival() -> None:
    end = walk("charlatans", LESSONS, "first").last
    assert [side.cured for side in sight_at(end).sides] == [2, 0]


def test_the_flask_of_the_rival_explodes_before_the_market_opens() -> None:
    market = walk("charlatans", LESSONS, "first").chapter_starts()[1]
    assert [side.exploded for side in sight_at(market).sides] == [False, True]


def test_there_are_positions_to_practise_and_examples_to_watch() -> None:
    assert 5 <= len(shelf("charlatans", PRACTICE)) <= 10
    assert 4 <= len(shelf("charlatans", EXAMPLES)) <= 8


def test_a_plate_stands_beside_a_part_that_is_printed() -> None:
    texts = SiteTexts("fr", "charlatans")
    plates = generated.find("charlatans").plates(pen("fr", "charlatans"), texts)
    assert plates
    assert {f"printed-{slug}" for slug in plates} <= {*texts.ids("printed-")}
