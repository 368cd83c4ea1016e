"""Whole games played at random, and what holds at every moment of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import playing
from games.mousquetaires.tables import GAME, Adventure
from perfidie.engine import Entry, Playthrough


@pytest.mark.parametrize(
    ("seats", "options", "rounds"),
    [(2, {}, 10), (3, {"closed_hands": True}, 10), (4, {"wounds_on_card": "stay"}, 10), (6, {}, 9),
     (6, {"early_start": True}, 10), (1, {}, 10), (5, {"automatic_milady": True}, 9)],
)  # fmt: skip
def test_everything_stays_within_its_bounds_until_somebody_has_won(
    seats: int, options: dict[str, Any], rounds: int
) -> None:
    play = Playthrough(GAME, GAME.setup(seats, options))
    table = Adventure(play)
    for seat, _ in playing.decisions(play, Random(seats)):
        table.sound()
        sight = table.sight
        assert sight.round <= rounds
        active = next((rider for rider in sight.riders if rider.id == sight.active), None)
        if play.view(seat).step == "Act":
            assert active is not None
            assert (active.seat, active.out, active.acted) == (seat, 0, False)
    assert table.won in {f"milady {why}" for why in ("time", "queen", "rochelle", "constance")} | {"musketeers quest"}
    assert table.sight.round <= rounds


def test_time_alone_ends_a_game_after_ten_rounds() -> None:
    """Everybody passes, and every red die shows a shield."""
    play = Playthrough(GAME, GAME.setup(4, {}))
    table = Adventure(play)
    passing = {("end",), ("pass",), ("done",), ("red", "shield"), ("paris", "smugglers")}
    while not play.over:
        words = [action.words for action in play.state.legal()]
        play.follow(Entry(play.state.actor, next((said for said in words if said in passing), words[0])))
    assert (table.won, table.sight.round, table.tracks) == ("milady time", 10, (11, 1, 4, 0))


def test_again_another_one_is_milady_and_the_automatic_one_stays() -> None:
    assert GAME.again(Playthrough(GAME, GAME.setup(4, {})).state)[1] == 1
    assert GAME.again(Playthrough(GAME, GAME.setup(1, {})).state)[1] == 0


def test_the_sides_of_a_table() -> None:
    assert GAME.teams(GAME.setup(4, {})) == ((0,), (1, 2, 3))
    assert GAME.teams(GAME.setup(3, {"automatic_milady": True})) == ((0, 1, 2),)


def test_the_musketeers_have_a_channel_of_their_own_where_there_are_two_of_them_and_no_ears_in_the_walls() -> None:
    usual, alone = GAME.setup(4, {}), GAME.setup(2, {})
    assert [GAME.channel(usual, seat) for seat in range(4)] == [(), (1, 2, 3), (1, 2, 3), (1, 2, 3)]
    assert GAME.channel(alone, 1) == ()
    assert GAME.channel(GAME.setup(4, {"team_talk": "overheard"}), 1) == ()
    assert GAME.channel(GAME.setup(3, {"automatic_milady": True}), 1) == ()
