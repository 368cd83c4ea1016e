"""`perfidie learn`: every lesson at the keyboard, in both languages, to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.desk import Desk
from perfidie.school import LESSONS, PRACTICE, Place, Walk, shelf, walk
from perfidie.texts import LANGUAGES, Texts
from school.test_every_lesson import GUIDED, HOUSE, TAUGHT


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def keyed(through: Walk) -> str:
    """What a learner types: Enter where there is nothing to do, else the first choice that is accepted."""
    rows = [" ".join(stop.takes[0]) if stop.takes else "" for stop in through.stops[:-1]]
    return "".join(f"{row}\n" for row in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "kind", "name"), TAUGHT)
def test_every_lesson_and_position_can_be_played_to_its_end(
    desk: Desk, game: str, kind: str, name: str, lang: str
) -> None:
    through = walk(game, kind, name)
    flags = ["--practice"] if kind == PRACTICE else []
    run = desk.run("learn", game, name, "--lang", lang, *flags, typed=keyed(through))
    last = through.beats[-1].to(lang)
    told = " ".join(run.text.replace("│", " ").split())
    assert (run.status, run.errors) == (0, "")
    assert " ".join(last.split()) in told
    assert " ".join(Texts(lang).say("learn-then", {"words": ""}).split()) in told


def test_a_choice_that_the_story_does_not_need_is_answered_and_not_played(desk: Desk) -> None:
    through = walk("verre", LESSONS, "first")
    at = next(number for number, stop in enumerate(through.stops) if stop.takes)
    other = next(words for words in through.play(Place(at)).legal(0) if words not in through.stops[at].takes)
    run = desk.run("learn", "verre", "--lang", "en", "--step", str(at + 1), typed=f"{' '.join(other)}\nq\n")
    answer = through.beats[through.stops[at].beat].answers[0].en
    assert answer[:30] in " ".join(run.text.replace("│", " ").split())
    assert f"learn verre first --step {at + 1}" in run.text


def test_a_game_that_nobody_knows_is_refused_in_a_sentence(desk: Desk) -> None:
    run = desk.run("learn", "nix", "--lang", "en")
    assert (run.status, run.errors.count("\n")) == (2, 1)
    assert "nix" in run.errors


def test_what_the_rules_do_not_allow_is_refused_with_the_reason(desk: Desk) -> None:
    through = walk("verre", LESSONS, "first")
    at = next(number for number, stop in enumerate(through.stops) if stop.takes)
    run = desk.run("learn", "verre", "--lang", "en", "--step", str(at + 1), typed="drink\nq\n")
    assert run.status == 0
    assert f"--step {at + 1}" in run.text


def test_back_goes_back(desk: Desk) -> None:
    through = walk("verre", LESSONS, "first")
    run = desk.run("learn", "verre", "--lang", "en", typed="\nb\nq\n")
    first = through.beats[0].en[:30]
    assert run.text.count(first) == 2


def test_where_there_are_several_lessons_one_is_chosen_from_a_list(desk: Desk) -> None:
    run = desk.run("learn", "mousquetaires", "--lang", "en", typed="9\n2\nq\n")
    for each in shelf("mousquetaires", LESSONS):
        assert each.title.en in run.text
    assert f"learn mousquetaires {shelf('mousquetaires', LESSONS)[1].id} --step 1" in run.text


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are(desk: Desk) -> None:
    run = desk.run("learn", "verre", "nothing", "--lang", "en")
    assert run.status == 2
    assert "first" in run.errors


def test_every_game_of_the_house_is_taught_at_the_keyboard() -> None:
    assert {game for game, _, _ in GUIDED} == set(HOUSE)
