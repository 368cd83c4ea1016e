"""Who meets whom, from which place, with whose luck."""

from __future__ import annotations

from collections import Counter

import pytest

from arena import witness
from arena.contests import OURS, contest, played
from perfidie.arena.contest import fill
from perfidie.arena.crew import play_all
from perfidie.engine import Refusal


def test_the_last_name_fills_the_table() -> None:
    assert fill(("master", "greedy"), 4) == ("master", "greedy", "greedy", "greedy")
    assert fill(("a", "b"), 2) == ("a", "b")
    for names in ((), ("a", "b", "c")):
        with pytest.raises(Refusal):
            fill(names, 2)


def test_in_every_deal_everybody_sits_on_every_seat_equally_often() -> None:
    bouts = list(contest("greedy", "novice", "random", seats=4).bouts(5))
    assert len(bouts) == 20
    for deal in range(5):
        for seat in range(4):
            there = Counter(bout.seated[seat] for bout in bouts if bout.deal == deal)
            assert there == {"greedy": 1, "novice": 1, "random": 2}


def test_neighbours_change_from_deal_to_deal() -> None:
    first = [bout for bout in contest("a", "b", "c", "d", seats=4).bouts(12) if bout.rotation == 0]
    turned = {tuple(bout.seated[bout.seated.index("a") :] + bout.seated[: bout.seated.index("a")]) for bout in first}
    assert len(turned) > 2


def test_a_name_plays_a_whole_side_and_each_side_once_a_deal() -> None:
    sides = [bout.seated for bout in contest("greedy", "random", game="mousquetaires", seats=4).bouts(1)]
    assert sorted(sides) == [("greedy", "random", "random", "random"), ("random", "greedy", "greedy", "greedy")]


def test_a_deal_against_oneself_is_played_once() -> None:
    assert len(list(contest("greedy", seats=5).bouts(3))) == 3


def test_every_rotation_has_the_same_luck_and_thinking_does_not_shift_it() -> None:
    """Two bots play alike but draw differently from their own streams: only the deal may decide."""
    games = played(contest(OURS + "First", OURS + "Wasteful", game="verona"), deals=3)
    scores = {deal: {each.scores for each in games if each.deal == deal} for deal in range(3)}
    assert all(len(found) == 1 for found in scores.values())
    assert len(set.union(*scores.values())) > 1


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def scores(seed: int) -> list[tuple[int, ...]]:
        return [each.scores for each in played(contest("master", "random", seats=4, seed=seed))]

    assert scores(3) == scores(3)
    assert scores(3) != scores(4)


def test_bots_that_talk_are_heard_before_others_decide() -> None:
    witness.Listener.heard = ()
    played(contest(OURS + "Talker", OURS + "Listener", game="idus_martii", seats=5))
    assert witness.Listener.heard


def test_only_true_choices_count_as_decisions() -> None:
    (game,) = played(contest("greedy", seats=2))
    assert all(count > 0 for count in game.decisions)
    assert all(seconds > 0 for seconds in game.seconds)


@pytest.mark.parametrize(("bot", "text"), [("Cheat", "arena-void-illegal"), ("Clumsy", "arena-void-failed")])
def test_a_bot_from_outside_that_fails_voids_its_game(bot: str, text: str) -> None:
    for game in played(contest(OURS + bot, "random", seats=2)):
        assert game.void is not None
        assert (game.void.text, game.void.bot) == (text, OURS + bot)


def test_a_bot_from_outside_that_says_what_nobody_may_say_voids_its_game() -> None:
    game = played(contest(OURS + "Babbler", game="idus_martii", seats=5))[0]
    assert game.void is not None
    assert (game.void.text, game.void.words) == ("arena-void-illegal", "blah blah")


def test_two_processes_play_the_same_games_as_one() -> None:
    bouts = list(contest("strong", "greedy", "random", iterations=20).bouts(2))

    def results(processes: int) -> list[object]:
        found = sorted(play_all(bouts, processes), key=lambda each: (each.deal, each.rotation))
        return [(each.bots, each.scores, each.shares, each.decisions) for each in found]

    assert results(2) == results(1)
