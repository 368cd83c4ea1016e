"""What games prove, checked by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from arena.contests import as_played, contest
from perfidie.arena.contest import Fault, Played
from perfidie.arena.figures import interval, standings, student


def test_students_quantiles_are_those_of_the_tables() -> None:
    known = {1: 12.706, 4: 2.776, 10: 2.228, 11: 2.201, 29: 2.045, 120: 1.980}
    assert {freedom: round(student(freedom), 3) for freedom in known} == known


def test_an_interval_is_the_one_computed_by_hand() -> None:
    """0.5, 0.7, 0.3, 0.6: mean 0.525, squares 0.0875, standard error 0.08539, times 3.1824."""
    found = interval([0.5, 0.7, 0.3, 0.6])
    assert (found.mean, found.low, found.high) == pytest.approx((0.525, 0.25325, 0.79675), abs=1e-4)


def test_a_share_never_leaves_0_to_1_and_one_deal_proves_nothing() -> None:
    assert interval([0.0, 1.0]).low == 0.0
    assert interval([0.0, 1.0]).high == 1.0
    assert (interval([0.6]).low, interval([0.6]).high) == (0.0, 1.0)


def test_deals_that_are_all_alike_leave_a_doubt() -> None:
    """Ten wins of ten: 0.025 to the power of 1/10 is 0.6915, the exact bound for a proportion."""
    found = interval([1.0] * 10)
    assert (found.low, found.high) == pytest.approx((0.6915, 1.0), abs=1e-4)
    middle = interval([0.5, 0.5])
    assert middle.low < 0.1 < 0.9 < middle.high


def test_the_games_of_a_deal_are_one_sample() -> None:
    """In each deal the bot wins from two seats of four: eight games, two samples without any spread."""
    which = contest("a", "b", seats=4)
    games = [as_played(bout, "a" if bout.rotation < 2 else "b") for bout in which.bouts(2)]
    found = standings(which, games)
    assert (found.deals, found.games, found.fair) == (2, 8, 0.25)
    a, b = found.bots
    assert (a.share.mean, a.share.low) == (0.5, interval([0.5, 0.5]).low)
    assert b.share.mean == pytest.approx(0.5 / 3)
    assert a.ratio == 2.0
    assert (a.games, a.seconds) == (8, 0.25)
    assert sum(a.places) == 2.0  # four wins, each seat held twice


def test_a_score_without_luck_is_the_share_less_what_chance_brought_and_may_lie_beyond_0_and_1() -> None:
    """Two deals: a wins one and loses one, with three tenths of luck for whoever won. Without it 0.7 and 0.3."""
    which = contest("a", "b", seats=2)
    games = [as_played(bout, "a" if bout.deal else "b") for bout in which.bouts(2)]
    lucky = [replace(game, luck=tuple(0.3 if share else -0.3 for share in game.shares)) for game in games]
    found = standings(which, lucky).bots[0].luck_free
    assert found == interval([0.3, 0.7], bounded=False)
    assert found.mean == standings(which, games).bots[0].share.mean
    assert found.low < 0 < 1 < found.high
    assert standings(which, [*games[:3], *lucky[3:]]).bots[0].luck_free is None  # unknown in some games


def test_two_bots_are_compared_deal_by_deal() -> None:
    """Three deals: a wins all, b all, a all again: a share of 1, 0, 1 less 0, 1, 0, so 1, -1, 1."""
    which = contest("a", "b", "c", seats=3)
    won = [as_played(bout, "b" if bout.deal == 1 else "a") for bout in which.bouts(3)]
    found = standings(which, won)
    assert [pair.names for pair in found.pairs] == [("a", "b"), ("a", "c"), ("b", "c")]
    first = found.pairs[0].more
    assert first.mean == pytest.approx(1 / 3)
    assert (first.low, first.high) == (-1.0, 1.0)  # by hand: reaches 4.3027 * 0.6667 to either side
    assert found.pairs[1].more == interval([1.0, 0.0, 1.0], least=-1.0)
    assert found.pairs[0].luck_free is None
    assert standings(contest("a", seats=3), played_alone()).pairs == ()


def test_luck_that_both_had_alike_says_nothing_about_either() -> None:
    """What one place won was luck alone: without it the two did equally well, and surely so."""
    which = contest("a", "b", seats=2)
    games = [
        replace(game, luck=tuple(share - 0.5 for share in game.shares))
        for game in (as_played(bout, "a") for bout in which.bouts(4))
    ]
    (pair,) = standings(which, games).pairs
    assert pair.more.mean == 1.0
    assert pair.luck_free is not None
    assert pair.luck_free.mean == pytest.approx(0.0)
    assert standings(which, [*games[:-1], replace(games[-1], luck=())]).pairs[0].luck_free is None


def test_a_difference_of_one_deal_may_be_anything() -> None:
    assert (interval([0.2], least=-1.0).low, interval([0.2], least=-1.0).high) == (-1.0, 1.0)
    alike = interval([0.0] * 10, least=-1.0)
    assert (alike.low, alike.high) == pytest.approx((-0.3085, 0.3085), abs=1e-4)


def played_alone() -> list[Played]:
    return [as_played(bout, "a") for bout in contest("a", seats=3).bouts(2)]


def test_a_side_wins_together_and_counts_once() -> None:
    which = contest("a", "b", game="mousquetaires", seats=4)
    games = [as_played(bout, "a") for bout in which.bouts(3)]
    whole = [replace(game, shares=tuple(float(name == "a") for name in game.bots)) for game in games]
    found = standings(which, whole)
    assert found.fair == 0.5
    assert [bot.share.mean for bot in found.bots] == [1.0, 0.0]
    assert found.bots[0].places == (1.0, 1.0)


def test_a_deal_that_is_not_whole_does_not_count() -> None:
    which = contest("a", "b", seats=2)
    games = [as_played(bout, "a") for bout in which.bouts(3)]
    fault = Fault("arena-void-died", "b")
    spoilt = [*games[:-1], replace(games[-1], void=fault)]
    assert standings(which, spoilt).games == 4
    assert standings(which, spoilt).void == ((fault, 1),)
    assert standings(which, games[:-1]).games == 4
    assert standings(which, games[:1]).bots == ()


def test_whoever_wins_more_is_rated_higher_and_ties_stay_ties() -> None:
    which = contest("a", "b", "c", seats=3)
    bouts = list(which.bouts(10))
    a, b, c = standings(which, [as_played(bout, "a" if bout.rotation else "b") for bout in bouts]).bots
    assert a.rating > b.rating > c.rating
    assert a.deviation < 8
    even = standings(which, [as_played(bout, "a", "b", "c") for bout in bouts]).bots
    assert max(bot.rating for bot in even) - min(bot.rating for bot in even) < 1e-6


def test_the_order_in_which_games_end_changes_nothing() -> None:
    which = contest("a", "b", seats=3)
    games = [as_played(bout, "ab"[bout.deal % 2]) for bout in which.bouts(6)]
    assert standings(which, reversed(games)) == standings(which, games)
