"""What a newcomer learns Idus Martii from: the guided game, positions, examples, and the printed sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.playing import outcome, see
from perfidie.engine import Playthrough
from perfidie.games.idus_martii import GAME
from perfidie.school import EXAMPLES, LESSONS, PRACTICE, Place, find, shelf, walk
from perfidie.school.script import read_script
from perfidie.texts import LANGUAGES

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "idus_martii.md"
TEXTS = Path(__file__).parents[3] / "src" / "perfidie" / "games" / "idus_martii" / "texts"
PRINTED = 50


def ids(lang: str) -> list[str]:
    """The ids of the printed sentences, headings included, as they stand in the file."""
    return re.findall(r"(?m)^printed-([\w-]+) =", (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8"))


# What is printed


def test_the_page_numbers_fifty_printed_sentences() -> None:
    rows = re.findall(r"(?m)^\| P(\d+) \| \w[^|]* \| \w[^|]* \|$", PAGE.read_text(encoding="utf-8"))
    assert [int(row) for row in rows] == list(range(1, PRINTED + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_sentence_has_its_text_in_order_below_a_heading(lang: str) -> None:
    found = ids(lang)
    assert [each for each in found if each.isdigit()] == [f"{number:03}" for number in range(1, PRINTED + 1)]
    assert not found[0].isdigit()
    assert ids("fr") == ids("en")


# The guided game


def test_the_first_game_takes_five_minutes_at_most_and_answers_eight_questions() -> None:
    lesson = find(GAME.id, LESSONS, "first")
    assert 3 <= lesson.minutes <= 5
    assert len(lesson.questions) == 8
    assert max(beat for question in lesson.questions for beat in question.beats) <= len(lesson.beats)


def test_the_learner_does_every_kind_of_thing_but_replace_a_vote_and_is_heard_once() -> None:
    stops = walk(GAME.id, LESSONS, "first").stops
    done = [stop.takes[0][0] for stop in stops if stop.takes]
    assert done == ["vote", "vote", "look", "force", "discard", "lied", "assign", "vote"]


@pytest.mark.parametrize(("took", "tokens"), [((), (13, 7)), (((16, 1),), (13, 6))])
def test_the_last_vote_saves_the_side_of_the_learner_whether_red_or_yellow(
    took: tuple[tuple[int, int], ...], tokens: tuple[int, int]
) -> None:
    lesson = walk(GAME.id, LESSONS, "first")
    play = lesson.play(Place(lesson.last, took))
    assert see(play, None).tokens == tokens
    assert outcome(play).winners == (0, 1)


# Positions


def test_there_are_seven_positions_and_eight_examples() -> None:
    assert len(shelf(GAME.id, PRACTICE)) == 7
    assert len(shelf(GAME.id, EXAMPLES)) == 8


@pytest.mark.parametrize("name", [each.id for each in shelf(GAME.id, PRACTICE) if each.id != "liar"])
def test_a_position_is_the_last_decision_of_a_game_that_the_answer_wins(name: str) -> None:
    position = walk(GAME.id, PRACTICE, name)
    assert 0 in outcome(position.play(Place(position.last))).winners


ALL = ("green", "red", "yellow")


def endings(play: Playthrough) -> list[bool]:
    """Whether the learner wins, in every way in which the game can go on."""
    if play.over:
        return [0 in outcome(play).winners]
    seat = play.state.waiting[0]
    found = []
    for words in play.legal(seat):
        branch = Playthrough(GAME, play.setup)
        for entry in play.entries:
            branch.follow(entry)
        branch.move(seat, words)
        found += endings(branch)
    return found


def after(name: str, hidden: str, vote: str, choice: str) -> Playthrough:
    """The position with another hidden vote in it, after this choice of the learner's."""
    lesson = walk(GAME.id, PRACTICE, name).lesson
    before, line, rest = lesson.opening.rpartition(f"{hidden}: vote ")
    play = Playthrough(GAME, GAME.setup(lesson.seats, lesson.options, lesson.preset))
    for each in read_script(before + line + vote + "\n" + rest.partition("\n")[2]):
        play.follow(each.entry())
    play.move(0, choice.split())
    return play


@pytest.mark.parametrize("vote", ALL)
@pytest.mark.parametrize(
    ("name", "hidden", "choice"), [("found-out", "3", "swap green"), ("brake", "4", "force"), ("leave", "4", "keep")]
)
def test_the_answer_wins_whatever_the_hidden_vote_is(name: str, hidden: str, choice: str, vote: str) -> None:
    assert all(endings(after(name, hidden, vote, choice)))


@pytest.mark.parametrize(
    ("name", "hidden", "choice"), [("found-out", "3", "swap red"), ("brake", "4", "keep"), ("leave", "4", "force")]
)
def test_the_other_choice_loses_to_some_hidden_vote(name: str, hidden: str, choice: str) -> None:
    assert not all(won for vote in ALL for won in endings(after(name, hidden, vote, choice)))


@pytest.mark.parametrize("vote", ALL)
def test_a_merchants_yellow_keeps_the_scales_level_unless_it_is_found(vote: str) -> None:
    play = after("level", "3", vote, "vote yellow")
    play.move(2, ["look", "3"])
    assert all(endings(play))


@pytest.mark.parametrize(("choice", "lost"), [("vote green", "green"), ("vote red", "red")])
def test_a_merchants_colour_loses_to_the_same_colour(choice: str, lost: str) -> None:
    play = after("level", "3", lost, choice)
    play.move(2, ["look", "3"])
    play.move(2, ["keep"])
    assert endings(play) == [False]
