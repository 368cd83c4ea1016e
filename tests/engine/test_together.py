"""Several seats owe a decision at once: each commits in secret, in any order, and all is revealed together."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from engine.toys.ballot import BALLOT, GREEN, RED
from perfidie.engine import Playthrough, Refusal, encode, load_state, read_record, replay, save_state


def table(seats: int = 3) -> Playthrough:
    return Playthrough(BALLOT, BALLOT.setup(seats, {"rounds": 1}))


def test_all_seats_wait_at_first_and_those_who_chose_wait_no_more() -> None:
    play = table()
    assert play.state.waiting == (0, 1, 2)
    play.move(1, ["vote", "green"])
    assert play.state.waiting == (0, 2)
    assert play.view(0).waiting == (0, 2)


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_the_order_of_commitments_makes_no_difference(order: tuple[int, ...]) -> None:
    votes = {0: "green", 1: "red", 2: "green"}
    play = table()
    for seat in order:
        play.move(seat, ["vote", votes[seat]])
    assert play.state.votes == ((1, 0, 1),)  # type: ignore[attr-defined]
    assert play.over


def test_a_seat_sees_its_own_commitment_and_of_the_others_only_that_they_chose() -> None:
    play = table()
    play.move(1, ["vote", "green"])
    play.move(2, ["vote", "red"])
    assert play.view(1).committed == ((1, ("vote", "green")), (2, None))
    assert play.view(0).committed == ((1, None), (2, None))
    assert play.view(None).committed == ((1, None), (2, None))


def test_a_commitment_is_told_without_its_content_to_all_but_its_owner() -> None:
    play = table()
    play.move(1, ["vote", "green"])
    assert play.glimpses(1)[0].facts == {"seat": 1, "choice": ("vote", "green")}
    assert play.glimpses(1)[0].own
    for seat in (0, 2, None):
        assert play.glimpses(seat)[0].facts == {"seat": 1}


def test_nobody_commits_twice() -> None:
    play = table()
    play.move(1, ["vote", "green"])
    with pytest.raises(Refusal, match="not-your-turn"):
        play.move(1, ["vote", "red"])
    assert play.state.committed == ((1, GREEN.code),)


def test_all_is_revealed_in_one_event_when_the_last_has_chosen() -> None:
    play = table()
    for seat in (2, 0):
        assert [event.kind for event in play.move(seat, ["vote", "green"])] == ["committed"]
    assert [event.kind for event in play.move(1, ["vote", "red"])] == ["committed", "tallied"]
    assert play.events[-1].facts == {"green": 2, "red": 1}


def test_a_record_keeps_who_chose_in_which_order_and_replays() -> None:
    play = table()
    for seat, colour in ((2, "red"), (0, "green"), (1, "green")):
        play.move(seat, ["vote", colour])
    record = play.record()
    assert [entry.seat for entry in record.entries] == [2, 0, 1]
    for data in (record.to_json(), record.to_compact()):
        again = replay(BALLOT, read_record(data))
        assert again.state == play.state
        assert [again.glimpses(seat) for seat in (None, 0, 1, 2)] == [play.glimpses(s) for s in (None, 0, 1, 2)]


def test_a_half_made_decision_can_be_saved() -> None:
    play = table()
    play.move(2, ["vote", "red"])
    for compact in (False, True):
        loaded = load_state(BALLOT, save_state(BALLOT, play.state, compact))
        assert loaded == play.state
        assert loaded.waiting == (0, 1)


def test_imagination_fills_the_commitments_of_others_and_keeps_ones_own() -> None:
    play = table()
    play.move(0, ["vote", "green"])
    play.move(1, ["vote", "red"])
    view = BALLOT.read_view(encode(play.view(0)))
    rng = Random(1)
    worlds = [BALLOT.imagine(view, rng).committed for _ in range(60)]
    assert {dict(world)[0] for world in worlds} == {GREEN.code}
    assert {dict(world)[1] for world in worlds} == {GREEN.code, RED.code}


def test_search_takes_the_seats_in_order() -> None:
    state = table().state.clone()
    for _ in range(3):
        state.apply_legal(state.legal()[0])
    assert state.votes == ((1, 1, 1),)  # type: ignore[attr-defined]
