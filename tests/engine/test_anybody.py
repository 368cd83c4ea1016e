"""Anybody may step in: first come, first served; once all have passed the game goes on."""

from __future__ import annotations

import pytest

from engine.toys.snap import CARDS, SNAP, Table, WhoSnaps
from perfidie.engine import CHANCE, Entry, Playthrough, Refusal, read_record, replay


def table(*colours: int, up: int) -> Playthrough:
    """Seats that were dealt these colours, and the first card turned up."""
    play = Playthrough(SNAP, SNAP.setup(len(colours)))
    for colour in (*colours, up):
        play.follow(Entry(CHANCE, CARDS[colour].words))
    return play


def state(play: Playthrough) -> Table:
    assert isinstance(play.state, Table)
    return play.state


def test_everybody_is_asked_at_once_and_the_first_to_step_in_closes_it() -> None:
    play = table(0, 1, 0, up=0)
    assert play.state.waiting == (0, 1, 2)
    play.move(2, ["snap"])
    assert state(play).snaps == (0, 0, 1)
    assert play.state.actor == CHANCE


def test_whoever_passes_is_asked_no_more_and_when_all_have_passed_the_game_goes_on() -> None:
    play = table(0, 1, 0, up=0)
    play.move(2, ["pass"])
    assert play.state.waiting == (0, 1)
    with pytest.raises(Refusal, match="not-your-turn"):
        play.move(2, ["snap"])
    play.move(0, ["pass"])
    play.move(1, ["pass"])
    assert state(play).snaps == (0, 0, 0)
    assert play.state.actor == CHANCE


def test_who_cannot_step_in_is_asked_all_the_same_so_that_nobody_learns_it() -> None:
    play = table(0, 1, 2, up=0)
    assert [play.legal(seat) for seat in range(3)] == [[("pass",), ("snap",)], [("pass",)], [("pass",)]]
    assert play.view(None).waiting == (0, 1, 2)


def test_a_pass_stands() -> None:
    play = table(0, 1, up=0)
    play.move(0, ["pass"])
    assert not play.can_undo(0)


def test_programs_that_need_an_order_are_asked_as_the_step_lists_the_seats() -> None:
    play = table(0, 1, 0, up=0)
    step = play.state.agenda[-1]
    assert isinstance(step, WhoSnaps)
    assert step.seats == (1, 2, 0)
    assert play.state.actor == 1


def test_a_record_keeps_who_was_first() -> None:
    play = table(0, 0, up=0)
    play.move(0, ["pass"])
    play.move(1, ["snap"])
    again = replay(SNAP, read_record(play.record().to_json()))
    assert again.state == play.state
