"""Whole games played at random, and what holds at every moment of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import playing
from games.mousquetaires.tables import GAME, Adventure, lay
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


def test_the_sides_of_a_table() -> None:
    assert GAME.rules.teams(GAME.setup(4, {})) == ((0,), (1, 2, 3))
    assert GAME.rules.teams(GAME.setup(3, {"automatic_milady": True})) == ((0, 1, 2),)


def test_the_sand_runs_five_minutes_in_phase_ii_and_two_under_urgency() -> None:
    def seconds(**more: Any) -> float | None:
        sand = GAME.talk.sand(lay(**more).play.view(None))
        return sand and sand.seconds

    assert seconds(turn="athos 1", sand_timer=True) == 300
    assert seconds(turn="athos 1", sand_timer=True, urgency=True) == 120
    assert seconds(at="treachery", sand_timer=True) is None
    assert seconds(turn="athos 1") is None
    late = lay(turn="athos 1", sand_timer=True, slots="combat").do("athos time_up")
    assert GAME.talk.sand(late.play.view(None)) is None


def test_a_side_wins_together_and_each_of_its_seats_the_whole_game() -> None:
    table = lay(turn="athos 0", time=10).do("athos end; R HHHH")
    assert GAME.rules.shares(table.outcome) == (1.0, 0.0, 0.0, 0.0, 0.0)
