"""A move made for a seat whose time is up: played like any other, told to everybody, kept as such."""

from __future__ import annotations

import pytest

from engine.toys.ballot import BALLOT
from engine.toys.whispers import WHISPERS
from perfidie.engine import Playthrough, Refusal, read_record, replay, save_state

GREEN, RED = ("vote", "green"), ("vote", "red")


def ballot(late: bool) -> Playthrough:
    """Seat 0 has voted green, perhaps late."""
    play = Playthrough(BALLOT, BALLOT.setup(2))
    play.move(0, GREEN, late=late)
    return play


def test_everybody_is_told_that_time_ran_out_before_anything_else() -> None:
    play = ballot(late=True)
    for seat in (None, 0, 1):
        assert [(glimpse.kind, glimpse.facts["seat"]) for glimpse in play.glimpses(seat)] == [
            ("time-ran-out", 0),
            ("committed", 0),
        ]
        assert "choice" not in play.glimpses(seat)[0].facts


def test_the_events_of_a_late_move_are_returned_with_the_news_that_it_was_late() -> None:
    told = Playthrough(BALLOT, BALLOT.setup(2)).move(0, GREEN, late=True)
    assert [event.kind for event in told] == ["time-ran-out", "committed"]


def test_a_late_move_changes_the_table_as_a_timely_one_does() -> None:
    assert save_state(BALLOT, ballot(late=True).state) == save_state(BALLOT, ballot(late=False).state)


def test_a_late_move_is_kept_as_such_and_replays_with_the_same_events() -> None:
    play = ballot(late=True)
    play.move(1, RED)
    for data in (play.record().to_json(), play.record().to_compact()):
        record = read_record(data)
        assert [entry.late for entry in record.entries] == [True, False]
        assert replay(BALLOT, record).events == play.events


def test_a_late_move_that_is_refused_tells_nothing() -> None:
    play = ballot(late=False)
    before = list(play.events), list(play.entries)
    with pytest.raises(Refusal, match="not-your-turn"):
        play.move(0, RED, late=True)
    with pytest.raises(Refusal, match="unknown-action"):
        play.move(1, ["vote", "blue"], late=True)
    assert (play.events, play.entries) == before


@pytest.mark.parametrize("late", [False, True])
def test_a_move_that_was_made_for_somebody_is_not_his_to_take_back(late: bool) -> None:
    play = Playthrough(WHISPERS, WHISPERS.setup(3))
    play.move(1, ["ask"], late=late)
    assert play.can_undo(1) is not late


def test_what_others_have_spoken_about_is_not_taken_back() -> None:
    play = Playthrough(WHISPERS, WHISPERS.setup(3))
    play.move(1, ["ask"])
    play.say(2, ["help"])
    with pytest.raises(Refusal, match="nothing-to-undo"):
        play.undo(1)
