"""What a table promises: shares of the win, from the same chance the same, by what lies there and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from perfidie import games
from perfidie.engine import replay
from perfidie.review.worth import Manner, least_error, manner_of, worth, worth_seen
from review.games import moments, played

ALL = ["verre", "verona", "idus_martii", "charlatans", "mousquetaires"]
WON_TOGETHER = ("idus_martii", "mousquetaires")
FEW = 8


@pytest.mark.parametrize("name", ALL)
def test_what_a_table_promises_are_shares_of_the_win_with_their_errors(name: str) -> None:
    game = games.find(name)
    for play in moments(name, every=61):
        found = worth(game, play.state, Random(3), FEW)
        assert len(found.shares) == len(found.errors) == play.setup.seats
        assert all(0 <= share <= 1 for share in found.shares)
        assert all(least_error(FEW) <= error < 0.5 for error in found.errors)
        if name not in WON_TOGETHER:
            assert sum(found.shares) == pytest.approx(1)


@pytest.mark.parametrize("name", ALL)
def test_the_same_chance_gives_the_same_worth_and_leaves_the_table_as_it_was(name: str) -> None:
    game = games.find(name)
    for play in moments(name, every=97):
        before = play.state.clone()
        assert worth(game, play.state, Random(3), FEW) == worth(game, play.state, Random(3), FEW)
        assert play.state.values() == before.values()
        view = play.view(0)
        assert worth_seen(game, view, Random(3), FEW) == worth_seen(game, view, Random(3), FEW)


@pytest.mark.parametrize("name", ALL)
def test_what_a_seat_should_expect_follows_from_its_view_alone(name: str) -> None:
    """Any world that the view allows promises that seat the same, as far as it can know."""
    game = games.find(name)
    for play in moments(name, every=97):
        for seat in (0, play.setup.seats - 1):
            view = play.view(seat)
            other = game.view(game.imagine(view, Random(1)), seat, play.claims)
            assert worth_seen(game, view, Random(3), FEW) == worth_seen(game, other, Random(3), FEW)


@pytest.mark.parametrize("name", ALL)
def test_a_game_that_is_over_promises_what_it_gave(name: str) -> None:
    game = games.find(name)
    play = replay(game, played(name))
    found = worth(game, play.state, Random(3), FEW)
    assert found.shares == game.rules.shares(game.rules.outcome(play.state))
    assert not any(found.errors)


@pytest.mark.parametrize("name", ALL)
def test_the_winner_of_a_game_was_promised_more_near_its_end_than_at_its_start(name: str) -> None:
    game, record = games.find(name), played(name)
    shares = game.rules.shares(game.rules.outcome(replay(game, record).state))
    winner = shares.index(max(shares))
    early, late = (
        worth(game, replay(game, record, upto).state, Random(3), 60).shares[winner]
        for upto in (len(record.entries) // 5, len(record.entries) - 2)
    )
    assert late > early


def test_more_ends_make_it_surer() -> None:
    play = moments("verre", every=40)[0]
    few, many = (worth(play.game, play.state, Random(3), number).errors[0] for number in (20, 320))
    assert many < few / 2


@pytest.mark.parametrize("playouts", [-1, -200])
def test_a_worth_from_no_end_at_all_is_refused(playouts: int) -> None:
    play = moments("verre", every=40)[0]
    with pytest.raises(ValueError, match="at least one playout"):
        worth(play.game, play.state, Random(3), playouts)
    with pytest.raises(ValueError, match="at least one playout"):
        worth_seen(play.game, play.view(0), Random(3), playouts)


def test_a_game_that_says_nothing_of_reviews_is_played_on_in_the_usual_manner() -> None:
    assert manner_of("no_such_game") == Manner()
    assert {name: manner_of(name) != Manner() for name in ALL} == dict.fromkeys(ALL, True)
