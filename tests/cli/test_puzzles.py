"""`perfidie puzzles`: listed, solved at the keyboard in both languages, and found anew into a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.desk import Desk
from perfidie.puzzles.puzzle import Puzzle
from perfidie.puzzles.shelf import games_with_puzzles, puzzles_of, read_puzzles
from perfidie.texts import LANGUAGES, Texts

GAMES = games_with_puzzles()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def flat(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_and_another_one_missed_at_the_keyboard(desk: Desk, game: str, lang: str) -> None:
    texts, puzzle = Texts(lang, game), puzzles_of(game)[0]
    for choice, verdict in ((puzzle.best, "puzzle-right"), (puzzle.choices[-1], "puzzle-wrong")):
        typed = f"nonsense\n?\nl\nn\n{' '.join(choice.words)}\n"
        run = desk.run("puzzles", "play", game, puzzle.id, "--lang", lang, typed=typed)
        assert (run.status, run.errors) == (0, "")
        told = flat(run.text)
        assert flat(texts.say(verdict)) in told
        assert flat(texts.say("puzzle-is-best")) in told


def test_puzzles_are_listed_by_game_and_one_can_be_left(desk: Desk) -> None:
    overview = desk.run("puzzles", "--lang", "en")
    assert all(game in overview.text for game in GAMES)
    listed = desk.run("puzzles", "list", "verre", "--lang", "en").text
    assert all(each.id in listed for each in puzzles_of("verre"))
    for words in ((), ("verre",)):
        assert desk.run("puzzles", "play", *words, "--lang", "en", typed="q\n").status == 0


@pytest.mark.parametrize(
    "words",
    [("play", "bridge"), ("play", "verre", "nothing"), ("list", "bridge"), ("make", "bridge", "--out", "x.json")],
)
def test_what_is_not_there_is_refused_in_one_sentence(desk: Desk, words: tuple[str, ...]) -> None:
    run = desk.run("puzzles", *words, "--lang", "en")
    assert run.status == 2
    assert run.errors.count("\n") == 1


def test_puzzles_are_found_into_a_file_that_a_second_call_leaves_as_it_is(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    wanted = ("puzzles", "make", "idus_martii", "--count", "1", "--seed", "7", "--out", str(file), "--lang", "en")
    assert desk.run(*wanted).status == 0
    found = read_puzzles(file.read_bytes(), "found.json")
    assert [each.game for each in found] == ["idus_martii"]
    assert isinstance(found[0], Puzzle)
    before = file.read_bytes()
    assert desk.run(*wanted).status == 0
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "flags", [("--count", "0"), ("--count", "many"), ("--gap", "0"), ("--seed", "x"), ("--out", "/no/such/folder/x")]
)
def test_a_search_that_cannot_be_is_refused_before_it_begins(
    desk: Desk, tmp_path: Path, flags: tuple[str, str]
) -> None:
    out = () if flags[0] == "--out" else ("--out", str(tmp_path / "x.json"))
    run = desk.run("puzzles", "make", "idus_martii", *out, *flags, "--lang", "en")
    assert (run.status, run.errors.count("\n")) == (2, 1)


def test_a_file_of_something_else_is_left_alone(desk: Desk, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anne")
    for game in ("idus_martii", "verre"):
        run = desk.run("puzzles", "make", game, "--out", str(other), "--lang", "en")
        assert (run.status, other.read_text()) == (2, "Dear Anne")
