"""Every value of every option that changes a rule, where it matters, and the presets."""

from __future__ import annotations

from random import Random

import pytest

from games.playing import finished, moves, outcome, refusal, told
from games.verre.glasses import drinking, hearts, hearts_lost, kinds, known, piles, verbs
from games.verre.tables import E1, E5, E6, E8, E11, E13, SEATS, example, see, shuffled, table
from perfidie.engine import Refusal
from perfidie.games.verre import GAME

BEFORE_VIZZINI = "0 play a6 B; 1 play p6 A"
GOOD = {0: "a8 a7 p1 p2", 1: "a6 a5 p3 p4"}


def test_the_options_and_their_defaults() -> None:
    assert {option.id: option.values or (option.least, option.most) for option in GAME.options} == {
        "compare": ("sum", "count"),
        "tie": ("nothing", "poison", "antidote"),
        "end": ("immediate", "end_of_round", "full_rotation"),
        "power": ("swap_and_look", "look_then_may_swap", "blind_swap"),
        "take_order": ("wesley_last", "reverse", "clockwise"),
        "reveal": ("one_by_one", "after_all"),
        "two_player_last": ("removed", "dregs"),
        "start_hearts": (4, 2, 6, 8),
        "first_wesley": ("random", 0, 1, 2, 3, 4),
        "recap_shows_all": (False, True),
        "notebook": ("full", "seen_only", "off"),
        "max_rounds": (0, 1000),
        "deck": ("printed", "reduced", "tiny"),
    }
    assert GAME.setup(3).options["max_rounds"] == 50


def test_presets() -> None:
    standard, match = GAME.setup(4), GAME.setup(4, preset="match")
    assert standard.options == {option.id: option.usual for option in GAME.options}
    assert match.options == {**standard.options, "end": "full_rotation"}
    reduced = GAME.setup(4, preset="reduced")
    assert (reduced.options["deck"], len(reduced.deck)) == ("reduced", 8)
    assert [preset.id for preset in GAME.presets if not preset.lab] == ["standard", "match"]


# compare, tie


@pytest.mark.parametrize(
    ("seats", "cards", "by_sum", "by_count"),
    [
        (2, "a6 a1 p5 p4", "-2", "0"),
        (3, "a6 p1 p2 a1", "+4", "0"),
        (4, "a8 p1 p2 p3", "+2", "-2"),
        (5, "p10 a1 a2 a3", "-4", "+2"),
    ],
)
def test_compare_by_sum_or_by_count(seats: int, cards: str, by_sum: str, by_count: str) -> None:
    for compare, balance in [("sum", by_sum), ("count", by_count)]:
        play = drinking(seats, {1: cards}, compare=compare, end="full_rotation")
        hearts_lost(play, 1, "drink")
        assert told(play, None, "revealed")[-1]["balance"] == balance


@pytest.mark.parametrize(("seats", "balance"), [(2, "-1"), (3, "-0.5"), (4, "0"), (5, "+0.5")])
def test_compare_count_keeps_wesleys_half_antidotes(seats: int, balance: str) -> None:
    play = drinking(seats, {0: "a6 p1 p2 p3"}, compare="count")
    hearts_lost(play, 0, "drink")
    assert told(play, None, "revealed")[-1]["balance"] == balance


def test_compare_count_the_short_glass() -> None:
    assert hearts_lost(drinking(2, {1: "p6 a1 a2"}, compare="count"), 1, "drink") == (1, 0)
    assert hearts_lost(drinking(2, {1: "p6 a1 a2"}), 1, "drink") == (0, 1)


@pytest.mark.parametrize(
    ("tie", "drink", "refuse"),
    [
        ("nothing", (0, 0, 0, 0), (0, 0, 0, 0)),
        ("poison", (0, 0, 1, 0), (0, 0, 0, 0)),
        ("antidote", (1, 1, 0, 1), (0, 0, 1, 0)),
    ],
)
def test_tie(tie: str, drink: tuple[int, ...], refuse: tuple[int, ...]) -> None:
    for word, lost in [("drink", drink), ("refuse", refuse)]:
        assert hearts_lost(drinking(4, {2: "a7 p4 p5 a2"}, tie=tie), 2, word) == lost


def test_tie_counts_wesleys_bonus_first() -> None:
    assert hearts_lost(drinking(2, {0: "a1 p4 a2"}, tie="antidote"), 0, "drink") == (0, 1)
    assert hearts_lost(drinking(2, {0: "a1 p4 a2"}, tie="poison"), 0, "drink") == (1, 0)


# end, reveal, max_rounds


def test_end_immediate_stops_at_the_first_empty_seat() -> None:
    play = moves(drinking(4, GOOD, hearts=(4, 4, 1, 4)), "0 drink")
    assert (hearts(play), play.over) == ((4, 3, 0, 3), True)


def test_end_of_round_lets_everybody_announce() -> None:
    play = moves(drinking(4, GOOD, hearts=(4, 4, 1, 4), end="end_of_round"), "0 drink; 1 drink")
    assert (hearts(play), play.over) == ((3, 3, 0, 2), False)
    moves(play, "2 refuse")  # without a heart, he still announces
    assert not play.over
    moves(play, "3 refuse")
    assert play.over
    assert see(play, None).opened == (True, True, True, True)


def test_end_of_round_a_seat_without_hearts_has_none_to_lose() -> None:
    play = moves(drinking(4, GOOD, hearts=(4, 4, 1, 4), end="end_of_round"), "0 drink; 1 drink")
    assert told(play, None, "lost-heart") == [{"seats": (1, 2, 3), "count": 3}, {"seats": (0, 3), "count": 2}]


@pytest.mark.parametrize("seats", SEATS)
def test_end_full_rotation_everybody_has_been_wesley_equally_often(seats: int) -> None:
    for seed in range(8):
        play = finished(shuffled(seats, seed, end="full_rotation"), Random(seed))
        wesleys = [facts["wesley-seat"] for facts in told(play, None, "round-started")]
        assert len({wesleys.count(seat) for seat in range(seats)}) == 1
        assert min(hearts(play)) <= 0
        assert outcome(play).winners == tuple(s for s in range(seats) if hearts(play)[s] == max(hearts(play)))


def test_end_full_rotation_counts_hearts_below_nothing() -> None:
    play = moves(drinking(4, GOOD, hearts=(1, 1, 1, 1), end="full_rotation"), "0 drink; 1 drink; 2 refuse; 3 refuse")
    assert (hearts(play), play.over) == ((0, 0, -1, -2), False)


def test_end_full_rotation_says_hearts_lost() -> None:
    play = drinking(2, {0: "a6 a5 p1 p2", 1: "a4 a3 p3 a1"}, hearts=(1, 0), end="full_rotation", max_rounds=1)
    moves(play, "0 drink; 1 drink")
    assert outcome(play).reasons[1].facts == {"seats": (0,), "lost": 4}


@pytest.mark.parametrize("end", ["immediate", "end_of_round", "full_rotation"])
@pytest.mark.parametrize("seats", SEATS)
def test_max_rounds_is_the_net_whatever_the_end(seats: int, end: str) -> None:
    for limit in (1, 3):
        for seed in range(8):
            play = finished(shuffled(seats, seed, end=end, max_rounds=limit), Random(seed))
            played = see(play, None).round
            assert played <= limit
            if end == "full_rotation":
                assert played == limit or played % seats == 0
            by_hearts = min(hearts(play)) <= 0 and (end != "full_rotation" or played % seats == 0)
            code = "verre-ended-by-hearts" if by_hearts else "verre-ended-by-rounds"
            assert outcome(play).reasons[0].code == code


def test_max_rounds_zero_is_no_net() -> None:
    glasses = {0: "p6 p5 p4 p3", 1: "p2 a1 a2 p1"}
    play = moves(drinking(2, glasses, max_rounds=0), "0 refuse; 1 refuse")
    assert not play.over
    assert finished(play, Random(1)).over
    assert moves(drinking(2, glasses, max_rounds=1), "0 refuse; 1 refuse").over


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("start_hearts", [4, 2, 6, 8])
def test_max_rounds_by_default_never_cuts_a_rotation(seats: int, start_hearts: int) -> None:
    """At 3 seats and more every round costs a heart: a match lasts at most as many rotations as a seat has hearts."""
    setup = GAME.setup(seats, {"start_hearts": start_hearts}, preset="match")
    net = setup.options["max_rounds"]
    assert net % seats == 0 if seats == 2 else net >= start_hearts * seats


def test_reveal_after_all_opens_nothing_before_everybody_has_announced() -> None:
    play = example(E5, E6, E8, "2 end_turn", E11, "0 refuse; 1 drink", reveal="after_all")
    assert see(play, None).opened == (False, False, False)
    assert see(play, 2).balances != (-9, 6, 3)
    assert None in see(play, 2).balances  # Vizzini has lost his certainty
    since = len(play.events)
    moves(play, "2 drink")
    assert [facts["seat"] for facts in told(play, None, "revealed")] == [0, 1, 2]
    assert kinds(play.glimpses(None, since))[0] == "drank"


def test_reveal_after_all_stops_at_the_first_empty_seat() -> None:
    play = drinking(4, GOOD, hearts=(4, 4, 1, 4), reveal="after_all")
    moves(play, "0 drink; 1 drink; 2 refuse; 3 refuse")
    assert (hearts(play), play.over) == ((4, 3, 0, 3), True)
    assert see(play, None).opened == (True, False, False, False)
    assert see(play, None).announced == (1, 1, 0, 0)


def test_reveal_after_all_with_end_of_round_opens_everything() -> None:
    play = drinking(4, GOOD, hearts=(4, 4, 1, 4), reveal="after_all", end="end_of_round")
    moves(play, "0 drink; 1 drink; 2 refuse; 3 refuse")
    assert (hearts(play), play.over) == ((3, 3, 0, 1), True)
    assert see(play, None).opened == (True, True, True, True)


# power


def test_power_look_then_may_swap_yes() -> None:
    play = example(E5, BEFORE_VIZZINI, power="look_then_may_swap")
    assert verbs(play) == ["peek", "play"]
    assert refusal(play, 2, "swap A B") == "not-now"
    moves(play, "2 peek A B")
    assert piles(play) == ["p5 p6", "a2 a6", "p1"]
    assert known(play, 2) == ["p5 p6", "? a6", "p1"]
    assert play.legal(2) == [("swap_yes",), ("swap_no",)]
    moves(play, "2 swap_yes")
    assert piles(play) == ["p5 a6", "a2 p6", "p1"]
    assert verbs(play) == ["play"]  # the card is still owed
    moves(play, "2 play a5 C")
    assert play.state.actor == 0  # the power is spent: no question


def test_power_look_then_may_swap_no_spends_it_too() -> None:
    play = example(E5, BEFORE_VIZZINI, "2 play a5 C; 2 peek A B; 2 swap_no", power="look_then_may_swap")
    assert piles(play) == ["p5 p6", "a2 a6", "p1 a5"]
    assert known(play, 2) == ["p5 p6", "? a6", "p1 a5"]
    assert not see(play, None).power
    assert play.state.actor == 0
    for watcher in (0, 1, None):
        assert told(play, watcher, "peeked") == [{"seat": 2, "glass": "A", "other-glass": "B"}]
        assert told(play, watcher, "swap-declined") == [{"seat": 2, "glass": "A", "other-glass": "B"}]


def test_power_blind_swap_teaches_vizzini_nothing() -> None:
    play = example(E5, BEFORE_VIZZINI, power="blind_swap")
    assert known(play, 2) == ["p5 ?", "? ?", "p1"]
    moves(play, "2 swap A B")
    assert piles(play) == ["p5 a6", "a2 p6", "p1"]
    assert known(play, 2) == ["p5 ?", "? ?", "p1"]
    assert told(play, 2, "swapped") == told(play, None, "swapped") == [{"seat": 2, "glass": "A", "other-glass": "B"}]
    assert not play.events[-1].teaches(2)
    assert known(play, 0)[0] == "p5 a6"  # whoever knew a card follows it


def test_power_blind_swap_still_follows_what_vizzini_spied() -> None:
    play = example(E5, BEFORE_VIZZINI, "2 swap B C", power="blind_swap")
    assert known(play, 2) == ["p5 ?", "? p1", "?"]


# take_order


ORDERS = {
    "wesley_last": {2: (1, 0), 3: (2, 1, 0), 4: (3, 1, 2, 0), 5: (4, 1, 2, 3, 0)},
    "reverse": {2: (1, 0), 3: (2, 1, 0), 4: (3, 2, 1, 0), 5: (4, 3, 2, 1, 0)},
    "clockwise": {2: (1, 0), 3: (2, 0, 1), 4: (3, 0, 1, 2), 5: (4, 0, 1, 2, 3)},
}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("take_order", ORDERS)
def test_take_order(take_order: str, seats: int) -> None:
    for wesley in range(seats):
        play = drinking(seats, {}, wesley=wesley, take_order=take_order)
        order = [facts["seat"] for facts in told(play, None, "took")]
        assert order == [(wesley + place) % seats for place in ORDERS[take_order][seats]]
        assert play.state.actor == wesley  # announcing is not concerned


# two_player_last


def test_two_player_last_dregs_fill_the_short_glass_unseen() -> None:
    script = "0 play a1 B; 1 play p2 A; 1 end_turn; 0 play a3 C; 1 play p3 C"
    play = moves(table(2, E1, two_player_last="dregs"), E13, script)
    assert [len(pile.split()) for pile in piles(play)] == [3, 4, 4]  # not before the last question of phase 2
    moves(play, "1 swap A C")
    assert piles(play) == ["p4 p6 p3 a5", "a2 a6 a4 a1", "p1 p5 a3 p2"]
    for watcher in (0, 1, None):
        assert told(play, watcher, "dregs-poured") == [{"glass": "A"}]
        assert known(play, watcher)[0].split()[3] == "?"
        assert see(play, watcher).pourers[-1] == -1
    moves(play, "1 take B; 0 take A; 0 drink")
    assert told(play, None, "revealed")[-1]["cards"] == ("p4", "p6", "p3", "a5")


def test_two_player_last_dregs_follow_a_peek() -> None:
    script = "0 play a1 B; 1 play p2 A; 1 end_turn; 0 play a3 C; 1 play p3 C; 1 peek A C; 1 swap_no"
    play = moves(table(2, E1, two_player_last="dregs", power="look_then_may_swap"), E13, script)
    assert piles(play)[0] == "p4 p6 p2 a5"


def test_two_player_last_means_nothing_at_three() -> None:
    play = example(E5, E6, E8, "2 end_turn", two_player_last="dregs")
    assert piles(play) == ["p5 p6 a4 a1", "a2 a6 p3 p2", "p1 a5 p4 a3"]
    assert told(play, None, "dregs-poured") == []


# start_hearts, first_wesley, deck


@pytest.mark.parametrize("start_hearts", [4, 2, 6, 8])
def test_start_hearts(start_hearts: int) -> None:
    for seats in SEATS:
        assert hearts(shuffled(seats, 1, start_hearts=start_hearts)) == (start_hearts,) * seats


@pytest.mark.parametrize("seats", SEATS)
def test_first_wesley_a_fixed_seat(seats: int) -> None:
    for seat in range(seats):
        play = shuffled(seats, seed=seat, first_wesley=seat)
        assert (see(play, None).wesley, play.state.actor) == (seat, seat)
        assert play.entries[0].words[0] == "deal"
    for seat in range(seats, 6):
        with pytest.raises(Refusal) as refused:
            GAME.setup(seats, {"first_wesley": seat})
        assert refused.value.code == "bad-option"
    assert {see(shuffled(seats, seed), None).wesley for seed in range(60)} == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_deck_reduced_is_one_card_each(seats: int) -> None:
    play = shuffled(seats, seed=1, deck="reduced")
    sight = see(play, 0)
    assert sight.hand_sizes == (1,) * seats
    assert len(sight.glasses) == max(3, seats)
    assert finished(play, Random(1)).over


def test_deck_tiny_is_four_cards_and_two_glasses_at_two_seats() -> None:
    play = shuffled(2, seed=1, deck="tiny")
    sight = see(play, 0)
    assert (sight.hand_sizes, len(sight.glasses), len(play.setup.deck)) == ((1, 1), 2, 4)
    assert finished(play, Random(1)).over
