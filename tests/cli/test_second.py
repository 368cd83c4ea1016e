"""A finished game is taken up again in the terminal: with the same cards or others, saved and replayed like any."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.desk import Desk
from perfidie import games
from perfidie.engine import DEALER, read_record, replay

VERRE = games.find("verre")


def finished(desk: Desk) -> str:
    desk.play("--seats", "3", "--name", "Anne")
    return str(desk.files()[0])


def latest(desk: Desk) -> Path:
    return max(desk.files(), key=lambda file: file.stat().st_mtime_ns)


@pytest.mark.parametrize("redeal", [(), ("--redeal",)], ids=["same", "again"])
def test_somebody_sits_down_in_another_seat_and_plays_to_the_end(desk: Desk, redeal: tuple[str, ...]) -> None:
    source = finished(desk)
    words = ("--from", source, "--at", "4", "--seat", "1", "--bot", "novice", "--seed", "7", "--name", "Bette")
    run = desk.run("play", *words, *redeal, typed="1\n" * 200)
    assert run.status == 0, run.errors
    record = read_record(latest(desk).read_bytes())
    assert record.names[1] == "Bette"
    assert "Anne" not in record.names, "whoever played the game is not there"
    assert [record.notes[f"seat-{seat}"] for seat in range(3)] == ["novice", "person", "novice"]
    assert sum(entry.seat == DEALER for entry in record.entries) == 1
    play = replay(VERRE, record)
    assert play.over
    again = desk.run("replay", str(latest(desk)), "--plain", "--open")
    assert again.status == 0
    assert ("redistribué" in again.text) == bool(redeal)
    assert "reprend la partie ici" in again.text


@pytest.mark.parametrize("redeal", [(), ("--redeal",)], ids=["same", "again"])
def test_the_same_seed_deals_the_same_again_and_it_may_be_left_and_resumed(desk: Desk, redeal: tuple[str, ...]) -> None:
    source = finished(desk)
    words = ("--from", source, "--at", "3", "--seed", "7", *redeal)
    left = [desk.run("play", *words, typed="q\n") for _ in range(2)]
    assert [run.status for run in left] == [0, 0]
    one, other = [read_record(file.read_bytes()) for file in desk.files()[1:]]
    assert one.entries == other.entries
    back = desk.run("play", "--resume", str(desk.files()[1]), typed="q\n")
    assert back.status == 0
    assert read_record(desk.files()[1].read_bytes()) == one


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "À quel coup reprendre"),
        (("--at", "x"), "--at"),
        (("--at", "999"), "Il n’y a pas de coup 999"),
        (("--at", "2", "--seat", "9"), "Il n’y a pas de place"),
        (("--at", "2", "--seats", "4"), "--from va avec"),
        (("--at", "2", "--bot", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_taken_up_is_refused_in_a_sentence(desk: Desk, words: tuple[str, ...], said: str) -> None:
    source = finished(desk)
    run = desk.run("play", "--from", source, *words, typed="1\n")
    assert run.status == 2
    assert said in run.errors
    assert len(desk.files()) == 1, "nothing is kept of it"


def test_a_game_that_is_not_over_is_not_taken_up(desk: Desk) -> None:
    desk.play("--seats", "3", typed="1\n1\nq\n")
    run = desk.run("play", "--from", str(desk.files()[0]), "--at", "1")
    assert (run.status, "n’est pas finie" in run.errors) == (2, True)


def test_where_to_take_up_is_said_of_a_finished_game_alone(desk: Desk) -> None:
    run = desk.run("play", "verre", "--at", "3", typed="1\n")
    assert (run.status, "--from" in run.errors) == (2, True)
