"""A record replays to the same game for ever; one that is broken is refused in one sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.toys import toy
from engine.toys.ballot import BALLOT, Ballot
from engine.toys.hunt import HUNT
from perfidie.engine import Entry, Playthrough, Record, Refusal, read_record, replay
from perfidie.engine.record import FORMAT, LARGEST


def played() -> Record:
    play = Playthrough(BALLOT, BALLOT.setup(2, {"rounds": 1}))
    play.move(1, ["vote", "green"])
    play.say(0, ["voted", "red"])
    play.move(0, ["vote", "green"])
    return play.record(("Ada", "Béatrice"), bots=1)


RECORD = played()


def changed(**fields: Any) -> Record:
    return msgspec.structs.replace(RECORD, **fields)


def refused(record: Record | bytes, game: Any = BALLOT) -> str:
    """The code of the refusal, whether it is met while reading or while replaying."""
    data = record if isinstance(record, bytes) else record.to_json()
    with pytest.raises(Refusal) as refusal:
        replay(game, read_record(data))
    return refusal.value.code


def test_both_forms_read_back_the_same() -> None:
    assert read_record(RECORD.to_json()) == read_record(RECORD.to_compact()) == RECORD


def test_a_record_holds_rules_version_seats_full_options_and_words() -> None:
    kept = msgspec.json.decode(RECORD.to_json())
    assert kept["rules"] == BALLOT.version
    assert kept["seats"] == 2
    assert kept["options"] == {"rounds": 1, "secret": True}
    assert kept["entries"] == [
        [1, ["vote", "green"], False, False],
        [0, ["voted", "red"], True, False],
        [0, ["vote", "green"], False, False],
    ]
    assert kept["names"] == ["Ada", "Béatrice"]
    assert kept["notes"] == {"bots": 1}


def test_the_text_form_has_one_line_per_action() -> None:
    assert b'\n  [1,["vote","green"],false,false],\n  [0,["voted","red"],true,false],\n' in RECORD.to_json()


@pytest.mark.parametrize("marks", [b"false", b"false,false"])
def test_a_line_kept_before_moves_could_be_late_is_still_read(marks: bytes) -> None:
    data = RECORD.to_json().replace(b'["vote","green"],false,false', b'["vote","green"],' + marks)
    assert read_record(data) == RECORD


def test_a_part_of_a_record_can_be_replayed() -> None:
    assert replay(BALLOT, RECORD, upto=1).state.waiting == (0,)
    assert replay(BALLOT, RECORD, upto=0).version == 0
    assert replay(BALLOT, RECORD).over


def test_a_changed_default_moves_no_stored_game() -> None:
    class Longer(Ballot):
        options = (msgspec.structs.replace(BALLOT.options[0], default=3), *BALLOT.options[1:])

    game = toy(Longer())
    assert game.setup(2).options["rounds"] == 3
    assert replay(game, RECORD).over


@pytest.mark.parametrize(
    "data", [b"", b" ", b"{", b"{}", b"[]", b"null", b"\xff\xfe", b"\x80", b"PK\x03\x04", b"{" * 9999]
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    assert refused(data) == "corrupt-record"


@pytest.mark.parametrize("form", ["to_json", "to_compact"])
def test_a_record_cut_off_anywhere_is_refused(form: str) -> None:
    data = getattr(RECORD, form)()
    for length in range(len(data) - 2):
        assert refused(data[:length]) == "corrupt-record"


@given(st.binary(max_size=200))
def test_random_bytes_never_do_worse_than_a_refusal(data: bytes) -> None:
    with pytest.raises(Refusal):
        read_record(data)


@given(st.integers(0, len(RECORD.to_compact()) - 1), st.integers(0, 255))
def test_a_changed_byte_never_does_worse_than_a_refusal(place: int, byte: int) -> None:
    data = bytearray(RECORD.to_compact())
    data[place] = byte
    try:
        seats = replay(BALLOT, read_record(bytes(data))).setup.seats
    except Refusal:
        seats = 0
    assert seats in (0, 2)


def test_a_record_that_is_too_large_is_refused_before_it_is_read() -> None:
    assert refused(b"{" + b" " * LARGEST) == "record-too-large"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"format": FORMAT + 1}, "record-newer-format"),
        ({"rules": BALLOT.version + 1}, "record-newer-rules"),
        ({"game": "bag"}, "record-other-game"),
        ({"seats": 9}, "bad-seats"),
        ({"options": {"rounds": 77}}, "bad-option"),
        ({"options": {"tempo": 1}}, "unknown-option"),
        ({"entries": (Entry(0, ("vote", "blue")),)}, "record-does-not-replay"),
        ({"entries": (Entry(7, ("vote", "green")),)}, "record-does-not-replay"),
        ({"entries": (Entry(-1, ("vote", "green")),)}, "record-does-not-replay"),
        ({"entries": (Entry(-5, ()),)}, "record-does-not-replay"),
        ({"entries": (Entry(0, ("vote", "green")),) * 2}, "record-does-not-replay"),
        ({"entries": (*RECORD.entries, Entry(0, ("vote", "green")))}, "record-does-not-replay"),
        ({"entries": (Entry(0, ("shouted",), said=True),)}, "record-does-not-replay"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(fields: dict[str, Any], code: str) -> None:
    assert refused(changed(**fields)) == code


def test_the_refusal_names_the_line_that_is_wrong() -> None:
    record = changed(entries=(*RECORD.entries[:2], Entry(1, ("vote", "red"))))
    with pytest.raises(Refusal) as refusal:
        replay(BALLOT, record)
    assert refusal.value.facts == {"entry": 3}


def test_a_record_of_another_game_is_refused_by_this_one() -> None:
    assert refused(RECORD, game=HUNT) == "record-other-game"
