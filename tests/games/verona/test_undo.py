"""Taking a move back: only while nobody has learned anything by it, and never where a choice stands at once."""

from __future__ import annotations

import pytest

from games.playing import everything
from games.verona.scenes import drafting, exchanging, lady, placing, samson, turn
from games.verona.tables import moves, position, said, table
from perfidie.engine import Refusal, encode

MAY = {
    # name: the table, the seat, what it says and takes back, what is told
    "a token": (placing, 0, "token 5 juliet 1", ["placed"]),
    "a token not placed": (placing, 0, "skip_token", ["token-skipped"]),
    "a character moved": (lambda: turn("0 play tybalt council"), 0, "move romeo", ["moved"]),
    "a power not used": (lambda: turn("0 play tybalt council"), 0, "skip_power", ["power-skipped"]),
    "a look not taken": (lambda: turn("0 play paris council"), 0, "skip_power", ["power-skipped"]),
    "two tokens swapped": (
        lady, 1, "swap romeo 1 romeo 3", ["swapped"],
    ),
    "a power named by a copier": (samson, 0, "copy tybalt", ["copied"]),
    "a token of the last lap, while others follow": (
        lambda: position(3, "C: *", away="nurse", lap=False), 0, "token 5 romeo 1", ["placed"],
    ),
    "the last card of the draft: what is left over he has seen before": (
        lambda: moves(table(4, "romeo juliet tybalt nurse"), "0 draft prince; 1 draft mercutio; 2 draft capulet",
                      "3 draft montague; 0 draft paris; 1 draft lady_capulet; 2 draft lady_montague"),
        3, "draft benvolio", ["drafted", "discarded"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MAY)
def test_what_taught_nobody_anything_may_be_taken_back(name: str) -> None:
    laid, seat, line, kinds = MAY[name]
    play = laid()
    before, views = everything(play), [encode(play.view(each)) for each in (None, *range(play.setup.seats))]
    told = play.move(seat, said(play.setup.seats, line))
    assert [event.kind for event in told] == kinds
    assert [play.can_undo(each) for each in range(play.setup.seats)] == [
        each == seat for each in range(play.setup.seats)
    ]
    assert [event.kind for event in play.undo(seat)] == kinds
    assert everything(play) == before
    assert [encode(play.view(each)) for each in (None, *range(play.setup.seats))] == views
    play.move(seat, play.legal(seat)[0])
    assert len(play.events) > before[2]


MAY_NOT = {
    # name: the table, the seat, what it says
    "a card played": (turn, 0, "play juliet exile"),
    "a look": (lambda: turn("0 play paris council"), 0, "look romeo 2 romeo 3"),
    "a draft that shows the pack to the next": (drafting, 0, "draft nurse"),
    "an exchange both have chosen": (
        lambda: moves(exchanging(), "1 keep montague lady_capulet lady_montague"), 0, "keep capulet juliet tybalt",
    ),
    "the first choice of an exchange": (exchanging, 1, "keep montague lady_capulet lady_montague"),
    "the end of a match in which no token is turned over": (
        lambda: moves(position(3, "C: romeo; E: *", "P0:5@romeo0", away="nurse", lap=False, rounds=1),
                      "0 skip_token; 1 skip_token"),
        2, "skip_token",
    ),
    "the last token before tokens are turned over": (
        lambda: moves(position(3, "C: romeo juliet; E: *", "P0:5@romeo0", away="nurse", lap=False),
                      "0 skip_token; 1 skip_token"),
        2, "skip_token",
    ),
    "the last token before vials are turned over": (
        lambda: moves(position(3, "C: romeo; E: *", "P0:poison@romeo0", away="nurse", lap=False, poison=True),
                      "0 skip_token; 1 skip_token"),
        2, "token 5 juliet 1",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MAY_NOT)
def test_what_somebody_has_learned_or_what_stands_may_not_be_taken_back(name: str) -> None:
    laid, seat, line = MAY_NOT[name]
    play = laid()
    play.move(seat, said(play.setup.seats, line))
    before = everything(play)
    for each in range(play.setup.seats):
        assert not play.can_undo(each)
        with pytest.raises(Refusal, match="nothing-to-undo"):
            play.undo(each)
    assert everything(play) == before


def test_a_look_at_a_single_token_may_not_be_taken_back() -> None:
    play = position(3, "C: romeo juliet capulet", "P1:3@romeo1", hold="paris")
    moves(play, "0 play paris exile; 0 look romeo 2")
    assert not play.can_undo(0)


def test_a_token_is_fast_once_the_next_has_moved() -> None:
    play = turn("0 play juliet exile; 0 token 5 juliet 1")
    assert play.can_undo(0)
    moves(play, "1 play capulet council")
    assert not play.can_undo(0)
