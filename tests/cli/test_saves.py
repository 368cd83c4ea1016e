"""Saved games: every move at once, resumed where they were left, never lost, never overwritten."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cli.desk import PROMPT, Desk, moments
from perfidie import games
from perfidie.cli.terminal.saves import Save
from perfidie.engine import Playthrough, Refusal, read_record, replay

VERRE = games.find("verre")


def last_page(text: str) -> str:
    """From the last heading to the question: news, table, choices."""
    page = text[: text.rindex(PROMPT["fr"])]
    return page[page.rindex("─ Le Verre empoisonné · Manche") :]


@pytest.mark.parametrize("moves", [0, 1, 4, 9])
@pytest.mark.parametrize("ending", ["", "q\n"])
def test_a_game_left_in_the_middle_is_resumed_at_the_same_table(desk: Desk, moves: int, ending: str) -> None:
    left = desk.play("--seats", "3", typed="1\n" * moves + ending)
    file = desk.files()[0]
    kept = read_record(file.read_bytes())
    back = desk.run("play", "--resume", str(file), typed="q\n")
    assert left.status == back.status == 0
    assert str(file) in left.text
    assert last_page(back.text) == last_page(left.text)
    assert read_record(file.read_bytes()) == kept


def test_leaving_and_coming_back_changes_nothing_in_a_game_with_a_seed(desk: Desk) -> None:
    desk.play("--seats", "4")
    whole = desk.record(0)
    desk.play("--seats", "4", typed="1\n1\n1\n")
    file = desk.files()[1]
    while not replay(VERRE, read_record(file.read_bytes())).over:
        desk.run("play", "--resume", str(file), typed="1\n1\n")
    again = read_record(file.read_bytes())
    assert again.entries == whole.entries
    assert again.names == whole.names
    assert again.notes == whole.notes


def test_without_a_file_the_latest_game_that_is_not_over_is_resumed(desk: Desk) -> None:
    desk.play("--seats", "2", "--name", "Anne", typed="q\n")
    desk.play("--seats", "2", "--name", "Bette", typed="q\n")
    desk.play("--seats", "2", "--name", "Zoë")  # played to its end
    (desk.saves / "noise.json").write_text("{", encoding="utf-8")
    for number, file in enumerate(desk.files()):
        os.utime(file, ns=(number, number))
    run = desk.run("play", "--resume", typed="q\n")
    assert "Bette (vous)" in run.text


def test_every_move_is_on_the_disk_before_the_next_is_asked(desk: Desk) -> None:
    for moves in range(4):
        desk.play("--seats", "2", "--option", "first_wesley=0", typed="1\n" * moves)
        assert len(moments(desk.record(moves), (0,))) == moves


def test_two_games_never_share_a_file(desk: Desk) -> None:
    for _ in range(3):
        desk.play("--seats", "2", typed="q\n")
    assert [file.name for file in desk.files()] == ["verre-1.json", "verre-2.json", "verre-3.json"]


def test_the_save_goes_where_it_was_asked_to_go(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "my game.json"
    run = desk.play("--seats", "2", "--save", str(file), typed="1\nq\n")
    assert "my game.json" in run.text
    assert read_record(file.read_bytes()).game == "verre"
    assert desk.files() == []


def test_a_resumed_game_may_go_on_in_another_file(desk: Desk, tmp_path: Path) -> None:
    desk.play("--seats", "2", typed="q\n")
    before = desk.files()[0].read_bytes()
    desk.run("play", "--resume", str(desk.files()[0]), "--save", str(tmp_path / "b.json"), typed="1\nq\n")
    assert desk.files()[0].read_bytes() == before
    assert len(read_record((tmp_path / "b.json").read_bytes()).entries) > len(read_record(before).entries)


def test_a_file_that_somebody_else_changed_is_left_alone(tmp_path: Path) -> None:
    play = Playthrough(VERRE, VERRE.setup(2))
    save = Save.new("verre", tmp_path / "a.json")
    save.write(play.record())
    (tmp_path / "a.json").write_text("mine", encoding="utf-8")
    save.write(play.record())
    assert (tmp_path / "a.json").read_text(encoding="utf-8") == "mine"
    assert read_record(save.path.read_bytes()) == play.record()
    assert save.path != tmp_path / "a.json"


def test_a_failed_write_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Playthrough(VERRE, VERRE.setup(2))
    save = Save.new("verre", tmp_path / "a.json")
    save.write(play.record(("Anne", "Basile")))
    before = (tmp_path / "a.json").read_bytes()

    def full_disk(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(Refusal, match="unwritable-save"):
        save.write(play.record(("Somebody", "else")))
    assert (tmp_path / "a.json").read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


def test_a_disk_that_fails_does_not_stop_the_game(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.play("--seats", "2", typed="q\n")
    before = desk.files()[0].read_bytes()
    written = Save.write
    monkeypatch.setattr(Save, "write", lambda save, record: written(save, record) if not record.entries else full(save))

    def full(save: Save) -> None:
        raise Refusal("unwritable-save", file=str(save.path))

    run = desk.play("--seats", "2")
    assert run.status == 0
    assert "Impossible d’écrire ici" in run.text
    assert "Fin de la partie" in run.text
    assert "est gardée dans" not in run.text, "it must not promise what it could not do"
    assert desk.files()[0].read_bytes() == before


def test_a_disk_that_fails_at_the_start_stops_everything(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_disk(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full_disk)
    run = desk.play("--seats", "2")
    assert (run.status, run.text) == (2, "")
    assert "Impossible d’écrire ici" in run.errors


def test_a_record_without_names_seats_people_by_number(desk: Desk) -> None:
    file = desk.saves / "bare.json"
    file.parent.mkdir()
    file.write_bytes(Playthrough(VERRE, VERRE.setup(2)).record().to_json())
    run = desk.run("play", "--resume", str(file), typed="\n1\nq\n")
    assert run.status == 0
    assert "Joueur 1 (vous)" in run.text or "Joueur 2 (vous)" in run.text
    assert desk.run("replay", str(file), "--plain").status == 0


def broken(record: dict[str, object], **changes: object) -> bytes:
    return json.dumps({**record, **changes}).encode()


def damaged(whole: bytes) -> dict[str, tuple[bytes, str]]:
    """Records that cannot be resumed, each with the sentence it gets."""
    record = json.loads(whole)
    entries = record["entries"]
    return {
        "empty": (b"", "n’est pas une partie gardée"),
        "not a record": (b"# Perfidie\n", "n’est pas une partie gardée"),
        "truncated": (whole[: len(whole) // 2], "n’est pas une partie gardée"),
        "noise": (bytes(range(256)), "n’est pas une partie gardée"),
        "another JSON": (b'{"name": "perfidie"}', "n’est pas une partie gardée"),
        "wrong types": (broken(record, seats="three"), "n’est pas une partie gardée"),
        "newer rules": (broken(record, rules=99), "règles plus récentes (version 99)"),
        "newer format": (broken(record, format=99), "version plus récente de Perfidie (format 99)"),
        "newer fields": (broken(record, format=2, weather="fair"), "version plus récente de Perfidie (format 2)"),
        "unknown game": (broken(record, game="chess\x1b[2J"), "Jeu inconnu"),
        "seats": (broken(record, seats=9), "Ce jeu se joue de 2 à 5"),
        "option": (broken(record, options={"end": "never"}), "L’option end ne peut pas valoir"),
        "impossible move": (broken(record, entries=[*entries, [0, ["drink"]]]), "ne se rejoue pas"),
        "wrong words": (broken(record, entries=[[0, ["abracadabra"]]]), "la ligne 1"),
        "a stranger": (broken(record, entries=[[77, ["drink"]]]), "ne se rejoue pas"),
        "bot": (broken(record, notes={**record["notes"], "seat-1": "oracle"}), "Niveau inconnu"),
    }


@pytest.mark.parametrize("what", damaged(b'{"entries": [], "notes": {}}'))
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay", "--plain"]])
def test_a_damaged_record_gets_one_sentence_and_is_not_touched(desk: Desk, what: str, command: list[str]) -> None:
    desk.play("--seats", "3", typed="1\nq\n")
    file = desk.files()[0]
    data, sentence = damaged(file.read_bytes())[what]
    if what == "bot" and command[0] == "replay":
        sentence = ""  # a replay needs no bots
    file.write_bytes(data)
    run = desk.run(*command, str(file), typed="1\n" * 50)
    assert file.read_bytes() == data
    assert desk.files() == [file]
    if sentence:
        assert run.status == 2
        assert sentence in run.errors.replace("\u202f", " ").replace("\u00a0", " ")
        assert run.errors.count("\n") == 1
        assert "\x1b" not in run.errors


def test_a_finished_game_is_not_resumed(desk: Desk) -> None:
    desk.play("--seats", "2")
    before = desk.files()[0].read_bytes()
    run = desk.run("play", "--resume", str(desk.files()[0]))
    assert run.status == 2
    assert "Cette partie est finie" in run.errors
    assert desk.files()[0].read_bytes() == before


def test_there_may_be_nothing_to_resume(desk: Desk) -> None:
    run = desk.run("play", "--resume", "--lang", "en")
    assert (run.status, run.errors) == (2, f"There is no game to go on with here: {desk.saves}\n")


@pytest.mark.parametrize(
    "more", ["--seats 3", "--bot random", "--people 2", "--name Zoë", "--option tie=poison", "--seed 1"]
)
def test_a_resumed_game_is_the_game_it_was(desk: Desk, more: str) -> None:
    desk.play("--seats", "2", typed="q\n")
    before = desk.files()[0].read_bytes()
    run = desk.run("play", "--resume", str(desk.files()[0]), *more.split())
    assert (run.status, run.text) == (2, "")
    assert "telle qu’elle était" in run.errors
    assert desk.files()[0].read_bytes() == before


def test_a_resumed_game_may_be_told_in_the_other_language(desk: Desk) -> None:
    desk.play("--seats", "2", typed="1\nq\n", lang="fr")
    run = desk.run("play", "--resume", str(desk.files()[0]), "--lang", "en", typed="q\n")
    assert "Your choice (" in run.text
