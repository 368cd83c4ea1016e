"""`perfidie replay`: a kept game from any seat, from none, or face up."""

from __future__ import annotations

import re

import pytest

from cli.desk import SAID, SIGN, Desk, cards_told, replayed, said, sign, signs_known
from perfidie import games
from perfidie.engine import CHANCE, Record
from perfidie.games.verre.rules.actions import WORD

VERRE = games.find("verre")


def finished(desk: Desk, seats: int = 3) -> str:
    desk.play("--seats", str(seats))
    return str(desk.files()[-1])


def pages(text: str) -> dict[int, str]:
    """The tables of a replay by the number of their move, each up to the next sentence."""
    parts = re.split(r"─ (?:Coup|Move) (\d+)/\d+ ·", text)
    return {int(number): part for number, part in zip(parts[1::2], parts[2::2], strict=True)}


def after_move(record: Record, move: int) -> int:
    """How many entries of the record have been played at this move, chance included."""
    ends = [
        number + 1
        for number in range(len(record.entries))
        if number + 1 == len(record.entries) or record.entries[number + 1].seat != CHANCE
    ]
    return ends[move]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_from_a_seat_one_sees_what_that_seat_saw_and_no_more(desk: Desk, seats: int) -> None:
    file = finished(desk, seats)
    record = desk.record()
    for seat in range(seats):
        run = desk.run("replay", file, "--plain", "--seat", str(seat))
        assert run.status == 0
        assert set(SAID.findall(run.text)) <= cards_told(replayed(VERRE, record, 9999).glimpses(seat))
        drawn = pages(run.text)
        assert len(drawn) > 4
        for move, page in drawn.items():
            view = replayed(VERRE, record, after_move(record, move)).view(seat)
            table = page.partition("\n\n   ")[0]
            assert set(SIGN.findall(table)) <= signs_known(view), f"seat {seat}, move {move}"


def test_in_public_one_sees_what_everybody_saw(desk: Desk) -> None:
    file = finished(desk)
    run = desk.run("replay", file, "--plain", "--public")
    assert set(SAID.findall(run.text)) <= cards_told(replayed(VERRE, desk.record(), 9999).glimpses(None))
    opening = run.text[: run.text.index("s’ouvre")]
    assert not SIGN.findall(opening)
    assert not SAID.findall(opening)


@pytest.mark.parametrize("seats", [2, 4])
def test_face_up_every_hand_every_glass_and_the_removed_card_are_shown(desk: Desk, seats: int) -> None:
    file = finished(desk, seats)
    record = desk.record()
    run = desk.run("replay", file, "--plain", "--open")
    first = replayed(VERRE, record, after_move(record, 0)).state
    assert set(SIGN.findall(pages(run.text)[0])) == {sign(WORD[card]) for card in first.setup.deck}
    poured = {said(entry.words[1]) for entry in record.entries if entry.words[0] == "play"}
    sentences = [line for line in run.text.splitlines() if "verse la carte" in line]
    assert len(sentences) == len([entry for entry in record.entries if entry.words[0] == "play"])
    assert {card for line in sentences for card in SAID.findall(line)} == poured
    assert "?" not in pages(run.text)[0].partition("Basile, en main")[0]
    if seats == 2:
        assert "Carte écartée" in run.text


def test_the_same_moves_are_told_in_either_language(desk: Desk) -> None:
    file = finished(desk)
    moves = [entry for entry in desk.record().entries if entry.seat >= 0]
    for lang, title in (("fr", "Coup"), ("en", "Move")):
        run = desk.run("replay", file, "--plain", "--lang", lang)
        assert f"{title} {len(moves)}/{len(moves)}" in run.text


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("", [0]),
        ("\n\n", [0, 1, 2]),
        ("b\n\nb\nb\n", [0, 0, 1, 0, 0]),
        ("7\nb\n\n", [0, 7, 6, 7]),
        ("e\n\nb\n", [0, "last", "last", "last-1"]),
        ("99999\n5\n", [0, 5]),
        ("s 1\no\np\n", [0, 0, 0, 0]),
    ],
)
def test_one_leafs_through_by_keys(desk: Desk, typed: str, shown: list[int | str]) -> None:
    file = finished(desk)
    last = len([entry for entry in desk.record().entries if entry.seat >= 0])
    run = desk.run("replay", file, typed=f"{typed}q\n")
    wanted = [{"last": last, "last-1": last - 1}.get(str(page), page) for page in shown]
    assert run.status == 0
    assert [int(number) for number in re.findall(r"─ Coup (\d+)/", run.text)] == wanted


def test_eyes_can_be_changed_by_number_or_by_name(desk: Desk) -> None:
    file = finished(desk)
    names = desk.record().names
    run = desk.run("replay", file, typed=f"s 1\ns {names[2]}\no\np\nq\n")
    eyes = re.findall(r"Par les yeux de\u00a0: (.*)", run.text)
    assert eyes == [names[0], names[1], names[2], "personne, cartes sur table", "tout le monde"]


def test_a_wrong_key_gets_a_sentence_and_the_page_stays(desk: Desk) -> None:
    run = desk.run("replay", finished(desk), typed="abracadabra\ns 9\ns nobody\nh\n\nq\n")
    assert "ne mène nulle part" in run.text
    assert "Il n’y a pas de place «\u00a09\u00a0»" in run.text
    assert run.text.count("─ Coup 0/") == 2  # at the beginning, and after the help


def test_a_game_that_is_not_over_keeps_its_secrets(desk: Desk) -> None:
    desk.play("--seats", "3", typed="1\n1\n1\nq\n")
    file = str(desk.files()[0])
    for hidden in (["--open"], ["--seat", "1"]):
        run = desk.run("replay", file, "--plain", *hidden)
        assert (run.status, run.text) == (2, "")
        assert "n’est pas finie" in run.errors
    run = desk.run("replay", file, typed="o\ns 2\nq\n")
    assert run.text.count("elle garde ses secrets") == 2
    own = desk.run("replay", file, "--plain", "--seat", "0")
    assert own.status == 0
    assert "elle n’est pas finie" in own.text


def test_only_one_view_at_a_time(desk: Desk) -> None:
    run = desk.run("replay", finished(desk), "--open", "--public")
    assert (run.status, run.text) == (2, "")
    assert run.errors == "Une seule vue à la fois\u00a0: --seat, --open ou --public.\n"


def test_a_seat_that_does_not_exist_is_refused(desk: Desk) -> None:
    file = finished(desk)
    for seat in ("3", "-1", "Nobody", "99999999999"):
        run = desk.run("replay", file, "--seat", seat)
        assert run.status == 2
        assert "Il n’y a pas de place" in run.errors
