"""Refusals that are no broken rule: a choice made twice, and a move that comes too late."""

from __future__ import annotations

import pytest

from games.playing import everything
from games.verona.scenes import exchanging, turn
from games.verona.tables import HIGH, moves, refusal, see
from perfidie.engine import Refusal


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_exchange_in_either_order_and_each_once(order: tuple[int, int]) -> None:
    play = exchanging()
    early, late = order
    choice = {0: "keep capulet juliet tybalt", 1: "keep montague lady_capulet lady_montague"}
    moves(play, f"{early} {choice[early]}")
    assert refusal(play, early, choice[early]) == "not-your-turn"
    moves(play, f"{late} {choice[late]}")
    assert [refusal(play, seat, choice[seat]) for seat in (0, 1)] == ["not-now", "not-your-turn"]
    assert set(see(play, 0).hand) == {"capulet", "juliet", "tybalt", "friar_laurence", "prince_escalus"}
    assert set(see(play, 1).hand) == {"montague", "lady_capulet", "lady_montague", "count_paris", "benvolio"}


def test_a_move_made_on_an_older_table_is_stale() -> None:
    play = turn()
    old = play.version
    moves(play, "0 play juliet exile")
    before = everything(play)
    for version in (old, play.version + 1):
        with pytest.raises(Refusal, match="stale-move"):
            play.move(0, ["token", HIGH, "juliet", "1"], version)
    assert everything(play) == before
    play.move(0, ["token", HIGH, "juliet", "1"], play.version)
    assert len(see(play, None).tokens) == 4
