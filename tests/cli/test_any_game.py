"""Play and replay know no game: small games without any drawing or text show that every part of the contract works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.desk import CURTAIN, Desk
from perfidie import games
from perfidie.cli.terminal.typed import understand
from perfidie.engine import Action, Vocabulary, read_record, replay
from perfidie.texts import Texts

TOYS = ("bag", "ballot", "hunt", "shells", "whispers")


@pytest.fixture(autouse=True)
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine's toys, put among the games for a while."""
    for name in TOYS:
        home = tmp_path / "games" / name
        home.mkdir(parents=True)
        (home / "__init__.py").write_text(f"from engine.toys.{name} import {name.upper()} as GAME\n", encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "games")])


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("toy", TOYS)
def test_any_game_is_played_and_replayed(desk: Desk, toy: str, lang: str) -> None:
    game = games.find(toy)
    for seats in game.seats:
        run = desk.run("play", toy, "--seats", str(seats), "--bot", "random", "--lang", lang, typed="1\n" * 400)
        assert run.status == 0, run.errors
        assert replay(game, desk.record(-1)).over
    file = str(desk.files()[-1])
    for eyes in (["--open"], ["--public"], ["--seat", "0"]):
        shown = desk.run("replay", file, "--plain", *eyes)
        assert shown.status == 0, shown.errors
        assert shown.text.strip()


def test_a_secret_choice_stays_secret_until_all_have_chosen(desk: Desk) -> None:
    """Two people vote at one keyboard: the second is shown that the first has voted, never how."""
    run = desk.run("play", "ballot", "--seats", "2", "--people", "2", "--lang", "en", typed="\n2\n\nq\n")
    first, second = run.text.split(CURTAIN["en"])[1:3]
    assert "vote red" in first
    assert "Robin has chosen, in secret." in second
    assert not re.search(r"has chosen: ", second)
    assert read_record(desk.files()[0].read_bytes()).entries[0].words == ("vote", "red")


def test_people_speak_up_at_the_table_and_the_record_keeps_it(desk: Desk) -> None:
    typed = "\n!\n! 2\n! voted green\n! 9\n! nonsense\n1\n\nq\n"
    run = desk.run("play", "ballot", "--seats", "2", "--people", "2", "--lang", "en", typed=typed)
    said = [entry.words for entry in desk.record().entries if entry.said]
    assert said == [("voted", "red"), ("voted", "green")]
    assert re.search(r"1 voted green +2 voted red", run.text)
    assert "There is no choice 9" in run.text
    assert "“nonsense” is not a move in this game." in run.text
    assert run.text.split(CURTAIN["en"])[-1].count("Robin claims: voted") == 2
    assert "Alex (you)" in run.text.split(CURTAIN["en"])[-1]


def test_a_word_that_is_typed_whole_is_not_taken_for_the_beginning_of_others() -> None:
    """`1 six` is one six, though 1 also begins 10 to 15."""
    bids = Vocabulary()
    legal = [bids.add(Action, "bid", str(count), face).words for count in range(1, 16) for face in ("five", "six")]
    texts = Texts("en")
    assert understand("1 six", legal, bids, texts) == ("bid", "1", "six")
    assert understand("bid 15 fi", legal, bids, texts) == ("bid", "15", "five")
