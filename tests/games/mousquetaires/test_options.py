"""What a table of Mousquetaires du Roy may agree on: who rides, who plays them, hands, sand, handicaps."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games.playing import decisions, finished, mixtures, moves, outcome, see, shuffled, told
from perfidie.engine import Playthrough, Refusal
from perfidie.games.mousquetaires import GAME


def riders(seats: int, **options: Any) -> dict[str, int]:
    """Who rides, and which seat plays him."""
    return {rider.id: rider.seat for rider in see(shuffled(GAME, seats, 1, **options), None).riders}


def to_phase_two(seats: int, seed: int = 1, **options: Any) -> Playthrough:
    """Everybody has decided at random until the speaker names the first Musketeer."""
    play, rng = shuffled(GAME, seats, seed, **options), Random(seed)
    for _ in decisions(play, rng):
        if play.view(None).step == "ChooseMusketeer":
            break
    return play


# Who rides


def test_three_of_the_five_ride_as_the_table_likes() -> None:
    assert list(riders(4)) == ["dartagnan", "athos", "aramis"]
    assert riders(4, trio="porthos_aramis_treville") == {"porthos": 1, "aramis": 2, "treville": 3}
    assert riders(2, trio="athos_porthos_treville") == {"athos": 1, "porthos": 1, "treville": 1}


def test_treville_may_replace_one_of_four() -> None:
    assert list(riders(5)) == ["dartagnan", "athos", "porthos", "aramis"]
    assert list(riders(5, quartet="dartagnan_athos_aramis_treville")) == ["dartagnan", "athos", "aramis", "treville"]
    assert list(riders(6, quartet="dartagnan_athos_aramis_treville")) == [
        "dartagnan", "athos", "porthos", "aramis", "treville",
    ]  # fmt: skip


@pytest.mark.parametrize(("by", "seats"), [(0, [1, 1, 2, 2]), (1, [1, 2, 2, 1]), (2, [2, 2, 1, 1])])
def test_musketeers_are_handed_on_among_those_who_play_them(by: int, seats: list[int]) -> None:
    assert list(riders(3, handed_on=by).values()) == seats


def test_milady_is_automatic_for_one_and_for_up_to_five_who_wish_it() -> None:
    assert riders(1) == {"dartagnan": 0, "athos": 0, "aramis": 0}
    assert see(shuffled(GAME, 1, 1), 0).automatic
    assert list(riders(5, automatic_milady=True).values()) == [0, 1, 2, 3, 4]
    with pytest.raises(Refusal, match="mousquetaires-too-many-for-automatic"):
        GAME.setup(6, {"automatic_milady": True})


# Handicaps


def test_purse_treacheries_and_time_may_be_given_or_taken() -> None:
    usual, changed = (
        see(shuffled(GAME, 6, 1, **options), 0)
        for options in ({}, {"purse_handicap": -2, "treachery_handicap": 1, "early_start": True})
    )
    assert (usual.purse, usual.treachery_count, usual.time) == (3, 3, 2)
    assert (changed.purse, changed.treachery_count, changed.time) == (1, 4, 1)


# Hands


def test_by_default_the_team_sees_all_its_hands_and_milady_none() -> None:
    play = shuffled(GAME, 4, 1)
    assert [[len(rider.hand) for rider in see(play, seat).riders] for seat in (0, 1)] == [[0, 0, 0], [4, 4, 4]]
    assert [rider.count for rider in see(play, 0).riders] == [4, 4, 4]


def test_with_closed_hands_everybody_sees_his_own_musketeers_cards_alone() -> None:
    play = shuffled(GAME, 3, 1, closed_hands=True)
    assert [[len(rider.hand) for rider in see(play, seat).riders] for seat in (0, 1, 2)] == [
        [0, 0, 0, 0],
        [3, 3, 0, 0],
        [0, 0, 3, 3],
    ]


# Sand


def test_without_the_sand_timer_nobody_can_let_it_run_out() -> None:
    play = to_phase_two(4)
    assert ("time_up",) not in play.legal(1)
    assert GAME.talk.sand(play.view(None)) is None


def test_when_the_sand_has_run_out_the_present_action_is_the_last() -> None:
    play = to_phase_two(4, sand_timer=True)
    sand = GAME.talk.sand(play.view(None))
    assert sand is not None
    assert (sand.seconds, sand.words) == (120 if see(play, None).urgency else 300, ("time_up",))
    first = play.legal(1)[0][1]
    moves(play, f"1 activate {first}", f"{riders(4)[first]} time_up")
    assert [facts["hero"] for facts in told(play, None, "turn-ended")] == [first], "the others lose their turn"
    assert told(play, None, "sand-ran-out") == [{}]
    assert see(play, None).round == 1
    assert play.view(None).step != "ChooseMusketeer"
    assert GAME.talk.sand(play.view(None)) is None


# Talk


def test_the_musketeers_have_a_channel_of_their_own() -> None:
    def channels(seats: int, **options: Any) -> list[tuple[int, ...]]:
        return [GAME.talk.channel(GAME.setup(seats, options), seat) for seat in range(seats)]

    assert channels(4) == [(), (1, 2, 3), (1, 2, 3), (1, 2, 3)]
    assert channels(2) == [(), ()], "who plays alone has nobody to whisper to"
    assert channels(4, team_talk="overheard") == [()] * 4
    assert channels(3, automatic_milady=True) == [()] * 3, "nobody is there to overhear them"


def test_a_silent_table_is_hushed_in_phase_two_alone() -> None:
    play = shuffled(GAME, 4, 1, team_talk="silent")
    assert not GAME.talk.hushed(play.view(None))
    assert GAME.talk.hushed(to_phase_two(4, team_talk="silent").view(None))
    assert not GAME.talk.hushed(to_phase_two(4).view(None))


# All of them


def test_somebody_else_is_milady_next_time() -> None:
    assert GAME.rules.again(finished(shuffled(GAME, 4, 1), Random(1)).state)[1] == 1
    assert GAME.rules.again(finished(shuffled(GAME, 1, 1), Random(1)).state)[1] == 0


def test_any_mixture_of_options_is_played_to_its_end() -> None:
    rng = Random(4)
    for seats in GAME.seats:
        for options in islice(mixtures(GAME, seats, rng), 2):
            ended = outcome(finished(shuffled(GAME, seats, 3, **options), rng))
            assert set(ended.winners) in [set(team) for team in GAME.rules.teams(GAME.setup(seats, options))] or (
                not ended.winners and GAME.setup(seats, options).automatic  # type: ignore[attr-defined]
            )


# The laboratory's smallest game


@pytest.mark.parametrize("seats", GAME.seats)
def test_deck_tiny_is_the_last_round_of_a_quest_with_one_musketeer_for_each_seat_that_plays_them(seats: int) -> None:
    sight = see(shuffled(GAME, seats, 1, deck="tiny"), None)
    assert [rider.seat for rider in sight.riders] == list(range(seats > 1, seats))
    assert (sight.time, sight.quest.stage, sight.quest.done, sight.quest.hurt) == (
        10,
        "return",
        (0, 1, 2),
        (0, 0, 0, 2),
    )
    assert (sight.pool, sight.trap_stock, sum(sight.stock)) == ((), (), 1)
    rng = Random(seats)
    for seed in range(5):
        play = finished(shuffled(GAME, seats, seed, deck="tiny"), rng)
        assert see(play, None).round == 1


def test_the_lone_musketeer_of_deck_tiny_has_three_actions_one_card_and_three_more_to_draw() -> None:
    play = to_phase_two(1, deck="tiny")
    sight = see(play, 0)
    assert (sight.riders[0].count, sight.deck, sight.purse) == (1, 3, 3)
    (activate,) = play.state.legal()
    play.move(0, activate.words)
    assert see(play, 0).actions == 3
    assert see(shuffled(GAME, 1, 1, deck="tiny", early_start=True), 0).time == 10, "nothing starts it earlier"
