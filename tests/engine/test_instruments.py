"""The instruments of the laws measure what they should."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.toys.hunt import HUNT
from engine.toys.whispers import WHISPERS
from perfidie.engine import ALL, Event, Playthrough, replay
from perfidie.engine.laws.exact import chi_square_tail, surprise
from perfidie.engine.laws.report import differences
from perfidie.engine.laws.rules import odd
from perfidie.engine.laws.transcript import golden_record, golden_tables, transcript
from perfidie.engine.laws.worlds import APART, SAME, TAUGHT, parting
from perfidie.engine.step import Seated


@pytest.mark.parametrize(
    ("distance", "freedom", "tail"),
    [
        (0.0, 3, 1.0),
        (3.8414588, 1, 0.05),
        (6.6348966, 1, 0.01),
        (5.9914645, 2, 0.05),
        (18.3070381, 10, 0.05),
        (124.3421134, 100, 0.05),
        (79.0819450, 100, 0.94),
        (60.0, 10, 3.6203e-9),
    ],
)
def test_the_tail_of_chi_square_is_that_of_the_tables(distance: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(distance, freedom) == pytest.approx(tail, rel=2e-3)


def test_surprise_is_small_for_what_fits_and_for_rare_cells_put_together() -> None:
    assert surprise(Counter({"a": 480, "b": 520}), {"a": 0.5, "b": 0.5}, 1000) > 0.1
    rare = {"a": 0.999, **{f"r{n}": 0.0001 for n in range(10)}}
    assert surprise(Counter({"a": 999, "r3": 1}), rare, 1000) > 0.1


def test_surprise_is_great_for_a_loaded_die() -> None:
    assert surprise(Counter({"a": 600, "b": 400}), {"a": 0.5, "b": 0.5}, 1000) < 1e-6


def test_differences_name_the_place_and_both_values() -> None:
    left = {"hand": ["p1"], "turn": 1, "same": [1, 2]}
    right = {"hand": ["p1", "a2"], "turn": True, "same": [1, 2], "more": None}
    assert list(differences(left, right)) == ['hand: ["p1"] / ["p1","a2"]', "turn: 1 / true"]


@pytest.mark.parametrize("value", [1, True, "a", None, (), (1, ("a", (None,))), Seated(0), (Seated(1),)])
def test_plain_things_may_lie_in_a_state(value: object) -> None:
    assert odd(value) is None


@pytest.mark.parametrize("value", [[1], {1: 2}, {3}, 1.5, (1, (2, [3])), Seated([1]), b"x", object()])  # type: ignore[arg-type]
def test_other_things_may_not(value: object) -> None:
    assert odd(value) is not None


SEEN = Event("looked", {"seat": 0}, private=((0, {"card": 3}),), learns=(0,))
SEEN_OTHER = Event("looked", {"seat": 0}, private=((0, {"card": 4}),), learns=(0,))
SAID, SAID_OTHER = Event("said", {"word": "a"}), Event("said", {"word": "b"})
OPEN, HIDDEN = Event("opened", {"card": 1}, learns=ALL), Event("asked", {}, audience=(1,))


@pytest.mark.parametrize(
    ("one", "other", "seat", "how"),
    [
        ([SAID], [SAID], 0, SAME),
        ([SAID], [SAID_OTHER], 0, APART),
        ([SAID], [], 0, APART),
        ([], [SAID], None, APART),
        ([SEEN], [SEEN_OTHER], 0, TAUGHT),
        ([SEEN], [SEEN_OTHER], 1, SAME),
        ([SEEN, SAID], [SEEN_OTHER, SAID_OTHER], 0, TAUGHT),
        ([SAID, SEEN], [SAID_OTHER, SEEN_OTHER], 0, APART),
        ([SEEN, SAID], [SEEN_OTHER, SAID_OTHER], 1, APART),
        ([OPEN], [], None, TAUGHT),
        ([HIDDEN], [], 0, SAME),
        ([HIDDEN], [], 1, APART),
    ],
)
def test_streams_part_only_at_an_event_that_teaches(
    one: list[Event], other: list[Event], seat: int | None, how: str
) -> None:
    assert parting(one, other, seat)[0] == how


def test_a_transcript_says_what_each_one_is_told_sees_and_may_do() -> None:
    play = Playthrough(WHISPERS, WHISPERS.setup(3))
    play.move(1, ["ask"])
    play.say(1, ["help"])
    play.move(2, ["no"])
    play.move(1, ["pass"])
    text = transcript(WHISPERS, play.record())
    moves = text.split("\n\n")
    assert "   sees - 0: refused null\n   sees 1 2: refused 0\n" in moves[1]
    assert (
        moves[2]
        == """1  seat 1: ask
   told 1 2: asked {"seat":1}
   sees 1 2: step Consent 2, 1 to come · waiting [2]
   may  2: yes | no"""
    )
    assert moves[3].splitlines()[:2] == ["2  seat 1 says: help", '   sees 1 2: claims [[1,["help"],""]]']
    assert '   told all: passed {"seat":1}' in moves[5]


def test_a_golden_game_is_the_same_whenever_it_is_made() -> None:
    ((name, seats, options),) = list(golden_tables(WHISPERS))
    first, then = (golden_record(WHISPERS, name, seats, options) for _ in range(2))
    assert first == then
    assert replay(WHISPERS, first).over


def test_golden_games_cover_every_seat_count_and_preset() -> None:
    names = [name for name, _, _ in golden_tables(HUNT)]
    assert names == ["1-standard", "1-small"]
